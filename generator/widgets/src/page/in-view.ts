/** Bringing what a press has changed before the reader's eyes. */

import { screenful } from "./scrolling";

/** So much room stays below what was brought into view. */
const ROOM = 16;

export function inView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const screen = screenful();
  return top >= screen.top && bottom <= screen.bottom;
}

/** Scroll no further than is needed to see all from `first` to `last`; if that is too much, from the top of `first`. */
export function bringIntoView(first: Element, last: Element): void {
  const screen = screenful();
  const above = first.getBoundingClientRect().top - screen.top;
  const below = last.getBoundingClientRect().bottom - screen.bottom;
  const by = Math.min(above, below > 0 ? below + ROOM : 0);
  if (by) scrollBy({ top: by, behavior: "instant" });
}
