/** The judge's questions as requests of the engine, and its answers as what the table shows. */

import type { DrawnLegal, DrawnWinner, Setting } from "types/engine";
import * as say from "words/judge";
import type { Pack } from "../cards/pack";
import { ask } from "../engine/client";
import { type Child, el } from "../page/dom";
import type { Position } from "./position";

/** A position, and the table at which it is asked about. */
export interface Put extends Position {
  game: string;
  setting: Setting;
  /** Who plays, where a trick could be of several sizes. */
  names: string[] | undefined;
  /** Who has played each card. */
  owners: string[];
}

/** A verdict: one sentence that is read aloud, and all that stands behind it. */
export interface Told {
  verdict: Child[];
  more: Child[];
  names: string[];
  /** The card that is ahead. */
  ahead: string | null;
  setting: Setting;
}

/** How to get the verdict; undefined while there is nothing to ask about. */
export function asked(put: Put): ((pack: Pack) => Promise<Told>) | undefined {
  const { question, trick, hand } = put;
  switch (question) {
    case "winner":
      return trick.length ? (pack) => winner(put, pack) : undefined;
    case "legal":
      return hand.length ? (pack) => legal(put, pack) : undefined;
    case "revoke":
      return trick.length && hand.length ? (pack) => revoke(put, pack) : undefined;
  }
}

/** The cards that somebody has typed or said, as the engine spells them. */
export async function typed(game: string, setting: Setting, text: string): Promise<string[]> {
  const answer = await ask<DrawnLegal>({ ask: "legal", game, setting, hand: text });
  return answer.cards.map(({ card }) => card);
}

async function winner({ game, setting, trick, names, owners }: Put, pack: Pack): Promise<Told> {
  const draw = { names: owners };
  const answer = await ask<DrawnWinner>({
    ask: "winner",
    game,
    setting,
    trick: [...trick],
    ...(names && { names }),
    draw,
  });
  const face = answer.card === null ? "" : pack.card(answer.card);
  return {
    verdict: verdict(face, pack.told(answer)),
    more: parts(pack, answer.drawn.figure, ".losers, .after"),
    names: answer.names,
    ahead: answer.card,
    setting: answer.setting,
  };
}

async function legal(put: Put, pack: Pack): Promise<Told> {
  const answer = await askLegal(put, put.trick, put.hand);
  return {
    verdict: verdict("", pack.told(answer.law)),
    more: parts(pack, answer.drawn.figure, ".hand, .trace"),
    names: [],
    ahead: null,
    setting: answer.setting,
  };
}

/** A card was allowed if it was among those that its player might play to the cards before it. */
async function revoke(put: Put, pack: Pack): Promise<Told> {
  const { trick, hand, accused } = put;
  const card = trick[accused] ?? "";
  const answer = await askLegal(put, trick.slice(0, accused), [card, ...hand]);
  const found = answer.cards.find((each) => each.card === card);
  const word = el("strong", {}, found?.legal ? say.allowed : say.notAllowed);
  return {
    verdict: verdict(pack.card(card), found ? [word, " ", ...pack.told(found)] : [word]),
    more: parts(pack, answer.drawn.figure, ".hand, .trace"),
    names: [],
    ahead: null,
    setting: answer.setting,
  };
}

function askLegal(put: Put, trick: readonly string[], hand: readonly string[]): Promise<DrawnLegal> {
  const { game, setting, names, owners } = put;
  const before = trick.length ? { trick: [...trick] } : {};
  const named = names && { names };
  return ask<DrawnLegal>({
    ask: "legal",
    game,
    setting,
    ...before,
    ...named,
    hand: [...hand],
    draw: { names: owners },
  });
}

function verdict(face: Child, told: Child[]): Child[] {
  return [el("div", { class: "ruled" }, face, el("p", {}, ...told))];
}

/** Those parts of a figure that are not on the judge's own table. */
function parts(pack: Pack, figure: string, wanted: string): Child[] {
  const nodes = pack.placed(figure).filter((node): node is HTMLElement => node instanceof HTMLElement);
  const found = nodes.filter((node) => node.matches(wanted));
  return found;
}
