/** A new table: how many play, who of them at this device, how well the others play, and by which rules. */

import type { GameAnswer, GameRequest } from "types/engine";
import * as say from "words/table";
import { ask } from "../engine/client";
import { troubleAlone } from "../engine/status";
import { choice } from "../fields/choice";
import { button, el, fill, freshId } from "../page/dom";
import { LEVELS, type Level, PACES, type Pace, pace, rememberPace, type Wish } from "./sitting";

export class Setup {
  readonly root = el("div", { class: "setup" });
  readonly #game: string;
  readonly #begin: (wish: Wish) => void;
  #wish: Wish;

  constructor(game: string, wish: Wish, begin: (wish: Wish) => void) {
    this.#game = game;
    this.#wish = wish;
    this.#begin = begin;
    void this.#sit();
  }

  /** Ask what there is to choose at a table of so many, by these rules. */
  async #sit(): Promise<void> {
    const { players, options } = this.#wish;
    const request: GameRequest = { ask: "game", game: this.#game, options, ...(players && { players }) };
    try {
      this.#draw(await ask<GameAnswer>(request));
    } catch (error) {
      fill(this.root, el("p", { class: "fault", role: "status" }, troubleAlone(error)), this.#usual());
    }
  }

  /** The way back from rules that do not fit together. */
  #usual(): HTMLElement {
    const usual = button("btn", say.usualRules);
    usual.addEventListener("click", () => {
      this.#wish = { ...this.#wish, players: null, options: {} };
      void this.#sit();
    });
    return usual;
  }

  #draw({ counts, table, options }: GameAnswer): void {
    const { names } = table;
    const humans = this.#wish.humans.filter((seat) => seat < names.length);
    this.#wish = { ...this.#wish, humans: humans.length ? humans : [0] };
    const sizes = counts.map((value) => ({ value, label: String(value) }));
    const players = choice(say.numberOfPlayers, sizes, names.length, (count) => {
      this.#wish = { ...this.#wish, players: Number(count) };
      void this.#sit();
    });
    const here = names.map((name, seat) => this.#seat(name, seat));
    const levels = Object.keys(LEVELS).map((value) => ({ value, label: say.level({ level: value }) }));
    const paces = Object.keys(PACES).map((value) => ({ value, label: say.pace({ pace: value }) }));
    const lengths = [false, true].map((value) => ({ value, label: value ? say.wholeMatch : say.oneHand }));
    const rules = options.map((option) =>
      choice(option.label, option.values, this.#wish.options[option.name] ?? option.default, (value) => {
        this.#wish = { ...this.#wish, options: { ...this.#wish.options, [option.name]: value } };
        void this.#sit();
      }),
    );
    const open = this.root.querySelector("details")?.open ?? false;
    const more = el(
      "details",
      { class: "rest" },
      el("summary", {}, say.rulesOfTable),
      el("div", { class: "settings" }, ...rules),
    );
    more.open = open;
    const begin = button("btn pri", say.deal);
    begin.addEventListener("click", () => this.#begin(this.#wish));
    fill(
      this.root,
      el(
        "div",
        { class: "settings" },
        counts.length > 1 && players,
        choice(say.howLong, lengths, this.#wish.match, (match) => this.#set({ match: match === true })),
        choice(say.others, levels, this.#wish.level, (level) => this.#set({ level: level as Level })),
        choice(say.howFast, paces, pace(), (chosen) => rememberPace(chosen as Pace)),
      ),
      el("fieldset", { class: "pick" }, el("legend", {}, say.whoIsHere), ...here),
      rules.length > 0 && more,
      begin,
    );
  }

  #seat(name: string, seat: number): HTMLElement {
    const box = el("input", { type: "checkbox", id: freshId("seat") });
    box.checked = this.#wish.humans.includes(seat);
    box.addEventListener("change", () => {
      const others = this.#wish.humans.filter((each) => each !== seat);
      const humans = box.checked ? [...others, seat].sort((a, b) => a - b) : others;
      // Somebody has to play.
      if (humans.length) this.#set({ humans });
      else box.checked = true;
    });
    return el("span", { class: "seat" }, box, el("label", { for: box.id }, name));
  }

  #set(part: Partial<Wish>): void {
    this.#wish = { ...this.#wish, ...part };
  }
}
