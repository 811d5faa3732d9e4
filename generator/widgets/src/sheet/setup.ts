/** A new sheet: who plays, who deals first, and which rules this table has agreed on. */

import type { GameAnswer, GameRequest, Options } from "types/engine";
import * as say from "words/sheet";
import { ask } from "../engine/client";
import { troubleAlone } from "../engine/status";
import { choice } from "../fields/choice";
import { el, fill, freshId, labelled, liveRegion } from "../page/dom";
import { press } from "../page/press";
import { type Evening, newEvening } from "./evening";

export class Setup {
  readonly root = el("div", { class: "setup" });
  readonly #game: string;
  readonly #begin: (evening: Evening) => void;
  readonly #says = liveRegion("says");
  readonly #names: string[] = [];
  #answer: GameAnswer | undefined;
  #players: number | undefined;
  #dealer = 0;
  #options: Options = {};

  constructor(game: string, begin: (evening: Evening) => void) {
    this.#game = game;
    this.#begin = begin;
    fill(this.root, this.#says);
    void this.#sit();
  }

  /** Ask what this game needs at a table of so many, by these rules. */
  async #sit(): Promise<void> {
    const players = this.#players === undefined ? {} : { players: this.#players };
    const request: GameRequest = { ask: "game", game: this.#game, options: this.#options, ...players };
    try {
      this.#answer = await ask<GameAnswer>(request);
      fill(this.#says);
      this.#draw(this.#answer);
    } catch (error) {
      fill(this.#says, el("p", { class: "fault" }, troubleAlone(error)));
    }
  }

  #draw({ counts, table, options }: GameAnswer): void {
    const seats = table.names;
    const sizes = counts.map((count) => ({ value: count, label: String(count) }));
    const players = choice(say.players, sizes, seats.length, (count) => {
      this.#players = Number(count);
      this.#dealer = 0;
      void this.#sit();
    });
    const dealers = el("div");
    const who = (): void => {
      const labels = seats.map((seat, value) => ({ value, label: this.#names[value] || seat }));
      fill(
        dealers,
        choice(say.firstDealer, labels, this.#dealer, (seat) => (this.#dealer = Number(seat))),
      );
    };
    const names = seats.map((seat, at) => this.#name(seat, at, who));
    who();
    const selects = options.map((option) =>
      choice(option.label, option.values, this.#options[option.name] ?? option.default, (value) => {
        this.#options = { ...this.#options, [option.name]: value };
        void this.#sit();
      }),
    );
    const open = this.root.querySelector("details")?.open ?? false;
    const rules = el("details", { class: "rest" }, el("summary", {}, say.houseRules));
    rules.append(el("div", { class: "settings" }, ...selects));
    rules.open = open;
    fill(
      this.root,
      counts.length > 1 && el("div", { class: "choosers" }, players),
      el("fieldset", { class: "pick names" }, el("legend", {}, say.namesInOrder), ...names),
      dealers,
      selects.length > 0 && rules,
      this.#says,
      el(
        "div",
        { class: "row" },
        press("btn pri", say.begin, () => this.#done(seats)),
      ),
    );
  }

  #name(seat: string, at: number, changed: () => void): HTMLElement {
    const field = el("input", {
      type: "text",
      id: freshId("name"),
      placeholder: seat,
      maxlength: 24,
      autocomplete: "off",
    });
    field.value = this.#names[at] ?? "";
    field.addEventListener("input", () => {
      this.#names[at] = field.value.trim();
      changed();
    });
    return labelled(say.player({ number: at + 1 }), field);
  }

  #done(seats: string[]): void {
    const names = seats.map((seat, at) => this.#names[at] || seat);
    if (new Set(names).size < names.length || names.some((name) => name.includes("[")))
      return fill(this.#says, el("p", { class: "fault" }, say.namesDiffer));
    this.#begin(newEvening(this.#game, this.#options, names, this.#dealer));
  }
}
