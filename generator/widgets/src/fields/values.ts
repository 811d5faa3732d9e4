/** The values of a score's case: how they read in words, in a link, and for another number of players. */

import type { Case, CaseValue, Part } from "types/engine";
import type { Pack } from "../cards/pack";
import { type Child, el } from "../page/dom";

/** Who sits at the table, and the pack they play with. */
export interface Room {
  pack: Pack;
  names: string[];
  sides: string[];
}

/** A list that has an entry for each side or seat; undefined for all other fields. */
export function owners(part: Part, room: Room): string[] | undefined {
  if (["ints", "totals", "card_lists", "choice_lists"].includes(part.kind)) return room.sides;
  return part.kind === "seat_ints" ? room.names : undefined;
}

export function isList(part: Part): boolean {
  return part.kind.endsWith("s") || part.kind === "choice_list";
}

function isNested(part: Part): boolean {
  return part.kind.endsWith("_lists");
}

/** What one entry of a field is: "card" for cards and lists of cards. */
export function entryKind(part: Part): string {
  if (part.kind.startsWith("card")) return "card";
  if (part.kind.startsWith("choice")) return "choice";
  return part.kind === "seats" ? "seat" : part.kind;
}

/** One entry as the reader knows it. */
export function entry(part: Part, value: CaseValue, room: Room): Child[] {
  switch (entryKind(part)) {
    case "card":
      return [room.pack.inline(String(value))];
    case "seat":
      return [room.names[Number(value)] ?? String(value)];
    case "choice": {
      const label = part.labels[part.choices.indexOf(value as string)] ?? String(value);
      const suit = document.getElementById(`d-${value}`);
      return [suit ? el("span", { class: `token ${value}` }, label) : label];
    }
    default:
      return [number(Number(value))];
  }
}

/** A number with a true minus sign. */
export function number(value: number): string {
  return String(value).replace("-", "−");
}

/** A list in which nobody has anything says no more than none at all. */
export function isBare(value: CaseValue | undefined): boolean {
  return value === undefined || (Array.isArray(value) && value.every((own) => Array.isArray(own) && !own.length));
}

// ---- in a link: 55,40,25 and C//D ----

export function write(part: Part, value: CaseValue | undefined): string {
  if (value === undefined || (isBare(value) && !part.required)) return "";
  if (!Array.isArray(value)) return String(value);
  return value.map((own) => (Array.isArray(own) ? own.join(",") : String(own))).join(isNested(part) ? "/" : ",");
}

export function read(part: Part, text: string): CaseValue | undefined {
  if (text === "" && !part.required) return undefined;
  const words = (list: string): CaseValue[] => (list ? list.split(",").map((word) => readOne(part, word)) : []);
  if (isNested(part)) return text.split("/").map(words);
  return isList(part) ? words(text) : readOne(part, text);
}

function readOne(part: Part, word: string): CaseValue {
  switch (entryKind(part)) {
    case "card":
    case "text":
      return word;
    case "choice":
      return part.choices.find((choice) => String(choice) === word) ?? word;
    case "bool":
      return word === "true";
    default:
      // What is no number stays as it is: the engine says so.
      return Number.isFinite(Number(word)) ? Number(word) : word;
  }
}

/** The case at a table with other seats and sides: nobody's entry is made up, but every list fits. */
export function fit(given: Case, parts: Part[], room: Room): Case {
  const fitted = Object.entries(given).map(([name, value]): [string, CaseValue] => {
    const part = parts.find((each) => each.name === name);
    return [name, part ? fitOne(part, value, room) : value];
  });
  return Object.fromEntries(fitted);
}

function fitOne(part: Part, value: CaseValue, room: Room): CaseValue {
  const last = room.names.length - 1;
  const seat = (one: CaseValue): CaseValue => Math.min(Number(one), last);
  if (part.kind === "seat") return seat(value);
  if (!Array.isArray(value)) return value;
  if (part.kind === "seats") return value.map(seat);
  const held = owners(part, room);
  return held ? held.map((_, i) => value[i] ?? (isNested(part) ? [] : 0)) : value;
}
