/** Misreadings that were named: mended once all questions on them were answered right on two days. */

import { book, keep, type Named } from "./book";
import { dayOf } from "./memory";

const DAYS = 2;

export interface Slip {
  game: string;
  slip: string;
}

function keyOf({ game, slip }: Slip): string {
  return `${game}~${slip}`;
}

function write(slip: Slip, change: Partial<Named>): void {
  const key = keyOf(slip);
  const known = book().slips[key];
  keep({ slips: { [key]: { right: known?.right ?? [], finger: false, ...change, at: Date.now() } } });
}

/** It was named again: what was answered right before counts no more. */
export function wasNamed(slip: Slip): void {
  write(slip, { right: [] });
}

export function wasFinger(slip: Slip): void {
  write(slip, { finger: true });
}

/** All questions just on it were answered right. */
export function wasRight(slip: Slip): void {
  const now = Date.now();
  const days = (book().slips[keyOf(slip)]?.right ?? []).filter((time) => dayOf(time) !== dayOf(now));
  write(slip, { right: [...days, now] });
}

/** Those of a game that have still to be mended today. */
export function toMend(game: string, now: number): Slip[] {
  return Object.entries(book().slips).flatMap(([key, { right, finger }]) => {
    const [of = "", slip = ""] = key.split("~");
    const today = right.some((time) => dayOf(time) === dayOf(now));
    return of !== game || finger || today || right.length >= DAYS ? [] : [{ game, slip }];
  });
}
