/** The module worker: the browser's Python with the rules engine in it, behind two functions. */

import { expose } from "comlink";
import * as say from "words/engine";

/** The part of Pyodide that this worker uses. */
interface Python {
  FS: { writeFile(path: string, data: Uint8Array): void };
  runPython(code: string): unknown;
}

interface Pyodide {
  loadPyodide(options: { indexURL: string; lockFileContents: string; packages: string[] }): Promise<Python>;
}

/** What generator/runtime/build.mjs writes beside the runtime's files. */
interface Manifest {
  index: string;
  engine: string;
  /** The engine’s words in languages other than English, each in a file of its own. */
  words: Record<string, { path: string }>;
  lock: unknown;
}

/** The way from this script to the folder of what all languages share (build.mjs). */
declare const UP: string;
const RUNTIME = new URL(`${UP}runtime/`, import.meta.url);

const OPENED = `
import sys
sys.path.insert(0, "/engine.whl")
`;

const OPEN = `${OPENED}
from followsuit_draw.door import open_book
open_book
`;

const SPEAK = `
import json
from followsuit.words.catalogue import add
lambda language, words: add(language, json.loads(words))
`;

/** The engine's archive. It is zipped as a whole: smaller than file by file, and most hosts zip no archive. */
async function unzipped({ body }: Response): Promise<Uint8Array> {
  if (!body) throw new Error(say.notLoaded);
  const whole = new Response(body.pipeThrough(new DecompressionStream("gzip")));
  return new Uint8Array(await whole.arrayBuffer());
}

let answer: ((request: string) => string) | undefined;

async function load(path: string, from = RUNTIME): Promise<Response> {
  const found = await fetch(new URL(path, from));
  if (!found.ok) throw new Error(say.notLoaded);
  return found;
}

const door = {
  async start(language: string): Promise<void> {
    const manifest = (await (await load("manifest.json")).json()) as Manifest;
    const index = new URL(manifest.index, RUNTIME).href;
    // The engine comes over the network while Python starts.
    const engine = load(manifest.engine).then(unzipped);
    engine.catch(() => undefined);
    // What the book calls its clauses, and where it states them: the engine draws the links.
    const book = load("book.json", new URL(import.meta.url)).then((found) => found.text());
    book.catch(() => undefined);
    const file = manifest.words[language];
    const words = file && load(file.path).then((found) => found.text());
    words?.catch(() => undefined);
    const { loadPyodide } = (await import(`${index}pyodide.mjs`)) as Pyodide;
    const python = await loadPyodide({
      indexURL: index,
      lockFileContents: JSON.stringify(manifest.lock),
      packages: [],
    });
    python.FS.writeFile("/engine.whl", await engine);
    if (words)
      (python.runPython(`${OPENED}${SPEAK}`) as (language: string, words: string) => void)(language, await words);
    const open = python.runPython(OPEN) as (book: string) => (request: string) => string;
    answer = open(await book);
  },

  ask(request: string): string {
    if (!answer) throw new Error(say.notStarted);
    return answer(request);
  },
};

export type Door = typeof door;

expose(door);
