/** A list to be put in order: by buttons, and by dragging with a mouse or a finger. */

import * as say from "words/quiz";
import { all, button, type Child, el } from "../page/dom";

export interface Item {
  id: string;
  spoken: string;
  shown: Child[];
}

/** A press that moves less is no drag. */
const SLACK = 4;
/** So near the edge of the screen, the page follows what is dragged. */
const EDGE = 70;
const PACE = 8;

interface Drag {
  row: HTMLElement;
  pointer: number;
  /** Where the pointer and the row were when it was picked up, down the page and down the list. */
  from: number;
  top: number;
  place: number;
  now: number;
  moving: boolean;
}

export class Ordering {
  readonly root: HTMLElement;
  readonly #list = el("ol", { class: "order" });
  readonly #spoken: Map<string, string>;
  readonly #moved: (sentence: string) => void;
  #drag: Drag | undefined;
  #over = new AbortController();

  /** `moved` is told how an item was moved, for the live region. */
  constructor(items: Item[], moved: (sentence: string) => void) {
    this.#moved = moved;
    this.#spoken = new Map(items.map(({ id, spoken }) => [id, spoken] as const));
    this.#list.append(...items.map((item) => this.#row(item)));
    this.root = el("div", { class: "ordering" }, el("span", {}, say.first), this.#list, el("span", {}, say.last));
    const { signal } = this.#over;
    const hear = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void): void =>
      this.#list.addEventListener(name, act, { signal });
    hear("pointerdown", (event) => this.#pick(event));
    hear("pointermove", (event) => this.#pull(event));
    hear("pointerup", (event) => this.#isOurs(event) && this.#drop(true));
    hear("pointercancel", (event) => this.#isOurs(event) && this.#drop(false));
    document.addEventListener("keydown", ({ key }) => key === "Escape" && this.#drop(false), { signal });
  }

  /** The ids from first to last. */
  get order(): string[] {
    return this.#rows.map((row) => row.dataset.option ?? "");
  }

  /** The items in this order. */
  put(ids: string[]): void {
    this.#list.append(...ids.flatMap((id) => this.#rows.find((row) => row.dataset.option === id) ?? []));
  }

  /** Let nothing be moved any more. */
  close(): void {
    this.#drop(true);
    this.#over.abort();
    for (const moves of all(this.#list, ".moves, .grip")) moves.remove();
  }

  get #rows(): HTMLElement[] {
    return all(this.#list, ":scope > li");
  }

  #row({ id, spoken, shown }: Item): HTMLElement {
    const row = el("li", { "data-option": id });
    const mover = (words: string, name: string, by: number): HTMLButtonElement => {
      const made = button("btn", words);
      made.setAttribute("aria-label", name);
      made.addEventListener("click", () => this.#shift(row, by) && this.#tell(row));
      return made;
    };
    const moves = el(
      "span",
      { class: "moves" },
      mover(say.up, say.moveUp({ card: spoken }), -1),
      mover(say.down, say.moveDown({ card: spoken }), 1),
    );
    // The grip is for pointers; to everybody else the buttons say what they do.
    row.append(el("span", { class: "grip", "aria-hidden": "true" }), el("span", {}, ...shown), moves);
    return row;
  }

  /** One place up or down. The row itself stays in the page, so the focus and the pointer stay with it. */
  #shift(row: HTMLElement, by: number): boolean {
    const other = by < 0 ? row.previousElementSibling : row.nextElementSibling;
    if (other && by < 0) row.after(other);
    else if (other) row.before(other);
    return !!other;
  }

  #tell(row: HTMLElement): void {
    const { order } = this;
    const id = row.dataset.option ?? "";
    const place = say.place({ place: order.indexOf(id) + 1 });
    this.#moved(say.moved({ card: this.#spoken.get(id) ?? "", place, all: order.length }));
  }

  // ---- dragging ----

  #isOurs({ pointerId }: PointerEvent): boolean {
    return this.#drag?.pointer === pointerId;
  }

  /** A mouse takes a row anywhere, a finger by its grip: elsewhere it scrolls the page. */
  #pick(event: PointerEvent): void {
    const target = event.target as Element;
    const row = target.closest<HTMLElement>("li");
    const by = event.pointerType === "mouse" ? !target.closest("button") : !!target.closest(".grip");
    if (this.#drag || !row || !by || event.button !== 0) return;
    const place = this.#rows.indexOf(row);
    this.#drag = {
      row,
      pointer: event.pointerId,
      from: event.pageY,
      top: row.offsetTop,
      place,
      now: event.clientY,
      moving: false,
    };
    this.#list.setPointerCapture(event.pointerId);
  }

  #pull(event: PointerEvent): void {
    const drag = this.#drag;
    if (!drag || !this.#isOurs(event)) return;
    drag.now = event.clientY;
    if (!drag.moving && Math.abs(event.pageY - drag.from) < SLACK) return;
    if (!drag.moving) requestAnimationFrame(() => this.#scroll(drag));
    drag.moving = true;
    drag.row.classList.add("held");
    this.#lay(drag);
  }

  /** The row under the pointer, and the others round the place where it would come to lie. */
  #lay(drag: Drag): void {
    const { row } = drag;
    const [first, last] = [this.#rows[0], this.#rows.at(-1)];
    if (!first || !last) return;
    const [least, most] = [first.offsetTop, last.offsetTop + last.offsetHeight - row.offsetHeight];
    const top = Math.min(Math.max(drag.top + drag.now + scrollY - drag.from, least), most);
    const middle = (next: Element | null): number => {
      const { offsetTop, offsetHeight } = next as HTMLElement;
      return offsetTop + offsetHeight / 2;
    };
    while (row.previousElementSibling && top < middle(row.previousElementSibling)) this.#shift(row, -1);
    while (row.nextElementSibling && top + row.offsetHeight > middle(row.nextElementSibling)) this.#shift(row, 1);
    row.style.transform = `translateY(${top - row.offsetTop}px)`;
  }

  /** A list that is longer than the screen comes along. */
  #scroll(drag: Drag): void {
    if (this.#drag !== drag) return;
    const { top, bottom } = this.#list.getBoundingClientRect();
    if (drag.now < EDGE && top < EDGE) scrollBy(0, -PACE);
    if (drag.now > innerHeight - EDGE && bottom > innerHeight - EDGE) scrollBy(0, PACE);
    this.#lay(drag);
    requestAnimationFrame(() => this.#scroll(drag));
  }

  /** Let go: it stays where it is, or goes back to where it was. */
  #drop(stay: boolean): void {
    const drag = this.#drag;
    if (!drag) return;
    this.#drag = undefined;
    const { row, place, pointer } = drag;
    if (this.#list.hasPointerCapture(pointer)) this.#list.releasePointerCapture(pointer);
    row.classList.remove("held");
    row.style.transform = "";
    const at = this.#rows.indexOf(row);
    if (!stay) for (let left = Math.abs(place - at); left; left--) this.#shift(row, place - at);
    else if (drag.moving && at !== place) this.#tell(row);
  }
}
