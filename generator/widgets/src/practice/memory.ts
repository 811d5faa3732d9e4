/** What is kept of one rule, and what that says on a day. */

import type { Card } from "ts-fsrs";
import { isRecord } from "../page/storage";

/** Times are milliseconds since 1970. */
export interface Memory {
  at: number;
  /** The last answer. */
  right: boolean;
  due: number;
  card: Omit<Card, "due" | "last_review">;
}

export type Standing = "new" | "due" | "shaky" | "known";

const NUMBERS = [
  "stability",
  "difficulty",
  "elapsed_days",
  "scheduled_days",
  "learning_steps",
  "reps",
  "lapses",
  "state",
];

export function fitsMemory(value: unknown): value is Memory {
  if (!isRecord(value) || !isRecord(value.card)) return false;
  const { card } = value;
  const numbers = [value.at, value.due, ...NUMBERS.map((name) => card[name])];
  return typeof value.right === "boolean" && numbers.every(Number.isFinite);
}

export function standing(memory: Memory | undefined, now: number): Standing {
  if (!memory) return "new";
  if (dayOf(memory.due) <= dayOf(now)) return "due";
  return memory.right ? "known" : "shaky";
}

/** The day of a moment where this reader is, as a number that grows from day to day. */
export function dayOf(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
