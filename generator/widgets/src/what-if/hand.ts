/** "What if?" for a piece of a hand: choose differently, and play on. Loaded on demand. */

import type { Action, PlayEvent, Reason } from "types/engine";
import * as engineWords from "words/engine";
import * as whatifWords from "words/whatif";
import { loadPack, type Pack } from "../cards/pack";
import { Refusal } from "../engine/client";
import { trouble } from "../engine/status";
import { drawnStage } from "../figure/drawn-stage";
import type { Figure } from "../figure/figure";
import { light } from "../page/clauses";
import { button, el, fill, labelled, liveRegion } from "../page/dom";
import { advice } from "./advice";
import { Course, type Shown, type Told } from "./course";
import { differences, drawOutcome } from "./outcome";
import { Panel } from "./panel";
import { drawTurn } from "./turn";

class HandWhatIf {
  readonly #host: Figure;
  readonly #panel: Panel;
  readonly #turn = el("div", { class: "turnof" });
  readonly #outcome = el("div", { class: "outcome" });
  readonly #moments = el("select");
  readonly #others = button("btn", whatifWords.letOthers);
  readonly #rest = button("btn", whatifWords.letChance);
  readonly #back = button("btn", whatifWords.takeBack);
  readonly #advise = button("btn", whatifWords.advise);
  readonly #advised = liveRegion("advised");
  readonly #link: string[];
  /** The moment that the stepper's step belonged to when the panel was opened. */
  #home = 0;
  #pack: Pack | undefined;
  #course: Course | undefined;
  /** The moment at which the reader chooses differently: so much of the script stays. */
  #at = 0;
  /** What was chosen instead, and since. */
  #own: string[] = [];
  /** How long `own` was before each press: a press may bring many actions. */
  #presses: number[] = [];
  #now: Shown | undefined;
  #beside: Told | undefined;
  #asked = 0;
  /** Settles when what was last asked for is shown. */
  #settled: Promise<void> = Promise.resolve();

  constructor(host: Figure, link: string[]) {
    this.#host = host;
    this.#link = link;
    this.#panel = new Panel(host, link, {
      thing: "hand",
      begin: () => this.#begin(),
      reset: () => void this.#choose(this.#home, []),
      // As in #example-truc-accepted~3~7H~accept.
      changes: () => (this.#own.length ? [String(this.#at), ...this.#own] : []),
    });
    this.#moments.addEventListener("change", () => void this.#choose(this.#moments.selectedIndex, []));
    this.#others.addEventListener("click", () => this.#afterwards(() => this.#chance(this.#mine)));
    this.#rest.addEventListener("click", () => this.#afterwards(() => this.#chance()));
    this.#back.addEventListener("click", () => this.#afterwards(() => this.#takeBack()));
    this.#advise.addEventListener("click", () => this.#afterwards(() => this.#tellBest()));
    void this.#panel.busy(this.#start());
  }

  /** Put the example back as it was printed. */
  close(): void {
    this.#asked += 1;
    this.#panel.close();
  }

  async #start(): Promise<void> {
    try {
      this.#pack = await loadPack(this.#host.dataset.pack ?? "");
    } catch (error) {
      return this.#host.say(trouble(error));
    }
    await this.#begin();
  }

  /** Everything that needs the engine; also the way back after a failed start. */
  async #begin(): Promise<void> {
    const { request, script } = this.#host;
    if (request?.ask !== "hand") return;
    this.#host.say(engineWords.starting);
    try {
      this.#course = await Course.begin(request, script, this.#skipped);
    } catch (error) {
      if (!this.#panel.signal.aborted) this.#host.say(trouble(error));
      return;
    }
    if (this.#panel.signal.aborted) return;
    this.#drawMoments(this.#course);
    const row = el("div", { class: "row" }, this.#advise, this.#others, this.#rest, this.#back);
    // An example that is only a beginning has no choice yet that could be another.
    const choose = this.#moments.length > 1 && labelled(whatifWords.chooseDifferently, this.#moments);
    this.#panel.fill(choose, this.#turn, row, this.#advised, this.#panel.table, this.#outcome);
    this.#home = this.#suggested(this.#course);
    const [at, ...own] = this.#link;
    if (at === undefined) {
      await this.#choose(this.#home, []);
      return this.#panel.reveal(this.#turn);
    }
    const moment = /^\d+$/.test(at) ? this.#moments.options[Number(at)] : undefined;
    if (moment && own.length) await this.#choose(moment.index, own);
    else this.#panel.spoilt();
  }

  // ---- what the reader does ----

  /** The moment that the stepper's present step belongs to. */
  #suggested(course: Course): number {
    let place = this.#skipped + this.#host.printedStep;
    for (const [n, events] of course.printed.events.entries()) {
      place -= events.filter(isTold).length;
      if (place < 0) return Math.min(Math.max(n - 1, 0), this.#moments.length - 1);
    }
    return this.#moments.length - 1;
  }

  /** So many of the script's sentences were not printed. */
  get #skipped(): number {
    return Number(this.#host.dataset.skip ?? 0);
  }

  /** Show the hand after a part of the script and these actions; what was asked before is dropped. */
  #choose(at: number, own: string[], presses = own.map((_, n) => n)): Promise<void> {
    return (this.#settled = this.#panel.busy(this.#follow(at, own, presses)));
  }

  /** Begin when the press before is shown: a reader may be faster than the engine. */
  #afterwards(press: () => Promise<void>): void {
    const whenShown = this.#settled.then(() => (this.#panel.signal.aborted ? undefined : press()));
    this.#settled = this.#panel.busy(whenShown);
  }

  /** An impossible action is told, and the hand stays as it was. */
  async #follow(at: number, own: string[], presses: number[]): Promise<void> {
    const course = this.#course;
    if (!course) return;
    const asked = ++this.#asked;
    try {
      const now = await course.after([...course.script.slice(0, at), ...own]);
      const beside = await this.#comparable(course, at + own.length, now);
      // A later choice has overtaken this one.
      if (asked !== this.#asked) return;
      this.#at = at;
      this.#own = own;
      this.#presses = presses;
      this.#now = now;
      this.#beside = beside;
    } catch (error) {
      if (asked !== this.#asked) return;
      if (error instanceof Refusal && this.#panel.spoilt(trouble(error))) return;
      return this.#host.say(trouble(error));
    }
    this.#draw();
  }

  /** The example after as many choices; a hand that is over is compared with the whole of it. */
  #comparable(course: Course, choices: number, now: Told): Told | Promise<Told> {
    const whole = now.state.seat === null || choices >= course.script.length;
    return whole ? course.printed : course.beside(course.script.slice(0, choices));
  }

  #act(action: Action): void {
    void this.#choose(this.#at, [...this.#own, action.code], [...this.#presses, this.#own.length]);
  }

  #explain(refused: Reason): void {
    this.#host.say(...(this.#pack?.told(refused) ?? [refused.why.text]));
    light(refused.clauses, this.#host, this.#host.heading);
  }

  async #chance(seat?: number): Promise<void> {
    const { record } = this.#now ?? {};
    if (!record || !this.#course) return;
    const asked = ++this.#asked;
    try {
      const more = await this.#course.chance(record, seat);
      if (more.length && asked === this.#asked) {
        await this.#follow(this.#at, [...this.#own, ...more], [...this.#presses, this.#own.length]);
      }
    } catch (error) {
      if (asked === this.#asked) this.#host.say(trouble(error));
    }
  }

  async #tellBest(): Promise<void> {
    const { record, state } = this.#now ?? {};
    if (!record || !state || !this.#pack) return;
    const asked = ++this.#asked;
    try {
      const told = await advice(record, state.names, this.#pack);
      if (asked !== this.#asked) return;
      fill(this.#advised, ...told);
      this.#panel.show(this.#advised, this.#advise);
    } catch (error) {
      if (asked === this.#asked) this.#host.say(trouble(error));
    }
  }

  async #takeBack(): Promise<void> {
    const before = this.#presses.at(-1);
    if (before === undefined) return;
    await this.#follow(this.#at, this.#own.slice(0, before), this.#presses.slice(0, -1));
  }

  /** The seat that the reader plays: whoever chose first. */
  get #mine(): number | undefined {
    return this.#now?.moments[this.#at]?.seat;
  }

  // ---- drawing ----

  #drawMoments(course: Course): void {
    const { moments, state } = course.printed;
    const names = state.names;
    const options = moments.map(({ seat, action }, n) => `${n + 1}. ${names[seat]}: ${action.label}`);
    if (state.seat !== null) options.push(whatifWords.afterExample({ seat: names[state.seat] ?? "" }));
    fill(this.#moments, ...options.map((text) => el("option", {}, text)));
  }

  #draw(): void {
    const pack = this.#pack;
    const now = this.#now;
    const course = this.#course;
    if (!pack || !now || !course) return;
    const had = this.#panel.root.contains(document.activeElement);
    this.#moments.selectedIndex = this.#at;
    const parts = drawTurn(now, pack, {
      act: (action) => this.#act(action),
      explain: (refused) => this.#explain(refused),
    });
    fill(this.#turn, ...parts);
    fill(this.#advised);
    const mine = this.#mine;
    const waits = now.state.seat === null;
    this.#others.classList.toggle("later", waits || mine === undefined || mine === now.state.seat);
    this.#rest.classList.toggle("later", waits);
    this.#advise.classList.toggle("later", now.state.actions.length < 2);
    this.#back.classList.toggle("later", !this.#own.length);
    this.#drawOutcome(course, now, pack);
    this.#host.perform(drawnStage(this.#host, pack, now.drawn.figure));
    this.#panel.follow();
    // What was pressed is gone with its turn; reading goes on at whose turn it is now.
    const focused = document.activeElement;
    const gone = !this.#panel.root.contains(focused) || focused?.classList.contains("later");
    if (!had || !gone) return;
    parts[0]?.focus({ preventScroll: true });
    parts[0]?.scrollIntoView({ block: "nearest" });
  }

  #drawOutcome(course: Course, now: Shown, pack: Pack): void {
    const changed = this.#own.length > 0;
    const rows = changed ? differences(course.printed, this.#beside ?? now, now, this.#at, pack) : [];
    if (rows.length) this.#panel.drawDiff(rows, whatifWords.inExample);
    else fill(this.#panel.table);
    fill(this.#outcome, ...(changed ? drawOutcome(now, this.#at, pack) : []));
  }
}

function isTold(event: PlayEvent): boolean {
  return event.why.text !== "";
}

export function open(host: Figure, link: string[]): HandWhatIf {
  return new HandWhatIf(host, link);
}
