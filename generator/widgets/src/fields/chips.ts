/** A list of cards, seats or words: each entry a native radio; the chosen one is changed, taken out or added to. */

import type { CaseValue, Part } from "types/engine";
import * as say from "words/fields";
import { cardPicker, type Picker } from "../cards/picker";
import { button, type Child, el, fill, freshId } from "../page/dom";
import { entry, entryKind, type Room } from "./values";

export interface ChipRow {
  /** Whose entries these are; "" where they are nobody's. */
  owner: string;
  entries: CaseValue[];
}

/** `most` is 1 for a field that is a single card. `changed` gets the rows as they now are. */
export class Chips {
  readonly root: HTMLElement;
  readonly #part: Part;
  readonly #room: Room;
  readonly #rows: ChipRow[];
  readonly #most: number;
  readonly #changed: (rows: ChipRow[]) => void;
  readonly #name = freshId("chip");
  readonly #lists = el("div", { class: "chips" });
  readonly #tool = el("div", { class: "choose" });
  readonly #out = button("btn quiet", say.takeOut);
  #picker: Picker | undefined;
  #row = 0;
  /** The chosen entry; beyond the last one means: one more. */
  #at = 0;

  constructor(part: Part, rows: ChipRow[], room: Room, most: number, changed: (rows: ChipRow[]) => void) {
    this.#part = part;
    this.#rows = rows;
    this.#room = room;
    this.#most = most;
    this.#changed = changed;
    this.#out.addEventListener("click", () => this.#takeOut());
    this.root = el("fieldset", { class: "pick slots" }, el("legend", {}, part.label), this.#lists, this.#tool);
    this.#draw();
  }

  /** Show entries as the engine spells them. */
  refresh(rows: ChipRow[]): void {
    this.#rows.splice(0, this.#rows.length, ...rows);
    this.#draw();
  }

  #draw(): void {
    const had = this.#lists.contains(document.activeElement);
    const lists = this.#rows.map((row, r) => {
      const chips = row.entries.map((value, i) => {
        const place = this.#numbered() ? el("span", { class: "owner" }, `${i + 1}. `) : "";
        return this.#chip(r, i, place, ...entry(this.#part, value, this.#room));
      });
      const more = row.entries.length < this.#most && this.#chip(r, row.entries.length, this.#more(row));
      const own = el("div", { class: "slotrow" }, ...chips, more);
      return row.owner ? el("div", { class: "own" }, el("span", { class: "who" }, row.owner), own) : own;
    });
    fill(this.#lists, ...lists);
    if (had) this.#lists.querySelector<HTMLElement>("input:checked")?.focus();
  }

  /** A single card that has to be there can only be changed. */
  get #needed(): boolean {
    return this.#most === 1 && this.#part.required;
  }

  /** Where the order matters, entries have numbers. */
  #numbered(): boolean {
    return ["seats", "choice_list"].includes(this.#part.kind);
  }

  #more(row: ChipRow): HTMLElement {
    const { owner } = row;
    const card = entryKind(this.#part) === "card";
    const plain = card ? say.addCard : say.add;
    const words = [owner ? (card ? say.addCardFor({ owner }) : say.addFor({ owner })) : plain];
    return el("span", {}, el("span", { "aria-hidden": "true" }, "+"), el("span", { class: "vh" }, ...words));
  }

  #chip(row: number, at: number, ...shown: Child[]): HTMLElement {
    const input = el("input", { type: "radio", name: this.#name });
    input.checked = this.#tool.hasChildNodes() && row === this.#row && at === this.#at;
    input.addEventListener("change", () => {
      this.#row = row;
      this.#at = at;
      this.#offer();
    });
    return el("label", {}, input, el("span", { class: "holds" }, ...shown));
  }

  get #value(): CaseValue | undefined {
    return this.#rows[this.#row]?.entries[this.#at];
  }

  /** The control that changes the chosen entry; made when first wanted. */
  #offer(): void {
    if (!this.#tool.hasChildNodes()) {
      if (entryKind(this.#part) === "card") {
        this.#picker = cardPicker(this.#room.pack, (card, typed) => this.#put(card, typed), say.useIt);
        this.#tool.append(this.#picker.root);
      } else {
        this.#tool.append(this.#choices());
      }
      if (!this.#needed) this.#tool.append(el("div", { class: "row" }, this.#out));
    }
    const value = this.#value;
    const owner = this.#rows[this.#row]?.owner;
    const words = value === undefined ? [say.oneMore] : [say.insteadOf, ...entry(this.#part, value, this.#room)];
    this.#picker?.choose(String(value ?? ""), owner ? [...words, `, ${owner}`] : words);
    this.#out.setAttribute("aria-disabled", String(value === undefined));
  }

  /** One press for each entry: a row of all there are. */
  #choices(): HTMLElement {
    const { choices, labels } = this.#part;
    const seats = this.#room.names.map((name, i): [CaseValue, string] => [i, name]);
    const known =
      entryKind(this.#part) === "seat" ? seats : choices.map((c, i): [CaseValue, string] => [c, labels[i] ?? ""]);
    const buttons = known.map(([value]) => {
      const put = button("btn", ...entry(this.#part, value, this.#room));
      put.addEventListener("click", () => this.#put(value, true));
      return put;
    });
    return el("div", { class: "row", role: "group", "aria-label": say.which }, ...buttons);
  }

  /**
   * In the place of the chosen entry, or as one more. After one that was typed another is offered; one
   * that was picked stays chosen, because the arrow keys pick on the way to what they are to pick.
   */
  #put(value: CaseValue, typed = false): void {
    const entries = this.#rows[this.#row]?.entries;
    if (!entries) return;
    const added = this.#at >= entries.length;
    entries[this.#at] = value;
    if (added && typed && entries.length < this.#most) this.#at = entries.length;
    this.#tell();
  }

  #takeOut(): void {
    if (this.#value === undefined) return;
    this.#rows[this.#row]?.entries.splice(this.#at, 1);
    this.#tell();
  }

  #tell(): void {
    this.#draw();
    this.#offer();
    this.#changed(this.#rows);
  }
}
