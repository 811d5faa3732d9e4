/** `<fs-judge>`: an empty table of any game, and what its rules say of the cards that are put on it. Loaded where there is one. */

import type { Field, Setting } from "types/engine";
import * as say from "words/judge";
import { loadPack, type Pack } from "../cards/pack";
import { Refusal, startEngine } from "../engine/client";
import { engineLine, trouble, troubleAlone } from "../engine/status";
import { linkTo, note } from "../page/address";
import { all, button, type Child, el, fill, labelled, liveRegion } from "../page/dom";
import { hashOf, linkParts } from "../page/link-parts";
import { holding } from "../page/scrolling";
import { Settings } from "../what-if/settings";
import "../page/asking";
import { asked, type Told, typed } from "./asking";
import { Lists, type Shown } from "./cards";
import { openInPlace } from "./in-place";
import { Pad } from "./pad";
import {
  emptied,
  type List,
  listsOf,
  type Position,
  QUESTIONS,
  type Question,
  readPosition,
  written,
  writtenPlayers,
} from "./position";
import { recalled, remember } from "./remembered";
import { share } from "./share";

/** What the page tells of a game's empty table. */
interface Table {
  id: string;
  title: string;
  pack: string;
  setting: Field[];
  /** Who sits in a trick of so many cards. */
  names: Record<string, string[]>;
}

const NAMED: Record<Question, string> = { winner: say.whoWins, legal: say.mayPlay, revoke: say.wasAllowed };
const USUAL = 4;
/** So many changes can be taken back. */
const REMEMBERED = 100;

export function judge(root: HTMLElement, signal: AbortSignal): void {
  if (root.querySelector(".lists")) return;
  new Judge(root, signal);
}

class Judge {
  readonly #root: HTMLElement;
  readonly #signal: AbortSignal;
  readonly #tables: Table[];
  readonly #games: HTMLSelectElement;
  readonly #asks = el("select", {}, ...QUESTIONS.map((name) => el("option", { value: name }, NAMED[name])));
  readonly #players = el("div");
  readonly #depends = el("div");
  readonly #lists: Lists;
  readonly #accused = el("div");
  readonly #says = liveRegion("says");
  readonly #pad = el("div");
  readonly #behind = el("div", { class: "behind" });
  readonly #undo = button("btn quiet", say.undo);
  readonly #tools: HTMLElement;
  readonly #line: HTMLElement;
  #table: Table | undefined;
  #pack: Pack | undefined;
  #keys: Pad | undefined;
  #settings: Settings | undefined;
  #position: Position = { question: "winner", players: USUAL, trick: [], hand: [], accused: 0 };
  /** The last position that the engine could answer, or that nobody was asked about. */
  #possible: [Position, Setting] | undefined;
  /** What is shown, and what was before: the newest last. */
  #now: [Position, Setting] = [this.#position, {}];
  readonly #before: [Position, Setting][] = [];
  #filled: List = "trick";
  #names: string[] = [];
  #ahead: string | null = null;
  #turn = 0;
  #linked = false;

  constructor(root: HTMLElement, signal: AbortSignal) {
    this.#root = root;
    this.#signal = signal;
    this.#tables = JSON.parse(root.dataset.games ?? "[]") as Table[];
    for (const link of all<HTMLAnchorElement>(root, "a[data-game]")) link.href = `#${root.id}~${link.dataset.game}`;
    this.#games = el("select", {}, ...this.#tables.map(({ id, title }) => el("option", { value: id }, title)));
    this.#games.addEventListener("change", () => [note(root), void this.#open(this.#games.value)]);
    this.#asks.addEventListener("change", () => this.#change({ question: this.#asks.value as Question }));
    this.#lists = new Lists(
      (list, cards) => this.#change({ [list]: cards }),
      (list) => this.#fillNext(list),
    );
    const clear = button("btn quiet", say.clear);
    const link = button("btn quiet", say.share);
    this.#undo.addEventListener("click", () => this.#takeBack());
    clear.addEventListener("click", () => this.#change(emptied(this.#position)));
    link.addEventListener("click", () => void share(link, (told) => this.#tell(told)));
    this.#tools = el("div", { class: "row" }, this.#undo, clear, link);
    this.#line = engineLine(signal, () => void this.#answer());
    root.addEventListener("click", (event) => openInPlace(event, this.#table?.id ?? ""), { signal });
    window.addEventListener("hashchange", () => this.#follow(), { signal });
    this.#follow();
  }

  // ---- which table, and who asks what ----

  /** What the page's address asks; without anything, the games to choose from stay. */
  #follow(): void {
    const link = linkTo(this.#root);
    note(this.#root);
    if (!link) return;
    const [game = "", ...parts] = link.parts ?? [];
    if (!this.#tables.some(({ id }) => id === game)) {
      note(this.#root, say.damaged);
      return;
    }
    if (this.#table && location.hash === this.#hash()) return;
    this.#linked = parts.length > 0;
    void this.#open(game, parts);
  }

  async #open(game: string, link: string[] = []): Promise<void> {
    const table = this.#tables.find(({ id }) => id === game);
    if (!table) return;
    const before = this.#table;
    this.#table = table;
    this.#before.length = 0;
    void startEngine([game]).catch(() => undefined);
    try {
      this.#pack = await loadPack(table.pack);
    } catch (error) {
      this.#table = before;
      fill(this.#says, el("p", {}, trouble(error)));
      if (!this.#says.isConnected) this.#root.append(this.#says);
      return;
    }
    if (this.#signal.aborted || this.#table !== table) return;
    const known = link.length ? link : [this.#position.question, ...recalled(game)];
    const read = readPosition(linkParts(known), this.#usual);
    const [position, rest] = read ?? [emptied(this.#position), []];
    const sits = `${position.players}` in table.names;
    this.#position = sits ? position : { ...position, players: this.#usual };
    const defaults = Object.fromEntries(table.setting.map((field) => [field.name, field.default]));
    this.#settings = new Settings(table.setting, defaults, this.#pack, rest, () => this.#change({}));
    if (link.length && (!read || !sits || this.#settings.unread.length)) note(this.#root, say.damaged);
    this.#possible = undefined;
    this.#filled = "trick";
    this.#lay();
    this.#draw();
    this.#root.scrollIntoView({ behavior: "instant" });
    this.#change({}, false);
  }

  /** How many play, where nobody says otherwise. */
  get #usual(): number {
    const sizes = Object.keys(this.#table?.names ?? {}).map(Number);
    return sizes.includes(USUAL) ? USUAL : (sizes[0] ?? USUAL);
  }

  /** The table in place of what the page printed. */
  #lay(): void {
    const pack = this.#pack;
    const table = this.#table;
    if (!pack || !table) return;
    this.#games.value = table.id;
    this.#keys = new Pad(pack, (code) => this.#put(code));
    const field = el("input", { type: "text", autocomplete: "off", spellcheck: "false", enterkeyhint: "done" });
    field.placeholder = pack.large ? say.typedDecktet : say.typedFrench;
    const go = button("btn", say.putDown);
    const submit = (): void => void (field.value.trim() && this.#type(field));
    go.addEventListener("click", submit);
    field.addEventListener("keydown", ({ key }) => key === "Enter" && submit());
    fill(this.#pad, this.#keys.root, el("div", { class: "typed" }, labelled(say.typeCards, field), go));
    this.#drawPlayers(table);
    fill(this.#depends, this.#settings?.root);
    fill(
      this.#root,
      el(
        "div",
        { class: "choosers" },
        labelled(say.game, this.#games),
        labelled(say.question, this.#asks),
        this.#players,
      ),
      this.#depends,
      this.#lists.root,
      this.#accused,
      this.#says,
      this.#behind,
      this.#tools,
      this.#pad,
      this.#line,
    );
  }

  /** Where a trick can be of several sizes, how many play. */
  #drawPlayers({ names }: Table): void {
    const sizes = Object.keys(names).map(Number);
    const select = el("select", {}, ...sizes.map((size) => el("option", { value: size }, String(size))));
    select.value = String(this.#position.players);
    select.addEventListener("change", () => this.#change({ players: Number(select.value) }));
    fill(this.#players, sizes.length > 1 && labelled(say.players, select));
  }

  // ---- what the reader changes ----

  #fillNext(list: List): void {
    this.#filled = list;
    this.#draw();
  }

  #put(code: string): void {
    const where = this.#used().get(code);
    if (where !== undefined && this.#pack) return this.#tell([say.lies({ card: this.#pack.spoken(code), where })]);
    this.#add([code]);
  }

  #add(codes: string[]): void {
    this.#lists.leave();
    this.#change({ [this.#filled]: [...this.#position[this.#filled], ...codes] });
  }

  /** What was typed or said, one card or several: the engine knows every name. */
  async #type(field: HTMLInputElement): Promise<void> {
    const table = this.#table;
    if (!table) return;
    try {
      const codes = await typed(table.id, this.#settings?.value ?? {}, field.value);
      if (this.#table !== table) return;
      field.value = "";
      this.#add(codes);
    } catch (error) {
      this.#tell([troubleAlone(error)]);
    }
  }

  #takeBack(): void {
    const before = this.#before.pop();
    if (!before) return;
    this.#settings?.put(before[1]);
    this.#change(before[0], false);
  }

  #change(part: Partial<Position>, kept = true): void {
    if (kept) {
      note(this.#root);
      this.#before.push(this.#now);
      if (this.#before.length > REMEMBERED) this.#before.shift();
    }
    const position = { ...this.#position, ...part };
    this.#position = { ...position, accused: Math.max(0, Math.min(position.accused, position.trick.length - 1)) };
    this.#now = [this.#position, this.#settings?.value ?? {}];
    if (!listsOf(position.question).includes(this.#filled)) this.#filled = "trick";
    this.#asks.value = position.question;
    this.#ahead = null;
    void this.#answer();
  }

  // ---- what the table shows ----

  #used(): Map<string, string> {
    const { question, trick, hand } = this.#position;
    const used = new Map(trick.map((code, at) => [code, say.onTable({ seat: this.#owner(at) })] as const));
    if (question !== "winner") for (const code of hand) used.set(code, say.inHand);
    return used;
  }

  #owner(at: number): string {
    const names = this.#names.length ? this.#names : this.#table?.names[this.#position.players];
    return names?.[at] ?? say.player({ number: at + 1 });
  }

  #draw(): void {
    const pack = this.#pack;
    if (!pack) return;
    const { question, trick, hand, accused } = this.#position;
    const owners = trick.map((_, at) => this.#owner(at));
    const ahead = this.#ahead === null ? undefined : trick.indexOf(this.#ahead);
    const table: Shown = { list: "trick", legend: say.table, owners, cards: trick, ahead };
    const held = question === "revoke" ? say.heldBy({ seat: this.#owner(accused) }) : say.hand;
    const own: Shown = { list: "hand", legend: held, owners: [], cards: hand };
    this.#lists.draw(question === "winner" ? [table] : [table, own], this.#filled, pack);
    const select = el("select", {}, ...owners.map((owner, at) => el("option", { value: at }, owner)));
    select.value = String(accused);
    select.addEventListener("change", () => this.#change({ accused: Number(select.value) }));
    fill(this.#accused, question === "revoke" && trick.length > 0 && labelled(say.whose, select));
    this.#keys?.mark(this.#used());
    this.#undo.setAttribute("aria-disabled", String(!this.#before.length));
  }

  /** Something beside the verdict, which stays. */
  #tell(words: Child[]): void {
    this.#says.querySelector(":scope > p")?.remove();
    this.#says.append(el("p", {}, ...words));
  }

  #hash(): string {
    const { id = "" } = this.#table ?? {};
    return hashOf([this.#root.id, id, ...written(this.#position, this.#usual), ...(this.#settings?.changes() ?? [])]);
  }

  // ---- what the engine says ----

  async #answer(): Promise<void> {
    const table = this.#table;
    const pack = this.#pack;
    if (!table || !pack) return;
    const turn = ++this.#turn;
    holding(this.#pad, () => this.#draw());
    const setting = this.#settings?.value ?? {};
    const names = Object.keys(table.names).length > 1 ? table.names[this.#position.players] : undefined;
    const owners = this.#position.trick.map((_, at) => this.#owner(at));
    const question = asked({ ...this.#position, game: table.id, setting, names, owners });
    this.#root.setAttribute("aria-busy", "true");
    try {
      const told = await question?.(pack);
      if (turn !== this.#turn) return;
      holding(this.#pad, () => this.#show(told));
      this.#possible = [this.#position, this.#settings?.value ?? {}];
      this.#linked = false;
      this.#keep(table);
      const others = (await told?.otherwise().catch(() => [])) ?? [];
      if (turn === this.#turn && others.length)
        holding(this.#pad, () => fill(this.#behind, ...others, ...this.#behind.childNodes));
    } catch (error) {
      if (turn === this.#turn) this.#refuse(error);
    } finally {
      if (turn === this.#turn) this.#root.removeAttribute("aria-busy");
    }
  }

  /** The address is a link to what is shown, and the next question of this game begins where this one stands. */
  #keep(table: Table): void {
    history.replaceState(history.state, "", this.#hash());
    remember(table.id, [...writtenPlayers(this.#position, this.#usual), ...(this.#settings?.changes() ?? [])]);
  }

  #show(told: Told | undefined): void {
    this.#names = told?.names ?? [];
    this.#ahead = told?.ahead ?? null;
    if (told) this.#settings?.learn(told.setting);
    this.#draw();
    const none = this.#position.question === "winner" ? say.putCards : say.putBoth;
    fill(this.#says, ...(told ? told.verdict : [el("p", {}, none)]));
    fill(this.#behind, ...(told?.more ?? []));
  }

  /** What is impossible is told, and the last possible table stays; a link to something impossible opens an empty one. */
  #refuse(error: unknown): void {
    const told = troubleAlone(error);
    if (error instanceof Refusal && this.#linked) {
      this.#linked = false;
      this.#settings?.reset();
      this.#position = emptied({ ...this.#position, players: this.#usual });
      note(this.#root, `${say.damaged} ${told}`);
      return void this.#answer();
    }
    if (error instanceof Refusal && this.#possible) {
      const [position, setting] = this.#possible;
      this.#position = position;
      this.#settings?.put(setting);
      this.#now = this.#possible;
      this.#before.pop();
    }
    holding(this.#pad, () => [this.#draw(), this.#tell([told])]);
  }
}
