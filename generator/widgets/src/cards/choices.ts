/** What may be chosen, sorted by what it is chosen with: a card of the hand, several of them, or words. */

import type { Action, HandState } from "types/engine";

export type Refused = HandState["refused"][number];

/** Actions that say the same of one card each: "Play …". */
export interface Row {
  cards: Map<string, Action>;
}

/** Actions that say the same of several cards each: "Pass on …". */
export interface Sets {
  /** How many cards are chosen at most. */
  most: number;
  actions: Action[];
}

export interface Choices {
  /** The one with the most cards first. */
  rows: Row[];
  sets: Sets[];
  others: Action[];
}

/** What may be chosen of these actions with the cards of the hand, and what in words alone. */
export function sorted(actions: readonly Action[], held: readonly string[]): Choices {
  const groups = new Map<string, Action[]>();
  for (const action of actions) {
    const said = heldIn(action, held).length ? saidOf(action, held) : action.code;
    groups.set(said, [...(groups.get(said) ?? []), action]);
  }
  const found: Choices = { rows: [], sets: [], others: [] };
  for (const group of groups.values()) {
    const sizes = group.map((action) => heldIn(action, held).length);
    const cards = new Map(group.map((action) => [heldIn(action, held)[0] ?? "", action]));
    const plays = group.some((action) => held.includes(action.code));
    const single = sizes.every((size) => size === 1) && cards.size === group.length;
    if (single && (plays || group.length > 2)) found.rows.push({ cards });
    else if (group.length > 2 && sizes.every(Boolean)) found.sets.push({ most: Math.max(...sizes), actions: group });
    else found.others.push(...group);
  }
  // What every card is for stands first.
  found.rows.sort((a, b) => b.cards.size - a.cards.size);
  return found;
}

/** Refusals that are about one card of the hand, which then stands in the row as not allowed. */
export function barredCards(
  refused: readonly Refused[],
  row: Row | undefined,
  held: readonly string[],
): Map<string, Refused> {
  const found = new Map<string, Refused>();
  for (const each of refused) {
    const named = held.filter((card) => each.code.split(" ").includes(card));
    const card = named.length === 1 ? (named[0] ?? "") : "";
    if (card && !row?.cards.has(card) && !found.has(card)) found.set(card, each);
  }
  return found;
}

/** The cards of the hand that an action is about, as its facts say. */
export function heldIn(action: Action, held: readonly string[]): string[] {
  return codesIn(action.facts).filter((code) => held.includes(code));
}

function codesIn(fact: unknown): string[] {
  if (typeof fact === "string") return [fact];
  return Object.values(fact ?? {}).flatMap(codesIn);
}

/** What actions have in common that say the same of other cards. */
function saidOf({ id, facts }: Action, held: readonly string[]): string {
  const isHeld = (fact: unknown): boolean => held.includes(fact as string);
  return JSON.stringify([id, facts], (_, fact: unknown) => {
    if (Array.isArray(fact) && fact.length && fact.every((one) => codesIn(one).some(isHeld))) return "…";
    return isHeld(fact) ? "…" : fact;
  });
}
