/** What stands on the judge's page: the table and its cards, what is said of them, and the pack they are taken from. */

import * as say from "words/judge";
import type { Pack } from "../cards/pack";
import { all, button, type Child, el, fill, labelled, liveRegion } from "../page/dom";
import type { Settings } from "../what-if/settings";
import { Lists, type Shown } from "./cards";
import type { FormQuestion } from "./form";
import { Pad } from "./pad";
import type { Pictured } from "./picture";
import { type List, listsOf, type Position, QUESTIONS, type Question } from "./position";
import { accusedChoice, playersChoice, type Table } from "./tables";
import type { Told } from "./told";

const NAMED: Record<Question, string> = {
  winner: say.whoWins,
  legal: say.mayPlay,
  revoke: say.wasAllowed,
  score: say.whatWorth,
  phase: say.whatElse,
};

/** What a reader does at the table. */
export interface Hands {
  change(part: Partial<Position>): void;
  put(code: string): void;
  type(field: HTMLInputElement): void;
  open(game: string): void;
  turnTo(question: Question): void;
  takeBack(): void;
  clear(): void;
  sendLink(row: HTMLElement): void;
  sendPicture(row: HTMLElement): void;
}

/** What lies on the table. */
export interface Lying {
  readonly position: Position;
  readonly names: string[];
  /** The card that is ahead. */
  readonly ahead: string | null;
  /** Whether there is something to take back. */
  readonly before: boolean;
}

export class Felt {
  readonly #root: HTMLElement;
  readonly #line: HTMLElement;
  readonly #hands: Hands;
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
  readonly #picture = button("btn quiet", say.picture);
  readonly #tools = el("div", { class: "row" });
  #table: Table | undefined;
  #pack: Pack | undefined;
  #keys: Pad | undefined;
  #form: FormQuestion | undefined;
  #filled: List = "trick";
  #lying: Lying | undefined;

  /** `line` tells how the engine is doing. */
  constructor(root: HTMLElement, line: HTMLElement, tables: Table[], hands: Hands) {
    this.#root = root;
    this.#line = line;
    this.#hands = hands;
    this.#games = el("select", {}, ...tables.map(({ id, title }) => el("option", { value: id }, title)));
    this.#games.addEventListener("change", () => hands.open(this.#games.value));
    this.#asks.addEventListener("change", () => hands.turnTo(this.#asks.value as Question));
    this.#lists = new Lists(
      (list, cards) => hands.change({ [list]: cards }),
      (list) => {
        this.#filled = list;
        this.#draw();
      },
    );
    this.#undo.addEventListener("click", () => hands.takeBack());
    this.#clear.addEventListener("click", () => hands.clear());
    this.#share.addEventListener("click", () => hands.sendLink(this.#tools));
    this.#picture.addEventListener("click", () => this.#told && hands.sendPicture(this.#tools));
  }

  /** Where a reader presses, which stays under the finger. */
  get pressed(): Element {
    return this.#form?.root ?? this.#pad;
  }

  /** Which list is filled. */
  get filled(): List {
    return this.#filled;
  }

  /** The sentence of the verdict, if there is one. */
  get #told(): Element | null {
    return this.#says.querySelector(":scope > .ruled > p");
  }

  /** A table in place of what the page printed. */
  lay(table: Table, pack: Pack, players: number, settings: Settings, form: FormQuestion | undefined): void {
    this.#table = table;
    this.#pack = pack;
    this.#form = form;
    this.#filled = "trick";
    this.#games.value = table.id;
    this.#keys = new Pad(
      pack,
      (code) => this.#hands.put(code),
      (field) => this.#hands.type(field),
    );
    fill(this.#pad, this.#keys.root);
    fill(this.#players, !form && playersChoice(table, players, (now) => this.#hands.change({ players: now })));
    fill(this.#depends, settings.root);
    const asks = [labelled(say.game, this.#games), labelled(say.question, this.#asks), this.#players];
    const top = el("div", { class: "choosers" }, ...asks);
    fill(this.#tools, ...(form ? [] : [this.#undo, this.#clear]), this.#share, !form && this.#picture);
    // The verdict stays in sight of what is changed: above a form, and between the table and the pack.
    const cards = [this.#depends, this.#lists.root, this.#accused, this.#says, this.#behind, this.#tools, this.#pad];
    const filledIn = [this.#says, form?.root, this.#depends, this.#behind, this.#tools];
    fill(this.#root, top, ...(form ? filledIn : cards), this.#line);
  }

  /** The cards, and whose they are. */
  draw(lying: Lying): void {
    this.#lying = lying;
    const { question } = lying.position;
    this.#asks.value = question;
    if (!listsOf(question).includes(this.#filled)) this.#filled = "trick";
    this.#draw();
  }

  #draw(): void {
    const pack = this.#pack;
    const lying = this.#lying;
    if (!pack || !lying) return;
    const { question, trick, accused } = lying.position;
    const owners = trick.map((_, at) => this.owner(at));
    this.#lists.draw(this.#shown(lying), this.#filled, pack);
    const whose = accusedChoice(owners, accused, (now) => this.#hands.change({ accused: now }));
    fill(this.#accused, question === "revoke" && trick.length > 0 && whose);
    this.#keys?.mark(this.used());
    this.#undo.setAttribute("aria-disabled", String(!lying.before));
    this.#depends.hidden = this.#form?.hasSetting === false;
  }

  #shown({ position, ahead }: Lying): Shown[] {
    const { question, trick, hand, accused } = position;
    const owners = trick.map((_, at) => this.owner(at));
    const best = ahead === null ? undefined : trick.indexOf(ahead);
    const table: Shown = { list: "trick", legend: say.table, owners, cards: trick, ahead: best };
    const held = question === "revoke" ? say.heldBy({ seat: this.owner(accused) }) : say.hand;
    const own: Shown = { list: "hand", legend: held, owners: [], cards: hand };
    return question === "winner" ? [table] : [table, own];
  }

  /** What was sent is of a position that is no more. */
  unsend(): void {
    for (const sent of all(this.#root, ":scope > :is(.qr, .pictured)")) sent.remove();
  }

  /** Choose no card, as after another was put down. */
  leave(): void {
    this.#lists.leave();
  }

  /** Which cards are not in the pack, and where they are. */
  used(): Map<string, string> {
    const { question = "winner", trick = [], hand = [] } = this.#lying?.position ?? {};
    const used = new Map(trick.map((code, at) => [code, say.onTable({ seat: this.owner(at) })] as const));
    if (question !== "winner") for (const code of hand) used.set(code, say.inHand);
    return used;
  }

  /** Who has played a card of the trick. */
  owner(at: number): string {
    const { names = [], position } = this.#lying ?? {};
    const known = names.length ? names : this.#table?.names[position?.players ?? 0];
    return known?.[at] ?? say.player({ number: at + 1 });
  }

  // ---- what is said ----

  /** Nothing can be asked yet. */
  wait(words: string): void {
    fill(this.#says, el("p", {}, words));
    if (!this.#says.isConnected) this.#root.append(this.#says, this.#line);
  }

  /** Something beside the verdict, which stays. */
  tell(words: Child[]): void {
    this.#says.querySelector(":scope > p")?.remove();
    this.#says.append(el("p", {}, ...words));
  }

  /** The verdict, or what is missing for one. */
  say(told: Told | undefined, question: Question): void {
    const none = this.#form ? say.fillIn : question === "winner" ? say.putCards : say.putBoth;
    fill(this.#says, ...(told ? told.verdict : [el("p", {}, none)]));
    fill(this.#behind, ...(told?.more ?? []));
    this.#picture.setAttribute("aria-disabled", String(!told));
  }

  /** What comes after the verdict, before all that stands behind it. */
  sayMore(words: Child[]): void {
    fill(this.#behind, ...words, ...this.#behind.childNodes);
  }

  /** What a picture of it has in it; undefined without a verdict. */
  pictured(setting: [label: string, value: string][]): Pictured | undefined {
    const told = this.#told?.cloneNode(true);
    const lying = this.#lying;
    if (!(told instanceof HTMLElement) || !lying || !this.#table) return undefined;
    for (const mark of told.querySelectorAll("a.sec, .secs, .inplace")) mark.remove();
    const { question, trick, hand } = lying.position;
    return {
      game: this.#table.title,
      question: NAMED[question],
      depends: setting.map(([name, value]) => say.depends({ name, value })),
      lists: this.#shown(lying).filter(({ cards }) => cards.length > 0),
      verdict: told,
      name: [this.#table.id, question, ...trick, ...(question === "winner" ? [] : hand)].join("-"),
    };
  }
}
