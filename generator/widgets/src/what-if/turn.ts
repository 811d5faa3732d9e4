/** Whose turn it is in a hand, what they hold, and what they may do; every choice is a native control. */

import type { Pack } from "../cards/pack";
import type { Action, HandState } from "../engine/answers";
import { markLegal } from "../figure/hand-stage";
import { clauseLinks } from "../page/clauses";
import { button, type Child, el, labelled } from "../page/dom";
import { cardsOf } from "./course";

/** More buttons than this are a list. */
const MOST_BUTTONS = 8;

type Refused = HandState["refused"][number];

export interface Chosen {
  act(action: Action): void;
  /** The reader wants something that is not allowed. */
  explain(refused: Refused): void;
}

/** Actions that say the same of one card each: "Play …". */
interface Row {
  words: string;
  cards: Map<string, Action>;
}

/** The seat's turn as the parts of a panel; the first is the heading. */
export function drawTurn(state: HandState, pack: Pack, chosen: Chosen): HTMLElement[] {
  const seat = state.seat;
  const heading = el("p", { class: "whose", tabindex: -1 });
  if (seat === null) {
    heading.append("The hand is over.");
    return [heading];
  }
  heading.append(`It is ${state.names[seat]}’s turn.`);
  const parts: HTMLElement[] = [heading];
  const { law } = state;
  if (law) {
    parts.push(el("p", { class: "law" }, clauseLinks(law.clauses), " ", ...pack.sentence(law.marked)));
  }
  const held = state.hands[seat] ?? [];
  const { rows, others } = sorted(state.actions, held);
  const [first, ...more] = rows;
  const barred = first ? barredCards(state.refused, first, held) : new Map<string, Refused>();
  if (first) parts.push(drawRow(first, held, barred, pack, chosen));
  else if (held.length) parts.push(drawHand(held, pack));
  for (const row of more) parts.push(drawRow(row, [...row.cards.keys()], new Map(), pack, chosen));
  if (others.length) parts.push(drawOthers(others, pack, chosen));
  const told = new Set(barred.values());
  const cannot = state.refused.filter((refused) => !told.has(refused));
  if (cannot.length) parts.push(drawRefused(cannot, pack));
  return parts;
}

/** Refusals that are about one card of the hand, which then stands in the row as not allowed. */
function barredCards(refused: Refused[], row: Row, held: string[]): Map<string, Refused> {
  const found = new Map<string, Refused>();
  for (const each of refused) {
    const named = held.filter((card) => each.code.split(" ").includes(card));
    const card = named.length === 1 ? (named[0] ?? "") : "";
    if (card && !row.cards.has(card) && !found.has(card)) found.set(card, each);
  }
  return found;
}

function drawHand(held: string[], pack: Pack): HTMLElement {
  const cards = held.map((card) => el("li", {}, pack.card(card)));
  return el("ul", { class: handClass(cards) }, ...cards);
}

/** Cards are chosen from the hand, one row for each thing that can be done with one; the rest are words. */
function sorted(actions: Action[], held: string[]): { rows: Row[]; others: Action[] } {
  const groups = new Map<string, Action[]>();
  for (const action of actions) {
    const words = heldIn(action, held).length === 1 ? templateOf(action, held) : action.code;
    groups.set(words, [...(groups.get(words) ?? []), action]);
  }
  const rows: Row[] = [];
  const others: Action[] = [];
  for (const [words, group] of groups) {
    const cards = new Map(group.map((action) => [heldIn(action, held)[0] ?? "", action]));
    const plays = group.some((action) => held.includes(action.code));
    const inHand = words.includes("…") && cards.size === group.length;
    if (inHand && (plays || group.length > 2)) rows.push({ words, cards });
    else others.push(...group);
  }
  // What every card is for stands first.
  rows.sort((a, b) => b.cards.size - a.cards.size);
  return { rows, others };
}

function heldIn(action: Action, held: string[]): string[] {
  return cardsOf(action).filter((card) => held.includes(card));
}

function templateOf(action: Action, held: string[]): string {
  return action.marked.replace(/\[\[(.+?)\]\]/g, (whole, card: string) => (held.includes(card) ? "…" : whole));
}

function drawRow(row: Row, shown: string[], barred: Map<string, Refused>, pack: Pack, chosen: Chosen): HTMLElement {
  const cards = shown.map((card) => {
    const action = row.cards.get(card);
    const refused = barred.get(card);
    const face = pack.card(card);
    if (!action && !refused) return el("li", { "data-card": card }, face);
    const said = `${action ? plainLabel(action, pack) : pack.spoken(card)}${action ? "" : ": not allowed, why?"}`;
    // The button lies over the picture and says its name; the picture must not say it again.
    const press = button("press");
    if (action) press.dataset.action = action.code;
    press.setAttribute("aria-label", said);
    face.setAttribute("aria-hidden", "true");
    press.addEventListener("click", () => {
      if (action) chosen.act(action);
      else if (refused) chosen.explain(refused);
    });
    const place = el("li", { "data-card": card, "data-legal": String(!!action) }, face, press);
    // Where every card is allowed it need not be said of each.
    if (barred.size) markLegal(place, !!action);
    return place;
  });
  const name = pack.sentence(row.words);
  const legend = el("legend", {}, ...name);
  return el("fieldset", { class: "pick" }, legend, el("ul", { class: handClass(cards) }, ...cards));
}

/** An action's label with its cards spoken. */
function plainLabel(action: Action, pack: Pack): string {
  return action.marked.replace(/\[\[(.+?)\]\]/g, (_, card: string) => pack.spoken(card));
}

function handClass(cards: HTMLElement[]): string {
  return cards.some((card) => card.querySelector(".dk")) ? "hand deck" : "hand";
}

function drawOthers(others: Action[], pack: Pack, chosen: Chosen): HTMLElement {
  if (others.length <= MOST_BUTTONS) {
    const buttons = others.map((action) => {
      const press = button("btn", el("span", {}, ...pack.sentence(action.marked)));
      press.dataset.action = action.code;
      press.addEventListener("click", () => chosen.act(action));
      return press;
    });
    return el("div", { class: "doings" }, ...buttons);
  }
  const select = el(
    "select",
    {},
    ...others.map((action) => el("option", { "data-action": action.code }, action.label)),
  );
  const go = button("btn", "Do it");
  go.addEventListener("click", () => {
    const action = others[select.selectedIndex];
    if (action) chosen.act(action);
  });
  return el("div", { class: "typed" }, labelled("What to do", select), go);
}

function drawRefused(refused: Refused[], pack: Pack): HTMLElement {
  const lines = refused.map(({ why, clauses }): Child => {
    return el("li", {}, clauseLinks(clauses), " ", ...pack.sentence(why.marked));
  });
  return el("ul", { class: "cannot" }, ...lines);
}
