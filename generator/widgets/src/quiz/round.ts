/** A round of questions: ten, then once more those that were missed. */

import type { Again, Kind, Question, Stock } from "types/engine";
import * as say from "words/quiz";
import { ask, Refusal } from "../engine/client";
import { known } from "./progress";

export const ROUND = 10;
/** The engine may repeat a question that was just asked; so many tries for each new one. */
const TRIES = 3;

export class Round {
  readonly #questions: Question[];
  readonly #missed: Question[] = [];
  #at = 0;
  #right = 0;
  #again: Question[] | undefined;
  #rightAgain = 0;

  constructor(questions: Question[]) {
    this.#questions = questions;
  }

  get question(): Question | undefined {
    return (this.#again ?? this.#questions)[this.#at];
  }

  /** Whether the missed ones are being asked once more. */
  get repeating(): boolean {
    return this.#again !== undefined;
  }

  answer(right: boolean): void {
    const { question } = this;
    if (!question) return;
    if (this.#again) this.#rightAgain += Number(right);
    else if (right) this.#right += 1;
    else this.#missed.push(question);
  }

  next(): void {
    this.#at += 1;
    if (this.#at < this.#questions.length || this.#again || !this.#missed.length) return;
    this.#again = this.#missed;
    this.#at = 0;
  }

  /** "Question 3 of 10", "Once more: 1 of 2". */
  get place(): string {
    const of = (this.#again ?? this.#questions).length;
    return (this.#again ? say.onceMoreOf : say.questionOf)({ number: this.#at + 1, all: of });
  }

  get score(): string {
    const sum = { right: this.#right, all: this.#questions.length };
    if (!this.#missed.length || !this.#again) return say.sum(sum);
    return say.sumAgain({ ...sum, again: this.#rightAgain, missed: this.#missed.length });
  }

  get rightSoFar(): string {
    return say.rightSoFar({ number: this.#right });
  }
}

/** All verified questions of these kinds, of one game or of several. */
function fitting(stocks: Stock[], kinds: Kind[]): Question[] {
  return stocks.flatMap((stock) => stock.questions.filter((q) => kinds.includes(q.kind)));
}

/** Questions of the stock for the next round: missed ones first, then ones never seen. */
export function fromStock(stocks: Stock[], kinds: Kind[]): Question[] {
  const questions = new Map(fitting(stocks, kinds).map((q) => [q.id, q] as const));
  const { missed, fresh } = known([...questions.keys()]);
  // Few of the missed ones, so that a round is not all old misery.
  const ids = [...shuffled(missed).slice(0, 3), ...spread(shuffled(fresh), questions)];
  return shuffled(ids.slice(0, ROUND)).flatMap((id) => questions.get(id) ?? []);
}

/** Any questions of these kinds, for when there is no engine to make more. */
export function again(stocks: Stock[], kinds: Kind[]): Question[] {
  return shuffled(fitting(stocks, kinds)).slice(0, ROUND);
}

type Subject = Omit<Again, "seed">;

/** Ask the engine for `count` new questions: first about clauses that were missed, then of each kind. */
export async function made(stocks: Stock[], kinds: Kind[], count: number): Promise<Question[]> {
  const weak = weakClauses(stocks, kinds);
  const plain = stocks.flatMap(({ game, kinds: has }) =>
    kinds.filter((kind) => has.includes(kind)).map((kind): Subject => ({ game, kind })),
  );
  const fresh = new Map<string, Question>();
  for (let i = 0; fresh.size < count && i < count * TRIES; i++) {
    const wish = weak[i] ?? plain[i % plain.length];
    if (!wish) break;
    const question = await make(wish);
    if (question) fresh.set(question.id, question);
  }
  return [...fresh.values()];
}

async function make(wish: Subject): Promise<Question | undefined> {
  const seed = Math.floor(Math.random() * 2 ** 31);
  try {
    return await ask<Question>({ ask: "quiz", seed, ...wish, draw: true });
  } catch (error) {
    // Not every clause can be asked about in every kind: the next wish asks for something else.
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** The clauses behind missed questions: a fresh instance of each comes back. */
function weakClauses(stocks: Stock[], kinds: Kind[]): Subject[] {
  const all = fitting(stocks, kinds);
  const missed = new Set(known(all.map((q) => q.id)).missed);
  const seen = new Set<string>();
  return shuffled(all.filter((q) => missed.has(q.id))).flatMap(({ game, kind, clauses: [clause] }) => {
    if (!clause || seen.has(clause)) return [];
    seen.add(clause);
    return [{ game, kind, clause }];
  });
}

/** Different deciding clauses first, so that a round is not ten times the easy rule. */
function spread(ids: string[], questions: Map<string, Question>): string[] {
  const seen = new Map<string, number>();
  return ids
    .map((id) => {
      const clause = questions.get(id)?.clauses[0] ?? "";
      const turn = seen.get(clause) ?? 0;
      seen.set(clause, turn + 1);
      return { id, turn };
    })
    .sort((a, b) => a.turn - b.turn)
    .map(({ id }) => id);
}

export function shuffled<T>(items: T[]): T[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
}
