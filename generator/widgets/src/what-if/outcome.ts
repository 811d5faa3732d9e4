/** What came of a choice: in the example and now, the score, and everything in words. */

import type { PlayEvent } from "types/engine";
import * as say from "words/whatif";
import type { Pack } from "../cards/pack";
import { number } from "../fields/values";
import { type Child, el } from "../page/dom";
import type { Shown, Told } from "./course";
import type { Row } from "./panel";

/** More lines of a score than this are told by the ledger. */
const MOST_LINES = 4;

/** The parts of the panel below the turn: the score of a hand that is over, and the course in words. */
export function drawOutcome({ drawn, events }: Shown, at: number, pack: Pack): Child[] {
  const news = events.slice(at + 1).flat();
  const lines = news.map((event) => el("li", {}, ...pack.told(event)));
  const words = el("ol", { class: "course" }, ...lines);
  const whole = el("details", { class: "losers" }, el("summary", {}, say.since), words);
  return [...pack.placed(drawn.ledger), whole];
}

/**
 * The example and what the reader made of it, from the moment of the choice on. Its trick is told to the
 * end; points are compared with those that the example had brought by then.
 */
export function differences(example: Told, beside: Told, now: Told, at: number, pack: Pack): Row[] {
  if (!example.moments[at]) return [];
  const before = { ...choiceOf(example, at, pack), ...pointsOf(beside, at, pack) };
  const after = { ...choiceOf(now, at, pack), ...pointsOf(now, at, pack) };
  const names = (Object.keys(ROWS) as Fact[]).filter((name) => before[name] ?? after[name]);
  return names.map((name) => [ROWS[name], before[name] ?? ["–"], after[name] ?? ["–"]]);
}

/** What is compared, in the order of the rows, and what each row is called. */
const ROWS = { choice: say.choice, trick: say.theTrick, soFar: say.soFar, score: say.score, totals: say.totals };

type Fact = keyof typeof ROWS;
type Facts = Partial<Record<Fact, Child[]>>;

/** What was chosen, and who wins the trick that it belongs to. */
function choiceOf({ moments, events, state }: Told, at: number, pack: Pack): Facts {
  const moment = moments[at];
  if (!moment) return {};
  const choice = [`${state.names[moment.seat]}: `, ...pack.placed(moment.action.drawn)];
  // A bid or an exchange belongs to no trick.
  if (!events[at + 1]?.some(isPlay)) return { choice };
  const since = events.slice(at + 1).flat();
  const trick = since.find((event) => event.kind === "trick") ?? since.filter(isPlay).at(-1);
  const name: Fact = trick?.kind === "trick" ? "trick" : "soFar";
  return { choice, ...(trick && { [name]: pack.told(trick) }) };
}

/** What was scored since, and where the sides stand. */
function pointsOf({ events, state }: Told, at: number, pack: Pack): Facts {
  const scored = events
    .slice(at + 1)
    .flat()
    .filter((event) => event.kind === "score");
  const lines = scored.slice(0, MOST_LINES).map((event) => el("div", {}, ...pack.told(event)));
  const more = scored.length - lines.length;
  const score: Child[] = [...lines, more > 0 && el("div", {}, say.moreLines({ number: more }))];
  const totals = state.sides.map((side, n) => el("div", {}, `${side} ${number(state.totals[n] ?? 0)}`));
  return { totals, ...(scored.length && { score }) };
}

function isPlay(event: PlayEvent): boolean {
  return event.kind === "play";
}
