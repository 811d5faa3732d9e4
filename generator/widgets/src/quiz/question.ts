/** One question of a quiz: the cards, the native controls to answer with, and the verdict. */

import type { Pack } from "../cards/pack";
import type { Option, Question } from "../engine/answers";
import { clauseLink, clauseLinks } from "../page/clauses";
import { all, type Child, el, freshId, labelled, ordinal } from "../page/dom";
import { mark, markOf } from "./marks";
import { Ordering } from "./ordering";

export class QuestionView {
  readonly root: HTMLElement;
  readonly #question: Question;
  readonly #pack: Pack;
  readonly #field = el("fieldset", { class: "q" });
  readonly #name = freshId("q");
  #order: Ordering | undefined;

  /** `moved` is told how a card was moved in an ordering, for the live region. */
  constructor(question: Question, pack: Pack, moved: (sentence: string) => void) {
    this.#question = question;
    this.#pack = pack;
    const legend = el("legend", {}, ...pack.sentence(question.prompt.marked));
    this.#field.append(legend, this.#controls(moved));
    this.root = el("div", { class: "question", tabindex: -1 }, this.#table(), this.#field);
  }

  /** The chosen option ids; empty while nothing is chosen. */
  get chosen(): string[] {
    const { options } = this.#question;
    if (this.#order) return this.#order.order;
    const number = this.#field.querySelector<HTMLInputElement>("input[type=number]");
    if (number) {
      const typed = number.value.trim();
      return typed ? [options.find((o) => o.label === typed)?.id ?? `typed ${typed}`] : [];
    }
    return all<HTMLInputElement>(this.#field, "input:checked").map((input) => input.value);
  }

  get right(): boolean {
    const { answer, pick } = this.#question;
    const sorted = (ids: string[]): string => (pick === "order" ? ids : [...ids].sort()).join(" ");
    return sorted(this.chosen) === sorted(answer);
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
        const at = ordinal(answer.indexOf(id) + 1);
        mark(place, there ? "right" : "wrong", there ? at : `belongs ${at}`);
      } else {
        mark(place, markOf(answer.includes(id), chosen.includes(id)));
      }
    }
  }

  /** Why each option is right or wrong, under the verdict; what the verdict has said is left out. */
  reasons(): HTMLElement {
    const list = el("ul");
    const verdict = this.#question.verdict.marked.toLowerCase();
    for (const { id, why, clauses } of this.#question.why) {
      const option = this.#question.options.find((o) => o.id === id);
      // What only repeats the verdict ("K♠ is not allowed. You hold …") is no further reason.
      if (!option || why.marked.toLowerCase().endsWith(verdict)) continue;
      // Most sentences begin with the very card; the others get it in front.
      const named = option.card
        ? why.marked.includes(`[[${option.card}]]`)
        : why.marked.startsWith(option.label.split(" ")[0] ?? "");
      const lead = named ? [] : [...this.#nameOf(option), " "];
      const link = clauses[0] ? clauseLink(clauses[0]) : "";
      list.append(el("li", {}, ...lead, ...this.#pack.sentence(why.marked), " ", link));
    }
    return list;
  }

  verdict(): Child[] {
    const { verdict, clauses } = this.#question;
    return [...this.#pack.sentence(verdict.marked), " ", clauseLinks(clauses)];
  }

  // ---- parts ----

  #nameOf(option: Option): Child[] {
    return [option.card ? this.#pack.inline(option.card) : el("b", {}, option.label)];
  }

  /** The cards on the table, when they are not themselves the options. */
  #table(): Child {
    const { trick, seats, options, kind } = this.#question;
    if (!trick.length || (kind === "winner" && options.some((o) => o.card))) return null;
    return this.#felt(
      "seats",
      trick.map((card, i) => {
        const face = this.#pack.card(card);
        if (i === 0) face.classList.add("led");
        const who = el("span", { class: "who" }, seats[i] ?? "");
        return el("li", {}, who, face, el("span", { class: "tag l" }, i === 0 ? "led" : ""));
      }),
    );
  }

  #felt(list: string, places: HTMLElement[]): HTMLElement {
    const deck = this.#isDeck() ? " deck" : "";
    return el("div", { class: "felt" }, el("ol", { class: list + deck }, ...places));
  }

  #isDeck(): boolean {
    const [some] = this.#pack.codes();
    return !!some && !!this.#pack.card(some).matches(".dk");
  }

  #controls(moved: (sentence: string) => void): HTMLElement {
    const { pick, options } = this.#question;
    if (pick === "order") return this.#ordering(moved);
    if (pick === "number" && options.length < 2) return this.#number();
    const type = pick === "many" ? "checkbox" : "radio";
    if (options.some((option) => option.card)) return this.#cards(type);
    return el("div", { class: "plain" }, ...options.map((option) => this.#plain(option, type)));
  }

  #input(type: string, option: Option, label: string): HTMLInputElement {
    return el("input", { type, name: this.#name, value: option.id, "aria-label": label });
  }

  #cards(type: string): HTMLElement {
    const { options, seats, kind } = this.#question;
    const places = options.map((option, i) => {
      const { card } = option;
      if (!card) return this.#plain(option, type); // "Nobody", beside the cards of a trick
      const who = option.seat === null || option.seat === undefined ? "" : (seats[option.seat] ?? "");
      const face = this.#pack.card(card);
      const spoken = this.#pack.spoken(card);
      // The input says the card's name; the picture must not say it again.
      face.setAttribute("aria-hidden", "true");
      if (kind === "winner" && i === 0) face.classList.add("led");
      return el(
        "label",
        { "data-option": option.id },
        who && el("span", { class: "who" }, who),
        this.#input(type, option, who ? `${who}, ${spoken}` : spoken),
        face,
        el("span", { class: type === "radio" ? "radio" : "radio box" }),
      );
    });
    const wide = this.#isDeck() ? " deck" : options.length > 4 ? " many" : "";
    const opts = el("div", { class: `opts${wide}` }, ...places);
    return kind === "winner" ? el("div", { class: "felt" }, opts) : opts;
  }

  #plain(option: Option, type: string): HTMLElement {
    return el(
      "label",
      { "data-option": option.id },
      this.#input(type, option, option.label),
      el("span", { class: type === "radio" ? "radio" : "radio box" }),
      el("span", { class: "words" }, option.card ? this.#pack.inline(option.card) : option.label),
    );
  }

  #number(): HTMLElement {
    const input = el("input", { type: "number", step: 1, inputmode: "numeric" });
    return labelled("Points", input);
  }

  #ordering(moved: (sentence: string) => void): HTMLElement {
    const items = this.#question.options.map(({ id, card, label }) => ({
      id,
      spoken: card ? this.#pack.spoken(card) : label,
      shown: card ? this.#pack.inline(card) : label,
    }));
    this.#order = new Ordering(items, moved);
    return this.#order.root;
  }
}
