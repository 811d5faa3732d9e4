/** `<fs-quiz>`: rounds of ten, from the stock made with the site, then from the engine. */

import type { Again, Kind, Question, Stock } from "types/engine";
import * as say from "words/quiz";
import { loadPack, type Pack } from "../cards/pack";
import { ask, Refusal, startEngine, warmOn } from "../engine/client";
import { engineLine, trouble } from "../engine/status";
import { asked, linkTo, note } from "../page/address";
import { light, lightOnIntent } from "../page/clauses";
import { button, type Child, el, fill, icon, liveRegion } from "../page/dom";
import { bringIntoView, inView } from "../page/scrolling";
import { Choosers } from "./choosers";
import { favourites, keepFavourites, lost, remember } from "./progress";
import { QuestionView } from "./question";
import { again, fromStock, made, ROUND, Round } from "./round";
import { isKind, keyOf, loadStock, wishOf } from "./stock";

const STRANGE = say.strangeLink;
const DAMAGED = say.damagedLink;

const CONTROLS = "a, button, summary, :is(input, select):enabled, label:has(:enabled)";

export function quiz(root: HTMLElement, signal: AbortSignal): void {
  root.querySelector(":scope > .live")?.remove();
  void new Quiz(root, signal).begin();
}

class Quiz {
  readonly #root: HTMLElement;
  readonly #choosers: Choosers;
  readonly #place = el("p", { class: "place" });
  readonly #stand = el("div", { class: "stand" });
  readonly #says = liveRegion("says");
  readonly #row = el("div", { class: "row" });
  readonly #reasons = el("div", { class: "reasons" });
  readonly #live: HTMLElement;
  #stocks: Stock[] = [];
  #packs = new Map<string, Pack>();
  #round: Round | undefined;
  #view: QuestionView | undefined;
  #chosen: string[];
  #kinds: Kind[];
  #linked: Again | undefined;
  /** What of the address could not be followed. */
  #amiss = "";
  #turn = 0;

  constructor(root: HTMLElement, signal: AbortSignal) {
    this.#root = root;
    lightOnIntent(root, signal);
    // The second press of a double one falls beside the button that has gone: it takes the focus nowhere.
    const beside = ({ detail, target }: MouseEvent): boolean => detail > 1 && !(target as Element).closest(CONTROLS);
    root.addEventListener("mousedown", (event) => beside(event) && event.preventDefault(), { signal });
    const titles = JSON.parse(root.dataset.titles ?? "[]") as string[];
    this.#choosers = new Choosers(this.#games, titles, {
      games: (games) => this.#chooseGames(games),
      kinds: (kinds) => this.#chooseKinds(kinds),
      refuse: (why) => this.#say(why),
    });
    const line = engineLine(signal, () => void this.#roundPressed(true));
    this.#says.tabIndex = -1;
    const parts = [this.#choosers.root, this.#place, this.#stand, this.#says, this.#row, this.#reasons, line];
    this.#live = el("div", { class: "live" }, ...parts);
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
    this.#root.classList.add("up");
    if (!this.#live.isConnected) this.#root.append(this.#live);
    this.#choosers.draw(this.#chosen, this.#hasKinds(), this.#wanted());
    const linked = !!this.#linked;
    await this.#newRound(false);
    if (linked) this.#look(this.#place);
  }

  /** The static questions stay readable; below them, what went wrong and a way on. */
  #cannot(error: unknown, retry: () => void): void {
    if (!this.#live.isConnected) this.#root.append(this.#live);
    this.#say(trouble(error));
    fill(this.#row, press("btn", say.tryAgain, retry));
  }

  // ---- rounds ----

  /** Another round; resolves when its first question stands there, to `false` when a later wish has overtaken it. */
  async #newRound(fresh: boolean): Promise<boolean> {
    if (!this.#stocks.length) return false;
    const turn = ++this.#turn;
    this.#live.setAttribute("aria-busy", "true");
    const linked = await this.#question();
    let questions = fresh ? [] : fromStock(this.#stocks, this.#wanted());
    if (linked) questions = [linked, ...questions.filter(({ id }) => id !== linked.id)].slice(0, ROUND);
    if (questions.length < ROUND) questions = await this.#more(questions, fresh);
    if (turn !== this.#turn) return false;
    this.#live.removeAttribute("aria-busy");
    this.#round = new Round(questions);
    this.#ask();
    this.#tellAmiss();
    return true;
  }

  /** A round that the reader has pressed for: reading goes on at its first question. */
  async #roundPressed(fresh: boolean): Promise<void> {
    if (await this.#newRound(fresh)) this.#turnToQuestion();
  }

  /** Fill a round up from the engine; when there is none, from questions already seen. */
  async #more(questions: Question[], fresh: boolean): Promise<Question[]> {
    const [stocks, kinds] = [this.#stocks, this.#wanted()];
    // The first round never starts the engine by itself: only the reader's own act does.
    if (!this.#round && !fresh) return questions.length ? questions : again(stocks, kinds);
    try {
      this.#say(say.askingNew);
      await startEngine(this.#chosen);
      const more = await made(stocks, kinds, ROUND - questions.length);
      this.#say();
      if (questions.length + more.length) return [...questions, ...more];
    } catch (error) {
      this.#say(say.fromBefore({ trouble: trouble(error) }));
    }
    return questions.length ? questions : again(stocks, kinds);
  }

  // ---- a link to one question: #quiz-widget~truc~winner~17, or with ~rank.order at its end ----

  /** Whether the address links to a question here. A damaged link is told, and no link at all. */
  #readLink(): boolean {
    const link = linkTo(this.#root);
    this.#linked = link?.parts && wishOf(link.parts, this.#games);
    const strange =
      asked("kinds")?.some((kind) => !isKind(kind)) || asked("games")?.some((game) => !this.#games.includes(game));
    this.#amiss = link && !this.#linked ? DAMAGED : strange ? STRANGE : "";
    if (link) this.#root.scrollIntoView();
    if (this.#linked) this.#chosen = [this.#linked.game];
    this.#tellAmiss();
    return !!this.#linked;
  }

  #tellAmiss(): void {
    note(this.#root, [this.#amiss, lost()].filter(Boolean).join(" "));
  }

  /** The question of the link, once: out of the stock, else from the engine. */
  async #question(): Promise<Question | undefined> {
    const wish = this.#linked;
    this.#linked = undefined;
    if (!wish) return undefined;
    const key = keyOf(wish);
    const known = this.#stocks.flatMap((stock) => stock.questions).find((q) => q.again && keyOf(q.again) === key);
    if (known) return known;
    try {
      this.#say(say.askingThis);
      const question = await ask<Question>({ ask: "quiz", ...wish, draw: true });
      this.#say();
      return question;
    } catch (error) {
      this.#say();
      if (error instanceof Refusal) this.#amiss = DAMAGED;
      else this.#say(trouble(error));
      return undefined;
    }
  }

  async #copyLink(question: Question): Promise<void> {
    if (!question.again) return;
    history.replaceState(history.state, "", `#${[this.#root.id, keyOf(question.again)].join("~")}`);
    this.#says.querySelector(".copied")?.remove();
    const copied = navigator.clipboard?.writeText(location.href) ?? Promise.reject(new Error());
    const done = await copied.then(
      () => say.copied,
      () => say.copyYourself,
    );
    this.#says.append(el("p", { class: "copied" }, done));
    this.#look(this.#says);
  }

  #shareButton(question: Question): Child {
    if (!question.again || !this.#root.id) return null;
    return press("btn quiet", say.copy, () => void this.#copyLink(question));
  }

  /** What is chosen stands in the address, and is remembered on this device. */
  #keepChoice(): void {
    if (this.#games.length < 2) return;
    const url = new URL(location.href);
    url.hash = "";
    url.searchParams.set("games", this.#chosen.join(","));
    const all = this.#wanted().length === this.#hasKinds().length;
    if (all) url.searchParams.delete("kinds");
    else url.searchParams.set("kinds", this.#wanted().join(","));
    history.replaceState(history.state, "", url);
    keepFavourites(this.#chosen);
  }

  #hasKinds(): Kind[] {
    return [...new Set(this.#stocks.flatMap((stock) => stock.kinds))];
  }

  /** The chosen kinds that this game has; all of them when it has none of those. */
  #wanted(): Kind[] {
    const has = this.#hasKinds();
    const both = has.filter((kind) => this.#kinds.includes(kind));
    return both.length ? both : has;
  }

  #ask(): void {
    const { question } = this.#round ?? {};
    fill(this.#reasons);
    const pack = this.#packs.get(question?.game ?? "");
    if (!question || !pack) return this.#finish();
    this.#drawPlace();
    this.#view = new QuestionView(question, pack, (sentence) => this.#say(sentence));
    fill(this.#stand, this.#view.root);
    const answer = press("btn pri", say.answer, () => this.#judge(question));
    this.#view.root.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      this.#judge(question);
    });
    fill(this.#row, answer, this.#shareButton(question));
  }

  #judge(question: Question): void {
    const view = this.#view;
    if (!view || this.#reasons.firstChild) return;
    if (!view.chosen.length) {
      this.#say(say.answerFirst);
      return this.#look(this.#says);
    }
    const { right } = view;
    if (!this.#round?.repeating || right) remember(question.id, right);
    this.#round?.answer(right);
    view.reveal();
    this.#tell(right ? "u-check" : "u-cross", right ? say.right : say.notThisTime, ...view.verdict());
    fill(this.#reasons, ...view.reasons());
    light(question.clauses.slice(0, 1), this.#root, say.thisQuestion);
    this.#drawPlace();
    const next = press("btn pri", say.next, () => this.#next());
    fill(this.#row, next, this.#shareButton(question));
    this.#turnToVerdict(next);
  }

  #next(): void {
    this.#round?.next();
    this.#say();
    this.#ask();
    this.#turnToQuestion();
  }

  #finish(): void {
    fill(this.#stand);
    fill(this.#place);
    const more = press("btn pri", say.another, () => void this.#roundPressed(false));
    const fresh = press("btn", say.fresh, () => void this.#roundPressed(true));
    warmOn(fresh, this.#chosen);
    fill(this.#row, more, fresh);
    this.#tell("", say.end, say.youHad({ score: this.#round?.score ?? "" }));
  }

  // ---- what the reader sees after a press; the button that was pressed is gone ----

  /** Everything from there to the buttons. */
  #look(first: Element): void {
    bringIntoView(first, this.#row);
  }

  #turnToQuestion(): void {
    const first = this.#stand.querySelector<HTMLElement>("input, button");
    const next = this.#row.querySelector<HTMLElement>("button");
    if (!first) return next ? this.#turnToVerdict(next) : undefined;
    this.#look(this.#place);
    // Below a trick of large cards, what is answered with may be out of sight: first the cards are read.
    const seen = inView(first.closest("label") ?? first);
    const { root } = this.#view ?? {};
    (seen || !root ? first : root).focus({ preventScroll: true });
  }

  #turnToVerdict(next: HTMLElement): void {
    this.#look(this.#says);
    (inView(next) ? next : this.#says).focus({ preventScroll: true });
  }

  // ---- drawing ----

  /** A verdict: of one answer, or of the round. */
  #tell(sign: string, head: string, ...words: Child[]): void {
    this.#says.className = "says verdict";
    fill(this.#says, el("p", { class: "head" }, sign && icon(sign), head), el("p", {}, ...words));
  }

  #say(...words: Child[]): void {
    this.#says.className = "says";
    fill(this.#says, words.length > 0 && el("p", {}, ...words));
  }

  #drawPlace(): void {
    const round = this.#round;
    // Among several games the reader has to know whose rules are asked.
    const game = this.#chosen.length > 1 && this.#stocks.find((stock) => stock.game === round?.question?.game)?.title;
    fill(
      this.#place,
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
    void this.#newRound(false);
  }
}

/** A button whose place another may have held a moment ago: a double click's second half is not meant for it. */
function press(kind: string, words: string, act: () => void): HTMLButtonElement {
  const made = button(kind, words);
  made.addEventListener("click", (event) => event.detail > 1 || act());
  return made;
}
