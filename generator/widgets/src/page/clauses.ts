/** The light on the sentence that states the rule that decides. */

import * as say from "words/page";
import { idIn } from "./address";
import { all, el } from "./dom";
import { holding } from "./scrolling";

const LIT = "lit";

/**
 * Light the sentences of these clauses, and say at the first which figure it decides. The page must
 * not move under the reader's eyes: `still` is where they are looking.
 */
export function light(ids: readonly string[], still: Element, figure = ""): void {
  // A browser's own anchor may be the very sentence that grows, above what the reader looks at.
  holding(still, () => {
    for (const sentence of all(document, `.clause.${LIT}`)) sentence.classList.remove(LIT);
    for (const note of all(document, ".clause > .now")) note.remove();
    const sentences = ids.map((id) => document.getElementById(id)).filter((found) => !!found);
    for (const sentence of sentences) sentence.classList.add(LIT);
    const first = sentences[0];
    if (first && figure && getComputedStyle(first).display === "block") {
      first.append(el("span", { class: "now" }, say.decides({ figure })));
    }
  });
}

/** The clause that a link names; instant navigation may have made the link's address absolute. */
function clauseOf(event: Event): string | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a.sec") : null;
  return link ? idIn(link.hash) : undefined;
}

/** Whoever rests on a link to a clause is told its whole name, which the link has in its address. */
export function nameClauses(): void {
  document.addEventListener("pointerover", (event) => {
    const id = clauseOf(event);
    const link = id && (event.target as Element).closest<HTMLAnchorElement>("a.sec");
    if (link) link.title ||= id;
  });
}

/** Inside a widget a clause link lights its sentence when pointed at, focused or followed. */
export function lightOnIntent(widget: HTMLElement, signal: AbortSignal): void {
  const shine = (event: Event): void => {
    const id = clauseOf(event);
    if (id && document.getElementById(id)) light([id], widget);
  };
  for (const kind of ["pointerover", "focusin", "click"]) {
    widget.addEventListener(kind, shine, { signal });
  }
}
