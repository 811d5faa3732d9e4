/** A question of a lesson: the printed choices as native controls, then the verdict and the reasons. */

import * as say from "words/lesson";
import { all, button, el, fill, freshId, icon, labelled } from "../page/dom";
import { bringIntoView, inView } from "../page/scrolling";
import { mark, markOf } from "../quiz/marks";

/** `says` is the lesson's live region, which stands after the question's button while its step is shown. */
export function upgrade(ask: HTMLElement, says: HTMLElement): void {
  const right = JSON.parse(ask.dataset.answer ?? "[]") as string[];
  const reveal = ask.querySelector("details") as HTMLElement;
  const question = ask.querySelector(".question") as HTMLElement;
  const choices = all(ask, ".choices > li");
  const pick = ask.dataset.pick;
  const field = el("fieldset", { class: "q" }, el("legend", {}, ...question.childNodes));
  const number = choices.length ? undefined : el("input", { type: "number", inputmode: "numeric" });
  field.append(number ? labelled(say.yourAnswer, number) : choiceList(ask, choices, pick === "all"));
  const go = button("btn pri", say.answer);
  const row = el("div", { class: "row" }, go);
  question.replaceWith(field, row);

  const judge = (): void => {
    const chosen = number
      ? [number.value.trim()].filter(Boolean)
      : all<HTMLInputElement>(field, "input:checked").map((input) => input.value);
    if (!chosen.length) return fill(says, el("p", {}, say.answerFirst));
    const hits = chosen.filter((choice) => right.includes(choice)).length;
    const good = hits === chosen.length && (pick !== "all" || hits === right.length);
    for (const input of all<HTMLInputElement>(field, "input")) input.disabled = true;
    for (const place of all(field, "[data-choice]")) {
      const choice = place.dataset.choice ?? "";
      mark(place, markOf(right.includes(choice), chosen.includes(choice)));
    }
    if (number?.parentElement) mark(number.parentElement, markOf(good, true));
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
  };
  go.addEventListener("click", judge);
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !(event.target as Element).matches("input")) return;
    event.preventDefault();
    judge();
  });
}

function choiceList(ask: HTMLElement, choices: HTMLElement[], many: boolean): HTMLElement {
  const type = many ? "checkbox" : "radio";
  const name = freshId("ask");
  const withCards = choices.every((choice) => choice.querySelector(".card"));
  const deck = ask.querySelector(".dk") ? " deck" : "";
  const list = el("div", { class: withCards ? `opts many${deck}` : "plain" });
  choices.forEach((choice) => {
    const card = choice.querySelector<HTMLElement>(".card");
    const who = choice.querySelector<HTMLElement>(".who");
    const value = choice.dataset.choice ?? "";
    const label = choice.dataset.spoken ?? choice.textContent?.trim() ?? "";
    const input = el("input", { type, name, value, "aria-label": label });
    const box = el("span", { class: many ? "radio box" : "radio" });
    // The control says the name; the picture must not say it again.
    card?.setAttribute("aria-hidden", "true");
    const parts = card ? [who, input, card, box] : [input, box, el("span", { class: "words" }, ...choice.childNodes)];
    list.append(el("label", { "data-choice": value }, ...parts));
  });
  ask.querySelector(".choices")?.remove();
  return list;
}
