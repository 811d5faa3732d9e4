/** An answer to a question of a lesson, judged: the marks, the verdict and the reasons. */

import * as say from "words/judged";
import { all, el, fill, icon } from "../page/dom";
import { bringIntoView, inView } from "../page/in-view";
import { mark, markOf } from "../quiz/marks";

/** `chosen` are the values of the chosen controls; `says` is the live region after the question's button. */
export function judged(ask: HTMLElement, chosen: string[], says: HTMLElement): void {
  const right = JSON.parse(ask.dataset.answer ?? "[]") as string[];
  const part = (selector: string): HTMLElement => ask.querySelector(selector) as HTMLElement;
  const [field, row, reveal] = [part("fieldset"), part(".row"), part("details")];
  const hits = chosen.filter((choice) => right.includes(choice)).length;
  const good = hits === chosen.length && (ask.dataset.pick !== "all" || hits === right.length);
  for (const input of all<HTMLInputElement>(field, "input")) input.disabled = true;
  for (const place of all(field, "[data-choice]")) {
    const choice = place.dataset.choice ?? "";
    mark(place, markOf(right.includes(choice), chosen.includes(choice)));
  }
  const number = field.querySelector<HTMLElement>(".field");
  if (number) mark(number, markOf(good, true));
  says.classList.add("verdict");
  const answer = reveal.querySelector(".right") as HTMLElement;
  answer.remove();
  answer.prepend(el("span", {}, say.theAnswer));
  const head = el("p", { class: "head" }, icon(good ? "u-check" : "u-cross"), good ? say.right : say.notThisTime);
  fill(says, head, !good && answer);
  row.remove();
  // What was the answer to open is told now, under the verdict.
  reveal.querySelector("summary")?.remove();
  const told = el("div", { class: "reveal" }, ...reveal.childNodes);
  reveal.replaceWith(told);
  // The button that was pressed is gone: reading goes on at the verdict.
  says.focus({ preventScroll: true });
  // All of it if it fits, from the reader's own answer on; the verdict at any rate.
  bringIntoView(field.querySelector("[data-mark=right], [data-mark=wrong]") ?? says, told);
  if (!inView(says)) bringIntoView(says, says);
}
