/** `<fs-quiz>`: rounds of ten, from the stock made with the site, then from the engine. */

import type { Kind, Question, Stock, Wish } from "./answers";
import { loadPack, type Pack } from "./cards";
import { light, lightOnIntent } from "./clauses";
import { all, button, el, fill, freshId, icon, liveRegion, type Child } from "./dom";
import { ask, startEngine, warmOn } from "./engine";
import { favourites, keepFavourites, remember } from "./progress";
import { QuestionView } from "./question";
import { again, fromStock, made, Round, ROUND } from "./round";
import { engineLine, trouble } from "./status";
import { gameTitle, isKind, keyOf, KINDS, loadStock } from "./stock";

export class FsQuiz extends HTMLElement {
  #built = false;
  #gone = new AbortController();
  #seen: IntersectionObserver | undefined;
  #live = el("div", { class: "live" });
  #choosers = el("div", { class: "choosers" });
  #place = el("p", { class: "place" });
  #stand = el("div", { class: "stand" });
  #says = liveRegion("says");
  #reasons = el("div", { class: "reasons" });
  #row = el("div", { class: "row" });
  #line: HTMLElement | undefined;
  #stocks: Stock[] = [];
  #packs = new Map<string, Pack>();
  #round: Round | undefined;
  #view: QuestionView | undefined;
  #chosen: string[] = [];
  #kinds: Kind[] = [];
  #linked: Wish | undefined;

  connectedCallback(): void {
    this.#gone = new AbortController();
    lightOnIntent(this, this.#gone.signal);
    this.#line = engineLine(this.#gone.signal, () => void this.#newRound(true));
    const { signal } = this.#gone;
    window.addEventListener("hashchange", () => this.#openFromLink(), { signal });
    if (this.#built) return this.#live.append(this.#line);
    if (this.#readLink()) return void setTimeout(() => this.#openFromLink());
    // The stock is fetched when the quiz comes near, not with the page.
    this.#seen = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && this.#build(),
      { rootMargin: "600px" },
    );
    this.#seen.observe(this);
  }

  disconnectedCallback(): void {
    this.#seen?.disconnect();
    this.#gone.abort();
    this.#line?.remove();
  }

  #games(): string[] {
    return (this.dataset["games"] ?? this.dataset["game"] ?? "").split(/\s+/).filter(Boolean);
  }

  #build(): void {
    if (this.#built) return;
    this.#seen?.disconnect();
    this.#built = true;
    const games = this.#games();
    const asked = new URLSearchParams(location.search);
    const first = asked.get("games")?.split(",") ?? favourites();
    const wanted = games.length > 1 ? first.filter((game) => games.includes(game)) : [];
    this.#chosen = this.#linked ? [this.#linked.game] : wanted.length ? wanted : games.slice(0, 1);
    const kinds = (asked.get("kinds")?.split(",") ?? []).filter(isKind);
    this.#kinds = kinds.length ? kinds : (this.dataset["kinds"] ?? "").split(/\s+/).filter(isKind);
    this.#live.append(this.#choosers, this.#place, this.#stand, this.#says, this.#reasons, this.#row);
    if (this.#line) this.#live.append(this.#line);
    void this.#open();
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
      stocks.forEach((stock, i) => this.#packs.set(stock.game, packs[i] as Pack));
    } catch (error) {
      return this.#cannot(error, () => void this.#open());
    }
    if (!this.#kinds.length) this.#kinds = this.#hasKinds();
    this.classList.add("up");
    if (!this.#live.isConnected) this.append(this.#live);
    this.#drawChoosers();
    await this.#newRound(false);
  }

  /** The static questions stay readable; below them, what went wrong and a way on. */
  #cannot(error: unknown, retry: () => void): void {
    if (!this.#live.isConnected) this.append(this.#live);
    this.#say(trouble(error));
    const more = button("btn", "Try again");
    more.addEventListener("click", retry);
    fill(this.#row, more);
  }

  // ---- rounds ----

  async #newRound(fresh: boolean): Promise<void> {
    if (!this.#stocks.length) return;
    const linked = await this.#question();
    let questions = fresh ? [] : fromStock(this.#stocks, this.#wanted());
    if (linked) questions = [linked, ...questions.filter(({ id }) => id !== linked.id)].slice(0, ROUND);
    if (questions.length < ROUND) questions = await this.#more(questions, fresh);
    this.#round = new Round(questions);
    this.#ask();
  }

  /** Fill a round up from the engine; when there is none, from questions already seen. */
  async #more(questions: Question[], fresh: boolean): Promise<Question[]> {
    const [stocks, kinds] = [this.#stocks, this.#wanted()];
    // The first round never starts the engine by itself: only the reader's own act does.
    if (!this.#round && !fresh) return questions.length ? questions : again(stocks, kinds);
    try {
      this.#say("Asking the rules engine for new questions…");
      await startEngine();
      const more = await made(stocks, kinds, ROUND - questions.length);
      this.#say();
      if (questions.length + more.length) return [...questions, ...more];
    } catch (error) {
      this.#say(`${trouble(error)} Here are questions from before.`);
    }
    return questions.length ? questions : again(stocks, kinds);
  }

  // ---- a link to one question: #quiz-widget~truc~winner~17, or with ~rank.order at its end ----

  #readLink(): boolean {
    const [id, game = "", kind = "", seed = "", clause] = decodeURIComponent(location.hash.slice(1)).split("~");
    if (!this.id || id !== this.id || !isKind(kind) || !/^\d+$/.test(seed)) return false;
    if (!this.#games().includes(game)) return false;
    this.#linked = { game, kind, seed: Number(seed), ...(clause && { clause }) };
    return true;
  }

  #openFromLink(): void {
    if (!this.#readLink() || !this.#linked) return;
    this.scrollIntoView();
    if (!this.#built) return this.#build();
    this.#chosen = [this.#linked.game];
    void this.#open();
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
      this.#say("Asking the rules engine for this question…");
      const question = await ask<Question>({ ask: "quiz", ...wish });
      this.#say();
      return question;
    } catch (error) {
      this.#say(trouble(error));
      return undefined;
    }
  }

  async #copyLink(question: Question): Promise<void> {
    if (!question.again) return;
    history.replaceState(history.state, "", `#${[this.id, keyOf(question.again)].join("~")}`);
    this.#says.querySelector(".copied")?.remove();
    const copied = navigator.clipboard?.writeText(location.href) ?? Promise.reject(new Error());
    const done = await copied.then(
      () => "The link is copied.",
      () => "Copy the link from the address bar.",
    );
    this.#says.append(el("p", { class: "copied" }, done));
  }

  #shareButton(question: Question): Child {
    if (!question.again || !this.id) return null;
    const share = button("btn quiet", "Copy a link to this question");
    share.addEventListener("click", () => void this.#copyLink(question));
    return share;
  }

  /** What is chosen stands in the address, and is remembered on this device. */
  #keepChoice(): void {
    if (this.#games().length < 2) return;
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
    const answer = button("btn pri", "Answer");
    answer.addEventListener("click", () => this.#judge(question));
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
    if (!view.chosen.length) return this.#say("Choose an answer first.");
    const { right } = view;
    if (!this.#round?.repeating || right) remember(question.id, right);
    this.#round?.answer(right);
    view.reveal();
    this.#says.className = "says verdict";
    fill(
      this.#says,
      el("p", { class: "head" }, icon(right ? "u-check" : "u-cross"), right ? "Right" : "Not this time"),
      el("p", {}, ...view.verdict()),
    );
    fill(this.#reasons, view.reasons());
    light(question.clauses.slice(0, 1), this, "this question");
    this.#drawPlace();
    const next = button("btn pri", "Next question");
    next.addEventListener("click", () => this.#next());
    fill(this.#row, next, this.#shareButton(question));
    // The button that was pressed is gone: its successor takes the focus over.
    next.focus({ preventScroll: true });
  }

  #next(): void {
    this.#round?.next();
    this.#say();
    this.#ask();
    const first = this.#stand.querySelector<HTMLElement>("input, button");
    (first ?? this.#row.querySelector<HTMLElement>("button"))?.focus({ preventScroll: true });
  }

  #finish(): void {
    fill(this.#stand);
    fill(this.#place);
    const more = button("btn pri", "Another round");
    more.addEventListener("click", () => void this.#newRound(false));
    const fresh = button("btn", "New questions from the engine");
    fresh.addEventListener("click", () => void this.#newRound(true));
    warmOn(fresh);
    fill(this.#row, more, fresh);
    this.#says.className = "says verdict";
    fill(
      this.#says,
      el("p", { class: "head" }, "End of the round"),
      el("p", {}, `You had ${this.#round?.score ?? ""}.`),
    );
  }

  // ---- drawing ----

  #say(...words: Child[]): void {
    this.#says.className = "says";
    fill(this.#says, words.length > 0 && el("p", {}, ...words));
  }

  #drawPlace(): void {
    const round = this.#round;
    // Among several games the reader has to know whose rules are asked.
    const game = this.#chosen.length > 1 && this.#stocks.find((stock) => stock.game === round?.question?.game)?.title;
    fill(this.#place, el("span", {}, game ? `${round?.place} · ` : round?.place, game && el("b", {}, game)), el("span", {}, round?.rightSoFar));
  }

  /** Which game, and which kinds of question: only where there is a choice. */
  #drawChoosers(): void {
    const games = this.#games();
    // The boxes that the reader is using stay; only the kinds follow the games.
    const boxes = this.#choosers.querySelector(".games-chosen") ?? (games.length > 1 && this.#gameChooser(games));
    for (const box of all<HTMLInputElement>(this.#choosers, ".games-chosen input")) {
      box.checked = this.#chosen.includes(box.value);
    }
    const kinds = this.#kindChooser();
    const old = this.#choosers.querySelector(":scope > details");
    if (old && kinds instanceof Element) return old.replaceWith(kinds);
    fill(this.#choosers, boxes, kinds);
  }

  #gameChooser(games: string[]): HTMLElement {
    const titles = JSON.parse(this.dataset["titles"] ?? "[]") as string[];
    const name = freshId("games");
    const boxes = games.map((game, i) => {
      const box = el("input", { type: "checkbox", name, value: game });
      box.checked = this.#chosen.includes(game);
      box.addEventListener("change", () => this.#choseGame(game, box));
      return el("label", {}, box, titles[i] ?? gameTitle(game));
    });
    const every = button("btn quiet", "All games");
    every.addEventListener("click", () => {
      for (const box of all<HTMLInputElement>(set, "input")) box.checked = true;
      this.#choose([...games]);
    });
    const set = el("fieldset", { class: "kinds games-chosen" }, el("legend", {}, "Games"), ...boxes, every);
    return set;
  }

  #choseGame(game: string, box: HTMLInputElement): void {
    const games = this.#games().filter((each) => (each === game ? box.checked : this.#chosen.includes(each)));
    if (!games.length) {
      box.checked = true;
      return this.#say("At least one game has to stay.");
    }
    this.#choose(games);
  }

  #choose(games: string[]): void {
    this.#chosen = games;
    this.#round = undefined;
    void this.#open().then(() => this.#keepChoice());
  }

  #kindChooser(): Child {
    const kinds = this.#hasKinds();
    if (kinds.length < 2) return null;
    const name = freshId("kinds");
    const boxes = kinds.map((kind) => {
      const box = el("input", { type: "checkbox", name, value: kind });
      box.checked = this.#wanted().includes(kind);
      box.addEventListener("change", () => this.#choseKind(kind, box));
      return el("label", {}, box, KINDS[kind]);
    });
    const legend = el("legend", { class: "vh" }, "Kinds of questions");
    const set = el("fieldset", { class: "kinds" }, legend, ...boxes);
    return el("details", {}, el("summary", {}, "Choose the kinds of questions"), set);
  }

  #choseKind(kind: Kind, box: HTMLInputElement): void {
    const rest = this.#wanted().filter((other) => other !== kind);
    const kinds = box.checked ? [...rest, kind] : rest;
    if (!kinds.length) {
      box.checked = true;
      return this.#say("At least one kind of question has to stay.");
    }
    this.#kinds = kinds;
    this.#round = undefined;
    this.#keepChoice();
    void this.#newRound(false);
  }
}
