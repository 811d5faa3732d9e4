/** What this reader has answered, kept on this machine only, by question id. */

import * as say from "words/quiz";
import { isRecord, store, stored, wasDamaged } from "../page/storage";

export const KEY = "followsuit.quiz";
/** Enough for years of practice; the oldest are forgotten first. */
const MOST = 2000;

/** 1 = answered right the last time, 0 = missed. An entry of another kind stays, and says nothing. */
export type Answers = Record<string, unknown>;
export const isAnswers = isRecord;

/** A browser that keeps nothing just forgets. */
export function answers(): Answers {
  return stored(KEY, isAnswers) ?? {};
}

export function remember(id: string, right: boolean): void {
  const { [id]: _, ...others } = answers();
  keepNewest({ ...others, [id]: right ? 1 : 0 });
}

/** Take over answers from elsewhere; what was answered here holds. */
export function mergeAnswers(others: Answers): void {
  keepNewest({ ...others, ...answers() });
}

function keepNewest(all: Answers): void {
  store(KEY, Object.fromEntries(Object.entries(all).slice(-MOST)));
}

/** Missed before, never seen, or known. */
export function known(ids: string[]): { missed: string[]; fresh: string[]; right: string[] } {
  const all = answers();
  return {
    missed: ids.filter((id) => all[id] === 0),
    fresh: ids.filter((id) => all[id] !== 0 && all[id] !== 1),
    right: ids.filter((id) => all[id] === 1),
  };
}

const GAMES = "followsuit.games";

/** Those of these games that this reader practised last. */
export function favourites(games: string[]): string[] {
  const fits = (value: unknown): value is string[] => games.some((game) => (value as string[]).includes(game));
  const last = stored(GAMES, fits, (text) => text.split(",")) ?? [];
  return games.filter((game) => last.includes(game));
}

export function keepFavourites(games: string[]): void {
  store(GAMES, games, (ids) => ids.join());
}

/** What to tell the reader whose kept answers or games could not be read. */
export function lost(): string {
  const [answers, games] = [wasDamaged(KEY), wasDamaged(GAMES)];
  if (answers) return games ? say.lostBoth : say.lostAnswers;
  return games ? say.lostGames : "";
}
