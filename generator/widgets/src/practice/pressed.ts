/** Cards that the reader wanted to play at a table and may not: a little evidence of what they misread. */

import type { Pressed } from "types/engine";
import { isRecord, store, stored } from "../page/storage";

const KEY = "followsuit.pressed";
/** Of a game; who has played on since may have learned it. */
const MOST = 8;
const DAYS = 60;

/** A card with what it was pressed on. */
export type Press = Required<Pressed>;

interface Kept extends Press {
  at: number;
}

function isKept(value: unknown): value is Record<string, Kept[]> {
  return isRecord(value) && Object.values(value).every((all) => Array.isArray(all) && all.every(fits));
}

function fits(value: unknown): value is Kept {
  if (!isRecord(value) || !Number.isFinite(value.at) || typeof value.card !== "string") return false;
  const lists = [value.hand, value.trick];
  return isRecord(value.setting) && lists.every((cards) => Array.isArray(cards));
}

/** The latest of a game, the same press at the same moment once. */
export function keepPressed(game: string, press: Press): void {
  const all = stored(KEY, isKept) ?? {};
  const same = JSON.stringify(press);
  const others = (all[game] ?? []).filter(({ at: _, ...each }) => JSON.stringify(each) !== same);
  store(KEY, { ...all, [game]: [...others, { ...press, at: Date.now() }].slice(-MOST) });
}

/** Those of a game that still tell something. */
export function pressedIn(game: string): Press[] {
  const since = Date.now() - DAYS * 86_400_000;
  const all = stored(KEY, isKept)?.[game] ?? [];
  return all.filter(({ at }) => at >= since).map(({ at: _, ...press }) => press);
}

/** The rules may have changed since: what cannot be any more tells nothing. */
export function forgetPressed(game: string): void {
  const { [game]: _, ...others } = stored(KEY, isKept) ?? {};
  store(KEY, others);
}
