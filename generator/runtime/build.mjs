// node generator/runtime/build.mjs WHEEL SITE_PACKAGES OUT
// From the engine's wheel and npm's pyodide to the folder of files that a browser loads:
//   manifest.json               what is where, sizes, hashes, and the lock to hand to Pyodide
//   pyodide-VERSION-HASH/       pyodide.mjs, pyodide.asm.js, pyodide.asm.wasm, python_stdlib.zip
//   engine-HASH/kernel.zip.gzip what all games use, compiled for that Python; gzipped as a whole, and not
//                               called .gz, which some servers send as an encoding
//   engine-HASH/shed.zip.gzip   the rules and words of one game, for who asks about it
//   engine-HASH/practice.zip.gzip        what finds misreadings, for who practises
//   engine-HASH/practice-shed.zip.gzip   the misreadings of one game, and positions that show them
//   engine-HASH/otherwise.zip.gzip       what is asked rarely, each request in an archive of its own
//   words-HASH/de.json          the engine's words in a language other than English, for its pages
//   words-HASH/de-shed.json     those of one game
// Folders carry the hash of their content, so a host may tell browsers to keep them for ever.
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { checkVersion, end, minimalLock, mount, mountPart, SLIM, STOCK, start, startShipped } from "./pyodide.mjs";

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

/** The engine's wheel with bytecode in place of sources, as an archive for what all games use and one for
 *  each game; the library modules it imports; and its words in other languages, by language and package. */
function compileEngine(maker, wheel, sitePackages) {
  maker.mountNodeFS("/site-packages", sitePackages);
  for (const folder of ["/wheel", "/engine"]) maker.FS.mkdirTree(folder);
  const inside = `/wheel/${path.basename(wheel)}`;
  maker.FS.writeFile(inside, fs.readFileSync(wheel));
  const library = maker.globals.get("imported_by")(inside);
  const words = JSON.parse(maker.globals.get("words_of")(inside));
  const { games, rare } = JSON.parse(maker.globals.get("compile_engine")(inside, "/engine", "/site-packages"));
  const packed = (part) => zlib.gzipSync(maker.FS.readFile(`/engine/${part}.zip`), { level: 9 });
  return {
    kernel: packed("kernel"),
    games: Object.fromEntries(games.map((part) => [part, packed(part)])),
    practice: packed("practice"),
    rare: Object.fromEntries(rare.map((part) => [part, packed(part)])),
    misread: Object.fromEntries(games.map((part) => [part, packed(`practice-${part}`)])),
    library,
    words: Object.fromEntries(Object.entries(words).map(([language, text]) => [language, JSON.parse(text)])),
  };
}

/** Pyodide's standard library with the stand-ins, cut to what booting it and asking the engine loads. */
async function stripStdlib(maker, engine, scratch) {
  maker.mountNodeFS("/slim", SLIM);
  maker.globals.get("overlay_stdlib")("/slim", "/whole.zip");
  fs.writeFileSync(scratch, maker.FS.readFile("/whole.zip"));
  const asker = await start({ stdLibURL: scratch });
  fs.rmSync(scratch);
  mount(asker, "kernel", engine.kernel);
  for (const [part, data] of Object.entries(engine.games)) mountPart(asker, part, data);
  mountPart(asker, "practice", engine.practice);
  for (const [part, data] of Object.entries(engine.rare)) mountPart(asker, part, data);
  for (const [part, data] of Object.entries(engine.misread)) mountPart(asker, `practice-${part}`, data);
  asker.globals.set("LIBRARY", engine.library);
  asker.runPython(here("warm.py"));
  try {
    asker.runPython("a fault on its way to JavaScript");
  } catch {
    // What telling it takes is loaded now.
  }
  const names = asker.globals.get("loaded_from_stdlib")();
  maker.globals.get("strip_stdlib")("/whole.zip", names, "/stdlib.zip");
  // The games' packages by the names that readers and requests know.
  const games = asker.runPython("import json; from followsuit.games import MODULES; json.dumps(MODULES)");
  return { data: maker.FS.readFile("/stdlib.zip"), modules: JSON.parse(names).length, games: JSON.parse(games) };
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

const packageOf = (part) => `followsuit.games.${part}`;

/** The words of each language that all its readers need, and those of each game that is told in it. */
function wordFiles(words, games) {
  const own = new Set(games.map(([, part]) => packageOf(part)));
  return Object.entries(words).flatMap(([language, tables]) => {
    const shared = Object.fromEntries(Object.entries(tables).filter(([name]) => !own.has(name)));
    const told = games.filter(([, part]) => packageOf(part) in tables);
    return [
      { name: `${language}.json`, data: Buffer.from(JSON.stringify(shared)) },
      ...told.map(([game, part]) => {
        const name = packageOf(part);
        return { name: `${language}-${game}.json`, data: Buffer.from(JSON.stringify({ [name]: tables[name] })) };
      }),
    ];
  });
}

/** Where they are: by language, for all its readers (`kernel`) and for those of a game (`games`). */
function wordPlaces(words, games, folder) {
  const places = Object.entries(words).map(([language, tables]) => {
    const told = games.filter(([, part]) => packageOf(part) in tables).map(([game]) => game);
    const place = (game) => [game, `${folder}/${language}-${game}.json`];
    return [language, { kernel: `${folder}/${language}.json`, games: Object.fromEntries(told.map(place)) }];
  });
  return Object.fromEntries(places);
}

/** Boot what was built, as a browser does, and ask it something. */
async function prove(out) {
  const { python, bring } = await startShipped(out);
  const games = JSON.stringify({ ask: "games" });
  bring(games);
  const answer = JSON.parse(python.runPython(`import json; from followsuit import ask; json.dumps(ask(${games}))`));
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
  const stdlib = await stripStdlib(maker, engine, path.join(out, "whole.zip"));
  const index = writeHashed(out, `pyodide-${version}`, [
    ...BROWSER_FILES.map((name) => ({ name, data: fs.readFileSync(path.join(STOCK, name)) })),
    { name: "python_stdlib.zip", data: stdlib.data },
  ]);
  const games = Object.entries(stdlib.games);
  const engineFolder = writeHashed(out, "engine", [
    { name: "kernel.zip.gzip", data: engine.kernel },
    ...games.map(([game, part]) => ({ name: `${game}.zip.gzip`, data: engine.games[part] })),
    { name: "practice.zip.gzip", data: engine.practice },
    ...games.map(([game, part]) => ({ name: `practice-${game}.zip.gzip`, data: engine.misread[part] })),
    ...Object.entries(engine.rare).map(([part, data]) => ({ name: `${part}.zip.gzip`, data })),
  ]);
  const archive = (name) => [name, `${engineFolder}/${name}.zip.gzip`];
  const wordsFolder = writeHashed(out, "words", wordFiles(engine.words, games));
  const manifest = {
    version,
    index: `${index}/`,
    kernel: `${engineFolder}/kernel.zip.gzip`,
    games: Object.fromEntries(games.map(([game]) => archive(game))),
    practice: Object.fromEntries(["practice", ...games.map(([game]) => `practice-${game}`)].map(archive)),
    rare: Object.fromEntries(Object.keys(engine.rare).map(archive)),
    words: wordPlaces(engine.words, games, wordsFolder),
    lock: minimalLock(),
    files: [index, engineFolder, wordsFolder].flatMap((folder) => describe(out, folder)),
  };
  fs.writeFileSync(path.join(out, "manifest.json"), `${JSON.stringify(manifest, null, 1)}\n`);
  await prove(out);

  // All or nothing: a broken build leaves the last good one in place.
  fs.rmSync(target, { recursive: true, force: true });
  fs.renameSync(out, target);
  const sizes = Object.fromEntries(manifest.files.map((file) => [file.path, file.gzip]));
  const own = Object.values(manifest.games).map((file) => sizes[file]);
  const all = manifest.files.filter((file) => file.path.startsWith(index)).reduce((sum, { gzip }) => sum + gzip, 0);
  const kb = (bytes) => `${Math.round(bytes / 1000)} KB`;
  console.log(
    `${stdlib.modules} library modules kept; gzipped: ${kb(all + sizes[manifest.kernel])} without a game, ` +
      `${kb(Math.min(...own))} to ${kb(Math.max(...own))} for each`,
  );
}

const [wheel, sitePackages, target] = process.argv.slice(2);
await end(main(wheel, sitePackages, path.resolve(target)));
