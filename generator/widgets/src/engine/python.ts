/** The browser's Python with the rules engine in it, as the worker calls it. */

import { begun, type Game, INDEX, LOCK } from "./files";

/** The part of Pyodide that the worker uses. */
interface Python {
  FS: { writeFile(path: string, data: Uint8Array): void };
  runPython(code: string): unknown;
}

interface Pyodide {
  loadPyodide(options: { indexURL: string; lockFileContents: string; packages: string[] }): Promise<Python>;
}

/** Requests and answers are JSON. */
export interface Engine {
  answer(request: string): string;
  /** The names of the games that have to be here to answer it. */
  needed(request: string): string[];
  add(name: string, game: Game): void;
}

/** The language of this script (build.mjs). */
declare const LANGUAGE: string;

const KERNEL = "/kernel.zip";
const DOOR = "followsuit_draw.door";

/** Python with what all games use. */
export async function startEngine(): Promise<Engine> {
  const { loadPyodide } = (await import(`${INDEX}pyodide.mjs`)) as Pyodide;
  await begun.glue;
  const python = await loadPyodide({ indexURL: INDEX, lockFileContents: LOCK, packages: [] });
  python.FS.writeFile(KERNEL, await begun.kernel);
  python.runPython(`import sys; sys.path.insert(0, "${KERNEL}")`);
  return opened(python, await begun.book, await begun.words);
}

function opened(python: Python, book: string, words: string | undefined): Engine {
  const get = <Call>(name: string, module = DOOR): Call =>
    python.runPython(`from ${module} import ${name}; ${name}`) as Call;
  const learn = get<(language: string, words: string) => void>("learn");
  const add = get<(archive: string) => void>("add", "followsuit.games");
  const needed = get<(request: string) => string>("needed");
  if (words) learn(LANGUAGE, words);
  return {
    answer: get<(book: string) => (request: string) => string>("open_book")(book),
    needed: (request) => needed(request).split(" ").filter(Boolean),
    add(name, game) {
      if (game.words) learn(LANGUAGE, game.words);
      python.FS.writeFile(`/${name}.zip`, game.archive);
      add(`/${name}.zip`);
    },
  };
}
