/** What a reader wanted to play and may not: practice asks about what it may come of. Nobody is told anything here. */

import type { LegalOfRecordAnswer, MatchRecord } from "types/engine";
import { ask } from "../engine/client";
import { keepPressed, type Press } from "../practice/pressed";

/** Keep a card that may not be played, with what it was pressed on. */
export async function pressed(record: MatchRecord, card: string): Promise<void> {
  const { game, law, request } = await ask<LegalOfRecordAnswer>({ ask: "legal", record });
  const { hand, trick = [] }: Partial<Press> = request?.position ?? request ?? {};
  // Only where a card is to be played does a law bind it.
  if (!law || !hand?.includes(card)) return;
  keepPressed(game, { setting: request?.setting ?? {}, hand, trick, card });
}
