/** Both answers side by side where a rule decides on which tables agree differently. */

import type { DrawnOtherwise, OtherwiseRequest } from "types/engine";
import * as say from "words/judge";
import type { Pack } from "../cards/pack";
import { ask } from "../engine/client";
import { type Child, el } from "../page/dom";

type Other = DrawnOtherwise["differs"][number]["answer"];

/** A line for each rule with which the same question has another answer; `told` says which, if that is worth a line. */
export async function houseRules(
  request: OtherwiseRequest["request"],
  pack: Pack,
  told: (other: Other) => Child[] | undefined,
): Promise<Child[]> {
  const { differs, drawn } = await ask<DrawnOtherwise>({ ask: "otherwise", request, draw: true });
  return differs.flatMap(({ label, value_label: value, answer }, at) => {
    const words = told(answer);
    if (!words) return [];
    const rule = el("strong", {}, say.withRule({ rule: label, value }));
    return [el("p", { class: "house" }, rule, " ", ...words, " ", ...pack.placed(drawn.laws[at] ?? ""))];
  });
}
