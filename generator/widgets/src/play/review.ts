/** Looking back at a hand: what each choice of a seat may have cost, the dearest first. Asked choice by choice. */

import type { ReviewAnswer, ReviewChoicesRequest, Reviewed } from "types/engine";
import * as say from "words/review";
import type { Pack } from "../cards/pack";
import { ask } from "../engine/client";
import { troubleAlone } from "../engine/status";
import { choice } from "../fields/choice";
import { type Child, el, fill } from "../page/dom";
import { sheet } from "../page/files";
import { press } from "../page/press";
import { dialog } from "./dialog";
import { drawMoment } from "./moment";
import type { Sitting } from "./sitting";

await sheet("review");

/** Hands played to their end for each choice: about a second. */
const PLAYOUTS = 120;
/** So many of the dearest stand first. */
const DEAREST = 3;

export interface Wish {
  sitting: Sitting;
  seat: number;
  /** Undefined: the latest that is over. */
  hand?: number | undefined;
  /** Another table, at which the match goes on from there. */
  playOn(record: Reviewed["record"]): void;
}

export function review(host: HTMLElement, wish: Wish, pack: Pack): void {
  new Review(host, wish, pack);
}

class Review {
  readonly #wish: Wish;
  readonly #pack: Pack;
  readonly #over: HTMLDialogElement;
  readonly #wishes = el("div", { class: "settings" });
  readonly #progress = el("progress", { max: 1, value: 0 });
  readonly #told = el("p", { class: "told", role: "status" });
  readonly #list = el("div", { class: "judged" });
  readonly #moment = el("div", { class: "moment", hidden: true });
  #hand: number;
  #seat: number;
  #found: Reviewed[] = [];
  #of = 0;
  /** What was begun later overtakes what is under way. */
  #run = 0;

  constructor(host: HTMLElement, wish: Wish, pack: Pack) {
    this.#wish = wish;
    this.#pack = pack;
    this.#hand = wish.hand ?? this.#hands.at(-1) ?? 0;
    this.#seat = wish.seat;
    this.#progress.setAttribute("aria-label", say.progress);
    const parts = [this.#wishes, this.#told, this.#progress, this.#list, this.#moment];
    this.#over = dialog(host, say.title, ...parts);
    this.#over.classList.add("review");
    this.#over.addEventListener("close", () => (this.#run += 1));
    this.#ask();
    void this.#judge();
  }

  /** The hands that are over; of a match that has just begun, the one that goes on. */
  get #hands(): number[] {
    const { record, over } = this.#wish.sitting;
    const first = Number(record.before ?? 0);
    const many = (record.hands as unknown[]).length - (over ? 0 : 1);
    return Array.from({ length: Math.max(many, 1) }, (_, n) => first + n);
  }

  /** Which hand, and whose choices, where there is more than one. */
  #ask(): void {
    const { record, humans } = this.#wish.sitting;
    const names = record.names as string[];
    const hands = this.#hands.map((value) => ({ value, label: say.hand({ number: value + 1 }) }));
    const seats = humans.map((value) => ({ value, label: names[value] ?? "" }));
    const again = (change: () => void) => (): void => {
      change();
      void this.#judge();
    };
    fill(
      this.#wishes,
      hands.length > 1 && choice(say.whichHand, hands, this.#hand, (n) => again(() => (this.#hand = Number(n)))()),
      seats.length > 1 && choice(say.whose, seats, this.#seat, (n) => again(() => (this.#seat = Number(n)))()),
    );
  }

  /** One choice after the other: what is found stands there at once, and whoever has seen enough may go. */
  async #judge(): Promise<void> {
    const run = ++this.#run;
    this.#found = [];
    this.#of = 1;
    this.#over.setAttribute("aria-busy", "true");
    try {
      for (let n = 0; n < this.#of; n++) {
        this.#draw();
        const answer = await ask<ReviewAnswer>({ ...this.#request, choice: n, draw: true });
        if (run !== this.#run) return;
        this.#of = answer.of;
        this.#found.push(...answer.choices);
      }
      this.#over.removeAttribute("aria-busy");
      this.#draw();
    } catch (error) {
      if (run !== this.#run) return;
      this.#over.removeAttribute("aria-busy");
      fill(this.#told, troubleAlone(error), " ");
      this.#told.append(press("btn", say.again, () => void this.#judge()));
    }
  }

  get #request(): ReviewChoicesRequest {
    const { record } = this.#wish.sitting;
    return { ask: "review", record, seat: this.#seat, hand: this.#hand, playouts: PLAYOUTS };
  }

  // ---- drawing ----

  #draw(): void {
    const [done, of] = [this.#found.length, this.#of];
    this.#progress.hidden = done >= of;
    this.#progress.max = of;
    this.#progress.value = done;
    fill(this.#told, done < of ? say.looking({ done: done + 1, of }) : this.#summary);
    const dear = this.#dear.slice(0, DEAREST);
    fill(
      this.#list,
      dear.length > 0 && el("h3", {}, say.dearest),
      dear.length > 0 && el("ol", { class: "dear" }, ...dear.map((one) => this.#row(one))),
      done > 0 && el("h3", {}, say.all),
      done > 0 && el("ol", {}, ...this.#found.map((one) => this.#row(one))),
    );
  }

  get #dear(): Reviewed[] {
    return this.#found.filter(({ fine }) => !fine).sort((one, other) => other.cost - one.cost);
  }

  get #summary(): string {
    if (!this.#found.length) return say.nothingToChoose;
    return say.summary({ fine: this.#found.filter(({ fine }) => fine).length, number: this.#found.length });
  }

  #row(one: Reviewed): HTMLElement {
    const step = press("btn quiet", say.step, () => void this.#step(one));
    step.setAttribute("aria-label", say.stepTo({ action: one.chosen.label }));
    const words: Child[] = [...this.#pack.placed(one.chosen.drawn), ". ", ...this.#pack.placed(one.why.drawn)];
    return el("li", { "data-fine": String(one.fine) }, el("span", {}, ...words), step);
  }

  // ---- one of them ----

  /** The table as it was at that moment, and what else could have been done. */
  async #step(one: Reviewed): Promise<void> {
    const back = press("btn", say.back, () => this.#close());
    const on = press("btn pri", say.playOn, () => {
      this.#over.close();
      this.#wish.playOn(one.record);
    });
    const at = this.#found.indexOf(one);
    const other = (by: number, words: string): HTMLButtonElement => {
      const made = press("btn quiet", words, () => void this.#step(this.#found[at + by] ?? one));
      made.disabled = !this.#found[at + by];
      return made;
    };
    const title = el("h3", { tabindex: -1 }, say.choiceOf({ number: at + 1, of: this.#of }));
    const felt = el("div", { class: "then" });
    const row = el("div", { class: "row" }, on, back, other(-1, say.before), other(1, say.after));
    fill(this.#moment, title, felt, row);
    this.#show(true);
    title.focus({ preventScroll: true });
    this.#over.scrollTop = 0;
    try {
      const parts = await drawMoment(one, this.#seat, this.#pack);
      fill(felt, ...parts);
    } catch (error) {
      fill(felt, el("p", { class: "fault" }, troubleAlone(error)));
    }
  }

  #close(): void {
    this.#show(false);
    this.#over.querySelector<HTMLElement>(".judged button")?.focus();
  }

  #show(moment: boolean): void {
    this.#moment.hidden = !moment;
    for (const part of [this.#wishes, this.#list, this.#told]) part.hidden = moment;
    this.#over.classList.toggle("stepped", moment);
  }
}
