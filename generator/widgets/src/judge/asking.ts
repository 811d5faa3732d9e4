/** The judge's questions as requests of the engine, and its answers as what the table shows. */

import type { DrawnLegal, DrawnWinner, LegalAnswer, LegalRequest, Setting, WinnerRequest } from "types/engine";
import * as say from "words/judge";
import type { Pack } from "../cards/pack";
import { ask } from "../engine/client";
import { type Child, el } from "../page/dom";
import { houseRules } from "./house-rules";
import type { Position } from "./position";
import type { Told } from "./told";

/** A position, and the table at which it is asked about. */
export interface Put extends Position {
  game: string;
  setting: Setting;
  /** Who plays, where a trick could be of several sizes. */
  names: string[] | undefined;
  /** Who has played each card. */
  owners: string[];
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
    default:
      return undefined;
  }
}

/** The cards that somebody has typed or said, as the engine spells them. */
export async function typed(game: string, setting: Setting, text: string): Promise<string[]> {
  const answer = await ask<DrawnLegal>({ ask: "legal", game, setting, hand: text });
  return answer.cards.map(({ card }) => card);
}

async function winner({ game, setting, trick, names, owners }: Put, pack: Pack): Promise<Told> {
  const request: WinnerRequest = { ask: "winner", game, setting, trick: [...trick], ...(names && { names }) };
  const answer = await ask<DrawnWinner>({ ...request, draw: { names: owners } });
  const face = answer.card === null ? "" : pack.card(answer.card);
  return {
    verdict: verdict(face, pack.told(answer)),
    more: parts(pack, answer.drawn.figure, ".losers, .after"),
    names: answer.names,
    ahead: answer.card,
    setting: answer.setting,
    otherwise: () => houseRules(request, pack, (other) => ("steps" in other ? pack.told(other) : undefined)),
  };
}

async function legal(put: Put, pack: Pack): Promise<Told> {
  const request = legalRequest(put, put.trick, put.hand);
  const answer = await ask<DrawnLegal>({ ...request, draw: { names: put.owners } });
  return {
    verdict: verdict("", pack.told(answer.law)),
    more: parts(pack, answer.drawn.figure, ".hand, .trace"),
    names: [],
    ahead: null,
    setting: answer.setting,
    otherwise: () => houseRules(request, pack, (other) => ("cards" in other ? pack.told(other.law) : undefined)),
  };
}

/** A card was allowed if it was among those that its player might play to the cards before it. */
async function revoke(put: Put, pack: Pack): Promise<Told> {
  const { trick, hand, accused } = put;
  const card = trick[accused] ?? "";
  const request = legalRequest(put, trick.slice(0, accused), [card, ...hand]);
  const answer = await ask<DrawnLegal>({ ...request, draw: { names: put.owners } });
  const allowed = isAllowed(answer, card);
  const told = (given: LegalAnswer): Child[] => {
    const found = given.cards.find((each) => each.card === card);
    const word = el("strong", {}, isAllowed(given, card) ? say.allowed : say.notAllowed);
    return found ? [word, " ", ...pack.told(found)] : [word];
  };
  return {
    verdict: verdict(pack.card(card), told(answer)),
    more: parts(pack, answer.drawn.figure, ".hand, .trace"),
    names: [],
    ahead: null,
    setting: answer.setting,
    // Another rule may free other cards than this one.
    otherwise: () =>
      houseRules(request, pack, (other) =>
        "cards" in other && isAllowed(other, card) !== allowed ? told(other) : undefined,
      ),
  };
}

function isAllowed({ legal }: LegalAnswer, card: string): boolean {
  return legal.includes(card);
}

function legalRequest({ game, setting, names }: Put, trick: readonly string[], hand: readonly string[]): LegalRequest {
  const before = trick.length ? { trick: [...trick] } : {};
  return { ask: "legal", game, setting, ...before, ...(names && { names }), hand: [...hand] };
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
