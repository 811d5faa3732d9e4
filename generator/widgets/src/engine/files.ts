/** What the engine is made of, under addresses that this script has built in. All of it is asked for at once. */

import * as say from "words/engine";

/** Where the files of the worker's language are (build.mjs). */
interface Files {
  /** The folder of Pyodide's own. */
  index: string;
  /** The list of packages that Pyodide may install: there are none. */
  lock: string;
  /** What all games use. */
  kernel: string;
  /** The words of a language that is not English. */
  words?: string;
  games: Record<string, { archive: string; words?: string }>;
  /** What is seldom asked takes. */
  seldom: Record<string, string>;
}
declare const FILES: Files;

/** The way from this script to the folder of what all languages share (build.mjs). */
declare const UP: string;
const RUNTIME = new URL(`${UP}runtime/`, import.meta.url);
const STDLIB = "python_stdlib.zip";
const WASM = "pyodide.asm.wasm";

/** A part of the engine as it comes: of a game its rules, and its words where the page's are not English. */
export interface Part {
  archive: Uint8Array;
  words: string | undefined;
  /** Whether it is the rules of a game. */
  game: boolean;
}

/** Where the archives of a game are that another package has brought: the site's book tells it. */
interface Other {
  archive: string;
  practice: string;
}

/** Pyodide's own files. */
export const INDEX = new URL(FILES.index, RUNTIME).href;
export const LOCK = FILES.lock;

/** What this interpreter and engine are, by their content. */
export const IDENTITY = FILES.index + FILES.kernel;

async function load(path: string, from: string | URL = RUNTIME): Promise<Response> {
  const found = await fetch(new URL(path, from));
  if (!found.ok) throw new Error(say.notLoaded);
  return found;
}

async function bytes(path: string, from?: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await load(path, from)).arrayBuffer());
}

async function text(path: string, from?: string): Promise<string> {
  return (await load(path, from)).text();
}

/** An archive of the engine. It is zipped as a whole: smaller than file by file, and most hosts zip no archive. */
async function unzipped(path: string): Promise<Uint8Array> {
  const { body } = await load(path);
  if (!body) throw new Error(say.notLoaded);
  const whole = new Response(body.pipeThrough(new DecompressionStream("gzip")));
  return new Uint8Array(await whole.arrayBuffer());
}

/** The rules and words of a game, or what is seldom asked takes. */
export async function partOf(name: string): Promise<Part> {
  const own = FILES.games[name];
  const known = own?.archive ?? FILES.seldom[name];
  const others = known ? {} : await othersOf();
  const place = known ?? others[name]?.archive ?? others[name.replace(/^practice-/, "")]?.practice;
  if (!place) throw new Error(say.notLoaded);
  const words = own?.words ? text(own.words) : undefined;
  const [archive, told] = await Promise.all([unzipped(place), words]);
  return { archive, words: told, game: name in FILES.games || name in others };
}

async function othersOf(): Promise<Record<string, Other>> {
  const { others = {} } = JSON.parse(await begun.book) as { others?: Record<string, Other> };
  return others;
}

/** What every page's engine needs. */
export const begun = {
  // Compiled as it comes.
  wasm: WebAssembly.compileStreaming(load(WASM, INDEX)),
  stdlib: bytes(STDLIB, INDEX),
  kernel: unzipped(FILES.kernel),
  words: FILES.words ? text(FILES.words) : Promise.resolve(undefined),
  // What the book calls its clauses, and where it states them: the engine draws the links.
  book: text("book.json", import.meta.url),
  // Defines what starts the interpreter, of which Pyodide then finds that it is there.
  glue: import(`${INDEX}pyodide.asm.js`) as Promise<unknown>,
};

/** Never fulfilled: rejected as soon as one of these files cannot be had. */
export const missing: Promise<never> = Promise.all(Object.values(begun)).then(
  () => new Promise<never>(() => undefined),
);
missing.catch(() => undefined);

// Pyodide asks for two of these files itself, when it has got so far. It is given what is on its way.
const network = self.fetch;
self.fetch = async (asked, options) => {
  const address = String(asked);
  if (address === INDEX + STDLIB) return new Response(await begun.stdlib);
  if (address === INDEX + WASM) return new Response();
  return network(asked, options);
};
WebAssembly.instantiateStreaming = async (_, imports) => {
  const module = await begun.wasm;
  return { module, instance: await WebAssembly.instantiate(module, imports) };
};
