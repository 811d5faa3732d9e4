/** How judged answers are marked, in quizzes and lessons alike: by a shape and by words. */

import * as say from "words/marks";
import { type Child, el, fill, icon } from "../page/dom";

export type Mark = "right" | "wrong" | "missed";

// The style draws what is right.
const ICONS: Record<Mark, string> = { right: "", wrong: "u-cross", missed: "u-next" };

function wordsFor(mark: Mark): string {
  return { right: say.right, wrong: say.wrong, missed: say.missed }[mark];
}

/** What a choice is to be marked with; what is neither right nor chosen has no mark. */
export function markOf(right: boolean, mine: boolean): Mark | undefined {
  if (mine) return right ? "right" : "wrong";
  return right ? "missed" : undefined;
}

/** Put the mark in the place of the control; `words` say more than right or wrong. */
export function mark(place: HTMLElement, kind: Mark | undefined, ...words: Child[]): void {
  place.querySelector(".radio")?.remove();
  place.querySelector(".tag")?.remove();
  if (!kind) return;
  place.dataset.mark = kind;
  place.querySelector(".card")?.classList.toggle("win", kind === "right");
  const said = words.length ? words : [wordsFor(kind)];
  const tag = el("span", { class: kind === "right" ? "tag w" : "tag l" });
  fill(tag, ICONS[kind] && icon(ICONS[kind]), el("span", {}, ...said));
  place.append(tag);
}
