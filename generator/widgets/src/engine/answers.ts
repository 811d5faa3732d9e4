/** The shapes of what the engine answers, as far as the widgets draw them. */

export interface Sentence {
  text: string;
  marked: string;
}

export interface Fault {
  what: string;
  where?: string;
  did_you_mean?: string[];
  /** The field as people call it. */
  place?: string;
}

export type Value = string | boolean | number;
/** What a position depends on besides its cards. */
export type Setting = Record<string, CaseValue>;

export interface Request {
  ask: string;
  game?: string;
  setting?: Setting;
  trick?: string[];
  hand?: string[];
  /** What seats still held when they played, by seat. */
  hands?: Record<string, string[]>;
  names?: string[];
  [field: string]: unknown;
}

/** Something that is so, and the clauses that make it so. */
export interface Reason {
  why: Sentence;
  clauses: string[];
}

export interface Step extends Reason {
  seat: number;
  card: string;
  winner: number | null;
}

export interface WinnerAnswer extends Reason {
  setting: Setting;
  setting_text?: string;
  /** Whether every card of the trick is there. */
  complete: boolean;
  /** Who has played, by position. */
  names: string[];
  steps: Step[];
  winner: number | null;
  side?: string;
  losers: (Reason & { seat: number; card: string })[];
  after?: Reason[];
  /** Cards that broke the rules, where the example tells the hands. */
  illegal?: Reason[];
}

/** What happened in a hand; a play and the end of a trick hold the trick as it lies then. */
export interface PlayEvent extends Reason {
  kind: string;
  seat: number | null;
  /** Whose score this is; not every side is one seat. */
  side: number | null;
  cards: string[];
  /** Whether everybody saw it. */
  open: boolean;
  trick?: { seat: number; card: string }[];
  /** The card that is ahead, and who played it; null where nobody is. */
  winner?: number | null;
  best?: string | null;
}

export interface LegalAnswer {
  setting: Setting;
  setting_text?: string;
  legal: string[];
  law: Reason;
  cards: (Reason & { card: string; legal: boolean })[];
}

export interface Field {
  name: string;
  label: string;
  /** "choice", or "cards" for a list of cards, which has no `values`. */
  kind: string;
  values: { value: Value; label: string }[];
  default: Value;
}

/** What a case of a score is made of; a game says which fields each of its forms has. */
export type CaseValue = number | string | boolean | CaseValue[];
export type Case = Record<string, CaseValue>;

export interface Part {
  name: string;
  label: string;
  kind: string;
  required: boolean;
  choices: Value[];
  labels: string[];
}

export interface ScoreAnswer {
  /** The case as the engine spells it. */
  case: Case;
  names: string[];
  sides: string[];
  lines: LedgerLine[];
  totals: number[];
  over: boolean;
  /** The sides that have won, by number. */
  winners: number[];
  winner_names: string[];
  notes: Reason[];
  moves: { code: string; label: string; marked: string; clauses: string[] }[];
}

export interface RanksAnswer {
  setting: Setting;
  setting_text?: string;
  ranks: { key: string; title: string; cards: string[][]; clauses: string[][] }[];
}

export interface GameAnswer {
  id: string;
  title: string;
  counts: number[];
  table: { names: string[]; sides: string[] };
  options: Field[];
  setting: Field[];
  requests: {
    score: { forms: { name: string; label: string; fields: Part[] }[] };
    /** How many cards a full trick can have, and a hand at most. */
    trick_sizes: number[];
    hand_limit: number | null;
  };
  clauses: { id: string; number: number; ruling: boolean }[];
  cards: CardFact[];
}

export interface CardFact {
  code: string;
  name: string;
  spoken: string;
  rank: string;
  suits: string[];
  types: string[];
}

/** Something that a seat may do: its code, and words for it. */
export interface Action {
  code: string;
  label: string;
  marked: string;
  clauses: string[];
}

export interface LedgerLine extends Reason {
  side: number | null;
  account: string;
  points: number;
  unit: string;
}

export interface HandState {
  names: string[];
  sides: string[];
  over: boolean;
  /** The sides that have won, by number. */
  winners: number[];
  winner_names: string[];
  hand: number;
  seat: number | null;
  phase: string;
  law: (Sentence & { clauses: string[] }) | null;
  actions: Action[];
  refused: (Reason & { code: string })[];
  totals: number[];
  hands: string[][];
  events: PlayEvent[];
  ledger: LedgerLine[];
}

/** Who chose what, and how many events that brought. */
export interface Moment {
  seat: number;
  phase: string;
  action: Action;
  events: number;
}

export interface HandAnswer {
  record: { hands: unknown[] };
  state: HandState;
  events: PlayEvent[];
  moments?: Moment[];
  actions?: string[];
}

export type Kind = "winner" | "legal" | "order" | "points";

export interface Option {
  id: string;
  card: string | null;
  label: string;
  seat: number | null;
}

/** What asks for the very same question again. */
export interface Wish {
  game: string;
  kind: Kind;
  seed: number;
  clause?: string;
}

export interface Question {
  id: string;
  again?: Wish;
  game: string;
  kind: Kind;
  prompt: Sentence;
  setting_text: string;
  trick: string[];
  hand: string[];
  seats: string[];
  pick: "one" | "many" | "order" | "number";
  options: Option[];
  answer: string[];
  verdict: Sentence;
  clauses: string[];
  why: (Reason & { id: string; right: boolean })[];
}

/** The questions made and verified when the site was built. */
export interface Stock {
  game: string;
  title: string;
  pack: string;
  page: string;
  kinds: Kind[];
  clauses: Record<string, string>;
  questions: Question[];
}
