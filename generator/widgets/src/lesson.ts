/** `<fs-lesson>`: a guided hand, one step at a time; answer before the reveal. */

import { all, button, el, fill, freshId, icon, labelled, liveRegion, ordinal } from "./dom";

export class FsLesson extends HTMLElement {
  #built = false;
  #steps: HTMLElement[] = [];
  #at = 0;
  #place = el("p", { class: "place" });
  #bar = el("progress", { "aria-label": "Progress in the lesson" });
  #says = liveRegion("says");
  #back = button("btn", icon("u-prev"), "Back");
  #next = button("btn pri", "Next", icon("u-next"));

  connectedCallback(): void {
    if (this.#built) return;
    this.#steps = all(this, "section.step");
    if (this.#steps.length < 2) return;
    this.#built = true;
    this.classList.add("up");
    this.#steps.forEach((step) => all(step, ".ask").forEach((ask) => this.#upgrade(ask)));
    const controls = el("div", { class: "ctl" }, this.#back, this.#place, this.#next);
    this.#steps.at(-1)?.after(this.#says, this.#bar, controls);
    this.#bar.max = this.#steps.length;
    this.#back.addEventListener("click", () => this.#go(this.#at - 1));
    this.#next.addEventListener("click", () => this.#go(this.#at + 1));
    this.#draw();
  }

  #go(to: number): void {
    const step = this.#steps[to === this.#steps.length ? 0 : to];
    if (!step) return;
    this.#at = this.#steps.indexOf(step);
    this.#draw();
    fill(this.#says);
    // The new step is what the reader asked for: reading goes on at its heading.
    const heading = step.querySelector<HTMLElement>("h2, h3, h4, h5");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    const { top } = step.getBoundingClientRect();
    if (top < 0 || top > innerHeight * 0.7) step.scrollIntoView();
  }

  #draw(): void {
    const last = this.#at === this.#steps.length - 1;
    this.#steps.forEach((step, i) => step.classList.toggle("later", i !== this.#at));
    this.#bar.value = this.#at + 1;
    fill(this.#place, `Step ${this.#at + 1} of ${this.#steps.length}`);
    this.#back.setAttribute("aria-disabled", String(this.#at === 0));
    fill(this.#next, ...(last ? ["Start over"] : ["Next", icon("u-next")]));
  }

  /** Turn the printed choices into native controls; the reveal opens with the answer. */
  #upgrade(ask: HTMLElement): void {
    const right = JSON.parse(ask.dataset["answer"] ?? "[]") as string[];
    const reveal = ask.querySelector("details");
    const question = ask.querySelector<HTMLElement>(".question");
    const choices = all(ask, ".choices > li");
    const many = ask.dataset["pick"] === "many";
    const name = freshId("ask");
    const field = el("fieldset", { class: "q" });
    question?.before(field);
    field.append(el("legend", {}, ...(question?.childNodes ?? [])));
    question?.remove();
    const number = choices.length ? undefined : el("input", { type: "number", inputmode: "numeric" });
    if (number) field.append(labelled("Your answer", number));
    else field.append(choiceList(ask, choices, name, many));
    const go = button("btn pri", "Answer");
    field.append(el("div", { class: "row" }, go));
    const judge = (): void => {
      const chosen = number
        ? [number.value.trim()].filter(Boolean)
        : all<HTMLInputElement>(field, "input:checked").map((input) => input.value);
      if (!chosen.length) return fill(this.#says, el("p", {}, "Choose an answer first, or open the answer."));
      const good = [...chosen].sort().join() === [...right].sort().join();
      if (reveal) reveal.open = true;
      this.#mark(field, right, chosen);
      const head = el("p", { class: "head" }, icon(good ? "u-check" : "u-cross"), good ? "Right" : "Not this time");
      fill(this.#says, head, number && !good ? el("p", {}, `The answer is ${right.join(", ")}.`) : "");
      this.#says.classList.add("verdict");
    };
    go.addEventListener("click", judge);
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      judge();
    });
  }

  #mark(field: HTMLElement, right: string[], chosen: string[]): void {
    for (const place of all(field, "[data-choice]")) {
      const choice = place.dataset["choice"] ?? "";
      const tag = place.querySelector(".tag") ?? place.appendChild(el("span"));
      const is = right.includes(choice);
      tag.className = is ? "tag w" : "tag l";
      place.querySelector(".card")?.classList.toggle("win", is);
      fill(tag, ...(is ? [icon("u-check"), "right"] : chosen.includes(choice) ? [icon("u-cross"), "yours"] : [""]));
    }
  }
}

function choiceList(ask: HTMLElement, choices: HTMLElement[], name: string, many: boolean): HTMLElement {
  const type = many ? "checkbox" : "radio";
  const withCards = choices.every((choice) => choice.querySelector(".card"));
  const deck = ask.querySelector(".choices .dk") ? " deck" : "";
  const list = el("div", { class: withCards ? `opts many${deck}` : "plain" });
  choices.forEach((choice, i) => {
    const card = choice.querySelector<HTMLElement>(".card");
    const who = choice.querySelector<HTMLElement>(".who");
    const spoken = card?.getAttribute("aria-label") ?? choice.textContent?.trim() ?? ordinal(i + 1);
    const value = choice.dataset["choice"] ?? "";
    const label = who ? `${who.textContent}, ${spoken}` : spoken;
    const input = el("input", { type, name, value, "aria-label": label });
    const mark = el("span", { class: many ? "radio box" : "radio" });
    // The control says the name; the picture must not say it again.
    card?.setAttribute("aria-hidden", "true");
    const parts = card
      ? [who, input, card, mark]
      : [input, mark, el("span", { class: "words" }, ...choice.childNodes)];
    list.append(el("label", { "data-choice": value }, ...parts));
  });
  ask.querySelector(".choices")?.remove();
  return list;
}
