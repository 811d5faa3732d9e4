/** A match at a table, as this device keeps it: its record, and who plays which seat. All else the engine works out of it. */

import type { MatchRecord, Options } from "types/engine";
import { Shelf } from "../page/shelf";
import { isRecord, store, stored } from "../page/storage";

const VERSION = 1;

/** How many hands are played to their end for each choice of a seat that nobody plays. */
export const LEVELS = { easy: 6, medium: 48, hard: 200 } as const;
export type Level = keyof typeof LEVELS;

/** Milliseconds after each event; 0: none, Infinity: until the reader wants to go on. */
export const PACES = { fast: 0, normal: 900, slow: 2200, wait: Number.POSITIVE_INFINITY } as const;
export type Pace = keyof typeof PACES;

/** What a table was last set to. */
export interface Wish {
  players: number | null;
  options: Options;
  /** The seats that somebody at this device plays. */
  humans: number[];
  level: Level;
  /** A whole match, or one hand. */
  match: boolean;
}

export interface Sitting {
  version: typeof VERSION;
  id: string;
  game: string;
  record: MatchRecord;
  humans: number[];
  level: Level;
  begun: number;
  changed: number;
  over: boolean;
}

export const sittings = new Shelf<Sitting>("followsuit.tables", "tables", upgraded);

export function newSitting(game: string, record: MatchRecord, { humans, level }: Wish): Sitting {
  const now = Date.now();
  const id = crypto.randomUUID();
  const seats = humans.filter((seat) => seat < Number(record.players));
  return {
    version: VERSION,
    id,
    game,
    record,
    humans: seats.length ? seats : [0],
    level,
    begun: now,
    changed: now,
    over: false,
  };
}

function upgraded(record: unknown): Sitting | undefined {
  return isSitting(record) ? record : undefined;
}

function isSitting(value: unknown): value is Sitting {
  if (!isRecord(value) || value.version !== VERSION || !isRecord(value.record)) return false;
  const times = [value.begun, value.changed].every(Number.isFinite);
  const texts = [value.id, value.game].every((each) => typeof each === "string" && each);
  return texts && times && isSeats(value.humans) && isLevel(value.level) && typeof value.over === "boolean";
}

const isSeats = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((seat) => Number.isInteger(seat) && seat >= 0);
const isLevel = (value: unknown): value is Level => typeof value === "string" && Object.hasOwn(LEVELS, value);

// ---- what is remembered for the next table ----

interface Remembered {
  pace: Pace;
  games: Record<string, Wish>;
}

const KEY = "followsuit.table";
const USUAL: Wish = { players: null, options: {}, humans: [0], level: "medium", match: false };

function remembered(): Remembered {
  return stored(KEY, isRemembered) ?? { pace: "normal", games: {} };
}

export function wishFor(game: string): Wish {
  return remembered().games[game] ?? USUAL;
}

export function rememberWish(game: string, wish: Wish): void {
  const all = remembered();
  store(KEY, { ...all, games: { ...all.games, [game]: wish } });
}

export function pace(): Pace {
  return remembered().pace;
}

export function rememberPace(chosen: Pace): void {
  store(KEY, { ...remembered(), pace: chosen });
}

function isRemembered(value: unknown): value is Remembered {
  if (!isRecord(value) || !isRecord(value.games)) return false;
  return Object.hasOwn(PACES, String(value.pace)) && Object.values(value.games).every(isWish);
}

function isWish(value: unknown): value is Wish {
  if (!isRecord(value) || !isRecord(value.options)) return false;
  const players = value.players === null || Number.isInteger(value.players);
  return players && isSeats(value.humans) && isLevel(value.level) && typeof value.match === "boolean";
}

// ---- deals ----

/** A fresh deal. */
export function anySeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** The deal of a day, the same for everybody: its date as a number. */
export function seedOf(day: Date): number {
  return day.getFullYear() * 10_000 + (day.getMonth() + 1) * 100 + day.getDate();
}
