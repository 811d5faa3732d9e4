/** A table with somebody at it: what lies there, whose turn it is, and the other seats' moves, one after the other. */

import type { Action, DrawnPlay, MatchRecord, PlayEvent, PlayRequest, SeenState } from "types/engine";
import * as say from "words/table";
import { type Choices, type Refused, type Row, sorted } from "../cards/choices";
import type { Pack } from "../cards/pack";
import { ask, Refusal } from "../engine/client";
import { engineLine, troubleAlone } from "../engine/status";
import { all, button, type Child, el, fill } from "../page/dom";
import { controls, single } from "./controls";
import { dialog } from "./dialog";
import { OwnHand } from "./own-hand";
import { isEachAlone, seats, standing } from "./seats";
import { LEVELS, PACES, pace, type Sitting } from "./sitting";

export interface Hooks {
  /** The match has gone on by what the reader chose, and is to be kept. */
  changed(now: Sitting): void;
  menu(): void;
  /** What is offered when a match is over. */
  over(): Child[];
  /** What opens the review of a hand that is over. */
  reviewing(hand: number): HTMLElement;
  /** The reader wanted to play a card that may not be played. */
  refused(record: MatchRecord, card: string): void;
}

/** So many seconds the others think at most, however slow the device. */
const LONGEST = 1.2;

/** A finished trick lies so much longer than a card that falls. */
const TRICK = 1.8;

/** So much of what has happened can be read again: more than a trick and what it brings. */
const MOST_SAID = 20;

export class Table {
  /** Its state: "yours" to choose, "theirs", "handed-on" to somebody else at this device, "hand-over" while it is read what a hand came to, "over". */
  readonly root = el("div", { class: "tabletop", "data-state": "theirs" });
  readonly #pack: Pack;
  readonly #hooks: Hooks;
  readonly #signal: AbortSignal;
  readonly #gone = new AbortController();
  readonly #score = button("btn quiet score");
  readonly #undo = button("btn quiet", say.takeBack);
  readonly #seats = el("ol", { class: "players", "aria-label": say.players });
  readonly #open = el("dl", { class: "lies", tabindex: 0, "aria-label": say.liesOpen });
  readonly #felt = el("div", { class: "felt" });
  readonly #said = el("div", { class: "said", role: "log", tabindex: 0, "aria-label": say.happened });
  readonly #whose = el("p", { class: "whose", tabindex: -1 });
  readonly #controls = el("div", { class: "controls" });
  readonly #turn = el("div", { class: "yours" }, this.#whose, this.#controls);
  readonly #hand: OwnHand;
  #sitting: Sitting;
  #now: DrawnPlay | undefined;
  /** Whose view this is: whoever of this device chose last. */
  #seat: number;
  /** What was begun later overtakes what is under way. */
  #running = 0;
  /** Whether the reader has chosen anything at this table. */
  #begun: boolean;
  #goOn: (() => void) | undefined;
  /** What has happened since the latest trick was led. */
  #trick: PlayEvent[] = [];

  constructor(sitting: Sitting, begun: boolean, pack: Pack, hooks: Hooks, signal: AbortSignal) {
    this.#sitting = sitting;
    this.#pack = pack;
    this.#hooks = hooks;
    this.#signal = AbortSignal.any([signal, this.#gone.signal]);
    this.#begun = begun;
    this.#seat = sitting.humans[0] ?? 0;
    this.#hand = new OwnHand(pack, {
      act: (action) => void this.#act(action),
      explain: (refused, card) => this.#explain(refused, card),
      gather: (action, cards) => this.#gather(action, cards),
    });
    const menu = button("btn quiet", say.menu);
    menu.addEventListener("click", () => hooks.menu());
    this.#undo.addEventListener("click", () => void this.#takeBack());
    this.#score.addEventListener("click", () => this.#showScore());
    this.#felt.addEventListener("click", () => this.#goOn?.());
    const line = engineLine(this.#signal, () => void this.begin());
    const head = el("div", { class: "head" }, menu, this.#score, this.#undo);
    fill(this.root, head, this.#seats, this.#open, this.#felt, this.#said, this.#turn, this.#hand.root, line);
    void this.begin();
  }

  get seat(): number {
    return this.#seat;
  }

  get sitting(): Sitting {
    return this.#sitting;
  }

  close(): void {
    this.#gone.abort();
    this.#running += 1;
    this.#goOn?.();
  }

  /** Show the table as it stands, and go on. */
  async begin(): Promise<void> {
    const run = ++this.#running;
    const answer = await this.#ask({ do: "state" }, run);
    if (!answer) return;
    fill(this.#said);
    this.#trick = latestTrick(answer.state.events);
    for (const event of told(answer.state.events).slice(-1)) this.#tell(event);
    this.#lay(answer.drawn.now);
    await this.#go(answer, run);
  }

  // ---- what happens ----

  /** An answer as the seat may know it; what went wrong is told, and undefined then. */
  async #ask(
    doing:
      | { do: "state" | "undo" }
      | { do: "act"; action: string }
      | { do: "move"; playouts: number; seconds: number; seed: number },
    run: number,
  ): Promise<DrawnPlay | undefined> {
    this.root.setAttribute("aria-busy", "true");
    try {
      const request = { ask: "play", record: this.#sitting.record, seat: this.#seat, ...doing } as PlayRequest;
      const answer = await ask<DrawnPlay>({ ...request, draw: true });
      if (run !== this.#running || this.#signal.aborted) return undefined;
      this.#begun ||= doing.do === "act";
      // Kept before it is shown: who leaves meanwhile, or takes it back, has lost nothing.
      this.#keep({ ...this.#sitting, record: answer.record, over: answer.state.over });
      return answer;
    } catch (error) {
      if (run === this.#running) {
        this.#note(el("p", { class: "fault" }, troubleAlone(error)));
        // Refused: nothing has changed, and what there was to choose is there still.
        if (error instanceof Refusal && this.#now && this.#chooses(this.#now)) this.#offer(this.#now);
      }
      return undefined;
    } finally {
      if (run === this.#running) this.root.removeAttribute("aria-busy");
    }
  }

  /** Go on until somebody at this device has to choose, or all is over. */
  async #go(first: DrawnPlay, run: number): Promise<void> {
    let answer: DrawnPlay | undefined = first;
    while (answer) {
      const { state, asked } = answer;
      this.#now = answer;
      this.#draw(answer);
      if (asked === null) return this.#finish(answer);
      if (this.#sitting.humans.includes(asked)) return this.#yourTurn(answer, asked, run);
      const playouts = LEVELS[this.#sitting.level];
      answer = await this.#ask({ do: "move", playouts, seconds: LONGEST, seed: seedIn(state) }, run);
      if (answer && !(await this.#show(answer, run))) return;
    }
  }

  /** Each event in its turn; whether to go on after them. */
  async #show(answer: DrawnPlay, run: number): Promise<boolean> {
    const events = told(answer.events);
    for (const [at, event] of events.entries()) {
      if (event.trick?.length === 1 && event.kind === "play") this.#trick = [];
      if (event.trick) this.#trick.push(event);
      this.#lay(answer.drawn.events[at] ?? "");
      this.#tell(event);
      // The last thing that is told before a choice can be read while one chooses.
      const choosing = at === events.length - 1 && !answer.ended.length && this.#chooses(answer);
      if (!choosing) await this.#pause(event.kind === "trick" ? TRICK : 1);
      if (run !== this.#running) return false;
    }
    for (const [at, hand] of answer.ended.entries()) {
      if (answer.state.over && at === answer.ended.length - 1) break;
      const stands = answer.state.sides.map((side, n) => `${side} ${hand.totals.after[n] ?? 0}`).join(" · ");
      await this.#showHand(say.handOver({ number: hand.hand + 1 }), stands, answer.drawn.ended[at] ?? "", hand.hand);
      if (run !== this.#running) return false;
    }
    return true;
  }

  #chooses({ asked }: DrawnPlay): boolean {
    return asked !== null && this.#sitting.humans.includes(asked);
  }

  /** As long as the reader wants it; a press ends it. */
  #pause(times: number): Promise<void> {
    const lasts = PACES[pace()] * times;
    if (!lasts) return Promise.resolve();
    return new Promise((resolve) => {
      const next = button("btn pri", say.next);
      const timer = Number.isFinite(lasts) ? setTimeout(() => this.#goOn?.(), lasts) : 0;
      this.#goOn = () => {
        clearTimeout(timer);
        this.#goOn = undefined;
        resolve();
      };
      if (timer) return;
      const had = this.#turn.contains(document.activeElement) || this.#hand.focused;
      next.addEventListener("click", () => this.#goOn?.());
      fill(this.#controls, next);
      if (had || document.activeElement === document.body) next.focus({ preventScroll: true });
    });
  }

  async #act(action: Action): Promise<void> {
    const run = ++this.#running;
    this.#busy();
    const answer = await this.#ask({ do: "act", action: action.code }, run);
    if (answer && (await this.#show(answer, run))) await this.#go(answer, run);
  }

  async #takeBack(): Promise<void> {
    const run = ++this.#running;
    this.#goOn?.();
    const answer = await this.#ask({ do: "undo" }, run);
    if (!answer) return;
    this.#trick = latestTrick(answer.state.events);
    fill(this.#said, el("p", {}, say.tookBack));
    this.#lay(answer.drawn.now);
    await this.#go(answer, run);
  }

  #keep(now: Sitting): void {
    // Who only looks has changed nothing.
    const same = now.over === this.#sitting.over && JSON.stringify(now.record) === JSON.stringify(this.#sitting.record);
    this.#sitting = same ? now : { ...now, changed: Date.now() };
    if (this.#begun) this.#hooks.changed(this.#sitting);
  }

  // ---- whose turn ----

  async #yourTurn(answer: DrawnPlay, seat: number, run: number): Promise<void> {
    if (seat === this.#seat) return this.#offer(answer);
    // Somebody else at this device: what the one before saw is put away first.
    this.#hand.hide();
    this.root.dataset.state = "handed-on";
    const name = answer.state.names[seat] ?? "";
    fill(this.#whose, say.handOn({ name }));
    const show = button("btn pri", say.showMine({ name }));
    fill(this.#controls, show);
    show.focus({ preventScroll: true });
    await new Promise<void>((resolve) => show.addEventListener("click", () => resolve(), { once: true }));
    if (run !== this.#running) return;
    this.#seat = seat;
    const own = await this.#ask({ do: "state" }, run);
    if (!own) return;
    this.#now = own;
    this.#draw(own);
    this.#offer(own);
  }

  /** What the seat may choose; the focus comes back to where it was. */
  #offer({ state }: DrawnPlay, row?: Row): void {
    this.root.dataset.state = "yours";
    const at = Math.max(this.#hand.at, 0);
    const had = this.#hand.focused || this.#turn.contains(document.activeElement) || isNowhere();
    const held = state.hands[this.#seat] ?? [];
    const choices: Choices = sorted(state.actions, held);
    const now = row ?? (choices.sets.length ? undefined : choices.rows[0]);
    const rules = button("btn quiet", say.whatNow);
    rules.addEventListener("click", () => this.#showRules(state));
    fill(this.#whose, say.yourTurn({ name: state.names[this.#seat] ?? "" }));
    const use = (chosen: Row): void => this.#offer({ state } as DrawnPlay, chosen);
    const doing = { act: (action: Action) => void this.#act(action), use };
    fill(this.#controls, ...controls(choices, now, this.#pack, doing), !!(state.law ?? state.refused[0]) && rules);
    if (choices.sets[0]) this.#controls.prepend(el("p", { class: "gather" }, say.chooseCards));
    this.#hand.choose(held, choices, now, state.refused);
    if (!had) return;
    if (now || choices.sets.length) this.#hand.focus(at);
    else this.#controls.querySelector("button")?.focus({ preventScroll: true });
  }

  #busy(): void {
    this.root.dataset.state = "theirs";
    const held = this.#now?.state.hands[this.#seat] ?? [];
    // Where the focus was, it stays in words: the cards are drawn anew.
    if (this.#hand.focused || this.#controls.contains(document.activeElement))
      this.#whose.focus({ preventScroll: true });
    fill(this.#controls);
    this.#hand.rest(held);
  }

  #gather(action: Action | undefined, cards: readonly string[]): void {
    const words = action
      ? single(action, this.#pack, { act: (chosen) => void this.#act(chosen) })
      : el("p", { class: "gather" }, cards.length ? say.moreCards({ number: cards.length }) : say.chooseCards);
    if (action) words.classList.add("pri");
    this.#controls.querySelector(".gather, [data-action]")?.replaceWith(words);
    if (action) words.classList.add("gather");
  }

  #explain(refused: Refused, card: string): void {
    this.#hooks.refused(this.#sitting.record, card);
    const words = el("p", { class: "no" }, ...this.#pack.told(refused));
    if (!words.querySelector(`[data-inline="${CSS.escape(card)}"]`)) words.prepend(this.#pack.inline(card), " ");
    this.#note(words);
  }

  // ---- drawing ----

  #draw(answer: DrawnPlay): void {
    const { state, drawn, asked } = answer;
    const tricks = state.names.map((_, at) => state.events.filter((e) => e.kind === "trick" && e.winner === at).length);
    fill(this.#seats, ...seats(state, this.#seat, tricks));
    this.#seats.dataset.count = String(state.players);
    const facts = drawn.open.map((fact) =>
      el("div", {}, el("dt", {}, fact.label), el("dd", {}, ...this.#pack.placed(fact.drawn))),
    );
    fill(this.#open, ...facts);
    const stands = isEachAlone(state) ? say.score : standing(state);
    fill(this.#score, say.handNumber({ number: state.hand + 1 }), el("span", {}, stands));
    const name = state.seat === null ? "" : (state.names[state.seat] ?? "");
    fill(this.#whose, name && say.turnOf({ name }));
    fill(this.#controls);
    if (this.#sitting.humans.length > 1 && asked !== this.#seat && this.#chooses(answer)) this.#hand.hide();
    else this.#hand.rest(state.hands[this.#seat] ?? []);
  }

  #lay(markup: string): void {
    fill(this.#felt, ...this.#pack.placed(markup));
  }

  /** One thing after the other: a screen reader says each of them once. */
  #tell(event: PlayEvent): void {
    const words = el("p", { "data-kind": event.kind }, ...this.#pack.told(event));
    if (event.kind === "trick") {
      const why = button("btn quiet why-so", say.why);
      const steps = [...this.#trick];
      why.addEventListener("click", () => this.#showTrick(steps));
      words.append(" ", why);
    }
    this.#note(words);
  }

  #note(words: HTMLElement): void {
    for (const old of all(this.#said, ":scope > p").slice(0, -MOST_SAID)) old.remove();
    this.#said.append(words);
    this.#said.scrollTop = this.#said.scrollHeight;
  }

  // ---- over the table ----

  #showTrick(steps: readonly PlayEvent[]): void {
    const lines = steps.map((event) => el("li", {}, ...this.#pack.told(event)));
    dialog(this.root, say.theTrick, el("ol", { class: "course" }, ...lines));
  }

  #showRules(state: SeenState): void {
    const bound = state.law && el("p", {}, ...this.#pack.told({ why: state.law, links: state.law.links }));
    const cannot = state.refused.map((refused) => el("li", {}, ...this.#pack.told(refused)));
    dialog(this.root, say.whatNow, bound, cannot.length > 0 && el("ul", { class: "cannot" }, ...cannot));
  }

  #showScore(): void {
    const now = this.#now;
    if (!now) return;
    const ledger = this.#pack.placed(now.drawn.ledger);
    dialog(this.root, say.scoreSoFar, el("p", {}, standing(now.state)), ...(ledger.length ? ledger : [say.nothingYet]));
  }

  /** What a hand came to, until the reader wants to go on. */
  #showHand(title: string, stands: string, ledger: string, hand: number): Promise<void> {
    this.root.dataset.state = "hand-over";
    const next = button("btn pri", say.nextHand);
    const over = dialog(
      this.root,
      title,
      el("p", {}, stands),
      ...this.#pack.placed(ledger),
      next,
      " ",
      this.#hooks.reviewing(hand),
    );
    next.addEventListener("click", () => {
      this.root.dataset.state = "theirs";
      over.close();
    });
    next.focus({ preventScroll: true });
    return new Promise((resolve) => {
      over.addEventListener("close", () => {
        this.root.dataset.state = "theirs";
        resolve();
      });
      this.#signal.addEventListener("abort", () => over.close());
    });
  }

  #finish({ state, ended, drawn }: DrawnPlay): void {
    this.root.dataset.state = "over";
    const won = state.winner_names.join(say.and);
    const words = won ? say.won({ number: state.winner_names.length, names: won }) : say.handIsOver;
    fill(this.#whose, words);
    const again = this.#hooks.over();
    fill(this.#controls, ...again);
    if (isNowhere() || this.#turn.contains(document.activeElement)) this.#whose.focus({ preventScroll: true });
    if (!ended.length) return;
    const ledger = this.#pack.placed(drawn.ended.at(-1) ?? drawn.ledger);
    dialog(this.root, words, el("p", {}, standing(state)), ...ledger, this.#hooks.reviewing(state.hand));
  }
}

function told(events: readonly PlayEvent[]): PlayEvent[] {
  return events.filter(({ why }) => why.text);
}

/** The plays of the latest trick. */
function latestTrick(events: readonly PlayEvent[]): PlayEvent[] {
  const led = events.map(({ kind, trick }) => kind === "play" && trick?.length === 1).lastIndexOf(true);
  return led < 0 ? [] : events.slice(led).filter(({ trick }) => trick);
}

/** The same position is always answered alike. */
function seedIn({ hand, events }: SeenState): number {
  return hand * 1000 + events.length;
}

function isNowhere(): boolean {
  return document.activeElement === document.body || document.activeElement === null;
}
