/** The stage of a figure that the engine has drawn, for a "What if?". */

import type { Pack } from "../cards/pack";
import { el } from "../page/dom";
import { HandStage } from "./hand-stage";
import { partsOf } from "./parts";
import { SceneStage } from "./scene-stage";
import type { Stage } from "./stage";

/** Undefined when nothing happens in it. */
export function drawnStage(host: HTMLElement, pack: Pack, markup: string): Stage | undefined {
  const { kind } = host.dataset;
  const parts = partsOf(el("div", {}, ...pack.placed(markup)), kind === "play");
  if (kind === "legal") return new HandStage(host, parts, false);
  return parts.trace && new SceneStage(host, parts, false).with(pack);
}
