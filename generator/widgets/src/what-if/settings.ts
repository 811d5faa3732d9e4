/** What a position depends on besides its cards: trumps, what was announced, which cards have gone. */

import type { CaseValue, Field, Part, Setting } from "types/engine";
import * as whatifWords from "words/whatif";
import type { Pack } from "../cards/pack";
import { type ChipRow, Chips } from "../fields/chips";
import { choice } from "../fields/choice";
import { entry, isBare, type Room, read, write } from "../fields/values";
import { type Child, el, fill } from "../page/dom";
import type { LinkPart } from "../page/link-parts";
import type { Row } from "./panel";

export class Settings {
  readonly root = el("div", { class: "settings" });
  /** What of the link is no setting. */
  readonly unread: LinkPart[];
  readonly #fields: Field[];
  readonly #printed: Setting;
  readonly #room: Room;
  readonly #changed: () => void;
  readonly #chips = new Map<string, Chips>();
  #now: Setting;

  /** `printed` has a value for every field, as the engine spells it; a link may change some. */
  constructor(fields: Field[], printed: Setting, pack: Pack, link: LinkPart[], changed: () => void) {
    this.#fields = fields.filter((field) => field.kind === "cards" || field.values.length > 1);
    this.#printed = printed;
    this.#room = { pack, names: [], sides: [] };
    this.#changed = changed;
    this.#now = { ...printed };
    this.unread = link.filter(([name, text]) => !this.#take(name, text));
    this.#draw();
  }

  #take(name: string, text: string): boolean {
    const field = this.#fields.find((each) => each.name === name);
    const value = field && (read(partOf(field), text) ?? (field.kind === "cards" ? field.default : undefined));
    if (value !== undefined) this.#now[name] = value;
    return value !== undefined;
  }

  get value(): Setting {
    return { ...this.#now };
  }

  reset(): void {
    this.put(this.#printed);
  }

  put(setting: Setting): void {
    this.#now = { ...setting };
    this.#draw();
  }

  /** Take the engine's spelling of the cards that were typed. */
  learn(setting: Setting): void {
    this.#now = { ...setting };
    for (const [name, chips] of this.#chips) chips.refresh(this.#rows(name));
  }

  /** What differs from the printed setting, as rows of the table of differences. */
  rows(): Row[] {
    return this.#differing().map((part): Row => {
      const [before, now] = [this.#printed[part.name], this.#now[part.name]];
      return [part.label, this.#told(part, before), this.#told(part, now)];
    });
  }

  /** Each field and its value in words, as far as there is something in it. */
  told(): [label: string, value: string][] {
    return this.#fields.map(partOf).flatMap((part): [string, string][] => {
      const now = this.#now[part.name];
      const told = isBare(now) || String(now) === "" ? [] : this.#told(part, now);
      const { textContent: words } = el("span", {}, ...told);
      return words.trim() ? [[part.label, words.trim()]] : [];
    });
  }

  #told(part: Part, value: CaseValue | undefined): Child[] {
    if (!Array.isArray(value)) return value === undefined ? [] : entry(part, value, this.#room);
    if (!value.length) return [whatifWords.nothing];
    return value.flatMap((card) => [...entry(part, card, this.#room), " "]);
  }

  /** The same as parts of a link: `trump=H`. */
  changes(): string[] {
    return this.#differing().map((part) => `${part.name}=${write(part, this.#now[part.name])}`);
  }

  #differing(): Part[] {
    return this.#fields
      .map(partOf)
      .filter((part) => write(part, this.#now[part.name]) !== write(part, this.#printed[part.name]));
  }

  #draw(): void {
    fill(
      this.root,
      ...this.#fields.map((field) => (field.kind === "cards" ? this.#cards(field) : this.#choice(field))),
    );
  }

  #choice(field: Field): HTMLElement {
    return choice(field.label, field.values, this.#now[field.name], (value) => this.#set(field, value));
  }

  #cards(field: Field): HTMLElement {
    const put = ([row]: ChipRow[]): void => this.#set(field, [...(row?.entries ?? [])]);
    const chips = new Chips(partOf(field), this.#rows(field.name), this.#room, Infinity, put);
    this.#chips.set(field.name, chips);
    return chips.root;
  }

  #rows(name: string): ChipRow[] {
    return [{ owner: "", entries: [...((this.#now[name] as CaseValue[] | undefined) ?? [])] }];
  }

  #set(field: Field, value: CaseValue): void {
    this.#now[field.name] = value;
    this.#changed();
  }
}

function partOf({ name, label, kind, values }: Field): Part {
  const [choices, labels] = [values.map(({ value }) => value), values.map((each) => each.label)];
  return { name, label, kind, required: false, choices, labels };
}
