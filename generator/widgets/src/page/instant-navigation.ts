/**
 * Material's instant navigation takes the first jump within a page for a new page: it loads the page
 * once more and puts it in place of the old one, and every widget starts again. Such jumps are therefore
 * made here. No move may meet a page that the search still holds still.
 */

import { idIn } from "./address";
import { elementOf } from "./folds";

/** What Material offers to scripts of a page. */
interface Material {
  /** Its stream of addresses. */
  location$: { next(url: URL): void };
  /** Its stream of pages: the present one, and each that is turned to when it has come. */
  document$: { subscribe(use: () => void): void };
}

/** Material's script comes when a reader first does something (theme.js): before this one or after it. */
export function withMaterial(use: (material: Material) => void): void {
  const begin = (): void => use(window as unknown as Material);
  if ("location$" in window) begin();
  else window.addEventListener("material", begin, { once: true });
}

export function stayOnPage({ location$: addresses, document$: pages }: Material): void {
  let page = location.pathname;
  const turn = addresses.next.bind(addresses);
  // Material notes where the reader is a moment after each move. Until a page that is turned to has come, nothing is noted: a note
  // of the old page would be taken for a place in the new one, instead of that which its address names.
  let note: History["replaceState"] | undefined;
  pages.subscribe(() => {
    if (note) history.replaceState = note;
    note = undefined;
  });
  addresses.next = (url) => {
    const turns = url.pathname !== page;
    unlock(turns);
    if (!turns) return jump(url);
    page = url.pathname;
    note ??= history.replaceState;
    history.replaceState = () => {};
    turn(url);
  };
}

/**
 * Let the page scroll again. While its search fills the screen, Material holds the page still, and lets it go a moment
 * after the search has closed: with the place that was asked for there already, it would go back to the old one. A page that is
 * turned to keeps nothing of the old place: Material notes it within a moment as the new page's, and goes there, not to the clause.
 */
function unlock(turns: boolean): void {
  const { body } = document;
  if (!body.hasAttribute("data-md-scrolllock")) return;
  const y = -Number.parseFloat(body.style.top) || 0;
  body.removeAttribute("data-md-scrolllock");
  body.style.top = "";
  if (!turns) window.scrollTo(0, y);
}

/** Go to a place of this page, or back to where the reader had been in it. */
function jump(url: URL): void {
  const { y } = (history.state ?? {}) as { y?: number };
  const target = elementOf(idIn(url.hash));
  if (y !== undefined) window.scrollTo(0, y);
  // The jump itself is told to us, too; it is done when the place is the target.
  else if (target && !target.matches(":target")) location.hash = url.hash;
}
