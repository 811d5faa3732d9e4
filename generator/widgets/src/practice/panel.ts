/** What is due today, the map of the rules, and what this device keeps: beside the questions of a quiz. */

import type { Rule, Stock } from "types/engine";
import * as say from "words/practice";
import { all, el, fill } from "../page/dom";
import { press } from "../page/press";
import { keepingPlace } from "../page/scrolling";
import { book, damaged, type Memories } from "./book";
import { tellCounts } from "./count";
import { KeptHere } from "./kept-here";
import { type Standing, standing } from "./memory";
import { type Slip, toMend } from "./mending";

declare const UP: string;

const STANDINGS: Record<Standing, string> = { due: say.isDue, shaky: say.isShaky, known: say.isKnown, new: say.isNew };

/** Rules in one round. */
const MOST = 10;

/** Some rules by their whole ids, or one misreading. */
export type DueWish = { rules: string[] } | { about: Slip };

type Found = [Rule, Standing];

export class PracticePanel {
  /** Above the questions: what is due. */
  readonly due = el("div", { class: "due" });
  /** Below them: the map, and, where all games are practised, what this device keeps. */
  readonly root = el("div", { class: "practised" });
  readonly #map = el("details", { class: "map" });
  readonly #practise: (wish: DueWish) => void;
  readonly #kept: KeptHere | undefined;
  #stocks: Stock[] = [];

  /** `practise` asks about what is due; the `whole` panel tells what this device keeps, too. */
  constructor(practise: (wish: DueWish) => void, whole: boolean) {
    this.#practise = practise;
    this.#kept = whole ? new KeptHere(() => this.draw()) : undefined;
    fill(this.root, this.#map, this.#kept?.root);
  }

  /** The games that are practised. */
  choose(stocks: Stock[]): void {
    this.#stocks = stocks;
    this.draw();
  }

  draw(): void {
    const now = Date.now();
    const { rules } = book();
    const standings = (stock: Stock): Found[] => stock.rules.map((rule) => [rule, standing(rules[rule.id], now)]);
    const games = this.#stocks.map((stock) => [stock, standings(stock)] as const);
    const every = games.flatMap(([, found]) => found);
    const due = every.flatMap(([{ id }, found]) => (found === "due" ? [id] : []));
    this.#drawDue(
      due,
      this.#stocks.flatMap(({ game }) => toMend(game, now)),
    );
    const open = el("summary", {}, say.map, el("span", { class: "sum" }, sum(every)));
    fill(this.#map, open, ...games.flatMap(([stock, found]) => gameMap(stock, found, games.length > 1)), legend());
    mark(rules, now);
    tellCounts();
    this.#kept?.draw(Object.keys(rules).length);
  }

  /** What the reader must be told whose practice could not be read. */
  get trouble(): string {
    return damaged() ? say.damaged : "";
  }

  #drawDue(rules: string[], slips: Slip[]): void {
    const lines = [];
    const [about] = slips;
    if (about) {
      const title = this.#stocks.find(({ game }) => game === about.game)?.title ?? about.game;
      lines.push(this.#line(say.toMend({ number: slips.length, title }), say.practiseSlip, { about }));
    }
    if (rules.length) {
      const words = say.practiseDue({ number: rules.length });
      lines.push(this.#line(say.dueToday({ number: rules.length }), words, { rules: rules.slice(0, MOST) }));
    }
    fill(this.due, ...lines);
  }

  #line(told: string, words: string, wish: DueWish): HTMLElement {
    return el(
      "div",
      {},
      el("p", {}, told),
      press("btn", words, () => this.#practise(wish)),
    );
  }
}

/** How many there are of each, the ones to do first. */
function sum(every: Found[]): string {
  const words = Object.entries(STANDINGS).flatMap(([wanted, word]) => {
    const number = every.filter(([, found]) => found === wanted).length;
    return number ? [say.number({ number, word })] : [];
  });
  return words.join(" · ");
}

function gameMap({ title, page }: Stock, rules: Found[], named: boolean): (Node | false)[] {
  const there = new URL(`${UP}../../${page}`, import.meta.url);
  // On the page of the game the link stays on it.
  const address = (id: string): string => `${there.pathname === location.pathname ? "" : there}#${id}`;
  const places = rules.map(([{ id, mark, text }, found]) => {
    const more = el("span", { class: "vh" }, `: ${text} (${STANDINGS[found]})`);
    return el("li", {}, el("a", { href: address(id), title: text, "data-standing": found }, mark, more));
  });
  return [named && el("p", { class: "of" }, title), el("ul", {}, ...places)];
}

function legend(): HTMLElement {
  const keys = Object.entries(STANDINGS).map(([name, word]) => el("span", { "data-standing": name }, word));
  return el("p", { class: "legend" }, ...keys);
}

/** The § marks of this page show the same. */
function mark(rules: Memories, now: number): void {
  // A mark may be one too many for its line, far above what is read.
  keepingPlace(() => {
    for (const sentence of all(document, ".clause[id], .ruling[id]")) {
      const memory = rules[sentence.id];
      if (memory) sentence.dataset.standing = standing(memory, now);
      else delete sentence.dataset.standing;
    }
  });
}
