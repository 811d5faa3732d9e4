/** `<fs-offline>`: the whole book on this device, for reading without a network. Only if the reader asks. */

import * as say from "words/offline";
import { button, el, fill, liveRegion } from "../page/dom";
import { fetchEdition, follow, look, remove, type Standing, stop } from "./copy";
import { kept } from "./place";

/** As the page has it before any script. */

/** In full where it is a figure; where it is a folded line, its summary tells how it stands until it is opened. */
export function offer(root: HTMLElement, signal: AbortSignal): void {
  const fold = root.querySelector("details");
  const line = root.querySelector("summary");
  if (line) {
    follow((now) => (line.textContent = inShort(now)), signal);
  }
  let open = false;
  const opened = (): void => {
    if (open || fold?.open === false) return;
    open = true;
    new Offer(root.querySelector(".place") ?? root, signal);
    void look(true);
  };
  fold?.addEventListener("toggle", opened, { signal });
  // What is here costs no request; what could be fetched is asked for when somebody wants to know.
  if (fold) void look(false);
  opened();
}

function inShort(now: Standing): string {
  if (now.is === "fetching") return say.keeping({ percent: Math.floor((100 * now.done) / now.edition.bytes) });
  if (now.is === "kept") return now.fresh ? say.newerShort : kept();
  return say.offered;
}

export class Offer {
  readonly #signal: AbortSignal;
  readonly #says = liveRegion("says");
  readonly #bar = el("progress", { "aria-label": say.keptSoFar, hidden: true });
  readonly #row = el("div", { class: "row" });
  #drawn: Standing["is"] | undefined;

  constructor(root: Element, signal: AbortSignal) {
    this.#signal = signal;
    fill(root, el("div", { class: "offline-offer" }, this.#says, this.#bar, this.#row));
    follow((now) => this.#draw(now), signal);
  }

  #draw(now: Standing): void {
    const same = this.#drawn === now.is;
    this.#drawn = now.is;
    this.#bar.hidden = now.is !== "fetching";
    if (now.is === "unable") {
      return this.#say(say.unable);
    }
    if (now.is === "fetching") {
      const { done, edition } = now;
      this.#bar.max = edition.bytes;
      this.#bar.value = done;
      this.#bar.textContent = say.of({ done: megabytes(done), all: megabytes(edition.bytes) });
      if (same) return;
      this.#say(say.fetching);
      return this.#offer(this.#button("", say.stop, stop));
    }
    if (now.is === "kept") {
      const { edition, fresh } = now;
      const told = say.kept({ edition });
      this.#say(now.told, fresh ? `${told} ${say.newer({ size: megabytes(fresh.bytes) })}` : told);
      const renew = fresh && this.#button("pri", say.getNewer, () => fetchEdition(fresh));
      return this.#offer(renew, this.#button("", say.remove, remove));
    }
    const { offer, asked } = now;
    if (!asked) return;
    if (offer) {
      this.#say(now.told, say.takes({ size: megabytes(offer.bytes) }));
      return this.#offer(this.#button("pri", say.keep, () => fetchEdition(offer)));
    }
    this.#say(now.told, say.noList);
    this.#offer(this.#button("", say.tryAgain, () => look(true)));
  }

  /** The focus stays with the buttons, when the one that was pressed has gone. */
  #offer(...buttons: (HTMLButtonElement | undefined)[]): void {
    const pressed = this.#row.contains(document.activeElement);
    fill(this.#row, ...buttons);
    if (pressed) this.#row.querySelector("button")?.focus({ preventScroll: true });
  }

  #button(kind: string, words: string, act: () => Promise<void> | void): HTMLButtonElement {
    const made = button(`btn ${kind}`.trim(), words);
    // The second press of a double one was not meant for what has taken its place.
    made.addEventListener("click", ({ detail }) => detail < 2 && void act(), { signal: this.#signal });
    return made;
  }

  #say(...words: (string | undefined)[]): void {
    fill(this.#says, ...words.filter(Boolean).map((word) => el("p", {}, word)));
  }
}

const SIZES = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

function megabytes(bytes: number): string {
  const { format } = new Intl.NumberFormat(document.documentElement.lang, SIZES);
  return `${format(bytes / 1e6)} MB`;
}
