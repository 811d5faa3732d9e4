/** Choosing one card of a pack: by suit and rank, from a list, or by typing its name. */

import * as say from "words/fields";
import { all, button, type Child, el, fill, freshId, icon, labelled } from "../page/dom";
import type { Pack } from "./pack";

const SUITS: [letter: string, icon: string, name: string][] = [
  ["S", "s-s", say.S],
  ["H", "s-h", say.H],
  ["D", "s-d", say.D],
  ["C", "s-c", say.C],
];
const RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"];

export interface Picker {
  readonly root: HTMLElement;
  /** Show which card is chosen now, under a legend. */
  choose(code: string, legend: Child[]): void;
}

/** `chosen` gets a card's code, or whatever the reader typed: the engine knows every name. */
export function cardPicker(
  pack: Pack,
  chosen: (card: string, typed: boolean) => void,
  verb: string = say.playIt,
): Picker {
  const codes = pack.codes();
  const french = codes.every((code) => /^[2-9TJQKA][SHDC]$/.test(code));
  const picked = (card: string): void => chosen(card, false);
  const inner = french ? new SuitAndRank(pack, codes, picked) : new CardList(pack, codes, picked);
  const legend = el("legend");
  const root = el(
    "fieldset",
    { class: "pick" },
    legend,
    ...inner.parts,
    typedCard(french, (card) => chosen(card, true), verb),
  );
  return {
    root,
    choose(code, words) {
      fill(legend, ...words);
      inner.choose(code);
    },
  };
}

/** The tile's two rows of radios. */
class SuitAndRank {
  readonly parts: HTMLElement[];
  readonly #pack: Pack;
  readonly #codes: Set<string>;
  readonly #suits = el("div", { class: "suits", role: "radiogroup", "aria-label": say.suit });
  readonly #ranks = el("div", { class: "ranks", role: "radiogroup", "aria-label": say.rank });
  readonly #name = freshId("rank");
  readonly #chosen: (card: string) => void;
  #suit = "";
  #rank = "";

  constructor(pack: Pack, codes: string[], chosen: (card: string) => void) {
    this.#pack = pack;
    this.#codes = new Set(codes);
    this.#chosen = chosen;
    this.parts = [this.#suits, this.#ranks];
    const name = freshId("suit");
    for (const [letter, image, title] of SUITS) {
      const input = el("input", { type: "radio", name, value: letter, "aria-label": title.toLowerCase() });
      input.addEventListener("change", () => this.#changed(letter, this.#rank));
      this.#suits.append(el("label", { class: letter }, input, icon(image), el("span", {}, title)));
    }
  }

  choose(code: string): void {
    this.#rank = code.slice(0, -1);
    // No card yet: some suit has to be open, so that its ranks can be chosen.
    this.#suit = code.slice(-1) || this.#suit || "S";
    for (const input of all<HTMLInputElement>(this.#suits, "input")) {
      input.checked = input.value === this.#suit;
    }
    this.#drawRanks();
  }

  #changed(suit: string, rank: string): void {
    this.#suit = suit;
    this.#rank = rank;
    this.#drawRanks();
    if (this.#codes.has(rank + suit)) this.#chosen(rank + suit);
  }

  /** The ranks of the chosen suit; those that the pack lacks cannot be chosen. */
  #drawRanks(): void {
    const had = this.#ranks.contains(document.activeElement);
    fill(
      this.#ranks,
      ...RANKS.filter((rank) => [...this.#codes].some((code) => code.startsWith(rank))).map((rank) => {
        const code = rank + this.#suit;
        const known = this.#codes.has(code);
        const input = el("input", {
          type: "radio",
          name: this.#name,
          "aria-label": this.#pack.spoken(code),
          disabled: !known,
        });
        input.checked = rank === this.#rank;
        input.addEventListener("change", () => this.#changed(this.#suit, rank));
        return el("label", { class: this.#suit }, input, this.#pack.rank(code) || rank);
      }),
    );
    if (had) this.#ranks.querySelector<HTMLElement>("input:checked")?.focus();
  }
}

/** A native list, grouped by rank; typing in it finds a name. */
class CardList {
  readonly parts: HTMLElement[];
  readonly #select = el("select");

  constructor(pack: Pack, codes: string[], chosen: (card: string) => void) {
    const groups = new Map<string, HTMLOptGroupElement>();
    for (const code of codes) {
      const rank = pack.rank(code);
      const group = groups.get(rank) ?? el("optgroup", { label: rank });
      groups.set(rank, group);
      group.append(el("option", { value: code }, pack.spoken(code)));
    }
    this.#select.append(...groups.values());
    this.#select.addEventListener("change", () => chosen(this.#select.value));
    this.parts = [labelled(say.card, this.#select)];
  }

  choose(code: string): void {
    this.#select.value = code;
  }
}

/** For those who know what they want: "5H", "10♠", "the sailor". */
function typedCard(french: boolean, chosen: (card: string) => void, verb: string): HTMLElement {
  const input = el("input", { type: "text", autocomplete: "off", spellcheck: "false", size: 12 });
  input.placeholder = french ? say.typedFrench : say.typedDecktet;
  const go = button("btn", verb);
  const submit = (): void => {
    if (input.value.trim()) chosen(input.value.trim());
  };
  go.addEventListener("click", submit);
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    submit();
  });
  return el("div", { class: "typed" }, labelled(say.typeACard, input), go);
}
