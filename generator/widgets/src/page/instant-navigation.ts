/**
 * Material's instant navigation takes the first jump within a page for a new page: it loads the page
 * once more and puts it in place of the old one, and every widget starts again. Until the reader has
 * turned to another page, such jumps are therefore made here; afterwards it tells them apart itself.
 */

import { idIn } from "./address";

/** Material's stream of addresses, which it offers to scripts of a page. */
interface Addresses {
  next(url: URL): void;
}

export function stayOnPage(): void {
  const { location$: addresses } = window as { location$?: Addresses };
  if (!addresses) return;
  const page = location.pathname;
  const turn = addresses.next.bind(addresses);
  addresses.next = (url) => {
    if (url.pathname === page) return jump(url);
    addresses.next = turn;
    turn(url);
  };
}

/** Go to a place of this page, or back to where the reader had been in it. */
function jump(url: URL): void {
  const { y } = (history.state ?? {}) as { y?: number };
  const target = document.getElementById(idIn(url.hash));
  if (y !== undefined) window.scrollTo(0, y);
  // The jump itself is told to us, too; it is done when the place is the target.
  else if (target && !target.matches(":target")) location.hash = url.hash;
}
