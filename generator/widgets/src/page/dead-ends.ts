/** An address may name a place that its page does not have: damaged on its way, or of an older edition. */

import { namesNothing, note } from "./address";

const WORDS =
  "The address of this page names a place that is not here: perhaps it was damaged on its way. Here is the beginning.";

/** Material's stream of pages, which it offers to scripts of a page: the present one, and each that is turned to. */
interface Pages {
  subscribe(turned: () => void): void;
}

export function tellDeadEnds(): void {
  const { document$: pages } = window as { document$?: Pages };
  const tell = (): void => {
    const page = document.querySelector(".book");
    if (page) note(page, namesNothing() ? WORDS : "");
  };
  window.addEventListener("hashchange", () => [tell(), namesNothing() && scrollTo(0, 0)]);
  if (pages) pages.subscribe(tell);
  else tell();
}
