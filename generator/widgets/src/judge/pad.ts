/** The whole pack laid out as it is held, a button for each card: one tap puts it down. */

import * as say from "words/judge";
import type { Pack } from "../cards/pack";
import { all, button, el, labelled } from "../page/dom";

export class Pad {
  readonly root = el("div", { class: "pad", role: "group", "aria-label": say.pack });
  readonly #pack: Pack;

  /** `typed` gets a field in which cards were typed or said. */
  constructor(pack: Pack, tapped: (code: string) => void, typed: (field: HTMLInputElement) => void) {
    this.#pack = pack;
    for (const row of rowsOf(pack))
      this.root.append(el("div", { class: "padrow" }, ...row.map((code) => this.#key(code, tapped))));
    this.root.append(this.#field(typed));
  }

  /** Which cards are on the table or in a hand, and where: they can be told, not taken again. */
  mark(used: ReadonlyMap<string, string>): void {
    for (const key of all<HTMLButtonElement>(this.root, ".padrow button")) {
      const code = key.value;
      const where = used.get(code);
      key.setAttribute("aria-pressed", String(where !== undefined));
      const name = this.#pack.spoken(code);
      key.setAttribute("aria-label", where === undefined ? name : say.lies({ card: name, where }));
    }
  }

  /** For those who know what they want: several at once. */
  #field(typed: (field: HTMLInputElement) => void): HTMLElement {
    const field = el("input", { type: "text", autocomplete: "off", spellcheck: "false", enterkeyhint: "done" });
    field.placeholder = this.#pack.large ? say.typedDecktet : say.typedFrench;
    const go = button("btn", say.putDown);
    const submit = (): void => void (field.value.trim() && typed(field));
    go.addEventListener("click", submit);
    field.addEventListener("keydown", ({ key }) => key === "Enter" && submit());
    return el("div", { class: "typed" }, labelled(say.typeCards, field), go);
  }

  #key(code: string, tapped: (code: string) => void): HTMLElement {
    const key = button("", this.#pack.inline(code));
    key.value = code;
    key.addEventListener("click", () => tapped(code));
    return key;
  }
}

/** Cards of an ordinary pack by suit; where cards have several suits or none, by rank. */
function rowsOf(pack: Pack): string[][] {
  const rows = new Map<string, string[]>();
  for (const code of pack.codes()) {
    const row = pack.large ? pack.rank(code) : code.slice(-1);
    rows.set(row, [...(rows.get(row) ?? []), code]);
  }
  return [...rows.values()];
}
