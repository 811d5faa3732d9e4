/** The cards that lie on the table and in the hand, each with what may be done with it. */

import * as say from "words/judge";
import type { Pack } from "../cards/pack";
import { all, button, el, fill, freshId } from "../page/dom";
import { Dragging } from "./dragging";
import { type List, moved } from "./position";

/** What the lists show: each card under its owner's name. */
export interface Shown {
  list: List;
  legend: string;
  owners: string[];
  cards: readonly string[];
  /** The place of the card that is ahead. */
  ahead?: number | undefined;
}

export class Lists {
  readonly root = el("div", { class: "lists" });
  readonly #changed: (list: List, cards: string[]) => void;
  readonly #turned: (list: List) => void;
  readonly #name = freshId("list");
  readonly #dragging: Dragging;
  #shown: Shown[] = [];
  #chosen: { list: List; at: number } | undefined;
  /** What could not be drawn while a card was in the hand. */
  #later: (() => void) | undefined;

  /** `changed` gets a list after a card of it was moved or taken out; `turned` which list is filled from now on. */
  constructor(changed: (list: List, cards: string[]) => void, turned: (list: List) => void) {
    this.#changed = changed;
    this.#turned = turned;
    const rows = (): HTMLElement[] => all(this.root, ".lying");
    this.#dragging = new Dragging(
      this.root,
      (row, from, to) => {
        const shown = this.#shown[rows().indexOf(row)];
        this.leave();
        if (shown) this.#changed(shown.list, moved(shown.cards, from, to));
      },
      () => this.#later?.(),
    );
  }

  /** Choose no card, as after another was put down. */
  leave(): void {
    this.#chosen = undefined;
  }

  draw(lists: Shown[], filled: List, pack: Pack): void {
    this.#later = this.#dragging.lifted ? () => this.draw(lists, filled, pack) : undefined;
    if (this.#later) return;
    this.#shown = lists;
    const active = document.activeElement;
    const had = active instanceof HTMLElement && this.root.contains(active) ? active.dataset.key : undefined;
    this.#place(lists.map((shown) => this.#list(shown, lists.length > 1, pack)));
    for (const into of all<HTMLInputElement>(this.root, "input")) into.checked = into.dataset.key === filled;
    this.#tell(lists);
    if (had) this.root.querySelector<HTMLElement>(`[data-key="${had}"]`)?.focus({ preventScroll: true });
  }

  /** A row of the same cards stays: a pointer may be down on one of them when the verdict comes. */
  #place(rows: HTMLElement[]): void {
    this.#tell([]);
    const before = [...this.root.children];
    if (before.length !== rows.length) return fill(this.root, ...rows);
    for (const [at, row] of rows.entries()) if (!row.isEqualNode(before[at] ?? null)) before[at]?.replaceWith(row);
  }

  /** What the verdict brings: who has played each card, and which is ahead. */
  #tell(lists: Shown[]): void {
    for (const [row, place] of all(this.root, ".lying").entries())
      for (const [at, owner] of all(place, ".owner").entries()) {
        owner.textContent = lists[row]?.owners[at] ?? "";
        owner.closest("li")?.toggleAttribute("data-ahead", at === lists[row]?.ahead);
      }
  }

  #list(shown: Shown, several: boolean, pack: Pack): HTMLElement {
    const { list, legend, cards } = shown;
    const heading = several ? this.#heading(list, legend) : legend;
    const empty = !cards.length && el("li", { class: "none" }, say.noCard);
    const row = el("ol", { class: "lying" }, ...cards.map((code, at) => this.#card(shown, code, at, pack)), empty);
    const chosen = this.#chosen?.list === list && this.#chosen.at < cards.length ? this.#chosen.at : undefined;
    return el(
      "fieldset",
      { class: "pick" },
      el("legend", {}, heading),
      row,
      chosen !== undefined && this.#tools(shown, chosen, pack),
    );
  }

  /** With two lists, each heading has the choice of whether cards are put there. */
  #heading(list: List, legend: string): HTMLElement {
    const input = el("input", { type: "radio", name: this.#name, "data-key": list });
    input.addEventListener("change", () => this.#turned(list));
    return el("label", { class: "into" }, input, legend);
  }

  #card({ list }: Shown, code: string, at: number, pack: Pack): HTMLElement {
    const chosen = this.#chosen?.list === list && this.#chosen.at === at;
    const key = button("", el("span", { class: "owner" }), pack.inline(code));
    key.dataset.key = `${list}-${code}`;
    key.setAttribute("aria-expanded", String(chosen));
    key.addEventListener("click", () => {
      this.#chosen = chosen ? undefined : { list, at };
      this.#turned(list);
    });
    return el("li", {}, key);
  }

  #tools({ list, cards }: Shown, at: number, pack: Pack): HTMLElement {
    const card = pack.spoken(cards[at] ?? "");
    const tool = (name: string, label: string, act: (() => void) | undefined): HTMLElement => {
      const made = button("btn", label);
      made.dataset.key = `${list}-${name}`;
      made.setAttribute("aria-label", say.does({ action: label, card }));
      made.setAttribute("aria-disabled", String(!act));
      made.addEventListener("click", () => act?.());
      return made;
    };
    const shift = (to: number) => (): void => {
      this.#chosen = { list, at: to };
      this.#changed(list, moved(cards, at, to));
    };
    const out = (): void => {
      this.#chosen = undefined;
      this.#changed(
        list,
        cards.filter((_, place) => place !== at),
      );
    };
    return el(
      "div",
      { class: "row" },
      tool("earlier", say.earlier, at > 0 ? shift(at - 1) : undefined),
      tool("later", say.later, at < cards.length - 1 ? shift(at + 1) : undefined),
      tool("out", say.takeOut, out),
    );
  }
}
