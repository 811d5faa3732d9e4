/** The four kinds of “What if?”, by what their figure asks; each is loaded when a reader first wants it. */

import type { Figure } from "../figure/figure";

export interface WhatIf {
  /** Put the figure back as it was printed. */
  close(): void;
}

interface Kind {
  /** `link`: the parts of the link that has opened it, if one did. */
  open(figure: Figure, link: string[]): WhatIf;
}

export const WHAT_IFS: Record<string, () => Promise<Kind>> = {
  winner: () => import("./position"),
  legal: () => import("./position"),
  hand: () => import("./hand"),
  score: () => import("./score"),
  ranks: () => import("./ranks"),
};
