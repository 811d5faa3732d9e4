/** A figure that has been changed says so, and drops what was true of the printed one only. */

import * as say from "words/play";
import { all, button, el, fill } from "../page/dom";

export class Altered {
  readonly #host: HTMLElement;
  readonly #thing: string;
  readonly #note = el("p", { class: "altered" });
  readonly #back: HTMLElement;
  readonly #signal: AbortSignal;
  /** Where the figure's title stands: its head, and the fold that it may lie behind. */
  readonly #titles: { place: HTMLElement; printed: Node[] }[];
  readonly #name: string;
  readonly #aside: HTMLElement;
  readonly #setting: Node[];
  /** What the title says now instead; "" = the figure is as it was printed. */
  #now = "";
  #setsNow: string | undefined;

  /** `back` puts everything back; it all ends with `signal`. */
  constructor(host: HTMLElement, thing: string, back: () => void, signal: AbortSignal) {
    this.#host = host;
    this.#thing = thing;
    this.#signal = signal;
    const heads = all(host, ":scope > header h3");
    const folds = host.parentElement?.matches("details.more") ? all(host.parentElement, ":scope > summary") : [];
    this.#titles = [...folds, ...heads].map((place) => ({ place, printed: [...place.childNodes] }));
    const head = heads[0]?.cloneNode(true) as HTMLElement | undefined;
    head?.querySelector(".headerlink")?.remove();
    this.#name = head?.textContent?.trim() ?? "";
    this.#aside = host.querySelector<HTMLElement>(":scope > header > span") ?? el("span");
    this.#setting = [...this.#aside.childNodes];
    this.#back = button("btn quiet", say.backToExample);
    this.#back.addEventListener("click", () => {
      // The button goes away with the note.
      this.#focusTitle();
      back();
    });
    // On paper the figure is as it was printed.
    window.addEventListener("beforeprint", () => this.#draw("", undefined), { signal });
    window.addEventListener("afterprint", () => this.#draw(this.#now, this.#setsNow), { signal });
    signal.addEventListener("abort", () => this.#draw("", undefined));
  }

  /** `changed` by whom; undefined = it is as printed. `setting` is what the head says beside the title. */
  show(changed: "reader" | "link" | undefined, setting?: string): void {
    if (this.#signal.aborted) return;
    const name = this.#name;
    const told = changed === "link" ? say.changedByLink({ name }) : say.changedByYou({ name });
    fill(this.#note, el("span", {}, told), " ", this.#back);
    this.#now = changed ? say.changed({ thing: this.#thing }) : "";
    this.#setsNow = changed && setting;
    this.#draw(this.#now, this.#setsNow);
  }

  #draw(title: string, setting: string | undefined): void {
    this.#host.classList.toggle("changed", !!title);
    for (const { place, printed } of this.#titles) fill(place, ...(title ? [title] : (printed as Element[])));
    const header = this.#host.querySelector(":scope > header");
    fill(this.#aside, ...(setting === undefined ? (this.#setting as Element[]) : setting ? [setting] : []));
    if (this.#aside.hasChildNodes() && !this.#aside.isConnected) header?.querySelector("h3")?.after(this.#aside);
    if (title) header?.after(this.#note);
    else this.#note.remove();
  }

  #focusTitle(): void {
    const title = this.#titles[0]?.place;
    if (title && title.localName !== "summary") title.tabIndex = -1;
    title?.focus({ preventScroll: true });
  }
}
