/** `<fs-offline>`: the whole book on this device, for reading without a network. Only if the reader asks. */

import { button, el, fill, liveRegion } from "../page/dom";
import { fetchEdition, follow, look, remove, type Standing, stop } from "./copy";
import { KEPT } from "./place";

/** As the page has it before any script. */
const OFFERED = "Keep this book";

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
  if (now.is === "fetching") return `Keeping… ${Math.floor((100 * now.done) / now.edition.bytes)} %`;
  if (now.is === "kept") return now.fresh ? "Kept; a newer is out" : KEPT;
  return OFFERED;
}

class Offer {
  readonly #signal: AbortSignal;
  readonly #says = liveRegion("says");
  readonly #bar = el("progress", { "aria-label": "Kept so far", hidden: true });
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
      return this.#say("This browser cannot keep the book, or the page did not come over a secure connection (https).");
    }
    if (now.is === "fetching") {
      const { done, edition } = now;
      this.#bar.max = edition.bytes;
      this.#bar.value = done;
      this.#bar.textContent = `${megabytes(done)} of ${megabytes(edition.bytes)}`;
      if (same) return;
      this.#say("Fetching the book. You can go on reading meanwhile.");
      return this.#offer(this.#button("", "Stop", stop));
    }
    if (now.is === "kept") {
      const { edition, fresh } = now;
      const told = `The book is kept on this device, edition ${edition}. You can read and ask it without a network.`;
      this.#say(now.told, fresh ? `${told} A newer edition is out: ${megabytes(fresh.bytes)}.` : told);
      const renew = fresh && this.#button("pri", "Get the newer edition", () => fetchEdition(fresh));
      return this.#offer(renew, this.#button("", "Remove it from this device", remove));
    }
    const { offer, asked } = now;
    if (!asked) return;
    if (offer) {
      this.#say(now.told, `All pages, all questions and the rules engine take ${megabytes(offer.bytes)}.`);
      return this.#offer(this.#button("pri", "Keep this book on this device", () => fetchEdition(offer)));
    }
    this.#say(now.told, "The list of the book’s files could not be loaded. Perhaps there is no network.");
    this.#offer(this.#button("", "Try again", () => look(true)));
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

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
