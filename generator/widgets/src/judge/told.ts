/** What the judge tells. */

import type { Setting } from "types/engine";
import type { Child } from "../page/dom";

/** A verdict: one sentence that is read aloud, and all that stands behind it. */
export interface Told {
  verdict: Child[];
  more: Child[];
  names: string[];
  /** The card that is ahead. */
  ahead: string | null;
  /** What it hangs on beside the cards, as the engine spells it. */
  setting?: Setting;
  /** What other house rules would make of it. */
  otherwise: () => Promise<Child[]>;
}
