/** The module worker: the rules engine behind two functions. The games of its page stand behind its address's `#`. */

import { expose } from "comlink";
import * as say from "words/engine";
import { type Game, gameOf, missing } from "./files";
import { type Engine, startEngine } from "./python";

const coming = new Map<string, Promise<Game>>();
const here = new Set<string>();
let engine: Engine | undefined;

/** A game on its way; one that could not be fetched is tried again when it is next wanted. */
function fetched(name: string): Promise<Game> {
  const known = coming.get(name);
  if (known) return known;
  const game = gameOf(name);
  game.catch(() => coming.delete(name));
  coming.set(name, game);
  return game;
}

for (const name of decodeURIComponent(self.location.hash.slice(1)).split(" ")) if (name) void fetched(name);

async function bring(names: string[]): Promise<void> {
  const games = names.map(async (name): Promise<[string, Game]> => [name, await fetched(name)]);
  for (const [name, game] of await Promise.all(games)) {
    // Another request may have brought it meanwhile.
    if (!here.has(name)) engine?.add(name, game);
    here.add(name);
  }
}

const door = {
  async start(): Promise<void> {
    engine = await Promise.race([startEngine(), missing]);
  },

  async ask(request: string): Promise<string> {
    if (!engine) throw new Error(say.notStarted);
    const absent = engine.needed(request).filter((name) => !here.has(name));
    if (absent.length) await bring(absent);
    return engine.answer(request);
  },
};

export type Door = typeof door;

expose(door);
