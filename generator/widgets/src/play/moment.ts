/** A moment of a hand as the seat saw it that had to choose: what lay there, its hand, and what it chose beside the best. */

import type { Advised, DrawnPlay, Reviewed } from "types/engine";
import * as say from "words/review";
import { heldIn } from "../cards/choices";
import type { Pack } from "../cards/pack";
import { ask } from "../engine/client";
import { type Child, el } from "../page/dom";

export async function drawMoment(one: Reviewed, seat: number, pack: Pack): Promise<Child[]> {
  const { state, drawn } = await ask<DrawnPlay>({ ask: "play", do: "state", record: one.record, seat, draw: true });
  const held = state.hands[seat] ?? [];
  const [yours, best] = [one.chosen, one.best].map((action) => new Set(heldIn(action, held)));
  const cards = held.map((code) => {
    const face = pack.card(code);
    const item = el("li", {}, face);
    item.toggleAttribute("data-yours", yours?.has(code));
    item.toggleAttribute("data-best", best?.has(code));
    return item;
  });
  const open = drawn.open.map(({ label, drawn: value }) =>
    el("div", {}, el("dt", {}, label), el("dd", {}, ...pack.placed(value))),
  );
  return [
    open.length > 0 && el("dl", { class: "lies" }, ...open),
    el("div", { class: "felt" }, ...pack.placed(drawn.now)),
    el("ul", { class: "held", "aria-label": say.handThen }, ...cards),
    el("p", {}, ...pack.placed(one.why.drawn)),
    el("dl", { class: "beside" }, ...action(say.yours, one.chosen, pack), ...bestBeside(one, pack)),
  ];
}

/** What was better, where it is not what was chosen. */
function bestBeside({ chosen, best }: Reviewed, pack: Pack): HTMLElement[] {
  return best.code === chosen.code ? [] : action(say.best, best, pack);
}

function action(title: string, one: Advised, pack: Pack): HTMLElement[] {
  const [, ...trick] = one.why;
  const words = trick.flatMap(({ drawn }) => [" ", ...pack.placed(drawn)]);
  return [el("dt", {}, title), el("dd", {}, ...pack.placed(one.drawn), ".", ...words)];
}
