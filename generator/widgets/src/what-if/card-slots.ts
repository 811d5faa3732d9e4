/** Which card of a position to change: those on the table and in the hand, and a place for one more. */

import * as say from "words/whatif";
import type { Pack } from "../cards/pack";
import { cardPicker, type Picker } from "../cards/picker";
import { button, el, fill, freshId } from "../page/dom";
import type { LinkPart } from "../page/link-parts";

export type List = "trick" | "hand";
export type Cards = Record<List, string[]>;

/** A place of a list; the one after its last card is for one more. */
interface Slot {
  list: List;
  at: number;
}

/** How many cards each list can have; a list that the position lacks can have none. */
export type Bounds = Record<List, { least: number; most: number }>;

const LISTS = ["trick", "hand"] as const;
const MORE: Record<List, string> = { trick: say.moreOnTable, hand: say.moreInHand };

export class Slots {
  readonly #pack: Pack;
  readonly #printed: Cards;
  readonly #owner: (slot: number) => string;
  readonly #changed: () => void;
  readonly #picker: Picker;
  readonly #row = el("div", { class: "slotrow" });
  readonly #out = button("btn quiet", say.takeOut);
  readonly root = el("div");
  readonly #name = freshId("slot");
  /** As the reader has them now. */
  readonly cards: Cards;
  #bounds: Bounds;
  #chosen: Slot;

  /** `owner` is who has played the card at a place of the trick. */
  constructor(
    pack: Pack,
    printed: Cards,
    cards: Cards,
    bounds: Bounds,
    owner: (seat: number) => string,
    changed: () => void,
  ) {
    this.#pack = pack;
    this.#printed = printed;
    this.cards = cards;
    this.#bounds = bounds;
    this.#owner = owner;
    this.#changed = changed;
    this.#picker = cardPicker(pack, (card) => this.#put(card));
    this.#out.addEventListener("click", () => this.#takeOut());
    const set = el("fieldset", { class: "pick slots" }, el("legend", {}, say.changeWhich), this.#row);
    this.root.append(set, this.#picker.root, el("div", { class: "row" }, this.#out));
    // The card that was played last is the one most worth changing.
    const list = cards.hand.length ? "hand" : "trick";
    this.#chosen = { list, at: list === "hand" ? 0 : cards.trick.length - 1 };
    const differs = this.#slots.find((slot) => this.#card(slot) !== this.#first(slot));
    if (differs) this.#chosen = differs;
    this.draw();
  }

  /** Where cards are changed: right above and below what is pressed. */
  get pressed(): Element {
    return this.#picker.root;
  }

  bound(bounds: Bounds): void {
    this.#bounds = bounds;
  }

  /** Take the cards as the engine spells them. */
  learn(cards: Partial<Cards>): void {
    Object.assign(this.cards, cards);
    this.draw();
  }

  reset(): void {
    for (const list of LISTS) this.cards[list] = [...this.#printed[list]];
    this.draw();
  }

  /** What is impossible stands in its place, and the picker keeps what was typed. */
  draw(offer = true): void {
    const { list } = this.#chosen;
    this.#chosen.at = Math.min(this.#chosen.at, this.#last(list));
    const had = this.#row.contains(document.activeElement);
    fill(this.#row, ...this.#slots.map((slot) => this.#chip(slot)));
    if (had) this.#row.querySelector<HTMLElement>("input:checked")?.focus({ preventScroll: true });
    if (offer) this.#offer();
  }

  /** Every card, and after each list a place for one more if there is room. */
  get #slots(): Slot[] {
    return LISTS.flatMap((list) => {
      return Array.from({ length: this.#last(list) + 1 }, (_, at) => ({ list, at }));
    });
  }

  #last(list: List): number {
    const { length } = this.cards[list];
    return length < this.#bounds[list].most ? length : length - 1;
  }

  #card({ list, at }: Slot): string {
    return this.cards[list][at] ?? "";
  }

  #first({ list, at }: Slot): string {
    return this.#printed[list][at] ?? "";
  }

  #chip(slot: Slot): HTMLElement {
    const input = el("input", { type: "radio", name: this.#name });
    input.checked = slot.list === this.#chosen.list && slot.at === this.#chosen.at;
    input.addEventListener("change", () => {
      this.#chosen = slot;
      this.#offer();
    });
    const card = this.#card(slot);
    const owner = slot.list === "trick" ? this.#owner(slot.at) : say.handPlace({ number: slot.at + 1 });
    const shown = card ? [owner, el("span", { class: "holds" }, this.#pack.inline(card))] : [`+ ${MORE[slot.list]}`];
    return el("label", {}, input, el("span", { class: "owner" }, shown[0]), shown[1]);
  }

  /** The picker says what it will do with the chosen card. */
  #offer(): void {
    const slot = this.#chosen;
    const card = this.#card(slot);
    const does = slot.list === "hand" ? say.youHold : say.plays({ seat: this.#owner(slot.at) });
    const first = this.#first(slot);
    const words = first ? [say.instead({ does }), this.#pack.inline(first)] : [card ? does : say.also({ does })];
    this.#picker.choose(card, words);
    const fewer = !!card && this.cards[slot.list].length > this.#bounds[slot.list].least;
    this.#out.setAttribute("aria-disabled", String(!fewer));
  }

  #put(card: string): void {
    this.cards[this.#chosen.list][this.#chosen.at] = card;
    this.#changed();
  }

  #takeOut(): void {
    if (this.#out.getAttribute("aria-disabled") === "true") return;
    const { list, at } = this.#chosen;
    this.cards[list].splice(at, 1);
    this.#chosen.at = Math.min(at, this.cards[list].length - 1);
    this.#changed();
  }

  // ---- parts of a link: `1=5S`; `c.hand=5S,9C` where there are more or fewer cards ----

  changes(): string[] {
    return LISTS.flatMap((list) => {
      const [cards, printed] = [this.cards[list], this.#printed[list]];
      if (cards.length !== printed.length) return [`c.${list}=${cards.join(",")}`];
      const before = list === "hand" ? this.#printed.trick.length : 0;
      return cards.flatMap((card, at) => (card === printed[at] ? [] : [`${before + at}=${card}`]));
    });
  }
}

/** Whether a link's part of this name is about cards: `1=5S`, or `c.trick=5S,2H`. */
export function namesCards({ trick, hand }: Cards, name: string): boolean {
  const place = /^\d+$/.test(name) && Number(name) < trick.length + hand.length;
  return place || LISTS.some((list) => name === `c.${list}`);
}

/** The printed cards with what a link has changed. */
export function linkedCards(printed: Cards, link: LinkPart[]): Cards {
  const cards = { trick: [...printed.trick], hand: [...printed.hand] };
  const before = printed.trick.length;
  for (const [name, value] of link) {
    const at = /^\d+$/.test(name) ? Number(name) : Infinity;
    const list = LISTS.find((each) => name === `c.${each}`);
    if (list) cards[list] = value.split(",").filter(Boolean);
    else if (at < before) cards.trick[at] = value;
    else if (at - before < printed.hand.length) cards.hand[at - before] = value;
  }
  return cards;
}
