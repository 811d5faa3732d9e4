/** The whole pack laid out as it is held, a button for each card: one tap puts it down. */

import * as say from "words/judge";
import type { Pack } from "../cards/pack";
import { all, button, el } from "../page/dom";

export class Pad {
  readonly root = el("div", { class: "pad", role: "group", "aria-label": say.pack });
  readonly #pack: Pack;

  constructor(pack: Pack, tapped: (code: string) => void) {
    this.#pack = pack;
    for (const row of rowsOf(pack))
      this.root.append(el("div", { class: "padrow" }, ...row.map((code) => this.#key(code, tapped))));
  }

  /** Which cards are on the table or in a hand, and where: they can be told, not taken again. */
  mark(used: ReadonlyMap<string, string>): void {
    for (const key of all<HTMLButtonElement>(this.root, "button")) {
      const code = key.value;
      const where = used.get(code);
      key.setAttribute("aria-pressed", String(where !== undefined));
      const name = this.#pack.spoken(code);
      key.setAttribute("aria-label", where === undefined ? name : say.lies({ card: name, where }));
    }
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
