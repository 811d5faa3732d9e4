/** Bringing what a press has changed before the reader's eyes. */

/** So much room stays below what was brought into view. */
const ROOM = 16;

/** Where the page can be seen: under the bar that stays at the top, as the style sheet says. */
function screenful(): { top: number; bottom: number } {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return { top: parseFloat(scrollPaddingTop) || 0, bottom: innerHeight };
}

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

/** Draw, and scroll so that an element of which something is in view stays where it is on the screen. */
export function holding(element: Element, draw: () => void): void {
  const { top, bottom } = element.getBoundingClientRect();
  const seen = bottom > screenful().top && top < innerHeight;
  draw();
  const by = element.getBoundingClientRect().top - top;
  if (seen && by) scrollBy({ top: by, behavior: "instant" });
}
