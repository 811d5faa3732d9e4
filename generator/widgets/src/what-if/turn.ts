/** Whose turn it is in a hand, what they hold, and what they may do; every choice is a native control. */

import type { Action, DrawnHand } from "types/engine";
import * as say from "words/whatif";
import { barredCards, type Refused, type Row, sorted } from "../cards/choices";
import type { Pack } from "../cards/pack";
import { all, button, type Child, el, labelled } from "../page/dom";

/** More buttons than this are a list. */
const MOST_BUTTONS = 8;

type Drawn = DrawnHand["drawn"]["hand"];

export interface Chosen {
  act(action: Action): void;
  /** The reader wants something that is not allowed. */
  explain(refused: Refused): void;
}

/** The seat's turn as the parts of a panel; the first is the heading. */
export function drawTurn(
  { state, drawn }: Pick<DrawnHand, "state" | "drawn">,
  pack: Pack,
  chosen: Chosen,
): HTMLElement[] {
  const seat = state.seat;
  const heading = el("p", { class: "whose", tabindex: -1 });
  if (seat === null) {
    heading.append(say.handOver);
    return [heading];
  }
  heading.append(say.turn({ seat: state.names[seat] ?? "" }));
  const parts: HTMLElement[] = [heading];
  parts.push(...(pack.placed(drawn.law) as HTMLElement[]));
  const held = state.hands[seat] ?? [];
  const { rows, sets, others } = sorted(state.actions, held);
  const words = [...sets.flatMap(({ actions }) => actions), ...others];
  const [first, ...more] = rows;
  const barred = first ? barredCards(state.refused, first, held) : new Map<string, Refused>();
  if (first) parts.push(drawRow(first, held, barred, drawn.hand, pack, chosen));
  else if (held.length) parts.push(drawHand(held, drawn.hand, pack));
  for (const row of more) parts.push(drawRow(row, [...row.cards.keys()], new Map(), drawn.hand, pack, chosen));
  if (words.length) parts.push(drawOthers(words, pack, chosen));
  const told = new Set(barred.values());
  const cannot = state.refused.filter((refused) => !told.has(refused));
  if (cannot.length) parts.push(drawRefused(cannot, pack));
  return parts;
}

function drawHand(held: string[], drawn: Drawn, pack: Pack): HTMLElement {
  const cards = held.flatMap((card) => pack.placed(drawn[card]?.plain ?? ""));
  return el("ul", { class: handClass(pack) }, ...cards);
}

function drawRow(
  row: Row,
  shown: string[],
  barred: Map<string, Refused>,
  drawn: Drawn,
  pack: Pack,
  chosen: Chosen,
): HTMLElement {
  const cards = shown.flatMap((card) => {
    const action = row.cards.get(card);
    const refused = barred.get(card);
    // Where every card is allowed it need not be said of each.
    const way = (!action && !refused) || !barred.size ? "plain" : action ? "allowed" : "barred";
    const places = pack.placed(drawn[card]?.[way] ?? "");
    const [place] = places as HTMLElement[];
    if (!place || (!action && !refused)) return places;
    const said = action ? pack.placed(action.drawn) : [say.whyNot({ card: pack.spoken(card) })];
    // The button lies over the picture and says its name; the picture must not say it again.
    const press = button("press", el("span", { class: "vh" }, ...said));
    if (action) press.dataset.action = action.code;
    place.querySelector(".card")?.setAttribute("aria-hidden", "true");
    press.addEventListener("click", () => {
      if (action) chosen.act(action);
      else if (refused) chosen.explain(refused);
    });
    place.dataset.legal = String(!!action);
    place.querySelector(".card")?.after(press);
    return places;
  });
  const legend = el("legend");
  const [first] = row.cards;
  if (first) legend.append(...pack.placed(first[1].drawn));
  for (const card of all(legend, `[data-inline="${CSS.escape(first?.[0] ?? "")}"]`)) card.replaceWith("…");
  return el("fieldset", { class: "pick" }, legend, el("ul", { class: handClass(pack) }, ...cards));
}

function handClass(pack: Pack): string {
  return pack.large ? "hand deck" : "hand";
}

function drawOthers(others: Action[], pack: Pack, chosen: Chosen): HTMLElement {
  if (others.length <= MOST_BUTTONS) {
    const buttons = others.map((action) => {
      const press = button("btn", el("span", {}, ...pack.placed(action.drawn)));
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
  const go = button("btn", say.doIt);
  go.addEventListener("click", () => {
    const action = others[select.selectedIndex];
    if (action) chosen.act(action);
  });
  return el("div", { class: "typed" }, labelled(say.whatToDo, select), go);
}

function drawRefused(refused: Refused[], pack: Pack): HTMLElement {
  const lines = refused.map(({ why, links }): Child => {
    return el("li", {}, ...pack.placed(links), " ", ...pack.placed(why.drawn));
  });
  return el("ul", { class: "cannot" }, ...lines);
}
