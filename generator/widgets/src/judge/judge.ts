/** `<fs-judge>`: an empty table of any game, and what its rules say of the cards that are put on it. Loaded where there is one. */

import type { Setting } from "types/engine";
import * as say from "words/judge";
import { loadPack, type Pack } from "../cards/pack";
import { Refusal, startEngine } from "../engine/client";
import { engineLine, trouble, troubleAlone } from "../engine/status";
import { linkTo, note } from "../page/address";
import { all, button, type Child, el, fill, labelled, liveRegion } from "../page/dom";
import { hashOf, type LinkPart, linkParts } from "../page/link-parts";
import { holding } from "../page/scrolling";
import { Settings } from "../what-if/settings";
import "../page/asking";
import { asked, typed } from "./asking";
import { Lists, type Shown } from "./cards";
import { FormQuestion } from "./form";
import { openInPlace } from "./in-place";
import { Pad } from "./pad";
import {
  emptied,
  hasForm,
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
import { accusedChoice, playersChoice, type Table, USUAL, usualPlayers } from "./tables";
import type { Told } from "./told";

const NAMED: Record<Question, string> = {
  winner: say.whoWins,
  legal: say.mayPlay,
  revoke: say.wasAllowed,
  score: say.whatWorth,
  phase: say.whatElse,
};

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
  readonly #clear = button("btn quiet", say.clear);
  readonly #share = button("btn quiet", say.share);
  readonly #tools = el("div", { class: "row" });
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
  /** What is filled in, where the question has a form. */
  #form: FormQuestion | undefined;
  /** What to do once the engine runs after all. */
  #again = (): Promise<void> => this.#answer();
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
    this.#asks.addEventListener("change", () => this.#turnTo(this.#asks.value as Question));
    this.#lists = new Lists(
      (list, cards) => this.#change({ [list]: cards }),
      (list) => {
        this.#filled = list;
        this.#draw();
      },
    );
    this.#undo.addEventListener("click", () => this.#takeBack());
    this.#clear.addEventListener("click", () => this.#change(emptied(this.#position)));
    this.#share.addEventListener("click", () => void share(this.#share, (told) => this.#tell(told)));
    this.#line = engineLine(signal, () => void this.#again());
    root.addEventListener("click", (event) => openInPlace(event, this.#table?.id ?? ""), { signal });
    window.addEventListener("hashchange", () => this.#follow(), { signal });
    this.#follow();
  }

  // ---- which table, and who asks what ----

  /** What the page's address asks; without anything, the games to choose from stay. */
  #follow(): void {
    const link = linkTo(this.#root);
    note(this.#root);
    // What was asked before is no longer wanted.
    this.#busy(++this.#turn, false);
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

  /** An empty table of a game, or what a link has put on it; `kept` is what lies there and stays. */
  async #open(game: string, link: string[] = [], kept?: Position): Promise<void> {
    const table = this.#tables.find(({ id }) => id === game);
    if (!table) return;
    const turn = ++this.#turn;
    this.#busy(turn, true);
    this.#table = table;
    this.#before.length = 0;
    void startEngine([game]).catch(() => undefined);
    try {
      const pack = await loadPack(table.pack);
      if (this.#signal.aborted || turn !== this.#turn) return;
      this.#pack = pack;
    } catch (error) {
      return this.#wait(turn, error, () => this.#open(game, link, kept));
    }
    const asks = hasForm(this.#position.question) && !link.length;
    const known = linkParts(link.length ? link : [this.#position.question, ...recalled(asks ? `${game}/form` : game)]);
    const read = readPosition(known, usualPlayers(this.#table));
    const [position, rest] = read ?? [emptied(this.#position), []];
    const sits = `${position.players}` in table.names || hasForm(position.question);
    this.#position = {
      ...position,
      ...(sits ? {} : { players: usualPlayers(this.#table) }),
      ...(kept && { trick: kept.trick, hand: kept.hand }),
    };
    const unread = await this.#fillIn(table, position.question, known.slice(1), rest);
    if (!unread || this.#signal.aborted || turn !== this.#turn) return;
    const defaults = Object.fromEntries(table.setting.map((field) => [field.name, field.default]));
    this.#settings = new Settings(table.setting, defaults, this.#pack, unread, () => this.#change({}));
    if (link.length && (!read || !sits || this.#settings.unread.length)) note(this.#root, say.damaged);
    this.#possible = undefined;
    this.#filled = "trick";
    this.#again = () => this.#answer();
    this.#lay();
    this.#draw();
    if (!kept) this.#root.scrollIntoView({ behavior: "instant" });
    this.#change({}, false);
  }

  /** Make the form of a question that has one; tells what of a link is for the table, undefined when it has to wait. */
  async #fillIn(
    table: Table,
    question: Question,
    parts: LinkPart[],
    rest: LinkPart[],
  ): Promise<LinkPart[] | undefined> {
    this.#form = undefined;
    if (!hasForm(question) || !this.#pack) return rest;
    const form = new FormQuestion(question, table.id, this.#pack, () => this.#change({}));
    const turn = this.#turn;
    try {
      const unread = await form.begin(parts);
      this.#form = turn === this.#turn ? form : undefined;
      return unread;
    } catch (error) {
      if (turn !== this.#turn) return undefined;
      const again = (): Promise<void> => this.#open(table.id, [question, ...parts.map((part) => part.join("="))]);
      if (!(error instanceof Refusal) || !parts.length) return void this.#wait(turn, error, again);
      note(this.#root, say.damaged);
      return this.#fillIn(table, question, [], []);
    }
  }

  /** Tell why nothing can be asked yet; `again` is for when the engine runs after all. */
  #wait(turn: number, error: unknown, again: () => Promise<void>): void {
    fill(this.#says, el("p", {}, trouble(error)));
    if (!this.#says.isConnected) this.#root.append(this.#says, this.#line);
    this.#again = again;
    this.#busy(turn, false);
  }

  /** Say so while something is under way; what was overtaken has nothing to say. */
  #busy(turn: number, busy: boolean): void {
    if (turn !== this.#turn) return;
    if (busy) this.#root.setAttribute("aria-busy", "true");
    else this.#root.removeAttribute("aria-busy");
  }

  #turnTo(question: Question): void {
    const game = this.#table?.id;
    if (!game || (!hasForm(question) && !this.#form)) return this.#change({ question });
    this.#position = { ...this.#position, question };
    // Another question about the same table leaves its cards there.
    void this.#open(game, [], this.#position);
  }

  /** The table in place of what the page printed. */
  #lay(): void {
    const pack = this.#pack;
    const table = this.#table;
    if (!pack || !table) return;
    this.#games.value = table.id;
    this.#keys = new Pad(
      pack,
      (code) => this.#put(code),
      (field) => void this.#type(field),
    );
    fill(this.#pad, this.#keys.root);
    const { players } = this.#position;
    fill(this.#players, !this.#form && playersChoice(table, players, (now) => this.#change({ players: now })));
    fill(this.#depends, this.#settings?.root);
    const asks = [labelled(say.game, this.#games), labelled(say.question, this.#asks), this.#players];
    const top = el("div", { class: "choosers" }, ...asks);
    const below = [this.#behind, this.#tools];
    fill(this.#tools, !this.#form && this.#undo, !this.#form && this.#clear, this.#share);
    // The verdict stays in sight of what is changed: above a form, and between the table and the pack.
    const { root } = this.#form ?? {};
    if (root) fill(this.#root, top, this.#says, root, this.#depends, ...below, this.#line);
    else
      fill(
        this.#root,
        top,
        this.#depends,
        this.#lists.root,
        this.#accused,
        this.#says,
        ...below,
        this.#pad,
        this.#line,
      );
  }

  /** Where a reader presses, which stays under the finger. */
  get #pressed(): Element {
    return this.#form?.root ?? this.#pad;
  }

  // ---- what the reader changes ----

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
    const whose = accusedChoice(owners, accused, (now) => this.#change({ accused: now }));
    fill(this.#accused, question === "revoke" && trick.length > 0 && whose);
    this.#keys?.mark(this.#used());
    this.#undo.setAttribute("aria-disabled", String(!this.#before.length));
    this.#depends.hidden = this.#form?.hasSetting === false;
  }

  /** Something beside the verdict, which stays. */
  #tell(words: Child[]): void {
    this.#says.querySelector(":scope > p")?.remove();
    this.#says.append(el("p", {}, ...words));
  }

  #hash(): string {
    const { id = "" } = this.#table ?? {};
    const filled = this.#form?.changes() ?? [];
    const depends = !this.#form || this.#form.hasSetting ? (this.#settings?.changes() ?? []) : [];
    return hashOf([this.#root.id, id, ...written(this.#position, usualPlayers(this.#table)), ...filled, ...depends]);
  }

  // ---- what the engine says ----

  async #answer(): Promise<void> {
    const table = this.#table;
    const pack = this.#pack;
    if (!table || !pack) return;
    const turn = ++this.#turn;
    holding(this.#pressed, () => this.#draw());
    const setting = this.#settings?.value ?? {};
    const names = Object.keys(table.names).length > 1 ? table.names[this.#position.players] : undefined;
    const owners = this.#position.trick.map((_, at) => this.#owner(at));
    const question = this.#form?.asked(setting) ?? asked({ ...this.#position, game: table.id, setting, names, owners });
    this.#busy(turn, true);
    try {
      const told = await question?.(pack);
      if (turn !== this.#turn) return;
      holding(this.#pressed, () => this.#show(told));
      this.#possible = [this.#position, this.#settings?.value ?? {}];
      this.#linked = false;
      this.#keep(table);
      const others = (await told?.otherwise().catch(() => [])) ?? [];
      if (turn === this.#turn && others.length)
        holding(this.#pressed, () => fill(this.#behind, ...others, ...this.#behind.childNodes));
    } catch (error) {
      if (turn === this.#turn) this.#refuse(error);
    } finally {
      this.#busy(turn, false);
    }
  }

  /** The address is a link to what is shown, and the next question of this game begins where this one stands. */
  #keep(table: Table): void {
    history.replaceState(history.state, "", this.#hash());
    if (this.#form) return remember(`${table.id}/form`, this.#form.table());
    remember(table.id, [
      ...writtenPlayers(this.#position, usualPlayers(this.#table)),
      ...(this.#settings?.changes() ?? []),
    ]);
  }

  #show(told: Told | undefined): void {
    this.#names = told?.names ?? [];
    this.#ahead = told?.ahead ?? null;
    if (told?.setting) this.#settings?.learn(told.setting);
    this.#draw();
    const none = this.#form ? say.fillIn : this.#position.question === "winner" ? say.putCards : say.putBoth;
    fill(this.#says, ...(told ? told.verdict : [el("p", {}, none)]));
    fill(this.#behind, ...(told?.more ?? []));
  }

  /** What is impossible is told, and the last possible table stays; a link to something impossible opens an empty one. */
  #refuse(error: unknown): void {
    const place = error instanceof Refusal ? error.fault.place : "";
    const told = place ? `${place}: ${trouble(error)}` : troubleAlone(error);
    if (error instanceof Refusal && this.#linked) {
      this.#linked = false;
      this.#settings?.reset();
      this.#position = emptied({ ...this.#position, players: usualPlayers(this.#table) });
      note(this.#root, `${say.damaged} ${told}`);
      return void this.#answer();
    }
    if (error instanceof Refusal && this.#possible && !this.#form) {
      const [position, setting] = this.#possible;
      this.#position = position;
      this.#settings?.put(setting);
      this.#now = this.#possible;
      this.#before.pop();
    }
    holding(this.#pressed, () => [this.#draw(), this.#tell([told])]);
  }
}
