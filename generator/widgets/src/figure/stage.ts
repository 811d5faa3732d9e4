/**
 * What a figure shows step by step: a trick or a hand card by card, or a play event by event. A stage is
 * read from markup: the printed one, or the same drawn anew for an answer of the engine.
 */

import { idIn } from "../page/address";
import { all, type Child, el } from "../page/dom";

/** One step in words: which clauses decide, and the sentence. */
export interface Told {
  clauses: string[];
  words: () => Child[];
}

export interface Stage {
  readonly count: number;
  readonly told: Told[];
  /** The step to begin with, if not the first. */
  readonly start?: number;
  show(at: number): void;
}

/** The steps in words. */
export function readTrace(lines: HTMLElement[]): Told[] {
  return lines.map((line) => ({
    get clauses() {
      return all<HTMLAnchorElement>(line, ":scope > .secs > .sec").map((link) => idIn(link.hash));
    },
    words: () => whyParts(line),
  }));
}

/** The § links in front, the sentence after: the two columns of `.why`. */
function whyParts(line: HTMLElement): Child[] {
  const copy = line.cloneNode(true) as HTMLElement;
  const links = copy.querySelector(":scope > .secs") ?? el("span", { class: "secs" });
  links.remove();
  const rest = [...copy.childNodes].filter((node) => node.textContent?.trim());
  return [links, el("div", { class: "words" }, ...rest)];
}

/**
 * What the builder prints below the cards (the verdict, why the others lose, what it brings) is true
 * of the end of the printed course only.
 */
const ENDS = [".result", ".losers", ".after", ".law", ".now"].map((end) => `:scope > ${end}`).join();

export function showEnds(host: HTMLElement, shown: boolean): void {
  for (const end of all(host, ENDS)) end.classList.toggle("later", !shown);
}
