/** The shapes of what the engine answers, as far as the widgets draw them. */

export interface Sentence {
  text: string;
  /** The sentence as markup, where the request wants it drawn. */
  drawn: string;
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
  /** The links to the clauses as markup, where the request wants it drawn. */
  links: string;
}

/** What the engine draws of an answer: markup as the book prints it. */
interface Drawn<Figures = { figure: string }> {
  drawn: Figures;
}

export interface Step extends Reason {
  seat: number;
  card: string;
  winner: number | null;
}

export interface WinnerAnswer extends Reason, Drawn {
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

export interface LegalAnswer extends Drawn {
  setting: Setting;
  setting_text?: string;
  legal: string[];
  law: Reason;
  cards: (Reason & { card: string; legal: boolean })[];
}

export interface Field<Default = CaseValue> {
  name: string;
  label: string;
  /** "choice", or "cards" for a list of cards, which has no `values`. */
  kind: string;
  values: { value: Value; label: string }[];
  default: Default;
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

/** `laws` are the links to every clause that the score cites. */
export interface ScoreAnswer extends Drawn<{ figure: string; laws: string }> {
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
  moves: Action[];
}

export interface RanksAnswer extends Drawn {
  setting: Setting;
  setting_text?: string;
  ranks: { key: string; title: string; cards: string[][]; clauses: string[][] }[];
}

export interface GameAnswer {
  id: string;
  title: string;
  counts: number[];
  table: { names: string[]; sides: string[] };
  options: Field<Value>[];
  setting: Field[];
  requests: {
    score: { forms: { name: string; label: string; fields: Part[] }[] };
    /** How many cards a full trick can have, and a hand at most. */
    trick_sizes: number[];
    hand_limit: number | null;
  };
}

/** Something that a seat may do: its code, and words for it. */
export interface Action {
  code: string;
  label: string;
  /** Which sentence its label is, and what it is about. */
  id: string;
  facts: Record<string, unknown>;
  drawn: string;
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

/** A card of a hand as it may have to be shown. */
type InHand = Record<"plain" | "allowed" | "barred", string>;

export interface HandAnswer {
  record: { hands: unknown[] };
  state: HandState;
  events: PlayEvent[];
  moments?: Moment[];
  actions?: string[];
}

/**
 * `figure` is the course from the hand's beginning, `ledger` the score of a hand that is over; `law` and
 * `hand` are those of whose turn it is.
 */
export interface DrawnHand
  extends HandAnswer,
    Drawn<{ figure: string; ledger: string; law: string; hand: Record<string, InHand> }> {}

/** The same trick in every game, as far as a game has such tricks. */
export interface CompareAnswer extends Drawn<{ felt: string; verdicts: string; trumps: string }> {
  trick: string[];
  names: string[];
  games: { fits: boolean; winner?: number | null }[];
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
  pick: "one" | "many" | "order" | "number";
  options: Option[];
  answer: string[];
  clauses: string[];
  /** Its parts as markup; the options in their order. */
  drawn: { prompt: string; table: string; options: string[]; verdict: string; reasons: string };
}

/** The questions made and verified when the site was built. */
export interface Stock {
  game: string;
  title: string;
  pack: string;
  page: string;
  kinds: Kind[];
  questions: Question[];
}
