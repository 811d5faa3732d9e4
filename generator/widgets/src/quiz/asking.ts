/** One question from the first look to its verdict: tapped, typed or chosen by a key, and where reading goes on. */

import type { ChosenQuestion } from "types/engine";
import * as say from "words/quiz";
import type { Pack } from "../cards/pack";
import { type Child, el, fill, icon, liveRegion } from "../page/dom";
import { bringIntoView, inView } from "../page/in-view";
import { press } from "../page/press";
import { QuestionView } from "./question";
import type { Answer } from "./round";

/** After a tap on an answer, so long may one think again. */
const MOMENT = 700;

/** After an answer has given itself, so long does Enter mean that answer, and not what comes next. */
const STILL_MEANT = 500;

interface Hooks {
  /** An answer was given; what comes with the verdict is drawn after this. */
  judged(answer: Answer): void;
  next(): void;
  /** What else can be done with a question. */
  more(question: ChosenQuestion): Child;
}

export class Asking {
  readonly place = el("p", { class: "place" });
  readonly #stand = el("div", { class: "stand" });
  readonly #says = liveRegion("says");
  readonly #row = el("div", { class: "row" });
  readonly #reasons = el("div", { class: "reasons" });
  readonly parts = [this.place, this.#stand, this.#says, this.#row, this.#reasons];
  readonly #hooks: Hooks;
  #question: ChosenQuestion | undefined;
  #view: QuestionView | undefined;
  #moment: ReturnType<typeof setTimeout> | undefined;
  #gaveItself = Number.NEGATIVE_INFINITY;

  constructor(hooks: Hooks, signal: AbortSignal) {
    this.#hooks = hooks;
    this.#says.tabIndex = -1;
    signal.addEventListener("abort", () => this.#cancel());
  }

  ask(question: ChosenQuestion, pack: Pack): void {
    this.#question = question;
    this.#view = new QuestionView(question, pack, {
      moved: (sentence) => this.say(sentence),
      tapped: () => this.#tapped(question),
    });
    fill(this.#reasons);
    fill(this.#stand, this.#view.root);
    this.#stand.after(this.#says);
    this.#offerAnswer(question);
  }

  /** Nothing is asked any more: a last word, and what can be done next. */
  end(head: string, words: string, ...next: Child[]): void {
    this.#cancel();
    this.#question = undefined;
    for (const part of [this.#reasons, this.#stand, this.place]) fill(part);
    this.offer(...next);
    this.#tell("", head, words);
  }

  /** Instead of a question: something to be read first. */
  tellOf(head: string, parts: Child[], ...next: Child[]): void {
    this.#question = undefined;
    fill(this.#reasons);
    fill(this.#stand, ...parts);
    this.offer(...next);
    this.#tell("", head);
    // What is said stands above what it is about.
    this.#stand.before(this.#says);
    this.look();
    this.#says.focus({ preventScroll: true });
  }

  offer(...next: Child[]): void {
    fill(this.#row, ...next);
  }

  say(...words: Child[]): void {
    this.#says.className = "says";
    fill(this.#says, words.length > 0 && el("p", {}, ...words));
  }

  /** Say something more; what is said already stays. */
  add(kind: string, words: string): void {
    this.#says.querySelector(`.${kind}`)?.remove();
    this.#says.append(el("p", { class: kind }, words));
    this.look();
  }

  /** Everything from what is said to the buttons comes into view. */
  look(first: Element = this.#says): void {
    bringIntoView(first, this.#row);
  }

  /** 1 to 9, or a letter from A, for the answer in that place; Enter answers and goes on. */
  key(event: KeyboardEvent): void {
    const target = event.target as Element;
    const here = this.parts.some((part) => part.contains(target));
    if (!here || !this.#question || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" && performance.now() - this.#gaveItself < STILL_MEANT) {
      event.preventDefault();
      return;
    }
    const typing = target.matches("input:not([type=radio], [type=checkbox])");
    if (event.key === "Enter" && !target.closest("button,a,summary")) {
      event.preventDefault();
      if (this.#judged) this.#hooks.next();
      else this.#judge(this.#question);
    } else if (!typing && !this.#judged && this.#view?.press(event.key)) {
      event.preventDefault();
    }
  }

  /** The question that stands there now is what is read next; the button that was pressed is gone. */
  turnToQuestion(): void {
    const first = this.#stand.querySelector<HTMLElement>("input, button");
    const next = this.#row.querySelector<HTMLElement>("button");
    if (!first) return next ? this.#turnToVerdict(next) : undefined;
    this.look(this.place);
    // Below a trick of large cards, what is answered with may be out of sight: first the cards are read.
    const seen = inView(first.closest("label") ?? first);
    const { root } = this.#view ?? {};
    (seen || !root ? first : root).focus({ preventScroll: true });
  }

  get #judged(): boolean {
    return !!this.#reasons.firstChild;
  }

  #offerAnswer(question: ChosenQuestion): void {
    this.#cancel();
    const answer = press("btn pri", say.answer, () => this.#judge(question));
    this.offer(answer, this.#hooks.more(question));
  }

  /** To tap is to answer, after a moment in which one can think again. */
  #tapped(question: ChosenQuestion): void {
    this.#cancel();
    this.#moment = setTimeout(() => {
      this.#judge(question);
      this.#gaveItself = performance.now();
    }, MOMENT);
    const again = press("btn", say.thinkAgain, () => {
      this.#view?.clear();
      this.#offerAnswer(question);
    });
    this.offer(again);
  }

  #cancel(): void {
    clearTimeout(this.#moment);
  }

  #judge(question: ChosenQuestion): void {
    this.#cancel();
    const view = this.#view;
    if (!view || this.#judged) return;
    if (!view.chosen.length) {
      this.say(say.answerFirst);
      return this.look();
    }
    const { right } = view;
    view.reveal();
    this.#tell(right ? "u-check" : "u-cross", right ? say.right : say.notThisTime, ...view.verdict());
    fill(this.#reasons, ...view.reasons());
    this.#hooks.judged({ question, chosen: view.chosen, right });
    const next = press("btn pri", say.next, () => this.#hooks.next());
    this.offer(next, this.#hooks.more(question));
    this.#turnToVerdict(next);
  }

  #turnToVerdict(next: HTMLElement): void {
    this.look();
    (inView(next) ? next : this.#says).focus({ preventScroll: true });
  }

  /** A verdict: of one answer, or of the round. */
  #tell(sign: string, head: string, ...words: Child[]): void {
    this.#says.className = "says verdict";
    fill(this.#says, el("p", { class: "head" }, sign && icon(sign), head), el("p", {}, ...words));
  }
}
