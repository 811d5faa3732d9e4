/** A trick or a play: at each step the table as it then lies, which was drawn as a scene for it. */

import type { Faces } from "../cards/faces";
import { all } from "../page/dom";
import { lay, type Parts } from "./parts";
import { readTrace, type Stage, showEnds, type Told } from "./stage";

export class SceneStage implements Stage {
  readonly told: Told[];
  readonly start: number;
  readonly #host: HTMLElement;
  readonly #parts: Parts;
  readonly #lines: HTMLElement[];
  readonly #printed: boolean;
  #scenes: Element[] = [];
  #at = 0;

  /** Its table stays bare until it gets the faces of a pack. */
  constructor(host: HTMLElement, parts: Parts, printed: boolean, start = 0) {
    this.#host = host;
    this.#parts = parts;
    this.#printed = printed;
    this.#lines = all(parts.trace ?? host, ":scope > li[data-step]");
    this.told = readTrace(this.#lines);
    this.start = start;
  }

  get count(): number {
    return this.told.length;
  }

  /** The same, its table laid with these faces. */
  with(faces: Faces): this {
    const { content } = this.#parts.felt?.querySelector("template") ?? {};
    if (content) this.#scenes = [...faces.fill(whole(document.importNode(content, true))).children];
    this.#lay();
    return this;
  }

  show(at: number): void {
    this.#at = at;
    lay(this.#host, this.#parts, this.#host.dataset.kind === "play");
    this.#lay();
    showEnds(this.#host, this.#printed && at === this.count - 1);
  }

  #lay(): void {
    const { scene, step } = this.#lines[this.#at]?.dataset ?? {};
    const now = this.#scenes[Number(scene ?? step)];
    if (!now) return;
    this.#parts.felt?.querySelector(":scope > :not(.strut, template)")?.remove();
    this.#parts.felt?.append(now);
  }
}

/** The scenes with every place in them: one that looks as an earlier one was written as its number. */
function whole(scenes: DocumentFragment): DocumentFragment {
  const places = all(scenes, "li");
  for (const place of places) {
    const same = places[Number(place.dataset.as)]?.cloneNode(true);
    if (same) place.replaceWith(same);
  }
  return scenes;
}
