/** Elements whose script is loaded only on the pages that have one. */

import { tellKept } from "./offline/place";
import { linkTo } from "./page/address";

type Upgrade = (root: HTMLElement, signal: AbortSignal) => unknown;

/** How far above and below the screen an element is still near: one reads downwards, half a phone at a time. */
const NEAR = "100px 0px 450px";

/**
 * An element whose script is loaded only on the pages that have one: `now`, when it comes `near`, or, if it is a
 * fold, when it is first `opened`; from then on in every such element of the visit.
 */
export function late(load: () => Promise<Upgrade>, when: "now" | "near" | "opened"): CustomElementConstructor {
  let opened = false;
  return class extends HTMLElement {
    #gone!: AbortController;
    /** The link into it that a reader has followed while its script was on its way. */
    #followed = "";

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
      const linked = (): void => {
        this.#followed = linkTo(this) ? location.hash : "";
        if (this.#followed) come.abort();
      };
      window.addEventListener("hashchange", linked, { signal });
      signal.addEventListener("abort", () => come.abort());
      come.signal.addEventListener("abort", () => [seen.disconnect(), signal.aborted || this.#load(signal)]);
      seen.observe(this);
      linked();
    }

    #load(signal: AbortSignal): void {
      opened = true;
      // By the time the script is here, the reader may have turned the page.
      const done = (): void => this.classList.remove("soon");
      const begin = (upgrade: Upgrade): void => {
        // An answer to what was asked elsewhere may have written its own link meanwhile.
        if (this.#followed) history.replaceState(history.state, "", this.#followed);
        upgrade(this, signal);
      };
      // Without its script it is read as it was printed.
      void load().then((upgrade) => [signal.aborted || begin(upgrade), done()], done);
    }

    disconnectedCallback(): void {
      this.#gone.abort();
    }
  };
}
