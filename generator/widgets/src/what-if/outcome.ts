/** What came of a choice: in the example and now, the score, and everything in words. */

import type { Pack } from "../cards/pack";
import type { PlayEvent, Reason } from "../engine/answers";
import { clauseLinks } from "../page/clauses";
import { type Child, el } from "../page/dom";
import type { Told } from "./course";
import { ledgerRow, ledgerTable, number, unitOf } from "./ledger";
import type { Row } from "./panel";

/** More lines of a score than this are told by the ledger. */
const MOST_LINES = 4;

/** The parts of the panel below the turn: the score of a hand that is over, and the course in words. */
export function drawOutcome({ state, events }: Told, at: number, pack: Pack): HTMLElement[] {
  const parts: HTMLElement[] = [];
  if (state.seat === null && state.ledger.length) {
    const rows = state.ledger.map((line) => ledgerRow(line, pack));
    parts.push(ledgerTable(rows, [unitOf(state.ledger)], "Score of the hand"));
  }
  const news = events.slice(at + 1).flat();
  const lines = news.map((event) => el("li", {}, ...told(event, pack)));
  const words = el("ol", { class: "course" }, ...lines);
  parts.push(el("details", { class: "losers" }, el("summary", {}, "Everything that happened since"), words));
  return parts;
}

/**
 * The example and what the reader made of it, from the moment of the choice on. Its trick is told to the
 * end; points are compared with those that the example had brought by then.
 */
export function differences(example: Told, beside: Told, now: Told, at: number, pack: Pack): Row[] {
  if (!example.moments[at]) return [];
  const before = { ...choiceOf(example, at, pack), ...pointsOf(beside, at, pack) };
  const after = { ...choiceOf(now, at, pack), ...pointsOf(now, at, pack) };
  const names = ROWS.filter((name) => before[name] ?? after[name]);
  return names.map((name) => [name, before[name] ?? ["–"], after[name] ?? ["–"]]);
}

const ROWS = ["Choice", "The trick", "So far", "Score", "Totals"];

type Facts = Record<string, Child[]>;

/** What was chosen, and who wins the trick that it belongs to. */
function choiceOf({ moments, events, state }: Told, at: number, pack: Pack): Facts {
  const moment = moments[at];
  if (!moment) return {};
  const choice = [`${state.names[moment.seat]}: `, ...pack.sentence(moment.action.marked)];
  // A bid or an exchange belongs to no trick.
  if (!events[at + 1]?.some(isPlay)) return { Choice: choice };
  const since = events.slice(at + 1).flat();
  const trick = since.find((event) => event.kind === "trick") ?? since.filter(isPlay).at(-1);
  const name = trick?.kind === "trick" ? "The trick" : "So far";
  return { Choice: choice, ...(trick && { [name]: told(trick, pack) }) };
}

/** What was scored since, and where the sides stand. */
function pointsOf({ events, state }: Told, at: number, pack: Pack): Facts {
  const scored = events
    .slice(at + 1)
    .flat()
    .filter((event) => event.kind === "score");
  const lines = scored.slice(0, MOST_LINES).map((event) => el("div", {}, ...told(event, pack)));
  const more = scored.length - lines.length;
  const score: Child[] = [...lines, more > 0 && el("div", {}, `… and ${more} more lines`)];
  const totals = state.sides.map((side, n) => el("div", {}, `${side} ${number(state.totals[n] ?? 0)}`));
  return { Totals: totals, ...(scored.length && { Score: score }) };
}

function isPlay(event: PlayEvent): boolean {
  return event.kind === "play";
}

function told({ why, clauses }: Reason, pack: Pack): Child[] {
  return [...pack.sentence(why.marked), " ", clauseLinks(clauses)];
}
