// node generator/widgets/build.mjs [OUT [WORDS]]
// Needs build/runtime, whose addresses the worker has built in, and build/typeface. Bundles what a page loads beside its HTML into OUT (build/widgets):
//   followsuit.js    the widgets, an ES module; followsuit.css  the theme's style and the widgets' own
//   print.css        the style of paper
//   home.css         the style of the home page
//   found.css        the style of what a search has found
//   code.css         the colours of code
//   material.css     our colours for a page with Material's sheet
//   asking.css       the style of what asks a reader, or is asked
//   table.css        the style of a table at which somebody plays
//   review.css       the style of looking back at what was played
//   theme.js         what the theme needs at once; controls-HASH.js  its few controls; found-HASH.js  where what a search has found leads
//   search.js        the worker of the search, until it is opened
//   chunk-HASH.js    what a page loads only when a reader wants it; worker-HASH.js  the engine's worker
//   de/…             the same scripts with the words of another language
//   embedded/…       the same styles for a site with a look of its own: followsuit.css, asking.css, table.css, review.css
//   faces/KIND.svg   what the style draws cards with
//   fonts/           the typeface and its licence
//   manifest.json    names, sizes and gzipped sizes
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { build, transform } from "esbuild";
import { embedded } from "./embedded.mjs";

const here = import.meta.dirname;
const root = path.resolve(here, "../..");
const out = path.resolve(process.argv[2] ?? path.join(root, "build/widgets"));
const assets = path.join(root, "generator/src/followsuit_site/assets");
const fresh = `${out}.new`;

const common = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  legalComments: "none",
  metafile: true,
  outdir: fresh,
  logLevel: "warning",
};

const runtime = path.join(root, "build/runtime/manifest.json");
const words = path.resolve(process.argv[3] ?? path.join(root, "build/words"));
const languages = fs.readdirSync(words).sort();

/** What the scripts of a language are made with: its words, and the way from their folder to what all share. */
function inLanguage(language) {
  const own = language !== "en";
  return {
    ...common,
    outdir: own ? path.join(fresh, language) : fresh,
    alias: { words: path.join(words, language) },
  };
}

function places(language) {
  const own = language !== "en";
  return {
    LANGUAGE: JSON.stringify(language),
    UP: JSON.stringify(own ? "../" : ""),
  };
}

/** Where the engine's files are for pages of a language: what every page's worker fetches, and what for a game, for practice and for what is rarely asked. */
function engineFiles(language) {
  const { index, kernel, games, practice, rare, words, lock } = JSON.parse(fs.readFileSync(runtime, "utf8"));
  const told = words[language];
  const own = Object.entries(games).map(([game, archive]) => [game, { archive, words: told?.games[game] }]);
  return {
    index,
    lock: JSON.stringify(lock),
    kernel,
    words: told?.kernel,
    games: Object.fromEntries(own),
    seldom: { ...practice, ...rare },
  };
}

/** The worker first: the widgets have to know its name. */
async function buildWorker(language) {
  const { metafile } = await build({
    ...inLanguage(language),
    define: { ...places(language), FILES: JSON.stringify(engineFiles(language)) },
    entryPoints: { worker: path.join(here, "src/engine/worker.ts") },
    entryNames: "[name]-[hash]",
  });
  return path.basename(Object.keys(metafile.outputs)[0]);
}

async function buildWidgets(language, worker) {
  await build({
    ...inLanguage(language),
    entryPoints: { followsuit: path.join(here, "src/main.ts") },
    splitting: true,
    inject: [path.join(here, "src/shared.ts")],
    chunkNames: "chunk-[hash]",
    define: { ...places(language), WORKER: JSON.stringify(worker) },
  });
}

async function buildTheme() {
  const [theme, search] = ["theme.js", "search.js"].map((name) => path.join(assets, name));
  await build({ ...common, entryPoints: { theme }, splitting: true, chunkNames: "[name]-[hash]" });
  await build({ ...common, format: "iife", entryPoints: { search } });
}

async function buildStyle() {
  const sheets = [
    path.join(root, "build/typeface/typeface.css"),
    path.join(assets, "base.css"),
    path.join(assets, "followsuit.css"),
    path.join(here, "src/widgets.css"),
  ];
  const contents = sheets
    .filter((sheet) => fs.existsSync(sheet))
    .map((sheet) => `@import ${JSON.stringify(sheet)};`)
    .join("\n");
  await build({
    ...common,
    stdin: { contents, loader: "css", resolveDir: root, sourcefile: "followsuit.css" },
    outdir: undefined,
    outfile: path.join(fresh, "followsuit.css"),
    loader: { ".woff2": "file" },
    assetNames: "fonts/[name]",
    external: ["faces/*"],
  });
  await build({
    ...common,
    entryPoints: {
      print: path.join(assets, "print.css"),
      found: path.join(assets, "found.css"),
      code: path.join(assets, "code.css"),
      material: path.join(assets, "material.css"),
      home: path.join(assets, "home.css"),
      asking: path.join(here, "src/asking.css"),
      table: path.join(here, "src/play/table.css"),
      review: path.join(here, "src/play/review.css"),
    },
  });
  const licence = path.join(root, "node_modules/@fontsource-variable/source-serif-4/LICENSE");
  if (fs.existsSync(path.join(fresh, "fonts"))) fs.copyFileSync(licence, path.join(fresh, "fonts/OFL.txt"));
}

/** The same for figures on somebody else's pages, whose look stays as it is. */
async function buildEmbedded() {
  const sheet = (file) => `@import ${JSON.stringify(file)};`;
  const figures = [path.join(assets, "followsuit.css"), path.join(here, "src/widgets.css")].map(sheet).join("\n");
  const later = { asking: "asking.css", table: "play/table.css", review: "play/review.css" };
  const entries = { followsuit: figures };
  for (const [name, file] of Object.entries(later)) entries[name] = sheet(path.join(here, "src", file));
  fs.mkdirSync(path.join(fresh, "embedded"));
  for (const [name, contents] of Object.entries(entries)) {
    const stdin = { contents, loader: "css", resolveDir: root, sourcefile: `${name}.css` };
    const { outputFiles } = await build({ ...common, stdin, write: false, minify: false, external: ["faces/*"] });
    const { code } = await transform(embedded(outputFiles[0].text, name === "followsuit"), {
      loader: "css",
      minify: true,
      target: "es2022",
    });
    fs.writeFileSync(path.join(fresh, `embedded/${name}.css`), code);
  }
}

/**
 * What the style draws the faces of cards with: each sign and each icon that it names (`#d-moons`), as a view of the file of
 * its kind (`d`). For each card a browser works out anew all that a file holds, so none holds more than that.
 */
function drawFaces() {
  const [signs, icons] = [path.join(assets, "faces.svg"), path.join(assets, "../theme/partials/sprite.html")].map(
    (file) => fs.readFileSync(file, "utf8"),
  );
  const used = ["followsuit.css", "print.css"].map((name) => fs.readFileSync(path.join(fresh, name), "utf8")).join();
  const symbols = `${signs}${icons}`.matchAll(/<symbol id="([^"]+)" viewBox="0 0 (\d+) (\d+)">(.*?)<\/symbol>/g);
  const kinds = new Map();
  for (const [, id, width, height, drawing] of symbols) {
    const [kind] = id.split("-");
    if (!used.includes(`faces/${kind}.svg#${id}`)) continue;
    const views = kinds.get(kind) ?? [];
    kinds.set(kind, views);
    const view = `<view id="${id}" viewBox="${views.length * 32} 0 ${width} ${height}"/>`;
    views.push(`${view}<g transform="translate(${views.length * 32})">${drawing}</g>`);
  }
  const [style] = signs.match(/<style>.*?<\/style>/s);
  fs.mkdirSync(path.join(fresh, "faces"));
  for (const [kind, views] of kinds) {
    const drawn = views.join("");
    fs.writeFileSync(
      path.join(fresh, `faces/${kind}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg">${drawn.includes("<text") ? style : ""}${drawn}</svg>\n`,
    );
  }
}

function manifest() {
  const files = fs
    .readdirSync(fresh, { recursive: true })
    .filter((name) => fs.statSync(path.join(fresh, name)).isFile() && !name.startsWith("embedded"));
  return files.sort().map((name) => {
    const data = fs.readFileSync(path.join(fresh, name));
    return { path: name, bytes: data.length, gzip: zlib.gzipSync(data, { level: 9 }).length };
  });
}

fs.rmSync(fresh, { recursive: true, force: true });
for (const language of languages) await buildWidgets(language, await buildWorker(language));
await buildTheme();
await buildStyle();
await buildEmbedded();
drawFaces();
const files = manifest();
fs.writeFileSync(path.join(fresh, "manifest.json"), `${JSON.stringify({ files }, null, 1)}\n`);
// All or nothing: a broken build leaves the last good one in place.
fs.rmSync(out, { recursive: true, force: true });
fs.renameSync(fresh, out);
for (const { path: name, bytes, gzip } of files.filter((file) => /\.(js|css)$/.test(file.path))) {
  console.log(`${name}  ${bytes} bytes, ${gzip} gzipped`);
}
