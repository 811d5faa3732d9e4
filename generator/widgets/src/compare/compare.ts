/** `<fs-compare>`: any trick, put to all games of an ordinary pack. Loaded where there is one. */

import type { DrawnCompare } from "types/engine";
import * as compareWords from "words/compare";
import * as fieldsWords from "words/fields";
import { loadPack, type Pack } from "../cards/pack";
import { cardPicker, type Picker } from "../cards/picker";
import { ask, Refusal } from "../engine/client";
import type { Asked } from "../engine/request";
import { engineLine, trouble, troubleAlone } from "../engine/status";
import { warmOn } from "../engine/warm";
import { Altered } from "../figure/altered";
import { linkTo, note } from "../page/address";
import { addressWriter } from "../page/address-bar";
import { button, type Child, el, fill, freshId, labelled, liveRegion } from "../page/dom";
import "../page/asking";

const TRUMPS: [string, string][] = [
  ["S", fieldsWords.S],
  ["H", fieldsWords.H],
  ["D", fieldsWords.D],
  ["C", fieldsWords.C],
  ["none", compareWords.noTrumps],
];
const SIZES = [2, 3, 4, 5];

export function compare(root: HTMLElement, signal: AbortSignal): void {
  if (root.querySelector(".ctl2")) return;
  const open = button("btn", compareWords.change);
  const row = el("div", { class: "ctl2" }, open);
  root.querySelector(".felt")?.after(row);
  warmOn(open);
  let comparison: Comparison | undefined;
  const start = (link?: string[]): void => {
    open.remove();
    comparison ??= new Comparison(root, row, signal);
    void comparison.go(link);
  };
  open.addEventListener("click", () => start());
  const fromLink = (): void => {
    const link = linkTo(root);
    note(root);
    if (!link) return;
    root.scrollIntoView();
    if (link.parts || comparison) start(link.parts ?? []);
    else note(root, compareWords.damaged);
  };
  window.addEventListener("hashchange", fromLink, { signal });
  fromLink();
}

class Comparison {
  readonly #root: HTMLElement;
  readonly #write = addressWriter();
  readonly #row: HTMLElement;
  readonly #signal: AbortSignal;
  readonly #panel = el("div", { class: "whatif" });
  readonly #slots = el("div", { class: "slotrow" });
  readonly #says = liveRegion("says");
  readonly #size = el("select");
  readonly #altered: Altered;
  readonly #trumps = el("select", {}, ...TRUMPS.map(([value, name]) => el("option", { value }, name)));
  /** The trick that a link has brought, as it is written in a link. */
  #came = "";
  #pack: Pack | undefined;
  #picker: Picker | undefined;
  #trick: string[];
  /** The last trick that the games could be asked about. */
  #possible: string[];
  #trump: string;
  #at = 0;
  #turn = 0;
  #beginning: Promise<void> | undefined;
  /** Whether what is asked for now is what a link says. */
  #linked = false;
  #names: string[] = [];

  constructor(root: HTMLElement, row: HTMLElement, signal: AbortSignal) {
    this.#root = root;
    this.#row = row;
    this.#signal = signal;
    this.#altered = new Altered(root, "trick", () => this.#reset(), signal);
    this.#trick = this.#possible = this.#printed.trick;
    this.#trump = this.#printed.trump;
  }

  get #printed(): { trick: string[]; trump: string } {
    const { trick = "", trump = "S" } = this.#root.dataset;
    return { trick: trick.split(" "), trump };
  }

  /** Show the trick of a link; without one, what stands there already. */
  async go(link?: string[]): Promise<void> {
    if (link) this.#follow(link);
    if (this.#picker) return this.#answer();
    this.#beginning ??= this.#begin().finally(() => (this.#beginning = undefined));
    await this.#beginning;
  }

  #follow([cards = "", trump, ...more]: string[]): void {
    const known = TRUMPS.some(([value]) => value === trump);
    if (!cards || !known || more.length) return this.#putBack();
    this.#linked = true;
    this.#trick = cards.split("-");
    this.#setTrump(trump);
    this.#came = this.#link();
  }

  /** A link at fault: the trick is the printed one, and a note says so. */
  #putBack(): void {
    this.#linked = false;
    note(this.#root, compareWords.damaged);
    this.#trick = this.#possible = this.#printed.trick;
    this.#setTrump(this.#printed.trump);
    this.#came = "";
  }

  #setTrump(trump = this.#trump): void {
    this.#trump = this.#trumps.value = trump;
  }

  async #begin(): Promise<void> {
    const line = engineLine(this.#signal, () => void this.#answer());
    this.#row.before(this.#panel);
    fill(this.#panel, this.#says, line);
    try {
      this.#pack = await loadPack(this.#root.dataset.pack ?? "");
    } catch (error) {
      return this.#say(trouble(error));
    }
    this.#picker = cardPicker(this.#pack, (card) => this.#swap(card));
    const set = el("fieldset", { class: "pick slots" }, el("legend", {}, compareWords.changeWhich), this.#slots);
    fill(this.#panel, this.#says, this.#choices(), set, this.#picker.root, line);
    const share = button("btn quiet", compareWords.copy);
    share.addEventListener("click", () => void this.#copyLink());
    this.#row.append(share);
    this.#drawSlots();
    this.#slots.querySelector("input")?.focus({ preventScroll: true });
    if (!this.#came) this.#picker.root.scrollIntoView({ block: "nearest" });
    await this.#answer();
  }

  /** How many cards, and which suit is trump: native lists. */
  #choices(): HTMLElement {
    const size = this.#size;
    fill(size, ...SIZES.map((n) => el("option", { value: n }, String(n))));
    size.addEventListener("change", () => this.#resize(Number(size.value)));
    const trumps = this.#trumps;
    trumps.value = this.#trump;
    trumps.addEventListener("change", () => {
      this.#trump = trumps.value;
      this.#changed();
    });
    return el("div", { class: "settings" }, labelled(compareWords.cards, size), labelled(compareWords.trumps, trumps));
  }

  #reset(): void {
    this.#trick = this.#printed.trick;
    this.#setTrump(this.#printed.trump);
    this.#changed();
  }

  #resize(size: number): void {
    const free = (this.#pack?.codes() ?? []).filter((code) => !this.#trick.includes(code));
    this.#trick = [...this.#trick, ...free.reverse()].slice(0, size);
    this.#drawSlots();
    this.#changed();
  }

  #swap(card: string): void {
    this.#trick = this.#trick.map((old, i) => (i === this.#at ? card : old));
    this.#changed();
  }

  #changed(): void {
    note(this.#root);
    void this.#answer();
  }

  async #answer(): Promise<void> {
    const turn = ++this.#turn;
    const request: Asked = { ask: "compare", trick: this.#trick, trump: this.#trump, draw: true };
    try {
      this.#say(compareWords.asking);
      this.#panel.setAttribute("aria-busy", "true");
      const answer = await ask<DrawnCompare>(request);
      if (turn === this.#turn) this.#show(answer);
    } catch (error) {
      if (turn !== this.#turn) return;
      if (error instanceof Refusal && this.#linked) {
        this.#putBack();
        return this.#answer();
      }
      // A card that is already there, or none at all: the trick stays as it was.
      if (error instanceof Refusal) this.#trick = this.#possible;
      this.#say(troubleAlone(error));
    } finally {
      if (turn === this.#turn) this.#panel.removeAttribute("aria-busy");
    }
    this.#drawSlots();
  }

  #show(answer: DrawnCompare): void {
    const pack = this.#pack;
    if (!pack) return;
    this.#trick = this.#possible = answer.trick;
    this.#linked = false;
    this.#names = answer.names;
    this.#root.querySelector(":scope > .felt")?.replaceWith(...pack.placed(answer.drawn.felt));
    this.#root.querySelector(":scope > .verdicts")?.replaceWith(...pack.placed(answer.drawn.verdicts));
    const { trick: printed, trump: before } = this.#printed;
    const changed = String(printed) !== String(this.#trick) || before !== this.#trump;
    const whose = this.#link() === this.#came ? "link" : "reader";
    this.#altered.show(changed ? whose : undefined, answer.drawn.trumps);
    this.#say(this.#sum(answer));
    this.#write(`#${this.#link()}`);
  }

  /** "9 games have this trick. It goes to West in 5 and to East in 4." */
  #sum(answer: DrawnCompare): string {
    const fitting = answer.games.filter((told) => told.fits);
    if (!fitting.length) return compareWords.none;
    const wins = new Map<string, number>();
    for (const { winner } of fitting) {
      const name = winner == null ? "" : (answer.names[winner] ?? "");
      wins.set(name, (wins.get(name) ?? 0) + 1);
    }
    const parts = [...wins]
      .sort((a, b) => b[1] - a[1])
      .map(([name, number]) => (name ? compareWords.goesTo({ name, number }) : compareWords.goesToNobody({ number })));
    const last = parts.pop() ?? "";
    const told = parts.length ? `${parts.join(", ")}${compareWords.and}${last}` : last;
    return compareWords.sum({ number: fitting.length, told });
  }

  #drawSlots(): void {
    const pack = this.#pack;
    if (!pack) return;
    this.#size.value = String(this.#trick.length);
    this.#trumps.value = this.#trump;
    this.#at = Math.min(this.#at, this.#trick.length - 1);
    const had = this.#slots.contains(document.activeElement);
    const name = freshId("slot");
    const places = this.#trick.map((card, i) => {
      const input = el("input", { type: "radio", name, value: i });
      input.checked = i === this.#at;
      input.addEventListener("change", () => {
        this.#at = i;
        this.#choose();
      });
      const owner = el("span", { class: "owner" }, this.#names[i] ?? compareWords.card({ number: i + 1 }));
      return el("label", {}, input, owner, el("span", {}, pack.inline(card)));
    });
    fill(this.#slots, ...places);
    if (had) this.#slots.querySelector<HTMLElement>("input:checked")?.focus({ preventScroll: true });
    this.#choose();
  }

  #choose(): void {
    const words: Child[] = [
      compareWords.plays({ seat: this.#names[this.#at] ?? compareWords.card({ number: this.#at + 1 }) }),
    ];
    this.#picker?.choose(this.#trick[this.#at] ?? "", words);
  }

  #say(...words: Child[]): void {
    fill(this.#says, el("p", {}, ...words));
  }

  #link(): string {
    return [this.#root.id, this.#trick.join("-"), this.#trump].join("~");
  }

  async #copyLink(): Promise<void> {
    this.#write(`#${this.#link()}`);
    try {
      await navigator.clipboard.writeText(location.href);
      this.#say(compareWords.copied);
    } catch {
      this.#say(compareWords.copyYourself);
    }
  }
}
