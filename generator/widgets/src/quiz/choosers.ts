/** Which games a quiz asks about, and which kinds of question: only where there is a choice. */

import type { Kind } from "types/engine";
import * as say from "words/quiz";
import { all, button, type Child, el, fill, freshId } from "../page/dom";
import { gameTitle, KINDS } from "./stock";

interface Hooks {
  games(chosen: string[]): void;
  kinds(chosen: Kind[]): void;
  /** The last one cannot be taken away. */
  refuse(why: string): void;
}

export class Choosers {
  readonly root = el("div", { class: "choosers" });
  readonly #games: string[];
  readonly #titles: string[];
  readonly #hooks: Hooks;
  #chosen: string[] = [];

  constructor(games: string[], titles: string[], hooks: Hooks) {
    this.#games = games;
    this.#titles = titles;
    this.#hooks = hooks;
  }

  /** Show what is chosen: games, and of the kinds that these have the wanted ones. */
  draw(chosen: string[], has: Kind[], wanted: Kind[]): void {
    this.#chosen = chosen;
    // The boxes that the reader is using stay; only the kinds follow the games.
    const boxes = this.root.querySelector(".games-chosen") ?? (this.#games.length > 1 && this.#gameBoxes());
    for (const box of all<HTMLInputElement>(this.root, ".games-chosen input")) {
      box.checked = chosen.includes(box.value);
    }
    const kinds = this.#kindBoxes(has, wanted);
    const old = this.root.querySelector(":scope > details");
    if (old && kinds instanceof Element) return old.replaceWith(kinds);
    fill(this.root, boxes, kinds);
  }

  #gameBoxes(): HTMLElement {
    const name = freshId("games");
    const boxes = this.#games.map((game, i) => {
      const box = el("input", { type: "checkbox", name, value: game });
      box.checked = this.#chosen.includes(game);
      box.addEventListener("change", () => this.#choseGame(game, box));
      return el("label", {}, box, this.#titles[i] ?? gameTitle(game));
    });
    const every = button("btn quiet", say.allGames);
    every.addEventListener("click", () => {
      for (const box of all<HTMLInputElement>(set, "input")) box.checked = true;
      this.#choose([...this.#games]);
    });
    const set = el("fieldset", { class: "kinds games-chosen" }, el("legend", {}, say.games), ...boxes, every);
    return set;
  }

  #choseGame(game: string, box: HTMLInputElement): void {
    const games = this.#games.filter((each) => (each === game ? box.checked : this.#chosen.includes(each)));
    if (!games.length) {
      box.checked = true;
      return this.#hooks.refuse(say.oneGame);
    }
    this.#choose(games);
  }

  #choose(games: string[]): void {
    this.#chosen = games;
    this.#hooks.games(games);
  }

  #kindBoxes(has: Kind[], wanted: Kind[]): Child {
    if (has.length < 2) return null;
    const name = freshId("kinds");
    const boxes = has.map((kind) => {
      const box = el("input", { type: "checkbox", name, value: kind });
      box.checked = wanted.includes(kind);
      box.addEventListener("change", () => {
        const chosen = boxes.flatMap(([each, own]) => (own.checked ? [each] : []));
        if (chosen.length) return this.#hooks.kinds(chosen);
        box.checked = true;
        this.#hooks.refuse(say.oneKind);
      });
      return [kind, box] as const;
    });
    const legend = el("legend", { class: "vh" }, say.kinds);
    const labels = boxes.map(([kind, box]) => el("label", {}, box, KINDS[kind]));
    const set = el("fieldset", { class: "kinds" }, legend, ...labels);
    return el("details", {}, el("summary", {}, say.chooseKinds), set);
  }
}
