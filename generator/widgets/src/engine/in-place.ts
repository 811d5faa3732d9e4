/** Clause marks that open the sentence where they stand: nobody at a table wants to turn the page. */

import type { GameAnswer } from "types/engine";
import * as say from "words/clauses";
import { idIn } from "../page/address";
import { el } from "../page/dom";
import { ask } from "./client";

const known = new Map<string, Promise<Map<string, string>>>();

/** The clauses of a game in its own words, by their ids: asked once. */
function clausesOf(game: string): Promise<Map<string, string>> {
  const asked =
    known.get(game) ??
    ask<GameAnswer>({ ask: "game", game }).then(({ clauses }) => new Map(clauses.map(({ id, text }) => [id, text])));
  known.set(game, asked);
  // A failed question is not remembered: the next try asks again.
  asked.catch(() => known.delete(game));
  return asked;
}

/** A press on a clause mark; with a key held down it is an ordinary link. */
export function openInPlace(event: MouseEvent, game: string): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a.sec") : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const host = link.closest("p, dd, li, .law") ?? link;
  const open = host.querySelector<HTMLElement>(":scope > .inplace");
  const id = idIn(link.hash);
  event.preventDefault();
  // Instant navigation would follow it all the same.
  event.stopPropagation();
  open?.remove();
  if (open?.dataset.clause === id) return;
  clausesOf(game).then(
    (clauses) => {
      const text = clauses.get(id);
      if (text === undefined) return location.assign(link.href);
      const page = el("a", { href: link.href }, say.inTheRules);
      const told = el("span", { class: "inplace", role: "note", "data-clause": id }, text, " ", page);
      host.append(told);
    },
    () => location.assign(link.href),
  );
}
