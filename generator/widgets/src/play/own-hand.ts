/** The reader's hand: cards that may be chosen are lit, the others say why not. Every card is a native button. */

import type { Action } from "types/engine";
import * as say from "words/table";
import { barredCards, type Choices, heldIn, type Refused, type Row, type Sets } from "../cards/choices";
import type { Pack } from "../cards/pack";
import { all, button, el, fill } from "../page/dom";

/** More cards than this stand in two rows on a narrow screen. */
const ROW = 8;
/** So long a card's name may take to be typed. */
const TYPING_MS = 900;

export interface Chosen {
  act(action: Action): void;
  /** The reader wants something that is not allowed. */
  explain(refused: Refused, card: string): void;
  /** Which cards are chosen so far, and what they would do together. */
  gather(action: Action | undefined, cards: readonly string[]): void;
}

export class OwnHand {
  readonly root = el("ul", { class: "mine", "data-keys": "", "aria-label": say.yourHand });
  readonly #pack: Pack;
  readonly #chosen: Chosen;
  #held: readonly string[] = [];
  #sets: Sets | undefined;
  readonly #picked = new Set<string>();
  #typed = "";
  #typedAt = 0;

  constructor(pack: Pack, chosen: Chosen) {
    this.#pack = pack;
    this.#chosen = chosen;
    this.root.addEventListener("keydown", (event) => this.#key(event));
  }

  /** The cards that are held, to be looked at. */
  rest(held: readonly string[]): void {
    this.#lay(held);
    fill(this.root, ...held.map((card) => el("li", {}, ...this.#faces(card, true))));
  }

  /** The cards that are held, to choose from; `row` is what a press on one does. */
  choose(held: readonly string[], { sets }: Choices, row: Row | undefined, refused: readonly Refused[]): void {
    this.#lay(held);
    const barred = barredCards(refused, row, held);
    this.#sets = row ? undefined : sets[0];
    this.#picked.clear();
    const inSets = new Set(this.#sets?.actions.flatMap((action) => heldIn(action, held)));
    const places = held.map((card) => {
      const action = row?.cards.get(card);
      if (action) return this.#place(card, this.#pack.placed(action.drawn), "true", () => this.#chosen.act(action));
      if (inSets.has(card)) return this.#toggle(card);
      const why = barred.get(card);
      const words = why ? say.whyNot({ card: this.#pack.spoken(card) }) : this.#pack.spoken(card);
      const asked = why ? (): void => this.#chosen.explain(why, card) : undefined;
      return this.#place(card, [words], "false", asked);
    });
    fill(this.root, ...places);
  }

  /** Nobody sees it. */
  hide(): void {
    this.#lay([]);
    fill(this.root);
  }

  /** Whether the focus is on one of its cards. */
  get focused(): boolean {
    return this.root.contains(document.activeElement);
  }

  /** The card that stands nearest to this place, allowed ones before all others. */
  focus(at = 0): void {
    const cards = this.#buttons();
    const near = cards[Math.min(at, cards.length - 1)];
    const lit = cards.find((card) => card.closest('[data-legal="true"]'));
    (near?.closest('[data-legal="true"]') ? near : (lit ?? near))?.focus({ preventScroll: true });
  }

  get at(): number {
    return this.#buttons().indexOf(document.activeElement as HTMLButtonElement);
  }

  #buttons(): HTMLButtonElement[] {
    return all<HTMLButtonElement>(this.root, "button");
  }

  #lay(held: readonly string[]): void {
    this.#held = held;
    this.#sets = undefined;
    this.root.style.setProperty("--n", String(held.length));
    this.root.style.setProperty("--half", String(held.length > ROW ? Math.ceil(held.length / 2) : held.length));
  }

  #place(card: string, words: (Node | string)[], legal: string, act?: () => void): HTMLElement {
    const press = button("press", ...this.#faces(card), el("span", { class: "vh" }, ...words));
    press.dataset.code = card;
    if (act) press.addEventListener("click", act);
    else press.setAttribute("aria-disabled", "true");
    return el("li", { "data-legal": legal }, press);
  }

  #toggle(card: string): HTMLElement {
    const place = this.#place(card, [this.#pack.spoken(card)], "true", () => {
      if (!this.#picked.delete(card)) {
        // One more than there may be: the first that was picked goes back.
        const [first] = this.#picked;
        if (first && this.#picked.size >= (this.#sets?.most ?? 0)) this.#picked.delete(first);
        this.#picked.add(card);
      }
      for (const press of this.#buttons()) {
        press.setAttribute("aria-pressed", String(this.#picked.has(press.dataset.code ?? "")));
      }
      this.#gathered();
    });
    place.querySelector("button")?.setAttribute("aria-pressed", "false");
    return place;
  }

  #gathered(): void {
    const whole = this.#sets?.actions.find((action) => {
      const cards = heldIn(action, this.#held);
      return cards.length === this.#picked.size && cards.every((card) => this.#picked.has(card));
    });
    this.#chosen.gather(whole, [...this.#picked]);
  }

  /** The card as there is room for it; said, where it is only looked at. */
  #faces(card: string, said = false): HTMLElement[] {
    const whole = this.#pack.card(card);
    const faces = [whole];
    if (this.#pack.large) {
      const brief = el(
        "span",
        { class: whole.className.replace("card", "brief") },
        ...whole.cloneNode(true).childNodes,
        el("i"),
      );
      Object.assign(brief.dataset, whole.dataset);
      faces.push(brief);
    }
    for (const face of faces) face.setAttribute("aria-hidden", "true");
    return said ? [...faces, el("span", { class: "vh" }, this.#pack.spoken(card))] : faces;
  }

  // ---- by keyboard: arrows, and the beginning of a card's name ----

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.length === 1) event.stopPropagation();
    const cards = this.#buttons();
    const at = this.at;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: cards.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      cards[(to + cards.length) % cards.length]?.focus();
    } else if (/^[\p{L}\p{N}]$/u.test(event.key)) this.#type(event.key.toLowerCase(), cards, at);
  }

  #type(sign: string, cards: HTMLButtonElement[], at: number): void {
    const now = performance.now();
    this.#typed = now - this.#typedAt > TYPING_MS ? sign : this.#typed + sign;
    this.#typedAt = now;
    const from = this.#typed.length > 1 ? at : at + 1;
    const order = [...cards.slice(from), ...cards.slice(0, from)];
    order.find((card) => this.#isCalled(card.dataset.code ?? "", this.#typed))?.focus();
  }

  #isCalled(code: string, typed: string): boolean {
    const spoken = this.#pack.spoken(code).toLowerCase();
    // “The Sailor” is looked for as Sailor, too.
    return [code.toLowerCase(), spoken, spoken.replace(/^\p{L}+ /u, "")].some((name) => name.startsWith(typed));
  }
}
