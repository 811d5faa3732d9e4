/** Cards that are moved by hand, with a mouse or a finger: to another place in their row. */

import { all } from "../page/dom";

/** So many pixels a pointer goes before it moves a card. */
const FAR = 6;
/** A finger that rests on a card for so long lifts it; one that goes up or down at once scrolls the page. */
const HELD_MS = 250;

/** A card under a pointer. */
interface Held {
  key: HTMLElement;
  place: HTMLElement;
  row: HTMLElement;
  /** Where it was taken: on the screen, and within itself. */
  at: [x: number, y: number];
  grip: [x: number, y: number];
  from: number;
  to: number;
  owners: string[];
  lifted: boolean;
}

export class Dragging {
  readonly #dropped: (row: HTMLElement, from: number, to: number) => void;
  readonly #ended: () => void;
  #held: Held | undefined;
  #timer = 0;
  #click = false;

  /** Of cards in rows (`.lying`) below `root`; `ended` is told after every card that was lifted, moved or not. */
  constructor(root: HTMLElement, dropped: (row: HTMLElement, from: number, to: number) => void, ended: () => void) {
    this.#dropped = dropped;
    this.#ended = ended;
    root.addEventListener("pointerdown", (event) => this.#take(event));
    root.addEventListener("pointermove", (event) => this.#move(event));
    root.addEventListener("pointerup", () => this.#end(true));
    root.addEventListener("pointercancel", () => this.#end(false));
    root.addEventListener("keydown", ({ key }) => key === "Escape" && this.#end(false));
    // The page stays where it is, and no menu opens, while a card is in the hand.
    for (const kind of ["touchmove", "contextmenu"])
      root.addEventListener(kind, (event) => this.lifted && event.preventDefault(), { passive: false });
    // Letting a card go is no press of it; the keyboard presses without a pointer.
    const press = (event: MouseEvent): void => {
      if (this.#click && event.detail) event.stopPropagation();
      this.#click = false;
    };
    root.addEventListener("click", press, { capture: true });
  }

  /** Whether a card is in the hand: then nothing may be drawn anew. */
  get lifted(): boolean {
    return !!this.#held?.lifted;
  }

  #take({ target, isPrimary, button, pointerId, pointerType, clientX, clientY }: PointerEvent): void {
    this.#click = false;
    const key = target instanceof Element ? target.closest<HTMLElement>(".lying > li > button") : null;
    const place = key?.parentElement;
    const row = place?.parentElement;
    if (!key || !place || !row || !isPrimary || button || row.children.length < 2) return;
    const { left, top } = place.getBoundingClientRect();
    const from = [...row.children].indexOf(place);
    const owners = all(row, ".owner").map(({ textContent }) => textContent);
    const grip: [number, number] = [clientX - left, clientY - top];
    this.#held = { key, place, row, at: [clientX, clientY], grip, from, to: from, owners, lifted: false };
    key.setPointerCapture(pointerId);
    if (pointerType === "touch") this.#timer = window.setTimeout(() => this.#lift(), HELD_MS);
  }

  #lift(): void {
    window.clearTimeout(this.#timer);
    if (!this.#held?.place.isConnected) return this.#forget();
    this.#held.lifted = true;
    this.#held.place.classList.add("lifted");
  }

  #move({ pointerType, clientX, clientY }: PointerEvent): void {
    const held = this.#held;
    if (!held) return;
    const [across, down] = [Math.abs(clientX - held.at[0]), Math.abs(clientY - held.at[1])];
    if (!held.lifted && Math.max(across, down) > FAR) {
      if (pointerType === "touch" && down > across) return this.#forget();
      this.#lift();
    }
    if (this.lifted) this.#follow(held, clientX, clientY);
  }

  /** The card stays under the pointer, and the others make room for it. */
  #follow(held: Held, x: number, y: number): void {
    const { place, row, owners, grip } = held;
    const others = all(row, ":scope > li").filter((each) => each !== place);
    const { top, bottom } = row.getBoundingClientRect();
    const line = Math.min(Math.max(y, top + 1), bottom - 1);
    held.to = others.filter((other) => {
      const box = other.getBoundingClientRect();
      return box.bottom <= line || (box.top <= line && (box.left + box.right) / 2 < x);
    }).length;
    for (const [at, other] of others.entries()) other.style.order = `${at < held.to ? 0 : 2}`;
    place.style.order = "1";
    // Who has played a card is said of its place.
    const now = [...others.slice(0, held.to), place, ...others.slice(held.to)];
    for (const [at, one] of now.entries()) {
      const owner = one.querySelector(".owner");
      if (owner) owner.textContent = owners[at] ?? "";
    }
    place.style.translate = "none";
    const lying = place.getBoundingClientRect();
    place.style.translate = `${x - grip[0] - lying.left}px ${y - grip[1] - lying.top}px`;
  }

  #end(dropped: boolean): void {
    const held = this.#held;
    this.#forget();
    if (!held?.lifted) return;
    this.#click = true;
    const { row, place, from, to, owners } = held;
    place.classList.remove("lifted");
    for (const one of all(row, ":scope > li")) one.removeAttribute("style");
    for (const [at, owner] of all(row, ".owner").entries()) owner.textContent = owners[at] ?? "";
    if (dropped && from !== to) this.#dropped(row, from, to);
    this.#ended();
  }

  #forget(): void {
    window.clearTimeout(this.#timer);
    this.#held = undefined;
  }
}
