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

/** Put a gzipped archive into Python's file system, unzipped once; the answer is where it is. */
function unpack(python, name, data) {
  const inside = `/${name}.zip`;
  python.FS.writeFile(inside, zlib.gunzipSync(data));
  return inside;
}

/** Put the gzipped archive of what all games use first on Python's path. */
export function mount(python, name, data) {
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(unpack(python, name, data))})`);
}

/** Add a gzipped archive to the engine: a game, or what is seldom asked takes. */
export function mountPart(python, name, data) {
  python.runPython(`from followsuit.games import add; add(${JSON.stringify(unpack(python, name, data))})`);
}

/** Start what the site ships, without a game; `more` are options of loadPyodide. `bring` fetches what a
 *  request in JSON takes, as the page's worker does; the words of all languages are there. */
export async function startShipped(runtime, more = {}) {
  const manifest = JSON.parse(fs.readFileSync(path.join(runtime, "manifest.json"), "utf8"));
  const read = (file) => fs.readFileSync(path.join(runtime, file));
  const lockFileContents = JSON.stringify(manifest.lock);
  const python = await start({ index: path.join(runtime, manifest.index), lockFileContents, ...more });
  mount(python, "kernel", read(manifest.kernel));
  const needed = python.runPython("from followsuit_draw.door import needed; needed");
  const learn = python.runPython("from followsuit_draw.door import learn; learn");
  const parts = { ...manifest.games, ...manifest.practice, ...manifest.rare };
  const here = new Set();
  const bring = (request) => {
    for (const part of needed(request).split(" ").filter(Boolean)) {
      if (!here.has(part)) mountPart(python, part, read(parts[part]));
      here.add(part);
    }
  };
  for (const [language, { kernel, games }] of Object.entries(manifest.words)) {
    for (const file of [kernel, ...Object.values(games)]) learn(language, read(file).toString("utf8"));
  }
  return { python, manifest, bring };
}

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
