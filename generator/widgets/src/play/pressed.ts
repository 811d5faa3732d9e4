/** What a reader wanted to play and may not: practice asks about what it may come of. Nobody is told anything here. */

import type { MatchRecord } from "types/engine";
import { ask } from "../engine/client";
import type { Asked } from "../engine/request";
import { keepPressed, type Press } from "../practice/pressed";

/** What the engine answers about the choice of a record. */
interface Choice {
  game: string;
  law: unknown;
  request: (Position & { position?: Position }) | null;
}

interface Position {
  setting?: Press["setting"];
  hand?: string[];
  trick?: string[];
}

/** Keep a card that may not be played, with what it was pressed on. */
export async function pressed(record: MatchRecord, card: string): Promise<void> {
  const { game, law, request } = await ask<Choice>({ ask: "legal", record } as unknown as Asked);
  const { hand, trick = [] } = request?.position ?? request ?? {};
  // Only where a card is to be played does a law bind it.
  if (!law || !hand?.includes(card)) return;
  keepPressed(game, { setting: request?.setting ?? {}, hand, trick, card });
}
