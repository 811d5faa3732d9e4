/** The module worker: the rules engine behind two functions. The games of its page stand behind its address's `#`. */

import { expose } from "comlink";
import * as say from "words/engine";
import { IDENTITY, missing, type Part, partOf } from "./files";
import { forget, keep, recall } from "./kept";
import { type Engine, resumeEngine, startEngine } from "./python";

const NAME = `${IDENTITY} ${navigator.userAgent}`;
const coming = new Map<string, Promise<Part>>();
const here = new Map<string, Part>();
let engine: Engine | undefined;
/** Whether this engine began in a memory that was kept, and so is doubted as soon as it fails. */
let resumed = false;
/** The memory that is to be kept when the engine has shown that it answers. */
let memory: Uint8Array<ArrayBuffer> | undefined;

/** A part on its way; one that could not be fetched is tried again when it is next wanted. */
function fetched(name: string): Promise<Part> {
  const known = coming.get(name);
  if (known) return known;
  const part = partOf(name);
  part.catch(() => coming.delete(name));
  coming.set(name, part);
  return part;
}

for (const name of decodeURIComponent(self.location.hash.slice(1)).split(" ")) if (name) void fetched(name);
// Read while the files come; a reader who tries again wants none.
const recalled = recall(NAME);

async function start(afresh: boolean): Promise<Engine> {
  const found = afresh ? undefined : await recalled;
  if (found) {
    try {
      const again = await resumeEngine(found);
      resumed = true;
      performance.mark("engine:resumed");
      return again;
    } catch {
      // Not what was kept, or not whole.
    }
  }
  await forget();
  resumed = false;
  const made = await startEngine();
  memory = made.memory;
  performance.mark("engine:started");
  return made.engine;
}

/** Use the engine. One that fails after it was resumed is started afresh, with the parts that it had, and used again. */
async function using<Told>(use: (engine: Engine) => Told): Promise<Told> {
  if (!engine) throw new Error(say.notStarted);
  try {
    return use(engine);
  } catch (error) {
    if (!resumed) throw error;
    engine = await start(true);
    for (const [name, part] of here) engine.add(name, part);
    return use(engine);
  }
}

/** Games that have not been asked anything but what readers asked. */
const cold = new Set<string>();
/** So long nobody has asked: a page asks for two or three things at a time. */
const IDLE_MS = 100;
let idle = 0;

/** Throw a question away, for each game that is here: what answers it will answer the next one sooner. */
function warmSoon(): void {
  clearTimeout(idle);
  const [name] = cold;
  if (!name) return;
  idle = self.setTimeout(async () => {
    cold.delete(name);
    const deal = { ask: "hand", do: "new", game: name, seed: 1, draw: true };
    await using((ready) => ready.answer(JSON.stringify(deal)));
    performance.mark(`warmed:${name}`);
    warmSoon();
  }, IDLE_MS);
}

async function bring(names: string[]): Promise<void> {
  const parts = await Promise.all(names.map(async (name) => [name, await fetched(name)] as const));
  for (const [name, part] of parts) {
    // Another request may have brought it meanwhile.
    if (here.has(name)) continue;
    await using((ready) => ready.add(name, part));
    here.set(name, part);
    if (part.game) cold.add(name);
  }
}

const door = {
  /** `afresh`: without what was kept of an earlier visit. */
  async start(afresh: boolean): Promise<void> {
    engine = await Promise.race([start(afresh), missing]);
    // Who only came near a control has asked nothing yet.
    void bring([...coming.keys()]).then(warmSoon, () => undefined);
  },

  async ask(request: string): Promise<string> {
    const names = await using((ready) => ready.needed(request));
    await bring(names.filter((name) => !here.has(name)));
    const told = await using((ready) => ready.answer(request));
    const proved = memory;
    memory = undefined;
    if (proved) setTimeout(() => void keep(NAME, proved));
    warmSoon();
    return told;
  },
};

export type Door = typeof door;

expose(door);
