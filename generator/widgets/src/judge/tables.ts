/** The empty tables of all games, as the page tells of them, and who sits there. */

import type { Field } from "types/engine";
import * as say from "words/judge";
import { choice } from "../fields/choice";

export interface Table {
  id: string;
  title: string;
  pack: string;
  setting: Field[];
  /** Who sits in a trick of so many cards. */
  names: Record<string, string[]>;
}

export const USUAL = 4;

/** How many play, where nobody says otherwise. */
export function usualPlayers(table: Table | undefined): number {
  const sizes = Object.keys(table?.names ?? {}).map(Number);
  return sizes.includes(USUAL) ? USUAL : (sizes[0] ?? USUAL);
}

/** Where a trick can be of several sizes, how many play. */
export function playersChoice(
  { names }: Table,
  now: number,
  chosen: (players: number) => void,
): HTMLElement | undefined {
  const sizes = Object.keys(names).map((size) => ({ value: Number(size), label: size }));
  return sizes.length > 1 ? choice(say.players, sizes, now, (size) => chosen(Number(size))) : undefined;
}

/** Whose card of a trick it is about. */
export function accusedChoice(owners: string[], now: number, chosen: (at: number) => void): HTMLElement {
  const seats = owners.map((label, value) => ({ value, label }));
  return choice(say.whose, seats, now, (at) => chosen(Number(at)));
}
