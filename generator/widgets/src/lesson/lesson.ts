/** `<fs-lesson>`: a guided hand, one step at a time; answer before the reveal. */

import * as figureWords from "words/figure";
import * as lessonWords from "words/lesson";
import { all, button, el, fill, icon, liveRegion } from "../page/dom";
import { keepingPlace } from "../page/scrolling";
import { isRecord, store, stored } from "../page/storage";
import { upgrade } from "./question";

/** The step at which a reader left each lesson, from 0, by game and lesson. An entry of another kind says nothing. */
const KEY = "followsuit.lessons";

export function lesson(root: HTMLElement): void {
  const steps = all(root, "section.step");
  if (steps.length > 1 && !root.matches(".up")) keepingPlace(() => new Lesson(root, steps).open());
}

class Lesson {
  readonly #root: HTMLElement;
  readonly #steps: HTMLElement[];
  /** The steps as they were printed, for another go. */
  readonly #printed: HTMLElement[];
  readonly #name: string;
  #at = 0;
  #place = el("p", { class: "place" });
  #says = liveRegion("says");
  #bar = el("progress", { "aria-label": lessonWords.progress });
  #back = button("btn", icon("u-prev"), figureWords.back);
  #next = button("btn pri", figureWords.next, icon("u-next"));
  #again = button("btn quiet", figureWords.startOver);

  constructor(root: HTMLElement, steps: HTMLElement[]) {
    this.#root = root;
    this.#steps = steps;
    this.#name = `${root.dataset.game} ${root.id}`;
    this.#printed = steps.map((step) => step.cloneNode(true) as HTMLElement);
  }

  open(): void {
    this.#upgrade();
    this.#says.tabIndex = -1;
    this.#bar.max = this.#steps.length;
    const controls = el("div", { class: "ctl" }, this.#back, this.#place, this.#next, this.#again);
    this.#steps.at(-1)?.after(this.#bar, controls);
    this.#back.addEventListener("click", () => this.#go(this.#at - 1));
    this.#next.addEventListener("click", () => this.#go(this.#at + 1));
    this.#again.addEventListener("click", () => this.#startOver());
    const left = stored(KEY, isRecord)?.[this.#name];
    this.#at = Math.max(
      0,
      this.#steps.findIndex((_, i) => i === left),
    );
    this.#draw();
    this.#root.classList.add("up");
  }

  #upgrade(): void {
    for (const ask of all(this.#root, ".ask")) upgrade(ask, this.#says);
  }

  #startOver(): void {
    if (!this.#at) return;
    for (const [i, step] of this.#printed.entries()) {
      const fresh = step.cloneNode(true) as HTMLElement;
      this.#steps[i]?.replaceWith(fresh);
      this.#steps[i] = fresh;
    }
    this.#upgrade();
    this.#go(0);
  }

  #go(to: number): void {
    const step = this.#steps[to];
    if (!step) return;
    this.#at = to;
    store(KEY, { ...stored(KEY, isRecord), [this.#name]: to });
    this.#draw();
    // Without it the step is read as it was printed.
    void import("./first").then(({ askFirst }) => askFirst(step, upgrade)).catch(() => {});
    // The new step is what the reader asked for: reading goes on at its heading.
    const heading = step.querySelector("h4") as HTMLElement;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    const { top } = step.getBoundingClientRect();
    if (top < 0 || top > innerHeight * 0.7) step.scrollIntoView();
  }

  #draw(): void {
    const last = this.#steps.length - 1;
    for (const [i, step] of this.#steps.entries()) step.classList.toggle("later", i !== this.#at);
    this.#moveVoice();
    this.#bar.value = this.#at + 1;
    fill(this.#place, figureWords.stepOf({ step: this.#at + 1, steps: this.#steps.length }));
    const ends = [
      [this.#back, 0],
      [this.#next, last],
      [this.#again, 0],
    ] as const;
    for (const [button, end] of ends) button.setAttribute("aria-disabled", String(this.#at === end));
  }

  /** The live region goes to where this step's verdict will stand; a verdict that it has told stays behind. */
  #moveVoice(): void {
    const says = this.#says;
    if (says.matches(".verdict")) says.before(el("div", { class: says.className }, ...says.childNodes));
    says.className = "says";
    fill(says);
    const step = this.#steps[this.#at] as HTMLElement;
    const row = step.querySelector(":scope > .ask > .row");
    if (row) row.after(says);
    else step.append(says);
  }
}
