// Start Pyodide under Node: the stock one of node_modules, or what the site ships.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

export const ROOT = path.resolve(import.meta.dirname, "../..");
export const STOCK = path.join(ROOT, "node_modules/pyodide");

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

/** Put a file into Python's file system and, as a zip, first on its path. */
export function mount(python, file) {
  const inside = `/${path.basename(file)}`;
  python.FS.writeFile(inside, fs.readFileSync(file));
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(inside)})`);
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
