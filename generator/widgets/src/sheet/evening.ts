/** An evening: who plays what by which rules, and what was written down of each hand. All else the engine works out of it. */

import type { Entry, Options, SheetRequest } from "types/engine";
import { packed, unpacked } from "../page/packed";
import { isRecord } from "../page/storage";

/** Of what shape a kept record is; a new one comes with a step in `upgraded`. */
export const VERSION = 1;

export interface Evening {
  version: typeof VERSION;
  id: string;
  game: string;
  options: Options;
  names: string[];
  /** Who deals first, by seat. */
  dealer: number;
  entries: Required<Entry>[];
  /** Milliseconds since 1970. */
  begun: number;
  changed: number;
  /** How it stood when it was last counted, for the list of all evenings. */
  standing: Standing | null;
}

export interface Standing {
  sides: string[];
  totals: number[];
  hands: number;
  winners: string[];
}

/** What asks for the sheet of an evening, perhaps with other entries. */
export function requestFor({ game, options, names, dealer, entries }: Evening, other = entries): SheetRequest {
  return { ask: "sheet", game, options, names, dealer, players: names.length, entries: other };
}

export function newEvening(game: string, options: Options, names: string[], dealer: number): Evening {
  const now = Date.now();
  return {
    version: VERSION,
    id: crypto.randomUUID(),
    game,
    options,
    names,
    dealer,
    entries: [],
    begun: now,
    changed: now,
    standing: null,
  };
}

/** A record as this script knows it; undefined for one that it cannot read. */
export function upgraded(record: unknown): Evening | undefined {
  return isEvening(record) ? record : undefined;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");
const isTime = (value: unknown): boolean => Number.isFinite(value);

function isEvening(value: unknown): value is Evening {
  if (!isRecord(value) || value.version !== VERSION) return false;
  const texts = [value.id, value.game].every((each) => typeof each === "string" && each);
  const times = [value.begun, value.changed, value.dealer].every(isTime);
  return texts && times && isTable(value) && (value.standing === null || isStanding(value.standing));
}

/** What a link and a record have in common. */
function isTable(value: Record<string, unknown>): boolean {
  const { options, names, entries } = value;
  const rules =
    isRecord(options) && Object.values(options).every((each) => ["string", "number", "boolean"].includes(typeof each));
  return rules && isTexts(names) && names.length > 1 && Array.isArray(entries) && entries.every(isEntry);
}

function isEntry(value: unknown): value is Required<Entry> {
  return isRecord(value) && typeof value.form === "string" && isRecord(value.case);
}

function isStanding(value: unknown): value is Standing {
  if (!isRecord(value) || !isTexts(value.sides) || !isTexts(value.winners)) return false;
  return isTime(value.hands) && Array.isArray(value.totals) && value.totals.every(isTime);
}

// ---- in a link ----

/** What a link holds of an evening: it begins a record of its own wherever it is opened. */
type Packed = [game: string, options: Options, names: string[], dealer: number, entries: Required<Entry>[]];

/** An evening as one word of a link. */
export function inLink({ game, options, names, dealer, entries }: Evening): Promise<string> {
  const whole: Packed = [game, options, names, dealer, entries];
  return packed(whole);
}

/** The evening of a link; undefined for a damaged one. */
export async function linked(word: string): Promise<Evening | undefined> {
  try {
    const [game, options, names, dealer, entries] = (await unpacked(word)) as Packed;
    return upgraded({ ...newEvening(game, options, names, dealer), entries });
  } catch {
    return undefined;
  }
}
