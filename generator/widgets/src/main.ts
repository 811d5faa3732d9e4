/** The widgets of the page. They upgrade markup that reads well without them. */

import { FsLesson } from "./lesson";
import { FsQuiz } from "./quiz";
import { stayOnPage } from "./stay";
import { FsStepper } from "./stepper";

type Upgrade = (root: HTMLElement, signal: AbortSignal) => unknown;

/** An element whose script is loaded only on the few pages that have one. */
function late(load: () => Promise<Upgrade>): CustomElementConstructor {
  return class extends HTMLElement {
    #gone = new AbortController();

    connectedCallback(): void {
      this.#gone = new AbortController();
      const { signal } = this.#gone;
      // By the time the script is here, the reader may have turned the page.
      void load().then((upgrade) => signal.aborted || upgrade(this, signal));
    }

    disconnectedCallback(): void {
      this.#gone.abort();
    }
  };
}

const FsFinder = late(async () => (await import("./finder")).find);
const FsCompare = late(async () => (await import("./compare")).compare);
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
