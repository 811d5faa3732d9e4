/** What a seat may expect of each of its actions: the engine plays on from what the seat has seen. */

import type { AdviseAnswer, MatchRecord } from "types/engine";
import * as say from "words/whatif";
import type { Pack } from "../cards/pack";
import { ask } from "../engine/client";
import { type Child, el } from "../page/dom";

/** Hands played to their end, for all actions together: about half a second. */
const PLAYOUTS = 80;

/** All actions in words, the best first. */
export async function advice(record: MatchRecord, names: readonly string[], pack: Pack): Promise<Child[]> {
  const answer = await ask<AdviseAnswer>({ ask: "advise", record, playouts: PLAYOUTS, draw: true });
  const rows = answer.actions.map(({ drawn, why }) =>
    el("li", {}, ...pack.placed(drawn), ". ", el("span", {}, why.map(({ text }) => text).join(" "))),
  );
  const heading = say.advised({ seat: names[answer.seat] ?? "", number: answer.tried });
  return [el("p", {}, heading), el("ol", {}, ...rows)];
}
