/** The places of a table in a figure: whose, their card, and a word below it. */

import { el, fill, icon } from "../page/dom";

/** The table on which a play is drawn: one a figure, above the words. */
export function tableOf(host: HTMLElement): HTMLElement | null {
  return host.querySelector(":scope > .felt.live");
}

/** Put these places on the figure's table: a changed position may have another number of them. */
export function layTable(host: HTMLElement, places: HTMLElement[]): void {
  const list = host.querySelector(".felt .seats");
  if (!list || list.firstElementChild === (places[0] ?? null)) return;
  list.replaceChildren(...places);
  list.parentElement?.toggleAttribute("hidden", !places.length);
}

/** A place of the trick: its card (or a back, while it is to come) and a word below it. */
export function lay(place: Element, face: HTMLElement | undefined, wins: boolean, led: boolean, word: string): void {
  face?.classList.toggle("led", led);
  face?.classList.toggle("win", wins);
  place.querySelector(".card")?.replaceWith(face ?? faceDown());
  const tag = place.querySelector(".tag") ?? place.appendChild(el("span"));
  tag.className = wins ? "tag w" : "tag l";
  fill(tag, wins && icon("u-check"), word);
}

export function placeWord(i: number, at: number, wasAhead: boolean): string {
  if (i > at) return "to play";
  if (wasAhead) return "was ahead";
  if (i === 0) return "led";
  return i === at ? "latest" : "";
}

function faceDown(): HTMLElement {
  const lattice = el("span", { class: "lattice" });
  return el("span", { class: "card back", role: "img", "aria-label": "card face down" }, lattice);
}
