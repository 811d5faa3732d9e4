/** Who sits at the table, in playing order: how many cards, how many tricks, how many points, who deals, whose turn it is. */

import type { SeenState } from "types/engine";
import * as say from "words/table";
import { number } from "../fields/values";
import { el } from "../page/dom";

/** `seat` is whose view this is; `tricks` of each seat in this hand. */
export function seats(state: SeenState, seat: number, tricks: readonly number[]): HTMLElement[] {
  const alone = isEachAlone(state);
  return state.names.map((name, at) => {
    const points = alone ? number(state.totals[at] ?? 0) : "";
    const told = [
      ...(points ? [say.hasPoints({ points })] : []),
      say.holds({ number: state.held[at] ?? 0 }),
      say.hasTricks({ number: tricks[at] ?? 0 }),
      ...(at === state.dealer ? [say.deals] : []),
      ...(at === seat ? [say.you] : []),
      ...(at === state.seat ? [say.toAct] : []),
    ];
    const short = el(
      "span",
      { class: "counts", "aria-hidden": "true" },
      el("span", { class: "has-cards" }, String(state.held[at] ?? 0)),
      el("span", { class: "has-won" }, String(tricks[at] ?? 0)),
      points && el("b", { class: "has-points" }, points),
    );
    const dealer = at === state.dealer && el("span", { class: "dealer", "aria-hidden": "true" }, say.dealerSign);
    const item = el("li", {}, el("b", {}, name), dealer, short, el("span", { class: "vh" }, ` ${told.join(", ")}`));
    item.toggleAttribute("data-you", at === seat);
    item.toggleAttribute("data-turn", at === state.seat);
    return item;
  });
}

/** Whether nobody has a partner: then what each has stands beside its name. */
export function isEachAlone({ names, sides }: SeenState): boolean {
  return names.length === sides.length;
}

/** How the sides stand. */
export function standing({ sides, totals }: SeenState): string {
  return sides.map((side, at) => `${side} ${number(totals[at] ?? 0)}`).join(" · ");
}
