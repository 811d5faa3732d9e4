/** `<fs-quiz>`: rounds of ten, from the stock made with the site, then from the engine. */

import type { ChosenQuestion, DrawnPractice, Kind, Position, Stock } from "types/engine";
import * as say from "words/quiz";
import { loadPack, type Pack } from "../cards/pack";
import { ask, engineState, Refusal } from "../engine/client";
import { engineLine, trouble } from "../engine/status";
import { warmOn } from "../engine/warm";
import { idIn, linkTo, note } from "../page/address";
import { addressWriter, asked } from "../page/address-bar";
import "../page/asking";
import { light } from "../page/clauses";
import { type Child, el, fill } from "../page/dom";
import { press } from "../page/press";
import { keepingPlace } from "../page/scrolling";
import { wasFinger, wasNamed, wasRight } from "../practice/mending";
import { PracticePanel } from "../practice/panel";
import { favourites, keepFavourites, lost, remember } from "../practice/progress";
import { answered } from "../practice/spacing";
import { Asking } from "./asking";
import { Choosers } from "./choosers";
import { type Found, namedParts } from "./named";
import { type Answer, Round, type Wish } from "./round";
import { isKind, keyOf, loadStock, positionOf } from "./stock";

const STRANGE = say.strangeLink;
const DAMAGED = say.damagedLink;

const CONTROLS = "a, button, summary, :is(input, select):enabled, label:has(:enabled)";

export function quiz(root: HTMLElement, signal: AbortSignal): void {
  root.querySelector(":scope > .live")?.remove();
  void new Quiz(root, signal).begin();
}

class Quiz {
  readonly #root: HTMLElement;
  readonly #write = addressWriter();
  readonly #choosers: Choosers;
  readonly #asking: Asking;
  readonly #live: HTMLElement;
  readonly #practice: PracticePanel;
  #stocks: Stock[] = [];
  #packs = new Map<string, Pack>();
  #round: Round | undefined;
  #chosen: string[];
  #kinds: Kind[];
  #linked: Position | undefined;
  /** What a link to the round after the lesson asks about. */
  #rules: string[] | undefined;
  /** What of the address could not be followed. */
  #amiss = "";
  #turn = 0;
  /** Of the question that stands there. */
  #game = "";

  constructor(root: HTMLElement, signal: AbortSignal) {
    this.#root = root;
    // The second press of a double one falls beside the button that has gone: it takes the focus nowhere.
    const beside = ({ detail, target }: MouseEvent): boolean => detail > 1 && !(target as Element).closest(CONTROLS);
    root.addEventListener("mousedown", (event) => beside(event) && event.preventDefault(), { signal });
    const titles = JSON.parse(root.dataset.titles ?? "[]") as string[];
    this.#choosers = new Choosers(this.#games, titles, {
      games: (games) => this.#chooseGames(games),
      kinds: (kinds) => this.#chooseKinds(kinds),
      refuse: (why) => this.#asking.say(why),
    });
    const line = engineLine(signal, () => void this.#roundPressed({ fresh: true }));
    this.#asking = new Asking(
      {
        judged: (answer) => this.#judged(answer),
        next: () => void this.#next(),
        more: (question) => this.#shareButton(question),
      },
      signal,
    );
    this.#practice = new PracticePanel((wish) => void this.#roundPressed(wish), this.#games.length > 1);
    const { due, root: practised } = this.#practice;
    this.#live = el("div", { class: "live" }, due, this.#choosers.root, ...this.#asking.parts, practised, line);
    this.#live.addEventListener("keydown", (event) => this.#asking.key(event));
    // What another tab has written.
    window.addEventListener("storage", () => this.#practice.draw(), { signal });
    const games = this.#games;
    const wanted = games.length > 1 ? (asked("games") ?? favourites(games)) : [];
    const first = games.filter((game) => wanted.includes(game));
    this.#chosen = first.length ? first : games.slice(0, 1);
    const kinds = (asked("kinds") ?? []).filter(isKind);
    this.#kinds = kinds.length ? kinds : (root.dataset.kinds ?? "").split(/\s+/).filter(isKind);
    window.addEventListener("hashchange", () => this.#readLink() && void this.#open(), { signal });
  }

  /** The first questions stand there by themselves: nobody has pressed anything. */
  begin(): Promise<void> {
    this.#readLink();
    return this.#open();
  }

  get #games(): string[] {
    return (this.#root.dataset.games ?? this.#root.dataset.game ?? "").split(/\s+/).filter(Boolean);
  }

  /** Load the stocks and the cards of the chosen games, then begin. */
  async #open(): Promise<void> {
    const games = this.#chosen;
    try {
      const stocks = await Promise.all(games.map((each) => loadStock(each)));
      const packs = await Promise.all(stocks.map(({ pack }) => loadPack(pack)));
      // The reader may have chosen other games meanwhile.
      if (games !== this.#chosen) return;
      this.#stocks = stocks;
      for (const [i, stock] of stocks.entries()) this.#packs.set(stock.game, packs[i] as Pack);
    } catch (error) {
      return this.#cannot(error, () => void this.#open());
    }
    if (!this.#kinds.length) this.#kinds = this.#hasKinds();
    const [linked, rules] = [!!this.#linked, this.#rules];
    // Without a wish the printed questions stand there until the first one takes their place, all at once.
    if (linked || rules || this.#live.isConnected) this.#comeUp();
    this.#rules = undefined;
    if (rules) return this.#roundPressed({ rules });
    await this.#newRound({});
    if (linked) this.#asking.look(this.#asking.place);
  }

  #comeUp(): void {
    this.#root.classList.add("up");
    if (!this.#live.isConnected) this.#root.append(this.#live);
    this.#choosers.draw(this.#chosen, this.#hasKinds(), this.#wanted());
    this.#practice.choose(this.#stocks);
  }

  /** The static questions stay readable; below them, what went wrong and a way on. */
  #cannot(error: unknown, retry: () => void): void {
    if (!this.#live.isConnected) this.#root.append(this.#live);
    this.#asking.say(trouble(error));
    this.#asking.offer(press("btn", say.tryAgain, retry));
  }

  // ---- rounds ----

  /** Another round; resolves when its first question stands there, to `false` when a later wish has overtaken it. */
  async #newRound(wish: Partial<Wish>): Promise<boolean> {
    if (!this.#stocks.length) return false;
    const turn = ++this.#turn;
    this.#live.setAttribute("aria-busy", "true");
    if (wish.pressed && engineState() !== "ready") this.#asking.say(say.askingNew);
    const first = await this.#question();
    const round = new Round({ stocks: this.#stocks, kinds: this.#restricted(), first, pressed: false, ...wish });
    const question = await round.next();
    if (turn !== this.#turn) return false;
    this.#live.removeAttribute("aria-busy");
    this.#round = round;
    const show = (): void => {
      if (!this.#root.matches(".up")) this.#comeUp();
      this.#asking.say(round.trouble && say.fromBefore({ trouble: round.trouble }));
      this.#ask(question);
    };
    // Who has pressed for it is led to it; the first one comes while something else may be read.
    if (wish.pressed) show();
    else keepingPlace(show);
    this.#tellAmiss();
    return true;
  }

  /** A round that the reader has pressed for: reading goes on at its first question. */
  async #roundPressed(wish: Partial<Wish>): Promise<void> {
    if (await this.#newRound({ ...wish, pressed: true })) this.#asking.turnToQuestion();
  }

  // ---- a link to one question: #quiz-widget~truc~winner-98-4 ----

  /** Whether the address links to a question here. A damaged link is told, and no link at all. */
  #readLink(): boolean {
    if (this.#readLesson()) return true;
    const link = linkTo(this.#root);
    this.#linked = link?.parts && positionOf(link.parts, this.#games);
    const strange =
      asked("kinds")?.some((kind) => !isKind(kind)) || asked("games")?.some((game) => !this.#games.includes(game));
    this.#amiss = link && !this.#linked ? DAMAGED : strange ? STRANGE : "";
    if (link) this.#root.scrollIntoView();
    if (this.#linked) this.#chosen = [this.#linked.game];
    this.#tellAmiss();
    return !!this.#linked;
  }

  /** Whether the address asks for the round after the page's lesson. From then on it does not: the next press asks anew. */
  #readLesson(): boolean {
    const printed = document.getElementById(idIn());
    this.#rules = this.#root.contains(printed) ? printed?.dataset.rules?.split(" ") : undefined;
    if (!this.#rules) return false;
    this.#write(`#${this.#root.id}`);
    return true;
  }

  #tellAmiss(): void {
    note(this.#root, [this.#amiss, lost(), this.#practice.trouble].filter(Boolean).join(" "));
  }

  /** The question of the link, once: out of the stock, else from the engine. */
  async #question(): Promise<ChosenQuestion | undefined> {
    const wish = this.#linked;
    this.#linked = undefined;
    if (!wish) return undefined;
    const key = keyOf(wish);
    const known = this.#stocks.flatMap((stock) => stock.questions).find((q) => keyOf(q.again) === key);
    if (known) return known;
    try {
      this.#asking.say(say.askingThis);
      const { question } = await ask<DrawnPractice>({ ask: "practice", ...wish, draw: true });
      this.#asking.say();
      return question ?? undefined;
    } catch (error) {
      this.#asking.say();
      if (error instanceof Refusal) this.#amiss = DAMAGED;
      else this.#asking.say(trouble(error));
      return undefined;
    }
  }

  async #copyLink(question: ChosenQuestion): Promise<void> {
    this.#write(`#${[this.#root.id, keyOf(question.again)].join("~")}`);
    const copied = navigator.clipboard?.writeText(location.href) ?? Promise.reject(new Error());
    const done = await copied.then(
      () => say.copied,
      () => say.copyYourself,
    );
    this.#asking.add("copied", done);
  }

  #shareButton(question: ChosenQuestion): Child {
    if (!this.#root.id) return null;
    return press("btn quiet", say.copy, () => void this.#copyLink(question));
  }

  /** What is chosen stands in the address, and is remembered on this device. */
  #keepChoice(): void {
    if (this.#games.length < 2) return;
    const url = new URL(location.href);
    url.hash = "";
    url.searchParams.set("games", this.#chosen.join(","));
    const kinds = this.#restricted();
    if (kinds.length) url.searchParams.set("kinds", kinds.join(","));
    else url.searchParams.delete("kinds");
    this.#write(url);
    keepFavourites(this.#chosen);
  }

  #hasKinds(): Kind[] {
    return [...new Set(this.#stocks.flatMap((stock) => stock.kinds))];
  }

  /** The chosen kinds, if not all are. */
  #restricted(): Kind[] {
    const wanted = this.#wanted();
    return wanted.length < this.#hasKinds().length ? wanted : [];
  }

  /** The chosen kinds that this game has; all of them when it has none of those. */
  #wanted(): Kind[] {
    const has = this.#hasKinds();
    const both = has.filter((kind) => this.#kinds.includes(kind));
    return both.length ? both : has;
  }

  #ask(question: ChosenQuestion | undefined): void {
    const pack = this.#packs.get(question?.game ?? "");
    if (!question || !pack) return this.#finish();
    this.#game = question.game;
    this.#asking.ask(question, pack);
    this.#drawPlace();
  }

  #judged(answer: Answer): void {
    const { question, right } = answer;
    const repeating = this.#round?.repeating;
    if (!repeating || right) remember(question.id, right);
    if (!repeating) answered(this.#listed(question), right);
    this.#round?.answered(answer);
    this.#practice.draw();
    light(question.clauses.slice(0, 1), this.#root);
    this.#drawPlace();
  }

  /** The rule that decides a question, if it is one of those that the map has. */
  #listed({ clauses }: ChosenQuestion): string[] {
    const rules = new Set(this.#stocks.flatMap((stock) => stock.rules.map(({ id }) => id)));
    return clauses.slice(0, 1).filter((id) => rules.has(id));
  }

  /** On to the next question; before it, what the answers may show. */
  async #next(): Promise<void> {
    const round = this.#round;
    // It is on its way already.
    if (!round || this.#live.hasAttribute("aria-busy")) return;
    const turn = ++this.#turn;
    this.#live.setAttribute("aria-busy", "true");
    const found = await round.named(this.#game);
    const question = found ? undefined : await round.next();
    if (turn !== this.#turn) return;
    this.#live.removeAttribute("aria-busy");
    if (found) return this.#name(round, found);
    this.#asking.say(round.trouble && say.fromBefore({ trouble: round.trouble }));
    this.#ask(question);
    this.#asking.turnToQuestion();
  }

  /** You may be reading it like this. */
  #name(round: Round, found: Found): void {
    const { game } = found.shown.question;
    const pack = this.#packs.get(game);
    if (!pack) return;
    const slip = { game, slip: found.named.slip };
    const on = press("btn pri", say.threeOnIt, () => void this.#roundPressed({ about: slip }));
    wasNamed(slip);
    const finger = press("btn", say.finger, () => {
      wasFinger(slip);
      round.forget(found.shown);
      void this.#next();
    });
    const later = press("btn quiet", say.goOn, () => void this.#next());
    this.#asking.tellOf(say.mayBeReading, namedParts(found, pack), on, finger, later);
  }

  #finish(): void {
    const mended = this.#round?.mended;
    if (mended) wasRight(mended);
    this.#practice.draw();
    const more = press("btn pri", say.another, () => void this.#roundPressed({}));
    const fresh = press("btn", say.fresh, () => void this.#roundPressed({ fresh: true }));
    warmOn(fresh, this.#chosen);
    this.#asking.end(say.end, say.youHad({ score: this.#round?.score ?? "" }), more, fresh);
  }

  #drawPlace(): void {
    const round = this.#round;
    // Among several games the reader has to know whose rules are asked.
    const game = this.#chosen.length > 1 && this.#stocks.find((stock) => stock.game === this.#game)?.title;
    fill(
      this.#asking.place,
      el("span", {}, game ? `${round?.place} · ` : round?.place, game && el("b", {}, game)),
      el("span", {}, round?.rightSoFar),
    );
  }

  #chooseGames(games: string[]): void {
    this.#chosen = games;
    this.#round = undefined;
    void this.#open().then(() => this.#keepChoice());
  }

  #chooseKinds(kinds: Kind[]): void {
    this.#kinds = kinds;
    this.#round = undefined;
    this.#keepChoice();
    void this.#newRound({});
  }
}
