/** A figure that can be asked “What if?”: what the one who answers needs of it. */

import type { Request } from "types/engine";
import type { Child } from "../page/dom";
import type { Stage } from "./stage";

export interface Figure extends HTMLElement {
  /** Aborts when the page is turned. */
  readonly signal: AbortSignal;
  readonly heading: string;
  readonly request: Request | undefined;
  /** The actions of a scripted hand. */
  readonly script: string[];
  /** Which step of the printed course is shown. */
  readonly printedStep: number;
  /** Say something in the live region in place of the step's sentence. */
  say(...words: Child[]): void;
  /** Show another course of events, from its end; none = the printed one. */
  perform(stage?: Stage): void;
  /** Put something after the row with "What if?": it comes next, for the eye and for the keyboard. */
  addPanel(panel: HTMLElement): void;
  /** Say that the link to this figure is damaged, why, and what is shown instead. */
  spoilt(why?: string): void;
}
