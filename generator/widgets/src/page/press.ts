/** Buttons that come where another was. */

import { button } from "./dom";

/** A button whose place another may have held a moment ago: a double click's second half is not meant for it. */
export function press(kind: string, words: string, act: () => void): HTMLButtonElement {
  const made = button(kind, words);
  made.addEventListener("click", (event) => event.detail > 1 || act());
  return made;
}
