/** "What if?" for orders of cards: change the setting, and the rank tables follow. Loaded on demand. */

import type { Field, GameAnswer, RanksAnswer, Request, Setting, Value } from "./answers";
import { loadPack, type Pack } from "./cards";
import { choice } from "./choice";
import { clauseLinks, light } from "./clauses";
import { all, el, fill, type Child } from "./dom";
import { ask } from "./engine";
import { Frame, learnClauses, linkParts, type Row } from "./frame";
import { trouble } from "./status";
import type { FsStepper } from "./stepper";

type Table = RanksAnswer["ranks"][number];

const PRINTED = ":scope > :is(.striphead, .strip, .scale)";
/** As in the book: more cards side by side would cover each other. */
const MOST = 16;

class WhatIfRanks {
  readonly #host: FsStepper;
  readonly #base: Request;
  readonly #frame: Frame;
  readonly #link: string;
  readonly #drawn = el("div", { class: "scored" });
  readonly #settings = el("div", { class: "settings" });
  #pack: Pack | undefined;
  #printed: RanksAnswer | undefined;
  #fields: Field[] = [];
  #setting: Setting;

  constructor(host: FsStepper, request: Request, link: string) {
    this.#host = host;
    this.#base = request;
    this.#link = link;
    this.#setting = { ...request.setting };
    this.#frame = new Frame(host, {
      thing: "order",
      begin: () => this.#begin(),
      reset: () => this.#reset(),
      changes: () => this.#changes().map(([field, , now]) => `${field.name}=${now}`),
    });
    void this.#begin();
  }

  /** Put the example back as it was printed. */
  close(): void {
    this.#drawn.remove();
    for (const printed of all(this.#host, PRINTED)) printed.classList.remove("later");
    this.#frame.close();
  }

  async #begin(): Promise<void> {
    this.#host.say("Starting the rules engine…");
    try {
      this.#pack = await loadPack(this.#host.dataset["pack"] ?? "");
      const game = await ask<GameAnswer>({ ask: "game", game: this.#base.game ?? "" });
      this.#printed = await ask<RanksAnswer>(this.#base);
      if (this.#frame.signal.aborted) return;
      learnClauses(game);
      this.#fields = game.setting.filter((field) => field.values.length > 1);
    } catch (error) {
      if (!this.#frame.signal.aborted) this.#host.say(trouble(error));
      return;
    }
    const { panel, table, line } = this.#frame;
    fill(panel, this.#settings, table, line);
    for (const [name, value] of linkParts(this.#link)) {
      const field = this.#fields.find((each) => each.name === name);
      const known = field?.values.find((each) => String(each.value) === value);
      if (field && known) this.#setting[name] = known.value;
    }
    this.#drawSettings();
    if (this.#changes().length) return this.#answer();
    this.#host.say(this.#fields.length ? "Change the setting: the order follows." : "In this game nothing changes the order.");
  }

  #reset(): void {
    this.#setting = { ...this.#base.setting };
    this.#drawSettings();
    void this.#answer();
  }

  async #answer(): Promise<void> {
    try {
      const answer = await this.#frame.ask<RanksAnswer>({ ...this.#base, setting: this.#setting });
      if (answer) this.#show(answer);
    } catch (error) {
      this.#host.say(trouble(error));
      fill(this.#frame.table);
    }
  }

  #show(answer: RanksAnswer): void {
    const pack = this.#pack;
    if (!pack || !this.#printed) return;
    const printed = all(this.#host, PRINTED);
    if (!this.#drawn.isConnected) printed[0]?.before(this.#drawn);
    for (const part of printed) part.classList.add("later");
    fill(this.#drawn, ...answer.ranks.flatMap((table) => strip(table, pack)));
    const before = new Map(this.#printed.ranks.map((table) => [table.title, table]));
    const moved = answer.ranks.filter((table) => String(table.cards) !== String(before.get(table.title)?.cards));
    this.#host.say(
      ...moved.flatMap((table): Child[] => [`${table.title}: `, ...best(table, pack), " is best. "]),
      moved.length === 0 && "The order is that of the example.",
    );
    this.#host.subtitle = answer.setting_text;
    light([...new Set(moved.flatMap((table) => table.clauses.flat()))], this.#host, this.#host.heading);
    const now = new Map(answer.ranks.map((table) => [table.title, table]));
    const titles = [...new Set([...before.keys(), ...now.keys()])];
    const settings = this.#changes().map(([field, old, is]): Row => [field.label, [labelOf(field, old)], [labelOf(field, is)]]);
    const bests = titles.map((title): Row => [`Best: ${title}`, best(before.get(title), pack), best(now.get(title), pack)]);
    this.#frame.drawDiff([...settings, ...bests], "Printed");
    this.#frame.writeLink();
  }

  #drawSettings(): void {
    const selects = this.#fields.map((field) =>
      choice(field.label, field.values, this.#setting[field.name] ?? field.default, (value) => {
        this.#setting[field.name] = value;
        void this.#answer();
      }),
    );
    fill(this.#settings, ...selects);
  }

  #changes(): [Field, Value, Value][] {
    return this.#fields
      .map((field): [Field, Value, Value] => {
        const [old, now] = [this.#base.setting?.[field.name], this.#setting[field.name]];
        return [field, old ?? field.default, now ?? field.default];
      })
      .filter(([, old, now]) => old !== now);
  }
}

export function open(host: FsStepper, link: string): WhatIfRanks {
  const request = host.request;
  if (!request) throw new Error("This example has no order to change.");
  return new WhatIfRanks(host, request, link);
}

function labelOf(field: Field, value: Value): string {
  return field.values.find((each) => each.value === value)?.label ?? String(value);
}

function best(table: Table | undefined, pack: Pack): Child[] {
  const cards = table?.cards[0] ?? [];
  return cards.length ? cards.flatMap((card, i) => [i ? " " : "", pack.inline(card)]) : ["–"];
}

/** One rank table, as the builder draws it (render/ranks.py). */
function strip({ title, cards, clauses }: Table, pack: Pack): HTMLElement[] {
  const count = el("span", {}, `${cards.flat().length} cards`);
  const head = el("p", { class: "striphead" }, el("span", {}, title), count);
  const size = Math.ceil(cards.length / Math.ceil(cards.length / MOST));
  const rows: HTMLElement[] = [];
  for (let start = 0; start < cards.length; start += size) {
    const label = start ? `${title}, from number ${start + 1} on` : `${title}, best card first`;
    const items = cards.slice(start, start + size).map((group) =>
      el("li", { class: group.length > 1 && "eq" }, ...group.map((card) => pack.card(card))),
    );
    rows.push(el("ol", { class: "strip", start: start ? start + 1 : false, "aria-label": label }, ...items));
  }
  const laws = clauseLinks([...new Set(clauses.flat())]);
  const scale = el("div", { class: "scale" }, el("span", {}, "Best"), laws, el("span", {}, "Lowest"));
  return [head, ...rows, scale];
}
