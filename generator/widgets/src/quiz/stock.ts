/** The questions that come with the site, and what they are called. */

import type { Again, Kind, Stock } from "types/engine";
import * as say from "words/quiz";

export const KINDS: Record<Kind, string> = {
  winner: say.kindWinner,
  legal: say.kindLegal,
  order: say.kindOrder,
  points: say.kindPoints,
};

const loaded = new Map<string, Promise<Stock>>();

export function loadStock(game: string): Promise<Stock> {
  const found = loaded.get(game) ?? fetchStock(game);
  loaded.set(game, found);
  found.catch(() => loaded.delete(game));
  return found;
}

async function fetchStock(game: string): Promise<Stock> {
  const answer = await fetch(new URL(`quiz/${game}.json`, import.meta.url)).catch(() => undefined);
  if (!answer?.ok) throw new Error(say.notLoaded);
  return (await answer.json()) as Stock;
}

export function isKind(word: string): word is Kind {
  return Object.hasOwn(KINDS, word);
}

/** A question as its link names it: `truc~winner~17`. */
export function keyOf({ game, kind, seed, clause }: Again): string {
  return [game, kind, seed, ...(clause ? [clause] : [])].join("~");
}

/** What such a link's parts ask for; undefined when that is no question of these games. */
export function wishOf(parts: string[], games: string[]): Again | undefined {
  const [game = "", kind = "", seed = "", clause, ...more] = parts;
  const fits = games.includes(game) && isKind(kind) && /^\d{1,15}$/.test(seed) && clause !== "" && !more.length;
  return fits ? { game, kind, seed: Number(seed), ...(clause && { clause }) } : undefined;
}

export function gameTitle(game: string): string {
  return game
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("-");
}
