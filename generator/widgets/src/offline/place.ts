/** Where the book is kept on this device: what a page knows of it without asking anybody. */

import * as say from "words/page";
import { ROOT } from "../page/address";

/** The list of an edition's files; in a cache it is the last, and marks that as whole. */
export const LIST = new URL("offline.json", ROOT);
/** How a page says so, here and where it is offered. */
export const kept = (): string => say.kept;

/** Say in the summary of a folded offer whether the book is kept. */
export async function tellKept(fold: HTMLElement): Promise<void> {
  const line = fold.querySelector("summary");
  if (line && "caches" in window && (await caches.match(LIST).catch(() => undefined))) line.textContent = kept();
}
