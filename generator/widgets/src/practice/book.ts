/**
 * What this reader has practised, kept on this device only: of each rule, when it was last asked and when it is due.
 *
 * Every entry tells when it was made. Whatever is written is first read again, and of two entries the newer holds: so
 * nothing is lost between two tabs, or between this device and a file from another.
 */

import { isRecord, PRACTICE, store, stored, wasDamaged } from "../page/storage";
import { fitsMemory, type Memory } from "./memory";

const VERSION = 1;

export type Memories = Record<string, Memory>;

/** A misreading that was named. */
export interface Named {
  at: number;
  /** When all questions just on it were answered right. */
  right: number[];
  /** The reader says that it was a slip of the finger. */
  finger: boolean;
}

export interface Book {
  version: typeof VERSION;
  /** By the whole id of a clause, as `truc.trick.draw`. */
  rules: Memories;
  /** By the game and its misreading, as `truc~jack-high`. */
  slips: Record<string, Named>;
}

export function isBook(value: unknown): value is Book {
  if (!isRecord(value) || value.version !== VERSION || !isRecord(value.rules) || !isRecord(value.slips)) return false;
  return Object.values(value.rules).every(fitsMemory) && Object.values(value.slips).every(fitsNamed);
}

function fitsNamed(value: unknown): value is Named {
  if (!isRecord(value) || !Array.isArray(value.right)) return false;
  return [value.at, ...value.right].every(Number.isFinite) && typeof value.finger === "boolean";
}

export function book(): Book {
  return stored(PRACTICE, isBook) ?? { version: VERSION, rules: {}, slips: {} };
}

/** Keep new entries beside whatever another tab has written meanwhile. */
export function keep({ rules = {}, slips = {} }: Partial<Book>): void {
  const now = book();
  store(PRACTICE, { ...now, rules: newer(now.rules, rules), slips: newer(now.slips, slips) });
}

/** All entries of both; of two about the same, the newer. */
function newer<T extends { at: number }>(here: Record<string, T>, there: Record<string, T>): Record<string, T> {
  const all = { ...here };
  for (const [id, entry] of Object.entries(there)) {
    const known = all[id];
    if (!known || known.at < entry.at) all[id] = entry;
  }
  return all;
}

/** Whether what was kept could not be read and was put aside. */
export function damaged(): boolean {
  return wasDamaged(PRACTICE);
}
