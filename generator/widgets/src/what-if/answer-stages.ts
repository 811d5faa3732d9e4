/** Stages made from an answer of the engine: what a "What if?" shows. */

import type { Pack } from "../cards/pack";
import type { LegalAnswer, WinnerAnswer } from "../engine/answers";
import { HandStage } from "../figure/hand-stage";
import { told } from "../figure/stage";
import { TrickStage } from "../figure/trick-stage";
import { all, el } from "../page/dom";

export function trickStage(host: HTMLElement, pack: Pack, answer: WinnerAnswer): TrickStage {
  const played = answer.steps.map(({ seat, card, winner }) => ({ seat, face: pack.card(card), winner }));
  const places = played.map(({ seat, face }) => place(seat, answer.names[seat] ?? "", face));
  const lines = answer.steps.map((step) => told(pack, step.why.marked, step.clauses));
  return new TrickStage(host, places, played, lines, answer.complete ? "wins" : "winning");
}

/** `trick` lies on the table, played by `owners`; a figure of a lead has no table yet. */
export function handStage(
  host: HTMLElement,
  pack: Pack,
  answer: LegalAnswer,
  trick: string[],
  owners: string[],
): HandStage {
  if (trick.length && !host.querySelector(".felt")) {
    const css = host.dataset.pack === "decktet" ? "seats deck" : "seats";
    host.querySelector(".hand")?.before(el("div", { class: "felt" }, el("ol", { class: css })));
  }
  const places = trick.map((card, seat) => {
    const face = pack.card(card);
    face.classList.toggle("led", seat === 0);
    return place(seat, owners[seat] ?? "", face, seat === 0 ? "led" : "");
  });
  const cards = answer.cards.map(({ card }) => el("li", { "data-card": card }, pack.card(card)));
  const lines = answer.cards.map((card) => told(pack, card.why.marked, card.clauses));
  const legal = answer.cards.map((card) => card.legal);
  return new HandStage(host, places, cards, legal, lines);
}

/** The cards that the builder laid on the table, by their players. */
export function ownersOf(host: HTMLElement): string[] {
  return all(host, ".felt .seats > li .who").map((who) => who.textContent?.trim() ?? "");
}

function place(seat: number, name: string, face: HTMLElement, word = ""): HTMLElement {
  const who = el("span", { class: "who" }, name);
  return el("li", { "data-seat": seat }, who, face, el("span", { class: "tag l" }, word));
}
