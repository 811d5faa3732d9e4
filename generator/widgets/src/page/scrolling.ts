/** Keeping what is read where it is on the screen. */

import { all } from "./dom";

/** Where the page can be seen: under the bar that stays at the top, as the style sheet says. */
export function screenful(): { top: number; bottom: number } {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return { top: parseFloat(scrollPaddingTop) || 0, bottom: innerHeight };
}

/** Pages scroll by whole pixels: what is left of the times before. */
let owed = 0;

/** Draw, and scroll so that an element of which something is in view stays where it is on the screen. */
export function holding(element: Element, draw: () => unknown): void {
  const { top, bottom } = element.getBoundingClientRect();
  const seen = bottom > screenful().top && top < innerHeight;
  draw();
  if (!seen) return;
  owed += element.getBoundingClientRect().top - top;
  const by = Math.round(owed);
  owed -= by;
  scrollBy({ top: by, behavior: "instant" });
}

let scrolled = !!location.hash;
addEventListener("scroll", () => (scrolled = true));

/**
 * Change something that nobody looks at: what is read stays where it is. Browsers see to it themselves, but not in the
 * moment in which what is read changes, too. On a page that was never scrolled nothing has to be measured.
 */
export function keepingPlace(change: () => unknown): void {
  // What stands in the middle, or next below it: there may be a gap.
  const read =
    scrolled && all(document, ".book > *").find((one) => one.getBoundingClientRect().bottom > innerHeight / 2);
  if (read) holding(read, change);
  else change();
}
