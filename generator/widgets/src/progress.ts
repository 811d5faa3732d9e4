/** What this reader has answered, kept on this machine only, by question id. */

const KEY = "followsuit.quiz";
/** Enough for years of practice; the oldest are forgotten first. */
const MOST = 2000;

type Book = Record<string, 0 | 1>;

/** 1 = answered right the last time, 0 = missed; a browser that keeps nothing just forgets. */
function read(): Book {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Book;
  } catch {
    return {};
  }
}

export function remember(id: string, right: boolean): void {
  const { [id]: _, ...others } = read();
  const kept = Object.entries(others).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [id]: right ? 1 : 0 }));
  } catch {
    // Private windows may refuse to store: the round goes on without.
  }
}

/** Missed before, never seen, or known. */
export function known(ids: string[]): { missed: string[]; fresh: string[]; right: string[] } {
  const book = read();
  return {
    missed: ids.filter((id) => book[id] === 0),
    fresh: ids.filter((id) => book[id] === undefined),
    right: ids.filter((id) => book[id] === 1),
  };
}

const GAMES = "followsuit.games";

/** The games that this reader practised last. */
export function favourites(): string[] {
  try {
    return (localStorage.getItem(GAMES) ?? "").split(",").filter(Boolean);
  } catch {
    return [];
  }
}

export function keepFavourites(games: string[]): void {
  try {
    localStorage.setItem(GAMES, games.join(","));
  } catch {
    // As above.
  }
}
