/** What is put to the judge: the cards, whose they are, and how a link writes it down. */

import type { LinkPart } from "../page/link-parts";

/**
 * Who takes the trick, what this hand may play, whether a card that was played was allowed; and with a form: what is it
 * worth, what may be done besides playing a card.
 */
export const QUESTIONS = ["winner", "legal", "revoke", "score", "phase"] as const;
export type Question = (typeof QUESTIONS)[number];

export interface Position {
  readonly question: Question;
  readonly players: number;
  readonly trick: readonly string[];
  /** Of whoever is to play; of a player who may have revoked: what else they held then. */
  readonly hand: readonly string[];
  /** Whose card may not have been allowed: their place in the trick. */
  readonly accused: number;
}

export type List = "trick" | "hand";

export function emptied(position: Position): Position {
  return { ...position, trick: [], hand: [], accused: 0 };
}

/** Whether a question is asked with a form, without cards on a table. */
export function hasForm(question: Question): question is "score" | "phase" {
  return question === "score" || question === "phase";
}

/** The lists that a question is about, in the order in which they are filled. */
export function listsOf(question: Question): List[] {
  if (hasForm(question)) return [];
  return question === "winner" ? ["trick"] : ["trick", "hand"];
}

/** Cards of a list as they would be with one at another place. */
export function moved(cards: readonly string[], from: number, to: number): string[] {
  const rest = cards.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...cards.slice(from, from + 1), ...rest.slice(to)];
}

// ---- in a link: `winner~c.trick=KS,AH~c.players=5~trump=H`; settings have names without a dot ----

const OWN = { trick: "c.trick", hand: "c.hand", players: "c.players", accused: "c.accused" };

/** How many play, if it is another number than usual: what is remembered of a position. */
export function writtenPlayers({ players }: Position, usual: number): string[] {
  return players === usual ? [] : [`${OWN.players}=${players}`];
}

export function written(position: Position, usual: number): string[] {
  const { question, trick, hand, accused } = position;
  if (hasForm(question)) return [question];
  const own = listsOf(question).includes("hand");
  return [
    question,
    ...(trick.length ? [`${OWN.trick}=${trick.join(",")}`] : []),
    ...(own && hand.length ? [`${OWN.hand}=${hand.join(",")}`] : []),
    ...writtenPlayers(position, usual),
    ...(question === "revoke" ? [`${OWN.accused}=${accused}`] : []),
  ];
}

/** The position of a link and the parts that are none of it; undefined where it asks nothing known. */
export function readPosition(parts: readonly LinkPart[], usual: number): [Position, LinkPart[]] | undefined {
  const [first = ["winner", ""], ...rest] = parts;
  const question = QUESTIONS.find((each) => each === first[0]);
  if (!question) return undefined;
  const told = new Map(rest);
  const cards = (name: string): string[] => told.get(name)?.split(",").filter(Boolean) ?? [];
  const count = (name: string, otherwise: number): number => {
    const text = told.get(name);
    return text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : otherwise;
  };
  const position = {
    question,
    players: count(OWN.players, usual),
    trick: cards(OWN.trick),
    hand: cards(OWN.hand),
    accused: count(OWN.accused, 0),
  };
  const own = new Set(Object.values(OWN));
  return [position, rest.filter(([name]) => !own.has(name))];
}
