/** The module worker: the browser's Python with the rules engine in it, behind two functions. */

import { expose } from "comlink";

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
  lock: unknown;
}

const RUNTIME = new URL("runtime/", import.meta.url);

const OPEN = `
import sys
sys.path.insert(0, "/engine.whl")
from followsuit_draw.door import open_book
open_book
`;

/** The engine's archive. It is zipped as a whole: smaller than file by file, and most hosts zip no archive. */
async function unzipped({ body }: Response): Promise<Uint8Array> {
  if (!body) throw new Error("Its files could not be loaded.");
  const whole = new Response(body.pipeThrough(new DecompressionStream("gzip")));
  return new Uint8Array(await whole.arrayBuffer());
}

let answer: ((request: string) => string) | undefined;

async function load(path: string): Promise<Response> {
  const found = await fetch(new URL(path, RUNTIME));
  if (!found.ok) throw new Error("Its files could not be loaded.");
  return found;
}

const door = {
  async start(): Promise<void> {
    const manifest = (await (await load("manifest.json")).json()) as Manifest;
    const index = new URL(manifest.index, RUNTIME).href;
    // The engine comes over the network while Python starts.
    const engine = load(manifest.engine).then(unzipped);
    engine.catch(() => undefined);
    // What the book calls its clauses, and where it states them: the engine draws the links.
    const book = load("../book.json").then((found) => found.text());
    book.catch(() => undefined);
    const { loadPyodide } = (await import(`${index}pyodide.mjs`)) as Pyodide;
    const python = await loadPyodide({
      indexURL: index,
      lockFileContents: JSON.stringify(manifest.lock),
      packages: [],
    });
    python.FS.writeFile("/engine.whl", await engine);
    const open = python.runPython(OPEN) as (book: string) => (request: string) => string;
    answer = open(await book);
  },

  ask(request: string): string {
    if (!answer) throw new Error("The rules engine has not been started.");
    return answer(request);
  },
};

export type Door = typeof door;

expose(door);
