/** The one place where widgets read addresses. Nothing here throws: what cannot be read is damaged. */

import { el } from "./dom";
import { elementOf } from "./folds";

/** The way from this script to the folder of what all languages share (build.mjs). */
declare const UP: string;
/** The folder that the whole book lies in. */
export const ROOT = new URL(`${UP}../../`, import.meta.url);

// The page hears of a turn a moment after the address has it. An answer to what was asked before may have written its own
// link over it by then: the event still knows, and it is told here first of all.
window.addEventListener("hashchange", ({ newURL }) => {
  const { pathname, hash } = new URL(newURL);
  if (pathname === location.pathname && hash !== location.hash) history.replaceState(history.state, "", hash);
});

/** A link to something in a widget, as in `#example-third-best~1=5S`. */
export interface Link {
  /** The widget's id. */
  id: string;
  /** What stands after it; undefined when it cannot be read. */
  parts: string[] | undefined;
}

/** A text of an address as people write it; undefined when its signs are damaged. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The id that a hash names. What cannot be read is no id. */
export function idIn(hash = location.hash): string {
  return decoded(hash.slice(1)) ?? "";
}

/** The link that the page's address holds. */
function linkIn(hash: string): Link {
  // Some mail programs write the tilde in signs.
  const [id = "", ...parts] = hash.slice(1).split(/~|%7e/i).map(decoded);
  const whole = parts.every((part) => part !== undefined);
  return { id, parts: whole ? parts : undefined };
}

/** The link of the page's address, if it is one to something in `widget`. */
export function linkTo(widget: Element): Link | undefined {
  const link = linkIn(location.hash);
  const here = !!widget.id && link.id === widget.id;
  return here && link.parts?.length !== 0 ? link : undefined;
}

/** The widgets that take links to something in them. */
const LINKED = "fs-stepper, fs-quiz, fs-compare, fs-judge, fs-sheet, fs-play";

/** Whether the address names a place that this page does not have. */
export function namesNothing(): boolean {
  const { hash } = location;
  const found = elementOf(idIn(hash)) ?? elementOf(linkIn(hash).id)?.closest(LINKED);
  return hash.length > 1 && !found;
}

/** A quiet note at the top of a figure or page; no words take it away. */
export function note(host: Element, words = ""): void {
  host.querySelector(":scope > .amiss")?.remove();
  if (!words) return;
  const line = el("p", { class: "amiss", role: "status" }, words);
  const head = host.querySelector(":scope > header");
  if (head) head.after(line);
  else host.prepend(line);
}
