/** When a rule comes back after an answer: by FSRS, a day at a time. */

import { type CardInput, createEmptyCard, fsrs, Rating } from "ts-fsrs";
import { book, keep } from "./book";
import { dayOf, type Memory } from "./memory";

/** Days, not minutes: within a round what was missed comes back anyway. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });

/** A question that these rules decide was answered. */
export function answered(ids: string[], right: boolean): void {
  const { rules } = book();
  const now = Date.now();
  keep({ rules: Object.fromEntries(ids.map((id) => [id, after(rules[id], right, now)])) });
}

/** What is known of a rule after an answer. Of the right answers of one day only the first counts. */
function after(before: Memory | undefined, right: boolean, now: number): Memory {
  if (before && right && dayOf(before.at) === dayOf(now)) return before;
  const card: CardInput = before ? { ...before.card, due: before.due, last_review: before.at } : createEmptyCard(now);
  const { due, last_review: _, ...rest } = scheduler.next(card, now, right ? Rating.Good : Rating.Again).card;
  return { at: now, right, due: due.getTime(), card: rest };
}
