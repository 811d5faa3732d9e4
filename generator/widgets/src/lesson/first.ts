/** A later step of a lesson asks before it tells: a question that comes with the game's, or else its own. */

import * as say from "words/first";
import { loadPack } from "../cards/pack";
import "../page/asking";
import { el, liveRegion } from "../page/dom";
import { press } from "../page/press";
import { loadStock } from "../quiz/stock";

type Upgrade = (ask: HTMLElement, says: HTMLElement) => void;

/** Questions whose step was told because the reader wanted it. */
const told = new WeakSet<Element>();

/** What a step tells waits until its question is answered, or the reader wants to be told first. */
export async function askFirst(step: HTMLElement, upgrade: Upgrade): Promise<void> {
  const { game = "", pack = "" } = step.closest<HTMLElement>("[data-game]")?.dataset ?? {};
  const [{ lesson }, faces] = await Promise.all([loadStock(game), loadPack(pack)]);
  const heading = step.querySelector<HTMLElement>("h4");
  // Whoever has begun to read is not interrupted.
  if (!heading || document.activeElement !== heading || step.matches(".untold")) return;
  const drawn = lesson[step.dataset.step ?? ""];
  const ask = drawn ? early(heading, faces.placed(drawn), upgrade) : step.querySelector<HTMLElement>(".say ~ .ask");
  const row = ask?.querySelector(".row");
  if (!ask || !row || told.has(ask)) return;
  const pass = press("btn quiet", say.tellMe, () => {
    told.add(ask);
    pass.remove();
    step.classList.remove("untold");
    heading.focus();
  });
  row.append(pass);
  step.classList.add("untold");
  // Whoever has answered is at the verdict.
  ask.addEventListener("focusin", ({ target }) => {
    if ((target as Element).matches(".verdict")) step.classList.remove("untold");
  });
}

/** It has a voice of its own, since the lesson's belongs to the step's own question. */
function early(heading: HTMLElement, drawn: Node[], upgrade: Upgrade): HTMLElement | null {
  const known = heading.parentElement?.querySelector<HTMLElement>(".first .ask");
  const first = el("div", { class: "first" }, ...drawn);
  const ask = first.querySelector<HTMLElement>(".ask");
  if (known || !ask) return known ?? null;
  const says = liveRegion("says");
  says.tabIndex = -1;
  upgrade(ask, says);
  ask.querySelector(".row")?.after(says);
  heading.after(first);
  return ask;
}
