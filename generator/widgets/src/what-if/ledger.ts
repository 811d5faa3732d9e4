/** A score of the engine as the book prints it: the lines of the ledger, its notes, what is left to choose. */

import type { Pack } from "../cards/pack";
import type { LedgerLine, ScoreAnswer } from "../engine/answers";
import { clauseLinks } from "../page/clauses";
import { el } from "../page/dom";

export function drawScore(answer: ScoreAnswer, pack: Pack): HTMLElement[] {
  if (answer.lines.length) return [ledger(answer, pack)];
  return [...notes(answer, pack), ...moves(answer, pack)];
}

/** A number with a true minus sign. */
export function number(value: number): string {
  return String(value).replace("-", "−");
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : number(value);
}

function ledger(answer: ScoreAnswer, pack: Pack): HTMLElement {
  const running = [...answer.totals];
  for (const { side, points } of answer.lines) if (side !== null) running[side] = (running[side] ?? 0) - points;
  const rows = answer.lines.map((line) => {
    let total = "";
    if (line.side !== null) {
      running[line.side] = (running[line.side] ?? 0) + line.points;
      total = number(running[line.side] ?? 0);
    }
    return ledgerRow(line, pack, total);
  });
  if (answer.over) {
    const won = answer.lines.map(({ side }) => side !== null && answer.winners.includes(side)).lastIndexOf(true);
    rows.at(won)?.classList.add("end");
  }
  const feet = answer.notes.map((note) =>
    el("tr", {}, el("td", { colspan: 5 }, ...pack.sentence(note.why.marked), " ", clauseLinks(note.clauses))),
  );
  return ledgerTable(rows, [unitOf(answer.lines), "Total"], "Score, what if", ...feet);
}

/** One line: who, why, the clauses, how much, and what more there is to say in numbers. */
export function ledgerRow(line: LedgerLine, pack: Pack, ...more: string[]): HTMLElement {
  const amounts = [signed(line.points), ...more].map((amount) => el("td", { class: "n" }, amount));
  const why = el("td", {}, ...pack.sentence(line.why.marked));
  return el(
    "tr",
    {},
    el("th", { scope: "row" }, line.account),
    why,
    el("td", {}, clauseLinks(line.clauses)),
    ...amounts,
  );
}

export function ledgerTable(
  rows: HTMLElement[],
  amounts: string[],
  label: string,
  ...feet: HTMLElement[]
): HTMLElement {
  const heads = [
    ...["Who", "Why", "Clause"].map((name) => el("th", { scope: "col" }, name)),
    ...amounts.map((name) => el("th", { scope: "col", class: "n" }, name)),
  ];
  const table = el(
    "table",
    { class: "ledger score" },
    el("thead", {}, el("tr", {}, ...heads)),
    el("tbody", {}, ...rows),
    feet.length > 0 && el("tfoot", {}, ...feet),
  );
  return el("div", { class: "scroll", role: "group", tabindex: 0, "aria-label": label }, table);
}

/** "Points", "Chips": what the lines count. */
export function unitOf(lines: LedgerLine[]): string {
  const unit = lines[0]?.unit ?? "";
  return unit.charAt(0).toUpperCase() + unit.slice(1);
}

function notes(answer: ScoreAnswer, pack: Pack): HTMLElement[] {
  const items = answer.notes.map((note) =>
    el("li", {}, clauseLinks(note.clauses), " ", el("p", {}, ...pack.sentence(note.why.marked))),
  );
  return items.length ? [el("ul", { class: "after" }, ...items)] : [];
}

function moves(answer: ScoreAnswer, pack: Pack): HTMLElement[] {
  if (answer.moves.length < 2) return [];
  const items = answer.moves.map((move) => el("li", {}, ...pack.sentence(move.marked), " ", clauseLinks(move.clauses)));
  return [el("div", { class: "now" }, el("p", {}, "One of these:"), el("ul", { class: "can" }, ...items))];
}
