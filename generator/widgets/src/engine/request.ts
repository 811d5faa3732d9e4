/** What the engine is asked, and which games it takes to answer. */

import type { Draw, LegalOfRecordRequest, PhaseRequest, PlayRequest, Request } from "types/engine";

/** A request of the engine, and what is to be drawn of its answer. */
export type Asked = (Request | PhaseRequest | LegalOfRecordRequest | PlayRequest) & { draw?: Draw };

/** The game that a request names, if it names one: its rules are fetched with the kernel. */
export function gamesOf(request?: Asked): string[] {
  const about = request?.ask === "otherwise" ? request.request : request;
  return about && "game" in about && about.game ? [about.game] : [];
}
