/** A question of a lesson: the printed choices as native controls. */

import * as say from "words/lesson";
import { all, button, el, fill, freshId, labelled } from "../page/dom";

const judging = (): Promise<typeof import("./judged")> => import("./judged");

/** `says` is the lesson's live region, which stands after the question's button while its step is shown. */
export function upgrade(ask: HTMLElement, says: HTMLElement): void {
  const question = ask.querySelector(".question") as HTMLElement;
  const choices = all(ask, ".choices > li");
  const pick = ask.dataset.pick;
  const field = el("fieldset", { class: "q" }, el("legend", {}, ...question.childNodes));
  const number = choices.length ? undefined : el("input", { type: "number", inputmode: "numeric" });
  field.append(number ? labelled(say.yourAnswer, number) : choiceList(ask, choices, pick === "all"));
  const go = button("btn pri", say.answer);
  const row = el("div", { class: "row" }, go);
  question.replaceWith(field, row);

  const judge = async (): Promise<void> => {
    const chosen = number
      ? [number.value.trim()].filter(Boolean)
      : all<HTMLInputElement>(field, "input:checked").map((input) => input.value);
    if (!chosen.length) return fill(says, el("p", {}, say.answerFirst));
    try {
      const { judged } = await judging();
      // Another press may have been faster.
      if (row.isConnected) judged(ask, chosen, says);
    } catch {
      fill(says, el("p", {}, say.notChecked));
    }
  };
  // Whoever chooses will want to know.
  field.addEventListener("input", () => void judging().catch(() => {}), { once: true });
  go.addEventListener("click", () => void judge());
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !(event.target as Element).matches("input")) return;
    event.preventDefault();
    void judge();
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
