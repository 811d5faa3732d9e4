/**
 * A round of questions: each is the one that tells most after the answers so far; those that were missed come once more.
 *
 * The engine chooses if it is there; else the questions come out of the stock, which begins with those that tell most.
 */

import type { ChosenQuestion, DrawnPractice, Kind, Named, Stock } from "types/engine";
import * as say from "words/quiz";
import { ask, engineState, Refusal, startSoon } from "../engine/client";
import { trouble } from "../engine/status";
import type { Slip } from "../practice/mending";
import { forgetPressed, pressedIn } from "../practice/pressed";
import { known } from "../practice/progress";

export const ROUND = 10;
/** So long a reader who goes on waits for the engine's choice. */
const PATIENCE_MS = 600;
const ABOUT = 3;

/** What a round is to be about. */
export interface Wish {
  stocks: Stock[];
  /** Only questions of these kinds; of all if there are none. */
  kinds: Kind[];
  /** Asked first: the question of a link. */
  first?: ChosenQuestion | undefined;
  /** A question on each of these rules. */
  rules?: string[];
  about?: Slip;
  /** Nothing out of the stock. */
  fresh?: boolean;
  /** The reader has pressed for it, so the engine may be started. */
  pressed: boolean;
}

interface Given {
  position: string;
  chosen: string[];
}

/** An answer as it was given. */
export interface Answer {
  question: ChosenQuestion;
  chosen: string[];
  right: boolean;
}

export class Round {
  /** Why the engine could not be asked. */
  trouble = "";
  readonly #wish: Wish;
  readonly #seed = Math.floor(Math.random() * 2 ** 31);
  readonly #answers: Answer[] = [];
  /** What the engine said after the last answer of a game. */
  readonly #told = new Map<string, Promise<DrawnPractice | undefined>>();
  /** Answers that were slips of the finger, and what is not to be named again. */
  readonly #forgotten = new Set<Answer>();
  readonly #unnamed = new Set<string>();
  #length: number;
  /** Those that are still to be asked about. */
  #rules: string[];
  #missed: ChosenQuestion[] = [];
  #asked = 0;
  #again: ChosenQuestion[] | undefined;
  #rightAgain = 0;
  #coming: Promise<ChosenQuestion | undefined> | undefined;

  constructor(wish: Wish) {
    const { kinds } = wish;
    const fitting = wish.stocks.filter((stock) => !kinds.length || stock.kinds.some((kind) => kinds.includes(kind)));
    this.#wish = fitting.length ? { ...wish, stocks: fitting } : wish;
    this.#rules = [...(wish.rules ?? [])];
    this.#length = wish.rules?.length ?? (wish.about ? ABOUT : ROUND);
  }

  /** The next question; undefined at the end of the round. */
  async next(): Promise<ChosenQuestion | undefined> {
    this.#coming ??= this.#find();
    const question = await this.#coming.finally(() => (this.#coming = undefined));
    if (question) this.#asked += 1;
    return question;
  }

  answered(answer: Answer): void {
    const { question, right } = answer;
    if (this.#again) {
      this.#rightAgain += Number(right);
      return;
    }
    this.#answers.push(answer);
    if (!right) this.#missed.push(question);
    const rules = this.#wish.rules && this.#rules;
    if (!this.#ready && (!rules || rules.some((rule) => !this.#unseen(rule)))) startSoon(this.#games);
    if (rules) return;
    // While the verdict is read: what may be believed now, and what comes next.
    if (this.#ready) this.#told.set(question.game, this.#practice(question.game));
    this.#coming = this.#find();
  }

  /** The misreading that the answers about this game show, with the one that shows it best. */
  async named(game: string): Promise<{ named: Named; shown: Answer } | undefined> {
    if (this.#again || this.#wish.about) return undefined;
    const told = await soon(this.#told.get(game));
    const named = told?.named;
    const shown = named && this.#history(game)[named.shown];
    if (!named || !shown || this.#unnamed.has(named.slip)) return undefined;
    this.#unnamed.add(named.slip);
    return { named, shown };
  }

  /** It was a slip of the finger: as if that had not been answered. */
  forget(answer: Answer): void {
    this.#forgotten.add(answer);
    this.#coming = undefined;
    if (this.#ready) this.#told.set(answer.question.game, this.#practice(answer.question.game));
  }

  /** Whether the missed ones are being asked once more. */
  get repeating(): boolean {
    return this.#again !== undefined;
  }

  /** The misreading that this round was about, if all of it was answered right. */
  get mended(): Slip | undefined {
    return this.#answers.length && this.#right === this.#answers.length ? this.#wish.about : undefined;
  }

  /** "Question 3 of 10", "Once more: 1 of 2". */
  get place(): string {
    const sum = { number: this.#asked, all: this.#again?.length ?? this.#length };
    return this.#again ? say.onceMoreOf(sum) : say.questionOf(sum);
  }

  get score(): string {
    const sum = { right: this.#right, all: this.#answers.length };
    if (!this.#missed.length || !this.#again) return say.sum(sum);
    return say.sumAgain({ ...sum, again: this.#rightAgain, missed: this.#missed.length });
  }

  get rightSoFar(): string {
    return say.rightSoFar({ number: this.#right });
  }

  get #right(): number {
    return this.#answers.filter(({ right }) => right).length;
  }

  get #games(): string[] {
    return this.#wish.stocks.map(({ game }) => game);
  }

  get #ready(): boolean {
    return engineState() === "ready";
  }

  #history(game: string): Answer[] {
    const counts = ({ question, chosen }: Answer): boolean =>
      question.game === game && chosen.every((id) => question.options.some((option) => option.id === id));
    return this.#answers.filter((answer) => counts(answer) && !this.#forgotten.has(answer));
  }

  async #find(): Promise<ChosenQuestion | undefined> {
    if (this.#again) return this.#again[this.#asked];
    const { first, rules, about } = this.#wish;
    const place = this.#answers.length;
    if (first && !place) return first;
    const onRule = rules && (await this.#onRules());
    const found = onRule ?? (place < this.#length ? await this.#choose(place) : undefined);
    if (found) return found;
    if (!this.#missed.length || about) return undefined;
    this.#again = this.#missed;
    this.#asked = 0;
    return this.#again[0];
  }

  async #choose(place: number): Promise<ChosenQuestion | undefined> {
    const { stocks, about, fresh, pressed } = this.#wish;
    // The games take turns.
    const stock = about ? stocks.find(({ game }) => game === about.game) : stocks[place % stocks.length];
    if (!stock) return undefined;
    const unseen = about || fresh ? undefined : this.#stored(stock);
    // What the engine chooses by is fetched for who practises, not for who comes by.
    if ((this.#ready && (pressed || place)) || about || fresh) {
      const coming = this.#told.get(stock.game) ?? this.#practice(stock.game);
      // Nobody waits for the engine's choice while there is something else to ask.
      const told = await (unseen ? soon(coming) : coming);
      // A question may already have been asked in another turn of this game.
      const question = told?.question;
      if (question && !this.#wasAsked(question)) return question;
    }
    if (unseen) return unseen;
    const told = pressed || place ? await this.#practice(stock.game) : undefined;
    return told?.question ?? this.#any(stock);
  }

  #wasAsked({ id }: ChosenQuestion): boolean {
    return this.#answers.some(({ question }) => question.id === id);
  }

  /** The next question of the stock: one that was missed before at times, else one never seen. */
  #stored(stock: Stock): ChosenQuestion | undefined {
    const fitting = this.#fitting(stock);
    const { missed, fresh } = known(fitting.map(({ id }) => id));
    const ids = this.#answers.length % 3 === 2 ? [...missed, ...fresh] : [...fresh, ...missed];
    return fitting.find(({ id }) => id === ids[0]);
  }

  /** Where there is no engine and nothing unseen: whatever was not asked in this round. */
  #any(stock: Stock): ChosenQuestion | undefined {
    const left = this.#fitting(stock);
    return left[Math.floor(Math.random() * left.length)];
  }

  #fitting({ questions }: Stock): ChosenQuestion[] {
    const { kinds } = this.#wish;
    return questions
      .filter(({ kind }) => !kinds.length || kinds.includes(kind as Kind))
      .filter((one) => !this.#wasAsked(one));
  }

  /** A question about the next rule that can be asked about now; if no rule can, the round is as any other. */
  async #onRules(): Promise<ChosenQuestion | undefined> {
    for (let rule = this.#rules.shift(); rule; rule = this.#rules.shift()) {
      const found = await this.#onRule(rule);
      if (found) return found;
      this.#length -= 1;
    }
    if (!this.#length) this.#length = ROUND;
    return undefined;
  }

  /** A question about a rule: out of the stock one that was never seen, else one that the engine chooses. */
  async #onRule(rule: string): Promise<ChosenQuestion | undefined> {
    const unseen = this.#unseen(rule);
    if (unseen) return unseen;
    const stock = this.#stockOf(rule);
    const told = stock && (await this.#practice(stock.game, rule));
    const own = this.#decided(rule);
    return told?.question ?? own[Math.floor(Math.random() * own.length)];
  }

  #unseen(rule: string): ChosenQuestion | undefined {
    const own = this.#decided(rule);
    const { fresh } = known(own.map(({ id }) => id));
    return own.find((one) => fresh.includes(one.id));
  }

  /** The questions of the stock that a rule decides. */
  #decided(rule: string): ChosenQuestion[] {
    return this.#stockOf(rule)?.questions.filter(({ clauses }) => clauses[0] === rule) ?? [];
  }

  #stockOf(rule: string): Stock | undefined {
    return this.#wish.stocks.find(({ game }) => rule.startsWith(`${game}.`));
  }

  /** What the engine says of a game after the answers about it. */
  async #practice(game: string, rule?: string): Promise<DrawnPractice | undefined> {
    const { kinds, about } = this.#wish;
    const history = this.#history(game).map(
      ({ question, chosen }): Given => ({ position: question.again.position, chosen }),
    );
    const more = about ? { about: about.slip } : rule ? { clauses: [rule] } : kinds.length ? { kinds } : {};
    const pressed = pressedIn(game);
    try {
      return await ask<DrawnPractice>({
        ask: "practice",
        game,
        seed: this.#seed,
        history,
        pressed,
        ...more,
        draw: true,
      });
    } catch (error) {
      if (error instanceof Refusal && error.fault.where?.startsWith("pressed")) {
        forgetPressed(game);
        return this.#practice(game, rule);
      }
      // Not every rule can be asked about in this way.
      if (!(error instanceof Refusal)) this.trouble = trouble(error);
      return undefined;
    }
  }
}

/** What comes within the reader's patience. */
function soon<T>(coming: Promise<T> | undefined): Promise<T | undefined> {
  return Promise.race([coming, new Promise<undefined>((done) => setTimeout(done, PATIENCE_MS, undefined))]);
}
