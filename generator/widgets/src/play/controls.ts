/** What can be done beside playing a card, made of what the engine offers: buttons, and a list where there are many alike. */

import type { Action } from "types/engine";
import * as say from "words/table";
import type { Choices, Row } from "../cards/choices";
import type { Pack } from "../cards/pack";
import { all, button, type Child, el, labelled } from "../page/dom";

/** More that differ in an amount alone are a list. */
const MOST_ALIKE = 4;

export interface Doing {
  act(action: Action): void;
  /** What a press on a card does from now on. */
  use(row: Row): void;
}

/** The controls of a turn. `row` is what a press on a card does now. */
export function controls({ rows, others }: Choices, row: Row | undefined, pack: Pack, doing: Doing): HTMLElement[] {
  const parts: HTMLElement[] = [];
  if (rows.length > 1) {
    const ways = rows.map((each) => {
      const way = button("btn", el("span", {}, ...legend(each, pack)));
      way.setAttribute("aria-pressed", String(each === row));
      way.addEventListener("click", () => doing.use(each));
      return way;
    });
    parts.push(el("div", { class: "ways", role: "group", "aria-label": say.cardDoes }, ...ways));
  } else if (row && !isPlay(row)) parts.push(el("p", { class: "legend" }, ...legend(row, pack)));
  for (const group of alike(others)) {
    if (group.length > MOST_ALIKE) parts.push(list(group, doing));
    else for (const action of group) parts.push(single(action, pack, doing));
  }
  return parts;
}

/** Whether a press on a card plays it, which need not be said. */
function isPlay({ cards }: Row): boolean {
  return [...cards].every(([card, { code }]) => card === code);
}

/** "Discard …": what a press on a card does. */
export function legend(row: Row, pack: Pack): Child[] {
  const [first] = row.cards;
  if (!first) return [];
  const [card, action] = first;
  const words = el("span", {}, ...pack.placed(action.drawn));
  for (const face of all(words, `[data-inline="${CSS.escape(card)}"]`)) face.replaceWith("…");
  return [...words.childNodes];
}

export function single(action: Action, pack: Pack, doing: Pick<Doing, "act">): HTMLButtonElement {
  const press = button("btn", el("span", {}, ...pack.placed(action.drawn)));
  press.dataset.action = action.code;
  press.addEventListener("click", ({ detail }) => detail > 1 || doing.act(action));
  return press;
}

/** Actions with the same words, but for what they tell of. */
function alike(actions: readonly Action[]): Action[][] {
  const groups = new Map<string, Action[]>();
  for (const action of actions) groups.set(action.id, [...(groups.get(action.id) ?? []), action]);
  return [...groups.values()];
}

function list(group: readonly Action[], doing: Doing): HTMLElement {
  const select = el("select", {}, ...group.map(({ label }) => el("option", {}, label)));
  const go = button("btn pri", say.doIt);
  go.addEventListener("click", () => {
    const action = group[select.selectedIndex];
    if (action) doing.act(action);
  });
  const field = labelled(say.whatToDo, select);
  field.querySelector("label")?.classList.add("vh");
  return el("div", { class: "many" }, field, go);
}
