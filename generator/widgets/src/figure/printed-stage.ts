/** The stage that the builder has printed, read from its markup. */

import { loadPack } from "../cards/pack";
import { all } from "../page/dom";
import { HandStage } from "./hand-stage";
import { readTrace, type Stage, showEnds, type Told } from "./stage";
import { tableOf } from "./table";
import { TrickStage } from "./trick-stage";

/** The stage that the builder's markup holds; undefined when there is nothing to step through. */
export function readStage(host: HTMLElement): Stage | undefined {
  switch (host.dataset.kind ?? "trick") {
    case "trick":
      return TrickStage.read(host);
    case "legal":
      return HandStage.read(host);
    case "play":
      return TraceStage.read(host);
    default:
      return undefined;
  }
}

/** A trace so short, with no card played in it, is there for what it leads to. */
const SHORT = 3;

/** A play: what happens, event by event. The table is drawn once it is nearly in sight (`play-table.ts`). */
class TraceStage implements Stage {
  readonly told: Told[];
  readonly start: number;
  readonly #host: HTMLElement;
  readonly #felt: HTMLElement | null;
  #draw: ((at: number) => void) | undefined;
  #at = 0;

  private constructor(host: HTMLElement, lines: HTMLElement[]) {
    this.#host = host;
    this.told = readTrace(host);
    const open = !host.dataset.actions || lines.length <= SHORT;
    this.start = open && !lines.some((line) => line.dataset.trick) ? lines.length - 1 : 0;
    this.#felt = tableOf(host);
    if (this.#felt) this.#awaitTable(this.#felt);
  }

  static read(host: HTMLElement): TraceStage | undefined {
    const lines = all(host, ".trace > li");
    return lines.length > 1 ? new TraceStage(host, lines) : undefined;
  }

  get count(): number {
    return this.told.length;
  }

  show(at: number): void {
    this.#at = at;
    this.#draw?.(at);
    // A table that only a what-if has needed.
    if (!this.#felt) tableOf(this.#host)?.remove();
    showEnds(this.#host, at === this.count - 1);
  }

  /** The builder has made it as big as it will get: nothing below it moves when it is drawn. */
  #awaitTable(felt: HTMLElement): void {
    const host = this.#host;
    // What the builder drew below the trace is for paper, and for pages without scripts.
    const printed = host.querySelector(":scope > .felt:not(.live)");
    printed?.classList.add("later");
    const near = new IntersectionObserver(
      (seen) => {
        if (!seen.some((entry) => entry.isIntersecting)) return;
        near.disconnect();
        void Promise.all([import("./play-table"), loadPack(host.dataset.pack ?? "")]).then(
          ([{ readTable }, pack]) => {
            this.#draw = readTable(host, pack);
            this.#draw(this.#at);
          },
          // The sentences are complete without the picture.
          () => {
            felt.remove();
            printed?.classList.remove("later");
          },
        );
      },
      { rootMargin: "100%" },
    );
    near.observe(host);
  }
}
