/** A misreading that answers have shown: what its reader may believe, what the book says, and where the two differ. */

import type { Named } from "types/engine";
import * as say from "words/quiz";
import type { Pack } from "../cards/pack";
import { type Child, el } from "../page/dom";
import { QuestionView } from "./question";
import type { Answer } from "./round";

export interface Found {
  named: Named;
  /** The answer that shows it best. */
  shown: Answer;
}

export function namedParts({ named, shown }: Found, pack: Pack): Child[] {
  const { question, chosen } = shown;
  const nothing = (): void => undefined;
  const view = new QuestionView(question, pack, { moved: nothing, tapped: nothing });
  view.choose(chosen);
  view.reveal();
  const links = pack.placed(named.links);
  return [
    el("blockquote", { class: "believed" }, ...pack.placed(named.why.drawn)),
    el("p", {}, say.bookSays),
    el("div", { class: "book-says" }, ...named.book.map((text) => el("p", {}, text)), el("p", {}, ...links)),
    el("p", {}, say.whereItShows),
    view.root,
    el("p", { class: "then" }, ...view.verdict()),
  ];
}
