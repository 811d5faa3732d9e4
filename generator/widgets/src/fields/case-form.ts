/** The form of a score: a native control for each field that the engine says the score has. */

import type { Case, CaseValue, DrawnScore, Part } from "types/engine";
import * as say from "words/fields";
import { button, el, fill, freshId, labelled } from "../page/dom";
import { type ChipRow, Chips } from "./chips";
import { listed } from "./choice";
import { entryKind, fit, isBare, owners, type Room, write } from "./values";

/** A chosen move is one of those that the last answer offered. */
const MOVE = "text";

export class CaseForm {
  readonly root = el("div", { class: "case" });
  readonly #parts: Part[];
  readonly #changed: (part: Part) => void;
  readonly #chips = new Map<string, Chips>();
  #case: Case;
  #room: Room;
  #moves: DrawnScore["moves"] = [];
  #moveLists = new Map<string, HTMLSelectElement>();

  constructor(parts: Part[], given: Case, room: Room, changed: (part: Part) => void) {
    this.#parts = parts;
    this.#case = structuredClone(given);
    this.#room = room;
    this.#changed = changed;
    this.#draw();
  }

  get value(): Case {
    return this.#case;
  }

  /** Another case, or another table. */
  put(given: Case, room: Room): void {
    this.#room = room;
    this.#case = fit(structuredClone(given), this.#parts, room);
    this.#draw();
  }

  /** What the engine made of it: cards as it spells them, and the moves to choose from. */
  learn(answer: Pick<DrawnScore, "moves" | "case">): void {
    this.#moves = answer.moves;
    for (const [name, select] of this.#moveLists) this.#fillMoves(name, select);
    for (const part of this.#parts) {
      const spelled = answer.case[part.name];
      if (entryKind(part) !== "card" || spelled === undefined) continue;
      if (write(part, this.#case[part.name]) === write(part, spelled)) continue;
      this.#case[part.name] = spelled;
      this.#chips.get(part.name)?.refresh(this.#rows(part));
    }
  }

  #set(part: Part, value: CaseValue | undefined): void {
    if (value === undefined || (!part.required && isBare(value))) delete this.#case[part.name];
    else this.#case[part.name] = value;
    // A move is offered for one case; for another there are others.
    if (part.kind !== MOVE) for (const other of this.#parts) if (other.kind === MOVE) delete this.#case[other.name];
    this.#changed(part);
  }

  #draw(): void {
    this.#chips.clear();
    this.#moveLists.clear();
    const told = this.#parts.filter((part) => part.required || part.kind === MOVE || part.name in this.#case);
    const rest = this.#parts.filter((part) => !told.includes(part));
    const more = el("details", { class: "rest" }, el("summary", {}, say.moreToSet({ number: rest.length })));
    more.append(this.#controls(rest));
    fill(this.root, this.#controls(told), rest.length > 0 && more);
  }

  #controls(parts: Part[]): HTMLElement {
    return el("div", { class: "controls" }, ...parts.map((part) => this.#control(part)));
  }

  #control(part: Part): HTMLElement {
    const value = this.#case[part.name];
    switch (part.kind) {
      case "int":
      case "number":
        return number(part.label, part.label, value, (now) => this.#set(part, now), part);
      case "ints":
      case "totals":
      case "seat_ints":
        return this.#numbers(part);
      case "bool":
        return this.#yes(part);
      case "seat":
        return this.#select(
          part,
          this.#room.names.map((name, i) => [i, name]),
        );
      case "choice":
        return this.#select(
          part,
          part.choices.map((choice, i) => [choice, part.labels[i] ?? ""]),
        );
      case MOVE:
        return this.#move(part);
      default:
        return this.#list(part);
    }
  }

  /** A number for each side or seat. */
  #numbers(part: Part): HTMLElement {
    const held = owners(part, this.#room) ?? [];
    const all = held.map((owner, i) =>
      number(owner, `${part.label}, ${owner}`, this.#values(part)?.[i], (now) => {
        const values = this.#values(part) ?? held.map(() => 0);
        this.#set(
          part,
          values.map((had, at) => (at === i ? (now ?? 0) : had)),
        );
      }),
    );
    return el("fieldset", { class: "pick" }, el("legend", {}, part.label), el("div", { class: "settings" }, ...all));
  }

  #values(part: Part): CaseValue[] | undefined {
    const value = this.#case[part.name];
    return Array.isArray(value) ? value : undefined;
  }

  #yes(part: Part): HTMLElement {
    const box = el("input", { type: "checkbox" });
    box.checked = this.#case[part.name] === true;
    box.addEventListener("change", () => this.#set(part, box.checked));
    return el("label", { class: "yes" }, box, part.label);
  }

  #select(part: Part, known: [CaseValue, string][]): HTMLElement {
    const none: [undefined, string][] = part.required ? [] : [[undefined, say.notGiven]];
    const values = [...none, ...known];
    const select = el("select", {}, ...values.map(([, label]) => el("option", {}, label)));
    select.selectedIndex = values.findIndex(([value]) => value === this.#case[part.name]);
    select.addEventListener("change", () => this.#set(part, values[select.selectedIndex]?.[0]));
    return listed(part.label, select);
  }

  #move(part: Part): HTMLElement {
    const select = el("select");
    this.#moveLists.set(part.name, select);
    select.addEventListener("change", () => this.#set(part, select.value || undefined));
    this.#fillMoves(part.name, select);
    return labelled(part.label, select);
  }

  #fillMoves(name: string, select: HTMLSelectElement): void {
    const chosen = String(this.#case[name] ?? "");
    const codes = this.#moves.map((move) => el("option", { value: move.code }, move.label));
    fill(select, el("option", { value: "" }, say.notChosen), ...codes);
    // Before the first answer nobody knows the moves; what the example chose is still shown.
    if (chosen && !this.#moves.some((move) => move.code === chosen)) select.append(el("option", {}, chosen));
    select.value = chosen;
    select.closest(".field")?.toggleAttribute("hidden", this.#moves.length < 2 && !chosen);
  }

  #list(part: Part): HTMLElement {
    const single = part.kind === "card";
    const chips = new Chips(part, this.#rows(part), this.#room, single ? 1 : Infinity, (rows) => {
      const lists = rows.map((row) => [...row.entries]);
      const nested = owners(part, this.#room) !== undefined;
      this.#set(part, single ? lists[0]?.[0] : nested ? lists : lists[0]);
    });
    this.#chips.set(part.name, chips);
    return chips.root;
  }

  #rows(part: Part): ChipRow[] {
    const value = this.#case[part.name];
    const held = owners(part, this.#room);
    if (held) {
      const lists = this.#values(part) ?? [];
      return held.map((owner, i) => ({ owner, entries: [...((lists[i] as CaseValue[] | undefined) ?? [])] }));
    }
    const entries = Array.isArray(value) ? [...value] : value === undefined ? [] : [value];
    return [{ owner: "", entries }];
  }
}

/** A number with a button for one less and one more, within its bounds; an empty one is not told. */
function number(
  label: string,
  whole: string,
  value: CaseValue | undefined,
  set: (now: number | undefined) => void,
  { least = -Infinity, most = Infinity }: Pick<Part, "least" | "most"> = {},
): HTMLElement {
  const id = freshId("number");
  const input = el("input", { type: "number", step: 1, id, value: value === undefined ? "" : String(value) });
  if (Number.isFinite(least)) input.min = String(least);
  if (Number.isFinite(most)) input.max = String(most);
  if (label !== whole) input.setAttribute("aria-label", whole);
  const tell = (): void => set(input.value === "" ? undefined : Number(input.value));
  input.addEventListener("input", tell);
  const by = (step: number, sign: string, words: string): HTMLElement => {
    const move = button("btn by", sign);
    move.setAttribute("aria-label", `${words}: ${whole}`);
    move.addEventListener("click", () => {
      input.value = String(Math.min(Math.max((Number(input.value) || 0) + step, least), most));
      tell();
    });
    return move;
  };
  const row = el("div", { class: "number" }, by(-1, "−", say.minusOne), input, by(1, "+", say.plusOne));
  return el("div", { class: "field" }, el("label", { for: id }, label), row);
}
