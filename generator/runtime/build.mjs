// node generator/runtime/build.mjs WHEEL SITE_PACKAGES OUT
// From the engine's wheel and npm's pyodide to the folder of files that a browser loads:
//   manifest.json                     what is where, sizes, hashes, and the lock to hand to Pyodide
//   pyodide-VERSION-HASH/             pyodide.mjs, pyodide.asm.js, pyodide.asm.wasm, python_stdlib.zip
//   engine-HASH/followsuit-*.whl      the engine's wheel, its modules compiled for that Python
// Folders carry the hash of their content, so a host may tell browsers to keep them for ever.
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { end, minimalLock, mount, STOCK, start } from "./pyodide.mjs";

const BROWSER_FILES = ["pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm"];
const here = (name) => fs.readFileSync(path.join(import.meta.dirname, name), "utf8");
const sha256 = (data) => crypto.createHash("sha256").update(data).digest("hex");

/** The engine's wheel with bytecode in place of sources: { name, data }. */
async function compileEngine(wheel, sitePackages) {
  // SOURCE_DATE_EPOCH makes py_compile write hashes instead of times.
  const python = await start({ env: { SOURCE_DATE_EPOCH: "1577836800", HOME: "/home/pyodide" } });
  python.mountNodeFS("/site-packages", sitePackages);
  python.FS.mkdirTree("/wheel");
  const inside = `/wheel/${path.basename(wheel)}`;
  python.FS.writeFile(inside, fs.readFileSync(wheel));
  python.runPython(here("zips.py"));
  const name = python.globals.get("compile_engine")(inside, "/engine.whl", "/site-packages");
  return { name, data: python.FS.readFile("/engine.whl") };
}

/** Pyodide's standard library, cut to what booting it and asking the engine loads. */
async function stripStdlib(engineFile) {
  const asker = await start();
  mount(asker, engineFile);
  asker.runPython(here("warm.py"));
  asker.runPython(here("zips.py"));
  const names = asker.globals.get("loaded_from_stdlib")();
  asker.globals.get("strip_stdlib")(names, "/stdlib.zip");
  return { data: asker.FS.readFile("/stdlib.zip"), modules: JSON.parse(names).length };
}

/** Write files into a folder named after their content; answer the folder's name. */
function writeHashed(out, prefix, files) {
  const word = sha256(files.map(({ data }) => sha256(data)).join()).slice(0, 10);
  const folder = `${prefix}-${word}`;
  fs.mkdirSync(path.join(out, folder), { recursive: true });
  for (const { name, data } of files) fs.writeFileSync(path.join(out, folder, name), data);
  return folder;
}

function describe(out, folder) {
  return fs
    .readdirSync(path.join(out, folder))
    .sort()
    .map((name) => {
      const data = fs.readFileSync(path.join(out, folder, name));
      const gzip = zlib.gzipSync(data, { level: 9 }).length;
      return { path: `${folder}/${name}`, bytes: data.length, gzip, sha256: sha256(data) };
    });
}

/** Boot what was built, as a browser does, and ask it something. */
async function prove(out, manifest) {
  const python = await start({
    index: path.join(out, manifest.index),
    lockFileContents: JSON.stringify(manifest.lock),
  });
  mount(python, path.join(out, manifest.engine));
  const answer = JSON.parse(
    python.runPython(`import json; from followsuit import ask; json.dumps(ask({"ask": "games"}))`),
  );
  if (!answer.games?.length) throw new Error(`The built runtime answers ${JSON.stringify(answer)}`);
}

async function main(wheel, sitePackages, target) {
  const out = `${target}.new`;
  fs.rmSync(out, { recursive: true, force: true });
  fs.mkdirSync(out, { recursive: true });

  const engine = await compileEngine(wheel, sitePackages);
  const engineFolder = writeHashed(out, "engine", [engine]);
  const stdlib = await stripStdlib(path.join(out, engineFolder, engine.name));
  const { version } = JSON.parse(fs.readFileSync(path.join(STOCK, "package.json"), "utf8"));
  const index = writeHashed(out, `pyodide-${version}`, [
    ...BROWSER_FILES.map((name) => ({ name, data: fs.readFileSync(path.join(STOCK, name)) })),
    { name: "python_stdlib.zip", data: stdlib.data },
  ]);
  const manifest = {
    version,
    index: `${index}/`,
    engine: `${engineFolder}/${engine.name}`,
    lock: minimalLock(),
    files: [...describe(out, index), ...describe(out, engineFolder)],
  };
  await prove(out, manifest);
  fs.writeFileSync(path.join(out, "manifest.json"), `${JSON.stringify(manifest, null, 1)}\n`);

  // All or nothing: a broken build leaves the last good one in place.
  fs.rmSync(target, { recursive: true, force: true });
  fs.renameSync(out, target);
  const sum = (key) => manifest.files.reduce((total, file) => total + file[key], 0);
  const kb = (bytes) => `${Math.round(bytes / 1000)} KB`;
  console.log(`${stdlib.modules} library modules kept; ${kb(sum("bytes"))}, ${kb(sum("gzip"))} gzipped`);
}

const [wheel, sitePackages, target] = process.argv.slice(2);
await end(main(wheel, sitePackages, path.resolve(target)));
