/** An open sheet: the hand to be entered, what was entered before, and what it all comes to. */

import type { DrawnScore, DrawnSheet, Entry, SheetAnswer } from "types/engine";
import * as say from "words/sheet";
import type { Pack } from "../cards/pack";
import { ask } from "../engine/client";
import { asSentence, engineLine, trouble, troubleAlone } from "../engine/status";
import { number } from "../fields/values";
import { all, button, type Child, el, fill, liveRegion } from "../page/dom";
import { bringIntoView } from "../page/in-view";
import { press } from "../page/press";
import { EntryForm } from "./entry-form";
import { type Evening, requestFor } from "./evening";

type Entries = Required<Entry>[];

export interface Hooks {
  /** The evening has changed, and is to be kept. */
  changed: (now: Evening) => Promise<void>;
  /** What else can be done with the whole sheet. */
  tools: (answer: () => SheetAnswer | undefined) => Child[];
}

export class OpenSheet {
  readonly root = el("div", { class: "open" });
  readonly #pack: Pack;
  readonly #hooks: Hooks;
  readonly #signal: AbortSignal;
  readonly #says = liveRegion("says");
  readonly #entry = el("div", { class: "entering" });
  readonly #table = el("div", { class: "counted" });
  readonly #hand = el("div", { class: "one" });
  readonly #chart = el("div");
  readonly #preview = el("div", { class: "preview" });
  readonly #enter = button("btn pri", say.enter);
  readonly #undo = button("btn quiet", say.undo);
  readonly #leave: HTMLElement;
  readonly #before: Entries[] = [];
  #evening: Evening;
  #answer: DrawnSheet | undefined;
  #form: EntryForm | undefined;
  /** The entry that is mended; past the last one it is a new one. */
  #at = 0;
  /** The entries with the one that is filled in, where the engine takes them. */
  #ready: Entries | undefined;
  #shown: number | undefined;
  /** What was overtaken has nothing to say: which count is under way, and which look at what is filled in. */
  #counting = 0;
  #looking = 0;

  constructor(evening: Evening, pack: Pack, hooks: Hooks, signal: AbortSignal) {
    this.#evening = evening;
    this.#pack = pack;
    this.#hooks = hooks;
    this.#signal = signal;
    this.#leave = press("btn", say.leaveAsItWas, () => void this.#begin());
    this.#enter.addEventListener("click", () => void this.#enterNow());
    this.#undo.addEventListener("click", () => this.#takeBack());
    this.#says.tabIndex = -1;
    const line = engineLine(signal, () => void this.#count());
    const tools = el("div", { class: "row tools" }, ...hooks.tools(() => this.#answer));
    fill(this.root, this.#says, this.#entry, this.#table, this.#hand, this.#chart, tools, line);
    void this.#count();
  }

  get evening(): Evening {
    return this.#evening;
  }

  /** The same evening as another window has left it. */
  renew(evening: Evening): void {
    this.#evening = evening;
    this.#before.length = 0;
    this.#shown = undefined;
    void this.#count([say.changedElsewhere]);
  }

  /** Something beside what the sheet says. */
  tell(words: Child[]): void {
    this.#says.querySelector(":scope > .besides")?.remove();
    this.#says.append(el("p", { class: "besides" }, ...words));
  }

  // ---- counting ----

  /** Count the evening, and show what it comes to; `besides` is told with it. */
  async #count(besides: Child[] = []): Promise<void> {
    const turn = ++this.#counting;
    this.root.setAttribute("aria-busy", "true");
    try {
      const answer = await ask<DrawnSheet>({ ...requestFor(this.#evening), draw: true });
      if (turn !== this.#counting || this.#signal.aborted) return;
      this.#answer = answer;
      const had = this.root.contains(document.activeElement) ? document.activeElement : undefined;
      this.#show(answer);
      const begun = this.#begin();
      if (had) this.#holdFocus(had);
      await begun;
      if (besides.length) this.tell(besides);
    } catch (error) {
      if (turn === this.#counting) fill(this.#says, el("p", {}, troubleAlone(error)));
    } finally {
      if (turn === this.#counting) this.root.removeAttribute("aria-busy");
    }
  }

  /** What had the focus has it still, or else what is told first: it never falls to the top of the page. */
  #holdFocus(had: Element): void {
    const next = had instanceof HTMLElement && had.isConnected ? had : this.#says;
    if (next !== document.activeElement) next.focus({ preventScroll: true });
  }

  async #set(entries: Entries, besides: Child[] = []): Promise<void> {
    this.#before.push(this.#evening.entries);
    await this.#put(entries, besides);
  }

  async #put(entries: Entries, besides: Child[]): Promise<void> {
    this.#evening = { ...this.#evening, entries, changed: Date.now() };
    // Kept before it is counted: who leaves now has lost nothing.
    void this.#hooks.changed(this.#evening);
    await this.#count(besides);
    const answer = this.#answer;
    if (answer && !answer.unfit) {
      const { sides, totals, winner_names: winners } = answer;
      const hands = answer.hands.filter(({ over }) => over).length;
      this.#evening = { ...this.#evening, standing: { sides, totals, hands, winners } };
    }
    // Where it stands is shown already: what comes into view waits for no store.
    void this.#hooks.changed(this.#evening);
  }

  #takeBack(): void {
    const before = this.#before.pop();
    if (before) void this.#put(before, []);
  }

  // ---- what it comes to ----

  #show(answer: DrawnSheet): void {
    const place = (markup: string): Node[] => this.#pack.placed(markup);
    fill(this.#table, ...place(answer.drawn.table));
    for (const row of all(this.#table, "tr[data-hand]")) {
      const hand = Number(row.dataset.hand);
      const head = row.querySelector("th");
      const open = button("btn quiet", String(hand + 1));
      open.setAttribute("aria-label", say.showHand({ number: hand + 1 }));
      open.setAttribute("aria-expanded", String(hand === this.#shown));
      open.addEventListener("click", () => this.#look(hand));
      if (head) fill(head, open);
    }
    fill(this.#chart, ...place(answer.drawn.chart));
    this.#chart.className = answer.drawn.chart ? "chart" : "";
    this.#undo.setAttribute("aria-disabled", String(!this.#before.length));
    this.#drawHand();
  }

  /** How the match stands: who has won, or who deals the next hand and what it begins with. */
  #stands(answer: DrawnSheet): Child[] {
    const last = answer.hands.at(-1);
    const words = answer.winner_names.join(say.and);
    if (answer.over) return [el("p", { class: "won" }, say.won({ number: answer.winners.length, names: words }))];
    if (!last) return [];
    const deals = say.handDealt({ number: last.hand + 1, name: answer.names[last.dealer] ?? "" });
    const begins = last.begins.map((note) => el("li", {}, ...this.#pack.told(note)));
    return [el("p", { class: "deals" }, deals), begins.length > 0 && el("ul", { class: "begins" }, ...begins)];
  }

  #look(hand: number): void {
    this.#shown = this.#shown === hand ? undefined : hand;
    for (const row of all(this.#table, "tr[data-hand]")) {
      const isShown = Number(row.dataset.hand) === this.#shown;
      row.querySelector("[aria-expanded]")?.setAttribute("aria-expanded", String(isShown));
    }
    this.#drawHand();
    if (this.#shown !== undefined) bringIntoView(this.#hand, this.#hand);
  }

  /** The ledger of the hand that was chosen in the table, and what can be done with what was entered of it. */
  #drawHand(): void {
    const answer = this.#answer;
    const hand = answer?.hands.find((each) => each.hand === this.#shown);
    if (!answer || !hand) return fill(this.#hand);
    const first = answer.hands.slice(0, hand.hand).reduce((sum, { entries }) => sum + entries.length, 0);
    const several = hand.entries.length > 1;
    const tools = hand.entries.map((entry, n) =>
      el(
        "div",
        { class: "row" },
        several && el("span", { class: "which" }, say.entryOf({ number: n + 1, form: entry.label })),
        press("btn", say.mend, () => void this.#begin(first + n)),
        press("btn quiet", say.takeOut, () => this.#takeOut(first + n)),
      ),
    );
    const title = say.handDealt({ number: hand.hand + 1, name: answer.names[hand.dealer] ?? "" });
    fill(this.#hand, el("h3", {}, title), ...tools, ...this.#pack.placed(answer.drawn.hands[hand.hand] ?? ""));
  }

  #takeOut(at: number): void {
    this.#shown = undefined;
    void this.#set(
      this.#evening.entries.filter((_, n) => n !== at),
      [say.wasTakenOut],
    );
  }

  // ---- entering ----

  /** Fill in the next hand, or mend an entry. */
  async #begin(at?: number): Promise<void> {
    const answer = this.#answer;
    if (!answer) return;
    const { entries } = this.#evening;
    this.#ready = undefined;
    this.#form = undefined;
    fill(this.#says, ...this.#stands(answer));
    if (at === undefined && answer.unfit) return this.#tellUnfit(answer);
    this.#at = at ?? entries.length;
    const stands = at === undefined ? answer : await this.#standing(at);
    if (!stands) return;
    const { forms, drawn } = stands;
    if (!forms.length) return fill(this.#entry, this.#undoRow());
    const known = drawn.known.map((markup) => this.#pack.placed(markup));
    const room = { pack: this.#pack, names: answer.names, sides: answer.sides };
    this.#form = new EntryForm(forms, known, room, entries[at ?? entries.length], () => void this.#check());
    const mends = at !== undefined;
    this.#enter.textContent = mends ? say.enterChange : say.enter;
    const title = mends && el("h3", { tabindex: -1 }, say.mending({ number: this.#handOf(at) + 1 }));
    fill(this.#preview);
    fill(
      this.#entry,
      title,
      this.#form.root,
      this.#preview,
      el("div", { class: "row" }, this.#enter, mends ? this.#leave : this.#undo),
    );
    if (title) {
      title.focus({ preventScroll: true });
      bringIntoView(this.#entry, this.#entry);
    }
    await this.#check();
  }

  #undoRow(): HTMLElement {
    return el("div", { class: "row" }, this.#undo);
  }

  /** The hand that an entry is part of. */
  #handOf(at: number): number {
    let left = at;
    for (const { hand, entries } of this.#answer?.hands ?? []) {
      if (left < entries.length) return hand;
      left -= entries.length;
    }
    return (this.#answer?.hands.length ?? 1) - 1;
  }

  /** The sheet as it stood before an entry. */
  async #standing(at: number): Promise<DrawnSheet | undefined> {
    const turn = ++this.#looking;
    try {
      const before = this.#evening.entries.slice(0, at);
      const told = await ask<DrawnSheet>({ ...requestFor(this.#evening, before), draw: true });
      return turn === this.#looking ? told : undefined;
    } catch (error) {
      this.tell([troubleAlone(error)]);
      return undefined;
    }
  }

  /** A hand that no longer fits, since one before it was mended: nothing changes it but the reader. */
  #tellUnfit({ unfit, hands }: DrawnSheet): void {
    if (!unfit) return;
    const { entry } = unfit;
    // Where the match is over before it, it has no hand of its own.
    const number = hands.filter(({ over }) => over).length + 1;
    const waits = this.#evening.entries.length - entry - 1;
    fill(
      this.#entry,
      el("p", { class: "amiss" }, say.noLongerFits({ number, why: unfit.errors.map(faultText).join(" ") })),
      waits > 0 && el("p", {}, say.othersWait({ number: waits })),
      el(
        "div",
        { class: "row" },
        press("btn pri", say.mend, () => void this.#begin(entry)),
        press("btn", say.takeOut, () => this.#takeOut(entry)),
        this.#undo,
      ),
    );
  }

  /** Ask what the hand would come to as it is filled in now. */
  async #check(): Promise<void> {
    const form = this.#form;
    const value = form?.value;
    const turn = ++this.#looking;
    this.#allow(undefined);
    if (!form || !value) return fill(this.#preview, el("p", {}, say.fillIn));
    const entries = [...this.#evening.entries];
    entries[this.#at] = value;
    try {
      const told = await ask<DrawnSheet>({ ...requestFor(this.#evening, entries), draw: true });
      await this.#offerMoves(form, value);
      if (turn !== this.#looking) return;
      const { unfit } = told;
      if (unfit && unfit.entry <= this.#at) {
        return fill(this.#preview, ...unfit.errors.map((fault) => el("p", { class: "fault" }, faultText(fault))));
      }
      this.#allow(entries);
      this.#foresee(told);
    } catch (error) {
      if (turn === this.#looking) fill(this.#preview, el("p", {}, trouble(error)));
    }
  }

  /** Where a case leaves a choice, the score names the moves. */
  async #offerMoves(form: EntryForm, value: Required<Entry>): Promise<void> {
    if (!form.form?.fields.some(({ kind }) => kind === "text")) return;
    const { entries: _, dealer: __, ...table } = requestFor(this.#evening);
    const whole = { ...form.form.known, ...value.case };
    const asked = { ...table, ask: "score", form: value.form, case: whole, draw: true } as const;
    const told = await ask<DrawnScore>(asked).catch(() => undefined);
    if (told) form.learn(told);
  }

  /** The ledger of the hand with what is filled in now. */
  #foresee(told: DrawnSheet): void {
    let left = this.#at;
    const hand = told.hands.find(({ entries }) => {
      const here = left < entries.length;
      if (!here) left -= entries.length;
      return here;
    });
    const drawn = el("div", {}, ...this.#pack.placed(told.drawn.hands[hand?.hand ?? -1] ?? ""));
    for (const part of all(drawn, ":scope > .entered")) part.remove();
    const after = hand && told.sides.map((side, n) => `${side} ${number(hand.totals.after[n] ?? 0)}`).join(" · ");
    fill(this.#preview, after && el("p", { class: "then" }, say.thenStands({ totals: after })), drawn);
  }

  #allow(entries: Entries | undefined): void {
    this.#ready = entries;
    this.#enter.setAttribute("aria-disabled", String(!entries));
  }

  async #enterNow(): Promise<void> {
    const entries = this.#ready;
    if (!entries) return this.tell([say.notYet]);
    this.#allow(undefined);
    await this.#set(entries);
    this.#says.focus({ preventScroll: true });
    bringIntoView(this.#says, this.#says);
  }
}

function faultText({ place, what }: { place?: string; what: string }): string {
  return asSentence(place ? `${place}: ${what}` : what);
}
