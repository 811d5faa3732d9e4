/** "What if?" for orders of cards: change the setting, and the rank tables follow. Loaded on demand. */

import type { DrawnRanks, GameAnswer, RanksRequest } from "types/engine";
import * as engineWords from "words/engine";
import * as whatifWords from "words/whatif";
import { loadPack, type Pack } from "../cards/pack";
import { ask, Refusal } from "../engine/client";
import { trouble } from "../engine/status";
import type { Figure } from "../figure/figure";
import { light } from "../page/clauses";
import { all, type Child, el, fill } from "../page/dom";
import { type LinkPart, linkParts } from "../page/link-parts";
import { holding } from "../page/scrolling";
import { Panel, type Row } from "./panel";
import { Settings } from "./settings";

type Table = DrawnRanks["ranks"][number];

const PRINTED = ":scope > :is(.striphead, .strip, .scale)";

class RanksWhatIf {
  readonly #host: Figure;
  readonly #base: RanksRequest;
  readonly #panel: Panel;
  readonly #link: LinkPart[];
  readonly #drawn = el("div", { class: "scored" });
  #pack: Pack | undefined;
  #printed: DrawnRanks | undefined;
  #settings: Settings | undefined;

  constructor(host: Figure, request: RanksRequest, link: string[]) {
    this.#host = host;
    this.#base = request;
    this.#link = linkParts(link);
    this.#panel = new Panel(host, link, {
      thing: "order",
      begin: () => this.#begin(),
      reset: () => this.#reset(),
      changes: () => this.#settings?.changes() ?? [],
    });
    void this.#panel.busy(this.#begin());
  }

  /** What of the setting changes this order: the builder has tried it. */
  get #changing(): string[] {
    return (this.#host.dataset.changes ?? "").split(" ");
  }

  /** Put the example back as it was printed. */
  close(): void {
    this.#drawn.remove();
    for (const printed of all(this.#host, PRINTED)) printed.classList.remove("later");
    this.#panel.close();
  }

  async #begin(): Promise<void> {
    this.#host.say(engineWords.starting);
    try {
      const pack = (this.#pack = await loadPack(this.#host.dataset.pack ?? ""));
      const game = await ask<GameAnswer>({ ask: "game", game: this.#base.game });
      this.#printed = await ask<DrawnRanks>(this.#base);
      if (this.#panel.signal.aborted) return;
      // What was changed before the engine went away is still so after a new start.
      const fields = game.setting.filter((field) => this.#changing.includes(field.name));
      const settings = (this.#settings ??= new Settings(
        fields,
        this.#printed.setting,
        pack,
        this.#link,
        () => void this.#answer(),
      ));
      this.#panel.fill(settings.root);
      if (this.#panel.strange(settings.unread)) return;
      if (settings.changes().length) return await this.#answer();
      this.#host.say(whatifWords.changeSetting);
      this.#panel.reveal(settings.root);
    } catch (error) {
      if (!this.#panel.signal.aborted) this.#host.say(trouble(error));
    }
  }

  #reset(): void {
    this.#settings?.reset();
    void this.#answer();
  }

  async #answer(): Promise<void> {
    try {
      const answer = await this.#panel.ask<DrawnRanks>({
        ...this.#base,
        setting: this.#settings?.value ?? {},
        draw: true,
      });
      // More tables may be drawn than the book prints.
      if (answer) holding(this.#panel.watched(this.#settings?.root ?? this.#drawn), () => this.#show(answer));
    } catch (error) {
      if (error instanceof Refusal && this.#panel.spoilt(trouble(error))) return;
      this.#host.say(trouble(error));
      fill(this.#panel.table);
    }
  }

  #show(answer: DrawnRanks): void {
    const pack = this.#pack;
    if (!pack || !this.#printed) return;
    const printed = all(this.#host, PRINTED);
    if (!this.#drawn.isConnected) printed[0]?.before(this.#drawn);
    for (const part of printed) part.classList.add("later");
    fill(this.#drawn, ...pack.placed(answer.drawn.figure));
    const before = new Map(this.#printed.ranks.map((table) => [table.key, table]));
    const moved = answer.ranks.filter((table) => String(table.cards) !== String(before.get(table.key)?.cards));
    this.#host.say(
      ...moved.flatMap((table): Child[] => [`${table.title}: `, ...best(table, pack), whatifWords.isBest]),
      moved.length === 0 && whatifWords.sameOrder,
    );
    this.#panel.follow(answer.setting_text);
    light([...new Set(moved.flatMap((table) => table.clauses.flat()))], this.#host, this.#host.heading);
    const now = new Map(answer.ranks.map((table) => [table.key, table]));
    const keys = [...new Set([...before.keys(), ...now.keys()])];
    const bests = keys.map((key): Row => {
      const title = (now.get(key) ?? before.get(key))?.title ?? key;
      return [whatifWords.bestOf({ title }), best(before.get(key), pack), best(now.get(key), pack)];
    });
    this.#panel.drawDiff([...(this.#settings?.rows() ?? []), ...bests], whatifWords.printed);
  }
}

export function open(host: Figure, link: string[]): RanksWhatIf {
  const request = host.request;
  if (request?.ask !== "ranks") throw new Error(whatifWords.noOrder);
  return new RanksWhatIf(host, request, link);
}

function best(table: Table | undefined, pack: Pack): Child[] {
  const cards = table?.cards[0] ?? [];
  return cards.length ? cards.flatMap((card, i) => [i ? " " : "", pack.inline(card)]) : ["–"];
}
