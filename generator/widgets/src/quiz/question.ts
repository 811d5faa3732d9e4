/** One question of a quiz: the cards, the native controls to answer with, and the verdict. */

import type { ChosenQuestion, Option } from "types/engine";
import * as say from "words/quiz";
import type { Pack } from "../cards/pack";
import { all, type Child, el, freshId, labelled } from "../page/dom";
import { mark, markOf } from "./marks";
import { Ordering } from "./ordering";

interface Hooks {
  /** Told how a card was moved in an ordering, for the live region. */
  moved(sentence: string): void;
  /** One of the answers was chosen by a finger or a mouse: that is the answer. Arrow keys only pass by. */
  tapped(): void;
}

const KEYS = ["123456789", "abcdefghi"];

export class QuestionView {
  readonly root: HTMLElement;
  readonly #question: ChosenQuestion;
  readonly #pack: Pack;
  readonly #hooks: Hooks;
  readonly #field = el("fieldset", { class: "q" });
  readonly #name = freshId("q");
  #order: Ordering | undefined;

  constructor(question: ChosenQuestion, pack: Pack, hooks: Hooks) {
    this.#question = question;
    this.#pack = pack;
    this.#hooks = hooks;
    const legend = el("legend", {}, ...pack.placed(question.drawn.prompt));
    this.#field.append(legend, this.#controls());
    let byPointer = false;
    this.#field.addEventListener("pointerdown", () => (byPointer = true));
    this.#field.addEventListener("keydown", () => (byPointer = false));
    this.#field.addEventListener("change", ({ target }) => {
      if (byPointer && target instanceof HTMLInputElement && target.type === "radio") hooks.tapped();
    });
    const table = pack.placed(question.drawn.table);
    this.root = el(
      "div",
      { class: "question", tabindex: -1, "data-position": question.again.position },
      ...table,
      this.#field,
    );
  }

  /** The chosen option ids; empty while nothing is chosen. */
  get chosen(): string[] {
    const { options } = this.#question;
    if (this.#order) return this.#order.order;
    const number = this.#field.querySelector<HTMLInputElement>("input[type=number]");
    if (number) {
      const typed = number.value.trim();
      return typed ? [options.find((o) => String(o.number) === typed)?.id ?? `typed ${typed}`] : [];
    }
    return all<HTMLInputElement>(this.#field, "input:checked").map((input) => input.value);
  }

  get right(): boolean {
    const { answer, pick } = this.#question;
    const sorted = (ids: string[]): string => (pick === "order" ? ids : [...ids].sort()).join(" ");
    return sorted(this.chosen) === sorted(answer);
  }

  /** Choose nothing any more. */
  clear(): void {
    for (const input of all<HTMLInputElement>(this.#field, "input:checked")) input.checked = false;
  }

  /** Choose these options, by their ids. */
  choose(ids: string[]): void {
    for (const input of all<HTMLInputElement>(this.#field, "[data-option] input"))
      input.checked = ids.includes(input.value);
    this.#order?.put(ids);
  }

  /** A key that stands for an answer: whether there is one. */
  press(key: string): boolean {
    const place = Math.max(...KEYS.map((keys) => keys.indexOf(key.toLowerCase())));
    const input = all<HTMLInputElement>(this.#field, "[data-option] input")[place];
    if (key.length !== 1 || !input) return false;
    input.checked = input.type === "radio" || !input.checked;
    input.focus({ preventScroll: true });
    if (input.type === "radio") this.#hooks.tapped();
    return true;
  }

  /** Mark the right and the chosen options, and let nothing be changed any more. */
  reveal(): void {
    const chosen = this.chosen;
    const { answer, pick } = this.#question;
    for (const input of all<HTMLInputElement>(this.#field, "input")) input.disabled = true;
    this.#order?.close();
    for (const [i, place] of all(this.#field, "[data-option]").entries()) {
      const id = place.dataset.option ?? "";
      if (pick === "order") {
        const there = answer[i] === id;
        const at = say.place({ place: answer.indexOf(id) + 1 });
        mark(place, there ? "right" : "wrong", there ? at : say.belongs({ place: at }));
      } else {
        mark(place, markOf(answer.includes(id), chosen.includes(id)));
      }
    }
  }

  /** Why each option is right or wrong, under the verdict. */
  reasons(): Child[] {
    return this.#pack.placed(this.#question.drawn.reasons);
  }

  verdict(): Child[] {
    return this.#pack.placed(this.#question.drawn.verdict);
  }

  // ---- parts ----

  #controls(): HTMLElement {
    const { pick, options } = this.#question;
    if (pick === "order") return this.#ordering();
    if (pick === "number" && options.length < 2) return this.#number();
    const type = pick === "many" ? "checkbox" : "radio";
    if (options.some((option) => option.card)) return this.#cards(type);
    return el("div", { class: "plain" }, ...options.map((option) => this.#plain(option, type)));
  }

  /** What the engine has drawn of an option. */
  #shown(option: Option): Node[] {
    const { drawn, options } = this.#question;
    return this.#pack.placed(drawn.options[options.indexOf(option)] ?? "");
  }

  #input(type: string, option: Option, label: string): HTMLInputElement {
    return el("input", { type, name: this.#name, value: option.id, "aria-label": label });
  }

  #cards(type: string): HTMLElement {
    const { options, kind } = this.#question;
    const places = options.map((option) => {
      const { card } = option;
      if (!card) return this.#plain(option, type); // "Nobody", beside the cards of a trick
      const who = option.seat === null ? "" : option.label;
      const spoken = this.#pack.spoken(card);
      const [face] = this.#shown(option);
      // The input says the card's name; the picture must not say it again.
      if (face instanceof Element) face.setAttribute("aria-hidden", "true");
      return el(
        "label",
        { "data-option": option.id },
        who && el("span", { class: "who" }, who),
        this.#input(type, option, who ? `${who}, ${spoken}` : spoken),
        face,
        el("span", { class: type === "radio" ? "radio" : "radio box" }),
      );
    });
    const wide = this.#pack.large ? " deck" : options.length > 4 ? " many" : "";
    const opts = el("div", { class: `opts${wide}` }, ...places);
    return kind === "winner" ? el("div", { class: "felt" }, opts) : opts;
  }

  #plain(option: Option, type: string): HTMLElement {
    return el(
      "label",
      { "data-option": option.id },
      this.#input(type, option, option.label),
      el("span", { class: type === "radio" ? "radio" : "radio box" }),
      el("span", { class: "words" }, ...this.#shown(option)),
    );
  }

  #number(): HTMLElement {
    const input = el("input", { type: "number", step: 1, inputmode: "numeric" });
    return labelled(say.points, input);
  }

  #ordering(): HTMLElement {
    const items = this.#question.options.map((option) => ({
      id: option.id,
      spoken: option.card ? this.#pack.spoken(option.card) : option.label,
      shown: this.#shown(option),
    }));
    this.#order = new Ordering(items, this.#hooks.moved);
    return this.#order.root;
  }
}
