/** What this reader has answered, kept on this machine only, by question id. */

import * as say from "words/quiz";
import { isRecord, store, stored, wasDamaged } from "../page/storage";

const KEY = "followsuit.quiz";
/** Enough for years of practice; the oldest are forgotten first. */
const MOST = 2000;

/** 1 = answered right the last time, 0 = missed. An entry of another kind stays, and says nothing. */
type Book = Record<string, unknown>;

/** A browser that keeps nothing just forgets. */
function read(): Book {
  return stored(KEY, isRecord) ?? {};
}

export function remember(id: string, right: boolean): void {
  const { [id]: _, ...others } = read();
  const kept = Object.entries(others).slice(1 - MOST);
  store(KEY, { ...Object.fromEntries(kept), [id]: right ? 1 : 0 });
}

/** Missed before, never seen, or known. */
export function known(ids: string[]): { missed: string[]; fresh: string[]; right: string[] } {
  const book = read();
  return {
    missed: ids.filter((id) => book[id] === 0),
    fresh: ids.filter((id) => book[id] !== 0 && book[id] !== 1),
    right: ids.filter((id) => book[id] === 1),
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
