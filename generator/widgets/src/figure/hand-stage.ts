/** A hand, card by card: what may be played of it. */

import { all, el } from "../page/dom";
import { lay, type Parts } from "./parts";
import { readTrace, type Stage, showEnds, type Told } from "./stage";

/** A card and what marks it as allowed or not; what is not told yet has a mark of its own. */
interface Place {
  item: HTMLElement;
  card: HTMLElement | null;
  badge: Element | null;
  tag: Element | null;
  barred: boolean;
}

/** A hand: card by card, allowed or not, and why. */
export class HandStage implements Stage {
  readonly told: Told[];
  readonly #host: HTMLElement;
  readonly #parts: Parts;
  readonly #places: Place[];
  readonly #printed: boolean;

  constructor(host: HTMLElement, parts: Parts, printed: boolean) {
    this.#host = host;
    this.#parts = parts;
    this.#printed = printed;
    this.#places = all(parts.hand ?? host, ":scope > li[data-legal]").map((item) => ({
      item,
      card: item.querySelector<HTMLElement>(".card"),
      badge: item.querySelector(".badge"),
      tag: item.querySelector(".tag"),
      barred: item.dataset.legal === "false",
    }));
    this.told = readTrace(all(parts.trace ?? host, ":scope > li[data-legal]").slice(0, this.count));
  }

  get count(): number {
    return this.#places.length;
  }

  show(at: number): void {
    lay(this.#host, this.#parts, false);
    showEnds(this.#host, this.#printed && at === this.count - 1);
    this.#places.forEach(({ item, card, badge, tag, barred }, i) => {
      const known = i <= at;
      card?.classList.toggle("no", known && barred);
      if (known && badge) card?.append(badge);
      else badge?.remove();
      item.querySelector(".tag")?.replaceWith((known && tag) || el("span", { class: "tag l" }, "?"));
      item.toggleAttribute("data-now", i === at);
    });
  }
}
