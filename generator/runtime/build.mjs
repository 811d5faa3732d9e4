// node generator/runtime/build.mjs WHEEL SITE_PACKAGES OUT
// From the engine's wheel and npm's pyodide to the folder of files that a browser loads:
//   manifest.json                      what is where, sizes, hashes, and the lock to hand to Pyodide
//   pyodide-VERSION-HASH/              pyodide.mjs, pyodide.asm.js, pyodide.asm.wasm, python_stdlib.zip
//   engine-HASH/followsuit-*.whl.gzip  the engine's wheel, its modules compiled for that Python; gzipped
//                                      as a whole, and not called .gz, which some servers send as an encoding
//   words-HASH/de.json                 the engine's words in a language other than English, for its pages
// Folders carry the hash of their content, so a host may tell browsers to keep them for ever.
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { checkVersion, end, minimalLock, mount, SLIM, STOCK, start } from "./pyodide.mjs";

const BROWSER_FILES = ["pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm"];
const here = (name) => fs.readFileSync(path.join(import.meta.dirname, name), "utf8");
const sha256 = (data) => crypto.createHash("sha256").update(data).digest("hex");

/** The stock Pyodide, with the code that makes archives. */
async function startMaker() {
  // SOURCE_DATE_EPOCH makes py_compile write hashes instead of times; PYTHONNODEBUGRANGES leaves out the
  // columns of each instruction, a seventh of all bytecode: faults are told by file and line.
  const env = { SOURCE_DATE_EPOCH: "1577836800", PYTHONNODEBUGRANGES: "1", HOME: "/home/pyodide" };
  const maker = await start({ env });
  maker.runPython(here("zips.py"));
  return maker;
}

/** The engine's wheel with bytecode in place of sources, and the library modules it imports. */
function compileEngine(maker, wheel, sitePackages) {
  maker.mountNodeFS("/site-packages", sitePackages);
  maker.FS.mkdirTree("/wheel");
  const inside = `/wheel/${path.basename(wheel)}`;
  maker.FS.writeFile(inside, fs.readFileSync(wheel));
  const library = maker.globals.get("imported_by")(inside);
  const words = JSON.parse(maker.globals.get("words_of")(inside));
  const name = maker.globals.get("compile_engine")(inside, "/engine.whl", "/site-packages");
  const data = zlib.gzipSync(maker.FS.readFile("/engine.whl"), { level: 9 });
  return { file: { name: `${name}.gzip`, data }, library, words };
}

/** Pyodide's standard library with the stand-ins, cut to what booting it and asking the engine loads. */
async function stripStdlib(maker, engineFile, library, scratch) {
  maker.mountNodeFS("/slim", SLIM);
  maker.globals.get("overlay_stdlib")("/slim", "/whole.zip");
  fs.writeFileSync(scratch, maker.FS.readFile("/whole.zip"));
  const asker = await start({ stdLibURL: scratch });
  fs.rmSync(scratch);
  mount(asker, engineFile);
  asker.globals.set("LIBRARY", library);
  asker.runPython(here("warm.py"));
  try {
    asker.runPython("a fault on its way to JavaScript");
  } catch {
    // What telling it takes is loaded now.
  }
  const names = asker.globals.get("loaded_from_stdlib")();
  maker.globals.get("strip_stdlib")("/whole.zip", names, "/stdlib.zip");
  return { data: maker.FS.readFile("/stdlib.zip"), modules: JSON.parse(names).length };
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
  const { version } = JSON.parse(fs.readFileSync(path.join(STOCK, "package.json"), "utf8"));
  checkVersion(version);
  const out = `${target}.new`;
  fs.rmSync(out, { recursive: true, force: true });
  fs.mkdirSync(out, { recursive: true });

  const maker = await startMaker();
  const engine = compileEngine(maker, wheel, sitePackages);
  const engineFolder = writeHashed(out, "engine", [engine.file]);
  const engineFile = path.join(out, engineFolder, engine.file.name);
  const stdlib = await stripStdlib(maker, engineFile, engine.library, path.join(out, "whole.zip"));
  const index = writeHashed(out, `pyodide-${version}`, [
    ...BROWSER_FILES.map((name) => ({ name, data: fs.readFileSync(path.join(STOCK, name)) })),
    { name: "python_stdlib.zip", data: stdlib.data },
  ]);
  const texts = Object.entries(engine.words).sort();
  const languages = texts.map(([language]) => language);
  const words = texts.map(([name, text]) => ({ name: `${name}.json`, data: Buffer.from(text) }));
  const wordsFolder = writeHashed(out, "words", words);
  const manifest = {
    version,
    index: `${index}/`,
    engine: `${engineFolder}/${engine.file.name}`,
    lock: minimalLock(),
    // Not among the files that every reader is sent.
    words: Object.fromEntries(describe(out, wordsFolder).map((file, place) => [languages[place], file])),
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
