/** `<fs-judge>`: an empty table of any game, and what its rules say of the cards that are put on it. Loaded where there is one. */

import type { Setting } from "types/engine";
import * as say from "words/judge";
import { loadPack, type Pack } from "../cards/pack";
import { Refusal, startEngine } from "../engine/client";
import { openInPlace } from "../engine/in-place";
import { engineLine, trouble, troubleAlone } from "../engine/status";
import { linkTo, note } from "../page/address";
import { addressWriter } from "../page/address-bar";
import { all } from "../page/dom";
import { hashOf, type LinkPart, linkParts } from "../page/link-parts";
import { holding } from "../page/scrolling";
import { share } from "../page/share";
import { Settings } from "../what-if/settings";
import "../page/asking";
import { asked, typed } from "./asking";
import { Felt } from "./felt";
import { FormQuestion } from "./form";
import { emptied, hasForm, type Position, type Question, readPosition, written, writtenPlayers } from "./position";
import { recalled, remember } from "./remembered";
import { type Table, USUAL, usualPlayers } from "./tables";
import type { Told } from "./told";

export function judge(root: HTMLElement, signal: AbortSignal): void {
  if (root.querySelector(".lists")) return;
  new Judge(root, signal);
}

class Judge {
  readonly #root: HTMLElement;
  readonly #write = addressWriter();
  readonly #signal: AbortSignal;
  readonly #tables: Table[];
  readonly #felt: Felt;
  #table: Table | undefined;
  #pack: Pack | undefined;
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
  #names: string[] = [];
  #ahead: string | null = null;
  #turn = 0;
  #linked = false;

  constructor(root: HTMLElement, signal: AbortSignal) {
    this.#root = root;
    this.#signal = signal;
    this.#tables = JSON.parse(root.dataset.games ?? "[]") as Table[];
    for (const link of all<HTMLAnchorElement>(root, "a[data-game]")) link.href = `#${root.id}~${link.dataset.game}`;
    this.#felt = new Felt(
      root,
      engineLine(signal, () => void this.#again()),
      this.#tables,
      {
        change: (part) => this.#change(part),
        put: (code) => this.#put(code),
        type: (field) => void this.#type(field),
        open: (game) => [note(root), void this.#open(game)],
        turnTo: (question) => this.#turnTo(question),
        takeBack: () => this.#takeBack(),
        clear: () => this.#change(emptied(this.#position)),
        sendLink: (row) => void share(row, location.href, (told) => this.#felt.tell(told)),
        sendPicture: (row) => void this.#sendPicture(row),
      },
    );
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
    this.#again = () => this.#answer();
    this.#felt.lay(table, this.#pack, this.#position.players, this.#settings, this.#form);
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
    this.#felt.wait(trouble(error));
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

  // ---- what the reader changes ----

  #put(code: string): void {
    const where = this.#felt.used().get(code);
    if (where !== undefined && this.#pack) return this.#felt.tell([say.lies({ card: this.#pack.spoken(code), where })]);
    this.#add([code]);
  }

  #add(codes: string[]): void {
    const { filled } = this.#felt;
    this.#felt.leave();
    this.#change({ [filled]: [...this.#position[filled], ...codes] });
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
      this.#felt.tell([troubleAlone(error)]);
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
    this.#ahead = null;
    this.#felt.unsend();
    void this.#answer();
  }

  // ---- what the table shows ----

  #draw(): void {
    const [position, names, ahead] = [this.#position, this.#names, this.#ahead];
    this.#felt.draw({ position, names, ahead, before: this.#before.length > 0 });
  }

  #hash(): string {
    const { id = "" } = this.#table ?? {};
    const filled = this.#form?.changes() ?? [];
    const depends = !this.#form || this.#form.hasSetting ? (this.#settings?.changes() ?? []) : [];
    return hashOf([this.#root.id, id, ...written(this.#position, usualPlayers(this.#table)), ...filled, ...depends]);
  }

  /** What makes a picture comes when somebody wants one. */
  async #sendPicture(row: HTMLElement): Promise<void> {
    const shown = this.#felt.pictured(this.#settings?.told() ?? []);
    if (!shown || !this.#pack) return;
    try {
      const { sendPicture } = await import("./picture");
      await sendPicture(row, shown, this.#pack, (told) => this.#felt.tell(told));
    } catch {
      this.#felt.tell([say.noPicture]);
    }
  }

  // ---- what the engine says ----

  async #answer(): Promise<void> {
    const table = this.#table;
    const pack = this.#pack;
    if (!table || !pack) return;
    const turn = ++this.#turn;
    holding(this.#felt.pressed, () => this.#draw());
    const setting = this.#settings?.value ?? {};
    const names = Object.keys(table.names).length > 1 ? table.names[this.#position.players] : undefined;
    const owners = this.#position.trick.map((_, at) => this.#felt.owner(at));
    const question = this.#form?.asked(setting) ?? asked({ ...this.#position, game: table.id, setting, names, owners });
    this.#busy(turn, true);
    try {
      const told = await question?.(pack);
      if (turn !== this.#turn) return;
      holding(this.#felt.pressed, () => this.#show(told));
      this.#possible = [this.#position, this.#settings?.value ?? {}];
      this.#linked = false;
      this.#keep(table);
      const others = (await told?.otherwise().catch(() => [])) ?? [];
      if (turn === this.#turn && others.length) holding(this.#felt.pressed, () => this.#felt.sayMore(others));
    } catch (error) {
      if (turn === this.#turn) this.#refuse(error);
    } finally {
      this.#busy(turn, false);
    }
  }

  /** The address is a link to what is shown, and the next question of this game begins where this one stands. */
  #keep(table: Table): void {
    this.#write(this.#hash());
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
    this.#felt.say(told, this.#position.question);
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
    holding(this.#felt.pressed, () => [this.#draw(), this.#felt.tell([told])]);
  }
}
