/** The browser's Python with the rules engine in it, as the worker calls it. */

import { begun, INDEX, LOCK, type Part } from "./files";

/** The part of Pyodide that the worker uses. */
interface Python {
  FS: { writeFile(path: string, data: Uint8Array): void };
  runPython(code: string): unknown;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}

/** `loadPyodide`'s options; those with `_` are pinned to the version that generator/runtime/slim is made for. */
interface Options {
  indexURL: string;
  lockFileContents: string;
  packages: string[];
  env: Record<string, string>;
  _makeSnapshot?: boolean;
  _loadSnapshot?: Uint8Array;
}

interface Pyodide {
  loadPyodide(options: Options): Promise<Python>;
}

/** Requests and answers are JSON. */
export interface Engine {
  answer(request: string): string;
  /** The names of the parts that have to be here to answer it: games, and what is seldom asked takes. */
  needed(request: string): string[];
  add(name: string, part: Part): void;
}

/** The language of this script (build.mjs). */
declare const LANGUAGE: string;

const KERNEL = "/kernel.zip";
const DOOR = "followsuit_draw.door";
const OPEN = `
import sys
sys.path.insert(0, "${KERNEL}")
import ${DOOR}
`;
// What Python drew by lot when it started would be drawn on every visit.
const RESUME = `
import random
random.seed()
`;

async function python(more: Pick<Options, "_makeSnapshot" | "_loadSnapshot">): Promise<Python> {
  const { loadPyodide } = (await import(`${INDEX}pyodide.mjs`)) as Pyodide;
  await begun.glue;
  // A set of names is run through in the same order on every visit.
  const env = { PYTHONHASHSEED: "0" };
  const made = await loadPyodide({ indexURL: INDEX, lockFileContents: LOCK, packages: [], env, ...more });
  // Files are no part of a memory.
  made.FS.writeFile(KERNEL, await begun.kernel);
  return made;
}

/** The engine without a game, and its memory, taken before anything of this page or visit is in it. */
export async function startEngine(): Promise<{ engine: Engine; memory: Uint8Array<ArrayBuffer> | undefined }> {
  const made = await python({ _makeSnapshot: true });
  made.runPython(OPEN);
  let memory: Uint8Array<ArrayBuffer> | undefined;
  try {
    memory = made.makeMemorySnapshot();
  } catch {
    // The engine runs without one; the next start is as this one.
  }
  return { engine: await opened(made), memory };
}

/** The same from a memory. Rejects if that is not one of this very engine. */
export async function resumeEngine(memory: Uint8Array): Promise<Engine> {
  const made = await python({ _loadSnapshot: memory });
  made.runPython(RESUME);
  return opened(made);
}

async function opened(made: Python): Promise<Engine> {
  const [book, words] = await Promise.all([begun.book, begun.words]);
  const get = <Call>(name: string, module = DOOR): Call =>
    made.runPython(`from ${module} import (${name}); ${name}`) as Call;
  const learn = get<(language: string, words: string) => void>("learn");
  const add = get<(archive: string) => void>("add", "followsuit.games");
  const needed = get<(request: string) => string>("needed");
  if (words) learn(LANGUAGE, words);
  return {
    answer: get<(book: string) => (request: string) => string>("open_book")(book),
    needed: (request) => needed(request).split(" ").filter(Boolean),
    add(name, part) {
      if (part.words) learn(LANGUAGE, part.words);
      made.FS.writeFile(`/${name}.zip`, part.archive);
      add(`/${name}.zip`);
    },
  };
}
