/** The questions that come with the site, and what they are called. */

import type { Kind, Position, Stock } from "types/engine";
import * as say from "words/quiz";
import { bookFile } from "../page/files";

export const KINDS: Record<Kind, string> = {
  winner: say.kindWinner,
  leader: say.kindLeader,
  reason: say.kindReason,
  legal: say.kindLegal,
  goal: say.kindGoal,
  fault: say.kindFault,
  order: say.kindOrder,
  points: say.kindPoints,
  action: say.kindAction,
};

const loaded = new Map<string, Promise<Stock>>();

export function loadStock(game: string): Promise<Stock> {
  const found = loaded.get(game) ?? fetchStock(game);
  loaded.set(game, found);
  found.catch(() => loaded.delete(game));
  return found;
}

async function fetchStock(game: string): Promise<Stock> {
  const answer = await fetch(bookFile(`quiz/${game}.json`)).catch(() => undefined);
  if (!answer?.ok) throw new Error(say.notLoaded);
  return (await answer.json()) as Stock;
}

export function isKind(word: string): word is Kind {
  return Object.hasOwn(KINDS, word);
}

/** One position, or claims about some. */
const POSITION = /^(?:[a-z]+(?:-\d{1,9})+|claims:[a-z]+(?:-\d{1,9})+=\d{1,2}(?:,[a-z]+(?:-\d{1,9})+=\d{1,2})*)$/;

/** A question as its link names it: `truc~winner-98-4`. */
export function keyOf({ game, position }: Position): string {
  return `${game}~${position}`;
}

/** What such a link's parts ask for; undefined when that is no question of these games. */
export function positionOf(parts: string[], games: string[]): Position | undefined {
  const [game = "", position = "", ...more] = parts;
  const fits = games.includes(game) && POSITION.test(position) && !more.length;
  return fits ? { game, position } : undefined;
}

export function gameTitle(game: string): string {
  return game
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("-");
}
