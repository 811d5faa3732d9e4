// Start Pyodide under Node: the stock one of node_modules, or what the site ships.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import zlib from "node:zlib";

export const ROOT = path.resolve(import.meta.dirname, "../..");
export const STOCK = path.join(ROOT, "node_modules/pyodide");

/** Sources that take the places of Pyodide's own in the standard library. */
export const SLIM = path.join(import.meta.dirname, "slim");

/** Throw unless `version` is the Pyodide whose Python half SLIM stands in for. */
export function checkVersion(version) {
  const file = path.join(SLIM, "pyodide/__init__.py");
  const made = /^__version__ = "(.+)"$/m.exec(fs.readFileSync(file, "utf8"))[1];
  if (made === version) return;
  throw new Error(
    `generator/runtime/slim stands in for the Python half of Pyodide ${made}, and node_modules holds ` +
      `Pyodide ${version}. Compare the two versions' files of the same names, mend what has changed, ` +
      `and write the new version into generator/runtime/slim/pyodide/__init__.py.`,
  );
}

/** A lock file that knows no package: the site installs none, so it ships no list of them. */
export function minimalLock() {
  const { info } = JSON.parse(fs.readFileSync(path.join(STOCK, "pyodide-lock.json"), "utf8"));
  return { info, packages: {} };
}

/** loadPyodide, from the stock files unless `index` names another folder; `more` are its own options. */
export async function start({ index = STOCK, ...more } = {}) {
  const { loadPyodide } = await import(pathToFileURL(path.join(index, "pyodide.mjs")));
  return loadPyodide({
    indexURL: index,
    lockFileContents: JSON.stringify(minimalLock()),
    packages: [],
    ...more,
  });
}

/** Put a gzipped archive into Python's file system, unzipped once, and first on its path. */
export function mount(python, file) {
  const inside = `/${path.basename(file, ".gzip")}`;
  python.FS.writeFile(inside, zlib.gunzipSync(fs.readFileSync(file)));
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(inside)})`);
}

/** Give the mounted engine the words of all languages that the site has, as a page does with its own. */
export function speak(python, runtime, manifest) {
  const add = python.runPython(SPEAK);
  for (const [language, { path: file }] of Object.entries(manifest.words)) {
    add(language, fs.readFileSync(path.join(runtime, file), "utf8"));
  }
}

const SPEAK = `
import json
from followsuit.words.catalogue import add
lambda language, words: add(language, json.loads(words))
`;

/** End Node with the status that `work` comes to; Pyodide would keep Node alive. Of an error only the
 *  message is told: Node would print all of Pyodide's source, which is one line. */
export async function end(work) {
  try {
    process.exit((await work) ?? 0);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
