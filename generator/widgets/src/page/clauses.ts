/** Links to the sentences that state the rules, and the light on the one that decides. */

import { idIn } from "./address";
import { all, el } from "./dom";
import { holding } from "./scrolling";

const labels = new Map<string, string>();
const LIT = "lit";

/** Remember what clauses are called ("§ 12"), for pages that do not hold their sentences. */
export function learnLabels(known: Record<string, string>): void {
  for (const [id, label] of Object.entries(known)) labels.set(id, label);
}

/** The link "§ 12" of a clause, to the sentence in this page or in the game's own page. */
export function clauseLink(id: string): HTMLAnchorElement {
  const here = document.getElementById(id);
  // A ruling's own place says only its name.
  const marked = id.includes(".ruling.") ? undefined : here?.querySelector(".sec")?.textContent;
  const label = marked ?? labels.get(id) ?? shortName(id);
  return el("a", { class: "sec", href: `${here ? "" : pageOf(id)}#${id}`, title: id }, label);
}

export function clauseLinks(ids: readonly string[]): HTMLElement {
  const links = el("span", { class: "secs" });
  for (const [i, id] of ids.entries()) links.append(...(i ? [" ", clauseLink(id)] : [clauseLink(id)]));
  return links;
}

function shortName(id: string): string {
  const name = id.split(".").pop() ?? id;
  return id.includes(".ruling.") ? `Ruling ${name}` : name.replaceAll("-", " ");
}

/** A game's page; what all games share is told on its own page. */
function pageOf(id: string): string {
  const game = id.split(".")[0];
  const page = game === "common" ? "how-to-read/" : `games/${game}/`;
  return new URL(`../../${page}`, import.meta.url).href;
}

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
      first.append(el("span", { class: "now" }, `Decides “${figure}”`));
    }
  });
}

/** The clause that a link names; instant navigation may have made the link's address absolute. */
function clauseOf(event: Event): string | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a.sec") : null;
  return link ? idIn(link.hash) : undefined;
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
