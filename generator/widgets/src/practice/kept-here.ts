/** What this device keeps of the reader's practice: saved as a file, read from one, and forgotten. */

import * as say from "words/practice";
import { el, fill, freshId, liveRegion } from "../page/dom";
import { download } from "../page/download";
import { press } from "../page/press";
import { answersKept, exported, forget, type Imported, imported } from "./transfer";

const FILE = "follow-suit-practice.json";

export class KeptHere {
  readonly root = el("details", { class: "kept-here" });
  readonly #told = el("p");
  readonly #row = el("div", { class: "row" });
  readonly #said = liveRegion("said");
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
    fill(this.root, el("summary", {}, say.keptHere), this.#told, this.#row, this.#said);
    this.#offer();
  }

  draw(rules: number): void {
    fill(this.#told, say.keeps({ rules, answers: answersKept() }));
  }

  #offer(): void {
    const file = el("input", { type: "file", accept: "application/json,.json", id: freshId("file"), class: "vh" });
    file.addEventListener("change", () => void this.#read(file));
    const open = el("label", { for: file.id, class: "btn" }, say.openFile);
    const save = press("btn", say.saveFile, () => download(FILE, exported()));
    const drop = press("btn quiet", say.forget, () => this.#askToForget());
    fill(this.#row, save, file, open, drop);
  }

  async #read(file: HTMLInputElement): Promise<void> {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    const found: Imported | undefined = imported(await chosen.text().catch(() => ""));
    file.value = "";
    this.#changed();
    fill(this.#said, found ? say.wasRead({ number: found.rules }) : say.notRead);
  }

  #askToForget(): void {
    const no = press("btn", say.keepIt, () => this.#offer());
    const yes = press("btn pri", say.forgetAll, () => {
      forget();
      this.#offer();
      this.#changed();
      fill(this.#said, say.forgotten);
    });
    fill(this.#row, el("p", {}, say.sureToForget), yes, no);
    no.focus();
  }
}
