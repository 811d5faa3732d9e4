/** The widgets of the page. They upgrade markup that reads well without them. */

import { FsQuiz } from "./quiz";
import { stayOnPage } from "./stay";
import { FsStepper } from "./stepper";

type Upgrade = (root: HTMLElement, signal: AbortSignal) => unknown;

/** How far from the screen an element is still near. */
const NEAR = "600px";

/** An element whose script is loaded only on the pages that have one, and there when it comes `near` at the latest. */
function late(load: () => Promise<Upgrade>, near = false): CustomElementConstructor {
  return class extends HTMLElement {
    #gone = new AbortController();

    connectedCallback(): void {
      this.#gone = new AbortController();
      const { signal } = this.#gone;
      if (!near) return this.#load(signal);
      // Meanwhile it takes the place that it will have then.
      this.classList.add("soon");
      const seen = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          seen.disconnect();
          this.#load(signal);
        },
        { rootMargin: NEAR },
      );
      seen.observe(this);
      signal.addEventListener("abort", () => seen.disconnect());
    }

    #load(signal: AbortSignal): void {
      // By the time the script is here, the reader may have turned the page.
      void load()
        .then((upgrade) => signal.aborted || upgrade(this, signal))
        // Without its script it is read as it was printed.
        .finally(() => this.classList.remove("soon"));
    }

    disconnectedCallback(): void {
      this.#gone.abort();
    }
  };
}

const FsFinder = late(async () => (await import("./finder")).find);
const FsCompare = late(async () => (await import("./compare")).compare);
const FsLesson = late(async () => (await import("./lesson")).lesson, true);
const FsKeep = late(async () => (await import("./keep")).keep);

const widgets = {
  "fs-stepper": FsStepper,
  "fs-quiz": FsQuiz,
  "fs-lesson": FsLesson,
  "fs-finder": FsFinder,
  "fs-compare": FsCompare,
  "fs-keep": FsKeep,
};

for (const [name, widget] of Object.entries(widgets)) {
  // A module runs once in a visit, but a page may be wrongly given two copies of it.
  if (!customElements.get(name)) customElements.define(name, widget);
}

stayOnPage();
