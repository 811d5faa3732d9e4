/** A hand, card by card: what may be played of it. */

import { all, el, fill, icon } from "../page/dom";
import { readTrace, type Stage, showEnds, type Told } from "./stage";
import { layTable } from "./table";

/** A hand: card by card, allowed or not, and why. */
export class HandStage implements Stage {
  constructor(
    readonly host: HTMLElement,
    readonly seats: HTMLElement[],
    readonly cards: HTMLElement[],
    readonly legal: boolean[],
    readonly told: Told[],
    readonly printed = false,
  ) {}

  static read(host: HTMLElement): HandStage | undefined {
    const cards = all(host, ".hand > li");
    const lines = readTrace(host);
    if (!cards.length || lines.length < cards.length) return undefined;
    const legal = cards.map((card) => card.dataset.legal === "true");
    return new HandStage(host, all(host, ".felt .seats > li"), cards, legal, lines.slice(0, cards.length), true);
  }

  get count(): number {
    return this.cards.length;
  }

  show(at: number): void {
    const list = this.host.querySelector(".hand");
    if (list?.firstElementChild !== this.cards[0]) list?.replaceChildren(...this.cards);
    layTable(this.host, this.seats);
    showEnds(this.host, this.printed && at === this.count - 1);
    this.cards.forEach((place, i) => {
      const known = i <= at;
      markLegal(place, known ? this.legal[i] : undefined);
      place.toggleAttribute("data-now", i === at);
    });
  }
}

/** Allowed, not allowed (hatch, sign and word), or not told yet. */
export function markLegal(place: HTMLElement, legal: boolean | undefined): void {
  const card = place.querySelector<HTMLElement>(".card");
  card?.classList.toggle("no", legal === false);
  card?.querySelector(".badge")?.remove();
  if (legal === false) card?.append(el("span", { class: "badge" }, icon("u-bar")));
  const tag = place.querySelector(".tag") ?? place.appendChild(el("span", { class: "tag l" }));
  fill(tag, legal === undefined ? "?" : legal ? "allowed" : "not allowed");
}
