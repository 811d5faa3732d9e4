/** `<fs-play>`: a hand of a game. The tables of this device, a new one, and the one that is open. */

import type { DrawnPlay, MatchRecord, PlayRequest } from "types/engine";
import * as say from "words/table";
import { loadPack, type Pack } from "../cards/pack";
import { ask, EngineDown, Refusal } from "../engine/client";
import { openInPlace } from "../engine/in-place";
import { engineLine, troubleAlone } from "../engine/status";
import { linkTo, note } from "../page/address";
import { addressWriter } from "../page/address-bar";
import { button, type Child, el, fill } from "../page/dom";
import { download } from "../page/download";
import { sheet } from "../page/files";
import { hashOf, linkParts } from "../page/link-parts";
import { packed, unpacked } from "../page/packed";
import { share } from "../page/share";
import { isRecord } from "../page/storage";
import "../page/asking";
import { dialog } from "./dialog";
import { Setup } from "./setup";
import { anySeed, newSitting, rememberWish, type Sitting, seedOf, sittings, type Wish, wishFor } from "./sitting";
import { Table } from "./table";

/** No game of any book has more. */
const MOST_PLAYERS = 10;

let style: Promise<unknown> | undefined;

export async function play(root: HTMLElement, signal: AbortSignal): Promise<void> {
  if (root.querySelector(".tabletop")) return;
  style ??= sheet("table");
  await style;
  if (!signal.aborted) new PlayPage(root, signal);
}

class PlayPage {
  readonly #root: HTMLElement;
  readonly #write = addressWriter();
  readonly #signal: AbortSignal;
  readonly #game: string;
  #pack: Pack | undefined;
  #table: Table | undefined;
  #turn = 0;
  /** What stood in the page's address when it was last read or written. */
  #hash = "";

  constructor(root: HTMLElement, signal: AbortSignal) {
    this.#root = root;
    this.#signal = signal;
    this.#game = root.dataset.game ?? "";
    root.addEventListener("click", (event) => openInPlace(event, this.#game), { signal });
    window.addEventListener("hashchange", () => void this.#follow(), { signal });
    signal.addEventListener("abort", () => this.#table?.close());
    const begin = (): void => void this.#follow();
    const rules = el("p", {}, el("a", { href: root.dataset.rules }, say.theRules));
    const name = el("p", { class: "named" }, root.dataset.title);
    // Where the table will be, so that nothing else moves when it comes.
    fill(root, el("div", { class: "felt empty" }, name, engineLine(signal, begin), rules));
    begin();
  }

  // ---- which table ----

  /** What the page's address asks: a kept table, a deal, a record of somebody else; else the latest table, or a fresh deal. */
  async #follow(): Promise<void> {
    const turn = ++this.#turn;
    this.#hash = location.hash;
    const link = linkTo(this.#root);
    const parts = new Map(linkParts(link?.parts ?? []));
    const id = parts.get("id");
    if (id && id === this.#table?.sitting.id) return;
    note(this.#root);
    try {
      this.#pack ??= await loadPack(this.#root.dataset.pack ?? "");
      const kept = await sittings.all().catch(() => []);
      const here = kept.filter(({ game }) => game === this.#game);
      if (turn !== this.#turn) return;
      if (link && !parts.size) return this.#spoilt();
      if (id) {
        const found = here.find((each) => each.id === id);
        return found ? this.#sit(found, true) : this.#spoilt(say.notHere);
      }
      const record = parts.get("r");
      if (record !== undefined) return await this.#fromRecord(record);
      if (parts.has("seed") || parts.has("day")) return await this.#fromDeal(parts);
      if (link) return this.#spoilt();
      const latest = here.find(({ over }) => !over);
      if (latest) return this.#sit(latest, true);
      await this.#deal(wishFor(this.#game), anySeed());
    } catch (error) {
      if (turn === this.#turn) this.#amiss(error);
    }
  }

  /** That the engine is down is told by its own line. */
  #amiss(error: unknown): void {
    if (!(error instanceof EngineDown)) note(this.#root, troubleAlone(error));
  }

  #spoilt(words = say.damaged): void {
    note(this.#root, words);
    void this.#deal(wishFor(this.#game), anySeed());
  }

  /** The same deal again, as somebody else had it: its seed, how many play, and by which rules. */
  async #fromDeal(parts: ReadonlyMap<string, string>): Promise<void> {
    const day = /^(\d{4})-(\d\d)-(\d\d)$/.exec(parts.get("day") ?? "");
    const seed = day ? Number(day.slice(1).join("")) : Number(parts.get("seed"));
    const players = Number(parts.get("players") ?? 0);
    const known = players === 0 || (Number.isInteger(players) && players >= 2 && players <= MOST_PLAYERS);
    if (!Number.isSafeInteger(seed) || seed < 0 || !known) return this.#spoilt();
    const options: Record<string, string | number | boolean> = {};
    for (const [name, value] of parts) {
      if (!["seed", "day", "players", "match"].includes(name)) options[name] = optionOf(value);
    }
    const { level } = wishFor(this.#game);
    const match = parts.has("match");
    await this.#deal({ players: players || null, options, humans: [0], level, match }, seed);
  }

  async #fromRecord(word: string): Promise<void> {
    const record = await unpacked(word).catch(() => undefined);
    if (!isRecord(record) || record.game !== this.#game) return this.#spoilt();
    this.#sit(newSitting(this.#game, record, { ...wishFor(this.#game), humans: [0] }), true);
  }

  async #deal({ players, options, match, ...rest }: Wish, seed: number): Promise<void> {
    const turn = ++this.#turn;
    const request: PlayRequest = {
      ask: "play",
      game: this.#game,
      options,
      seed,
      seat: rest.humans[0] ?? 0,
      ...(players && { players }),
      ...(!match && { limit: 1 }),
    };
    try {
      const { record } = await ask<DrawnPlay>(request);
      if (turn !== this.#turn) return;
      // Until something is chosen at it, a table is its deal.
      this.#stand(this.#dealLink(record));
      this.#sit(newSitting(this.#game, record, { players, options, match, ...rest }), false);
    } catch (error) {
      if (turn !== this.#turn) return;
      this.#amiss(error);
      if (error instanceof Refusal) this.#setUp();
    }
  }

  /** `begun`: it is to be kept as it stands. */
  #sit(sitting: Sitting, begun: boolean): void {
    this.#table?.close();
    if (!this.#pack) return;
    const table = new Table(
      sitting,
      begun,
      this.#pack,
      {
        changed: (now) => void this.#keep(now),
        menu: () => this.#menu(),
        over: () => this.#again(),
        reviewing: (hand) => this.#reviewing(hand),
        refused: (record, card) =>
          void import("./pressed").then((to) => to.pressed(record, card)).catch(() => undefined),
      },
      this.#signal,
    );
    this.#table = table;
    const amiss = this.#root.querySelector(":scope > .amiss");
    fill(this.#root, amiss, table.root);
  }

  /** What stands in the page's address from now on, unless the reader has just gone to another one. */
  #stand(hash: string): void {
    if (location.hash !== this.#hash) return;
    this.#write(hash);
    this.#hash = location.hash;
  }

  async #keep(now: Sitting): Promise<void> {
    this.#stand(hashOf([this.#root.id, `id=${now.id}`]));
    try {
      await sittings.keep(now);
    } catch {
      note(this.#root, say.keepsNothing);
    }
  }

  // ---- what can be done with a table ----

  #menu(): void {
    const sitting = this.#table?.sitting;
    const said = el("div", { class: "told", role: "status" });
    const row = el("div", { class: "row" });
    const send = (words: string, link: () => Promise<string> | string): HTMLElement =>
      this.#press(words, async () => {
        const url = new URL(await link(), location.href).href;
        await share(row, url, (tell) => fill(said, ...tell));
      });
    const over = dialog(
      this.#root,
      this.#root.dataset.title ?? "",
      el(
        "div",
        { class: "doings" },
        this.#closing(
          say.freshDeal,
          () => void this.#deal(wishFor(this.#game), anySeed()),
          () => over,
        ),
        this.#closing(
          say.dealOfDay,
          () => this.#ofDay(),
          () => over,
        ),
        this.#closing(
          say.newTable,
          () => this.#setUp(),
          () => over,
        ),
        sitting?.over !== undefined && this.#reviewing(undefined, () => over),
        this.#closing(
          say.otherTables,
          () => void this.#all(),
          () => over,
        ),
        el("a", { class: "btn", href: this.#root.dataset.rules }, say.theRules),
      ),
      sitting &&
        fillRow(
          row,
          send(say.sendDeal, () => this.#dealLink(sitting.record)),
          send(say.sendGame, async () => hashOf([this.#root.id, `r=${await packed(sitting.record)}`])),
          this.#press(say.saveFile, () => download(`follow-suit-${this.#game}.json`, sittings.exported([sitting]))),
        ),
      said,
    );
  }

  /** Looking back at a hand, the latest that is over if none is named; what opens it closes what it stands in. */
  #reviewing(hand?: number, over?: () => HTMLDialogElement): HTMLElement {
    return this.#press(say.review, async () => {
      const [table, pack] = [this.#table, this.#pack];
      if (!table || !pack) return;
      const { review } = await import("./review");
      over?.().close();
      const { sitting, seat } = table;
      const playOn = (record: MatchRecord): void =>
        this.#sit(newSitting(this.#game, record, { ...wishFor(this.#game), ...sitting }), true);
      review(this.#root, { sitting, seat, hand, playOn }, pack);
    });
  }

  #press(words: string, act: () => unknown): HTMLElement {
    const made = button("btn", words);
    made.addEventListener("click", () => void act());
    return made;
  }

  #closing(words: string, act: () => void, over: () => HTMLDialogElement): HTMLElement {
    return this.#press(words, () => {
      over().close();
      act();
    });
  }

  #ofDay(): void {
    const { level } = wishFor(this.#game);
    void this.#deal({ players: null, options: {}, humans: [0], level, match: false }, seedOf(new Date()));
  }

  /** A link to the first deal of a match. */
  #dealLink(record: MatchRecord): string {
    const { seed, players, options, limit } = record as unknown as Dealt;
    const rules = Object.entries(options).map(([name, value]) => `${name}=${value}`);
    return hashOf([this.#root.id, `seed=${seed}`, `players=${players}`, ...(limit ? [] : ["match"]), ...rules]);
  }

  #setUp(): void {
    const setup = new Setup(this.#game, wishFor(this.#game), (wish) => {
      rememberWish(this.#game, wish);
      over.close();
      void this.#deal(wish, anySeed());
    });
    const over = dialog(this.#root, say.newTable, setup.root);
  }

  /** All tables of this game that this device keeps. */
  async #all(): Promise<void> {
    const kept = await sittings.all().catch(() => []);
    const list = el("ul", { class: "tables" });
    const files = el("div");
    const over = dialog(this.#root, say.otherTables, list, files);
    const records = import("./records").catch(() => undefined);
    void records.then((to) => to && fill(files, ...to.fileTools(() => [over.close(), void this.#all()])));
    const rows = kept
      .filter(({ game }) => game === this.#game)
      .map((each) => {
        const when = new Date(each.changed).toLocaleString(document.documentElement.lang, {
          dateStyle: "medium",
          timeStyle: "short",
        });
        const words = each.over ? say.tableOver({ when }) : say.tableGoesOn({ when });
        const gone = this.#press(say.remove, async () => {
          await sittings.drop(each.id).catch(() => undefined);
          row.remove();
        });
        gone.setAttribute("aria-label", say.removeThis({ when }));
        const steps = this.#press(say.stepThrough, async () => {
          const to = await records;
          if (to && this.#pack) to.stepThrough(this.#root, each, this.#pack, this.#root.dataset.pack ?? "");
        });
        const row = el(
          "li",
          {},
          this.#closing(
            words,
            () => this.#sit(each, true),
            () => over,
          ),
          (each.over || (each.record.hands as unknown[]).length > 1) && steps,
          gone,
        );
        return row;
      });
    fill(list, ...rows);
  }

  /** What is offered at the end. */
  #again(): Child[] {
    const record = this.#table?.sitting.record;
    const again = this.#press(say.sameDeal, () => {
      if (record) location.hash = this.#dealLink(record);
    });
    const fresh = this.#press(say.freshDeal, () => void this.#deal(wishFor(this.#game), anySeed()));
    fresh.classList.add("pri");
    return [fresh, this.#reviewing(), again];
  }
}

/** What a record was made with. */
interface Dealt {
  seed: number;
  players: number;
  options: Record<string, unknown>;
  limit?: number;
}

function fillRow(row: HTMLElement, ...children: Child[]): HTMLElement {
  fill(row, ...children);
  return row;
}

/** A value of an option as an address has it. */
function optionOf(text: string): string | number | boolean {
  if (text === "true" || text === "false") return text === "true";
  return /^\d+$/.test(text) ? Number(text) : text;
}
