/** What the last question of each game depended on: the next one begins with it. */

import { isRecord, store, stored } from "../page/storage";

const KEY = "followsuit.judge";

type Kept = Record<string, string[]>;

function isKept(value: unknown): value is Kept {
  const texts = (each: unknown): boolean => Array.isArray(each) && each.every((text) => typeof text === "string");
  return isRecord(value) && Object.values(value).every(texts);
}

/** The parts of a link that set the table: `players=5`, `trump=H`. */
export function recalled(game: string): string[] {
  return stored(KEY, isKept)?.[game] ?? [];
}

export function remember(game: string, parts: string[]): void {
  if (String(recalled(game)) !== String(parts)) store(KEY, { ...stored(KEY, isKept), [game]: parts });
}
