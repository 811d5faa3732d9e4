/** Reading the stage of a figure from the printed markup. */

import { Faces, loadFaces } from "../cards/faces";
import { all } from "../page/dom";
import { HandStage } from "./hand-stage";
import type { Parts } from "./parts";
import { SceneStage } from "./scene-stage";
import type { Stage } from "./stage";

/** The stage that the builder's markup holds; undefined when there is nothing to step through. */
export function readStage(host: HTMLElement, parts: Parts): Stage | undefined {
  const lines = all(parts.trace ?? host, ":scope > li[data-step], :scope > li[data-legal]");
  if (!lines.length) return undefined;
  switch (host.dataset.kind ?? "trick") {
    case "trick":
      // Every card of the trick lies on the printed table.
      return parts.felt && new SceneStage(host, parts, true).with(new Faces(parts.felt));
    case "legal":
      return parts.hand && new HandStage(host, parts, true);
    case "play":
      return lines.length > 1 ? readPlay(host, parts, lines) : undefined;
    default:
      return undefined;
  }
}

/** A trace so short, with no card played in it, is there for what it leads to. */
const SHORT = 3;

/** A play: what happens, event by event. Its table is laid once it is nearly in sight. */
function readPlay(host: HTMLElement, parts: Parts, lines: HTMLElement[]): SceneStage {
  const open = !host.dataset.actions || lines.length <= SHORT;
  const played = lines.some((line) => line.dataset.kind === "play" || line.dataset.kind === "trick");
  const stage = new SceneStage(host, parts, true, open && !played ? lines.length - 1 : 0);
  if (parts.felt) awaitFaces(host, parts.felt, stage);
  return stage;
}

/** The builder has made it as big as it will get: nothing below it moves when it is laid. */
function awaitFaces(host: HTMLElement, felt: HTMLElement, stage: SceneStage): void {
  // What the builder drew below the trace is for paper, and for pages without scripts.
  const printed = host.querySelector(":scope > .felt:not(.live)");
  printed?.classList.add("later");
  const near = new IntersectionObserver(
    (seen) => {
      if (!seen.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      void loadFaces(host.dataset.pack ?? "").then(
        (faces) => stage.with(new Faces(faces)),
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
