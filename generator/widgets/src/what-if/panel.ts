/** What every "What if?" has: its panel and buttons, the engine's line, the table of differences, the link. */

import * as say from "words/whatif";
import { ask } from "../engine/client";
import type { Asked } from "../engine/request";
import { engineLine } from "../engine/status";
import { Altered } from "../figure/altered";
import type { Figure } from "../figure/figure";
import { linkTo, note } from "../page/address";
import { addressWriter } from "../page/address-bar";
import { button, type Child, el, fill } from "../page/dom";
import { hashOf, type LinkPart } from "../page/link-parts";
import "../page/asking";

export interface Hooks {
  /** What a link to it is a link to: "position". */
  thing: string;
  /** Everything that needs the engine; also the way back after a failed start. */
  begin(): Promise<void>;
  reset(): void;
  /** What the reader has changed, as parts of a link: `1=5S`. */
  changes(): string[];
}

/** A row of the table of differences: what, as printed, and what if. */
export type Row = [what: string, before: Child[], now: Child[]];

/** Between the editor and the edge of the window. */
const MARGIN = 8;

export class Panel {
  readonly root = el("div", { class: "whatif" });
  readonly table = el("table", { class: "diff" });
  readonly #host: Figure;
  readonly #write = addressWriter();
  readonly #hooks: Hooks;
  readonly #altered: Altered;
  readonly #tools: HTMLElement;
  readonly #line: HTMLElement;
  readonly #shut = new AbortController();
  /** Opened by a link: what it has changed, as soon as the figure shows it. */
  readonly #linked: boolean;
  #came: string | undefined;
  /** Whether what is asked for now is what the link says. */
  #following: boolean;
  #turn = 0;
  #waits = 0;

  /** `link` is what opened it, if a link did. */
  constructor(host: Figure, link: string[], hooks: Hooks) {
    this.#host = host;
    this.#hooks = hooks;
    this.#linked = this.#following = link.length > 0;
    const reset = button("btn", say.putBack);
    const share = button("btn quiet", say.copy({ thing: hooks.thing }));
    reset.addEventListener("click", () => hooks.reset());
    share.addEventListener("click", () => void this.#copyLink());
    this.#tools = el("div", { class: "ctl2" }, reset, share);
    host.signal.addEventListener("abort", () => this.#shut.abort(), { signal: this.signal });
    this.#altered = new Altered(host, hooks.thing, () => hooks.reset(), this.signal);
    this.#line = engineLine(this.signal, () => void hooks.begin());
    this.root.append(this.#line);
    host.addPanel(this.root);
  }

  /** Aborts when the panel is closed or the page turned. */
  get signal(): AbortSignal {
    return this.#shut.signal;
  }

  /** Put the example back as it was printed. */
  close(): void {
    this.#shut.abort();
    this.#turn += 1;
    this.root.remove();
    this.#writeLink([]);
    this.#host.perform();
  }

  /** Show the editor: its parts, and what every panel has. */
  fill(...parts: (Element | undefined | false)[]): void {
    const shown = parts.filter((part) => !!part);
    arrange(this.root, [...shown, ...(shown.includes(this.table) ? [] : [this.table]), this.#tools, this.#line]);
  }

  /**
   * As much of the opened editor as there is room for, below the button that has opened it. Who came
   * by a link looks at the figure; who has scrolled on meanwhile is left where they are.
   */
  reveal(part: Element): void {
    if (!this.#linked) this.show(part, this.root.previousElementSibling);
  }

  /** Bring what a press has brought into view, as far as the pressed button stays there. */
  show(part: Element, pressed: Element | null): void {
    const button = pressed?.getBoundingClientRect();
    const says = this.#host.querySelector(":scope > .why");
    if (!button || !says || button.bottom < 0 || button.top > innerHeight) return;
    const sticks = parseFloat(getComputedStyle(says).top) || 0;
    const room = button.top - sticks - says.getBoundingClientRect().height;
    const below = part.getBoundingClientRect().bottom + MARGIN - innerHeight;
    window.scrollBy({ top: Math.max(0, Math.min(room, below)), behavior: "instant" });
  }

  /** What an answer must not move: who came by a link looks at the figure, others at what they have pressed. */
  watched(pressed: Element): Element {
    return this.#following ? this.#host : pressed;
  }

  /** Ask the engine; undefined when a later question has overtaken this one. */
  ask<Answer>(request: Asked): Promise<Answer | undefined> {
    return this.latest(ask<Answer>(request));
  }

  /** The result of some work; undefined when later work has overtaken it. */
  async latest<Result>(work: Promise<Result>): Promise<Result | undefined> {
    const turn = ++this.#turn;
    try {
      const result = await this.busy(work);
      return turn === this.#turn ? result : undefined;
    } catch (error) {
      if (turn === this.#turn) throw error;
      return undefined;
    }
  }

  /** Say so while something is under way that the panel will show. */
  async busy<Result>(work: Promise<Result>): Promise<Result> {
    this.#waits += 1;
    this.root.setAttribute("aria-busy", "true");
    try {
      return await work;
    } finally {
      this.#waits -= 1;
      if (!this.#waits) this.root.removeAttribute("aria-busy");
    }
  }

  drawDiff(rows: Row[], printed: string): void {
    const cell = (before: Child[]): HTMLElement => el("td", {}, ...before);
    const lines = rows.map(([what, before, now]) =>
      el("tr", {}, el("th", { scope: "row" }, what), cell(before), cell(now)),
    );
    const head = el("tr", {}, el("th", { scope: "col" }, el("span", { class: "vh" }, say.what)));
    head.append(el("th", { scope: "col" }, printed), el("th", { scope: "col" }, say.whatIf));
    fill(this.table, el("thead", {}, head), el("tbody", {}, ...lines));
  }

  /** The figure shows what the reader has changed: it says so, and it is a link. */
  follow(setting?: string): void {
    const changes = this.#hooks.changes();
    const now = changes.join("~");
    this.#following = false;
    // What is changed since is no longer what a damaged link has left.
    if (now) note(this.#host);
    if (this.#linked) this.#came ??= now;
    const whose = now === this.#came ? "link" : "reader";
    this.#altered.show(changes.length ? whose : undefined, setting);
    this.#writeLink(changes);
  }

  // ---- permalink: #example-third-best~1=5S~trump=H ----

  /** Whether the link is at fault: then all is put back as it was printed, and a note says so. */
  spoilt(why = ""): boolean {
    if (!this.#following) return false;
    this.#following = false;
    // By now the address may be another.
    if (linkTo(this.#host)) this.#host.spoilt(why);
    this.#hooks.reset();
    return true;
  }

  /** The same of parts of the link that name nothing here. */
  strange(parts: LinkPart[]): boolean {
    const told = parts.map(([name, value]) => `“${value ? `${name}=${value}` : name}”`).join(say.and);
    return !!parts.length && this.spoilt(say.nothingHere({ what: told }));
  }

  #writeLink(changes: string[]): void {
    if (!this.#host.id || (!changes.length && !linkTo(this.#host))) return;
    this.#write(hashOf([this.#host.id, ...changes]));
  }

  async #copyLink(): Promise<void> {
    this.#writeLink(this.#hooks.changes());
    try {
      await navigator.clipboard.writeText(location.href);
      this.#host.say(say.copied);
    } catch {
      this.#host.say(say.copyYourself({ thing: this.#hooks.thing }));
    }
  }
}

/** Put these into a place in this order. What is there already is not taken out: a field would lose the focus. */
function arrange(place: Element, parts: Element[]): void {
  for (const there of [...place.children]) if (!parts.includes(there)) there.remove();
  let next = place.firstChild;
  for (const part of parts) {
    if (part === next) next = next.nextSibling;
    else place.insertBefore(part, next);
  }
}
