/** The light on the sentence that states the rule that decides. No reader needs it before they do something. */

import * as say from "words/clauses";
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

/** Inside them a link to a clause lights its sentence. */
const LIGHTING = "fs-stepper, fs-quiz";

/** A link to a clause was pointed at, focused or followed: its sentence lights; whoever points is told its whole name, too. */
export function showClause({ type, target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>("a.sec");
  if (!link) return;
  const id = idIn(link.hash);
  if (type === "pointerover") link.title ||= id;
  const widget = link.closest(LIGHTING);
  if (widget && document.getElementById(id)) light([id], widget);
}
