/** The widgets of the page. They upgrade markup that reads well without them. */

import { tellKept } from "./offline/place";
import { linkTo } from "./page/address";
import { nameClauses } from "./page/clauses";
import { tellDeadEnds } from "./page/dead-ends";
import { layOutWhole } from "./page/idle";
import { stayOnPage, withMaterial } from "./page/instant-navigation";
import { isKept, PRACTICE } from "./page/storage";
import { FsStepper } from "./stepper/stepper";

type Upgrade = (root: HTMLElement, signal: AbortSignal) => unknown;

/** How far above and below the screen an element is still near: one reads downwards, half a phone at a time. */
const NEAR = "100px 0px 450px";

/**
 * An element whose script is loaded only on the pages that have one: `now`, when it comes `near`, or, if it is a
 * fold, when it is first `opened`; from then on in every such element of the visit.
 */
function late(load: () => Promise<Upgrade>, when: "now" | "near" | "opened"): CustomElementConstructor {
  let opened = false;
  return class extends HTMLElement {
    #gone = new AbortController();

    connectedCallback(): void {
      this.#gone = new AbortController();
      const { signal } = this.#gone;
      const fold = when === "opened" && this.querySelector("details");
      if (fold && !opened) {
        void tellKept(fold);
        return fold.addEventListener("toggle", () => this.#load(signal), { once: true, signal });
      }
      if (fold || when === "now") return this.#load(signal);
      // Meanwhile it takes the place that it will have then.
      this.classList.add("soon");
      const come = new AbortController();
      const seen = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && come.abort(),
        { rootMargin: NEAR },
      );
      // A link into it is as good as being there.
      const linked = (): void => void (linkTo(this) && come.abort());
      window.addEventListener("hashchange", linked, { signal: come.signal });
      signal.addEventListener("abort", () => come.abort());
      come.signal.addEventListener("abort", () => [seen.disconnect(), signal.aborted || this.#load(signal)]);
      seen.observe(this);
      linked();
    }

    #load(signal: AbortSignal): void {
      opened = true;
      // By the time the script is here, the reader may have turned the page.
      const done = (): void => this.classList.remove("soon");
      // Without its script it is read as it was printed.
      void load().then((upgrade) => [signal.aborted || upgrade(this, signal), done()], done);
    }

    disconnectedCallback(): void {
      this.#gone.abort();
    }
  };
}

const widgets = {
  "fs-stepper": FsStepper,
  "fs-quiz": late(async () => (await import("./quiz/quiz")).quiz, "near"),
  "fs-lesson": late(async () => (await import("./lesson/lesson")).lesson, "near"),
  "fs-finder": late(async () => (await import("./home/finder")).find, "now"),
  "fs-compare": late(async () => (await import("./compare/compare")).compare, "now"),
  "fs-judge": late(async () => (await import("./judge/judge")).judge, "now"),
  "fs-sheet": late(async () => (await import("./sheet/sheet")).sheet, "now"),
  "fs-play": late(async () => (await import("./play/play")).play, "now"),
  "fs-offline": late(async () => (await import("./offline/offer")).offer, "opened"),
  "fs-due": late(async () => (isKept(PRACTICE) ? (await import("./practice/count")).tellCount : () => {}), "now"),
};

for (const [name, widget] of Object.entries(widgets)) {
  // A module runs once in a visit, but a page may be wrongly given two copies of it.
  if (!customElements.get(name)) customElements.define(name, widget);
}

withMaterial(stayOnPage);
// A reader who first does something has the page before their eyes.
withMaterial(layOutWhole);
nameClauses();
tellDeadEnds();

/** Whoever has the book as an app of the device, in a window of its own, is asked whether to keep all of it. */
const suggest = (): unknown => import("./offline/suggestion").catch(() => {});
if (matchMedia("(display-mode: minimal-ui), (display-mode: standalone)").matches) suggest();
addEventListener("appinstalled", suggest);
