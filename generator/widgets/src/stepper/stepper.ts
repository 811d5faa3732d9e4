/** `<fs-stepper>`: a worked example, step by step, and what would have been. */

import type { Request } from "types/engine";
import * as say from "words/figure";
import { gamesOf } from "../engine/request";
import { warmOn } from "../engine/warm";
import type { Figure } from "../figure/figure";
import { lay, type Parts, partsOf } from "../figure/parts";
import { readStage } from "../figure/printed-stage";
import { type Stage, showEnds } from "../figure/stage";
import { linkTo, note } from "../page/address";
import { all, button, type Child, el, fill, icon, liveRegion, released } from "../page/dom";
import { unpack } from "../page/folds";
import { whenIdle } from "../page/idle";
import { holding, keepingPlace } from "../page/scrolling";
import { WHAT_IFS, type WhatIf } from "../what-if/kinds";

/** How far above and below the screen it is nearly in sight. */
const NEAR = "600px";
const STEP_MS = 1600;
/** More steps than this do not fit as dots beside each other on a phone. */
const MOST_DOTS = 8;

export class FsStepper extends HTMLElement implements Figure {
  #built = false;
  #alive = false;
  #stage: Stage | undefined;
  #static: Stage | undefined;
  #parts: Parts = {};
  #at = 0;
  #timer = 0;
  #gone = new AbortController();
  #why = liveRegion("why");
  #back = button("btn", icon("u-prev"), say.back);
  #next = button("btn pri", say.next, icon("u-next"));
  #again = button("btn quiet", say.startOver);
  #place = el("div", { class: "place" });
  #play = button("btn");
  #whatIf = button("btn", say.whatIf);
  #row = el("div", { class: "ctl2" });

  connectedCallback(): void {
    // A page that was turned to was read as one without scripts: once this is in its place, it comes here again.
    const kept = this.closest("noscript");
    if (kept) return unpack(kept);
    this.#gone = new AbortController();
    const { signal } = this.#gone;
    // Behind a fold nothing is built until it is opened: what is printed there is complete.
    const fold = this.#built ? null : this.closest("details:not([open])");
    if (fold && !linkTo(this)) fold.addEventListener("toggle", () => this.#enliven(), { once: true, signal });
    else this.#enlivenSoon(signal);
    window.addEventListener("hashchange", () => this.#openFromLink(), { signal });
    this.#openFromLink();
  }

  /** At once where it is in sight, or nearly; else when the page has nothing else to do. */
  #enlivenSoon(signal: AbortSignal): void {
    if (this.#built) return this.#enliven();
    const seen = new IntersectionObserver(
      ([entry]) => {
        seen.disconnect();
        const enliven = (): void => keepingPlace(() => signal.aborted || this.#enliven());
        if (entry?.isIntersecting) enliven();
        else whenIdle(enliven);
      },
      { rootMargin: NEAR },
    );
    seen.observe(this);
  }

  #enliven(): void {
    if (this.#alive) return;
    this.#alive = true;
    if (!this.#built) this.#build();
    if (!this.#built) return;
    const { signal } = this.#gone;
    // On paper there is nothing to step: the end of the printed trick, and the trace below it.
    window.addEventListener("beforeprint", () => this.#static?.show(this.#static.count - 1), { signal });
    window.addEventListener("afterprint", () => this.#stage?.show(this.#at), { signal });
  }

  disconnectedCallback(): void {
    this.#pause();
    this.#alive = false;
    this.#gone.abort();
  }

  get signal(): AbortSignal {
    return this.#gone.signal;
  }

  get heading(): string {
    const heading = this.querySelector("header h3")?.cloneNode(true) as HTMLElement | undefined;
    heading?.querySelector(".headerlink")?.remove();
    return heading?.textContent?.trim() ?? say.thisExample;
  }

  get request(): Request | undefined {
    const json = this.dataset.request;
    return json ? (JSON.parse(json) as Request) : undefined;
  }

  get script(): string[] {
    return JSON.parse(this.dataset.actions ?? "[]") as string[];
  }

  get printedStep(): number {
    return this.#stage === this.#static ? this.#at : 0;
  }

  say(...words: Child[]): void {
    fill(this.#why, el("span", { class: "secs" }), el("p", { class: "words" }, ...words));
  }

  perform(stage?: Stage): void {
    this.#pause();
    this.#stage = stage ?? this.#static;
    this.classList.toggle("up", !!this.#stage || this.dataset.kind !== "play");
    // What only a what-if has shown goes, and with no step to show all that is printed is true.
    if (!this.#stage) {
      lay(this, this.#parts, this.dataset.kind === "play");
      showEnds(this, true);
    }
    this.#drawPlace();
    this.#go((this.#stage?.count ?? 1) - 1);
  }

  addPanel(panel: HTMLElement): void {
    this.#row.after(panel);
  }

  #build(): void {
    const kind = this.dataset.kind ?? "";
    const plays = kind === "play";
    this.#parts = partsOf(this, plays);
    const stage = readStage(this, this.#parts);
    this.#static = this.#stage = stage;
    // A score or an order has no steps, but it can be asked about; a play with none may still be played on.
    if (!stage && !(["play", "score", "ranks"].includes(kind) && this.#canAsk())) return;
    this.#at = stage?.start ?? 0;
    this.#built = true;
    this.classList.toggle("up", !!stage || !plays);
    const whole = button("btn quiet whole", say.allInWords);
    whole.setAttribute("aria-expanded", "false");
    whole.addEventListener("click", () => {
      whole.setAttribute("aria-expanded", String(this.classList.toggle("told")));
    });
    // Last, so that with the keyboard the editor that it opens comes next.
    if (stage) this.#row.append(this.#play, whole, this.#again, this.#canAsk() ? this.#whatIf : "");
    else this.#row.append(this.#whatIf);
    const steps = el("div", { class: "ctl" }, this.#back, this.#place, this.#next);
    const controls = stage || plays ? [this.#why, steps, this.#row] : [this.#why, this.#row];
    const picture = stage && !plays && this.#lastPicture();
    // With nothing to step through, "What if?" comes after what is printed.
    const below = this.querySelector(`:scope > ${stage ? ":is(.trace, .felt:not(.live), .now)" : ".cap"}`);
    if (picture) picture.after(...controls);
    else if (below) below.before(...controls);
    else this.append(...controls);

    this.#back.addEventListener("click", () => this.#step(-1));
    this.#next.addEventListener("click", () => this.#step(1));
    this.#again.addEventListener("click", () => this.#step(-this.#at));
    this.#play.addEventListener("click", () => (this.#timer ? this.#pause() : this.#playAll()));
    this.#place.addEventListener("keydown", (event) => this.#keys(event));
    this.#whatIf.setAttribute("aria-pressed", "false");
    this.#whatIf.addEventListener("click", () => {
      note(this);
      void this.#toggleWhatIf(!this.matches(".asking"));
    });
    warmOn(this.#whatIf, gamesOf(this.request));
    this.#drawPlace();
    this.#draw();
  }

  /** The figure's cards may be a table and a hand; the controls stand under both. */
  #lastPicture(): Element | undefined {
    return all(this, ":scope > .felt, :scope > .hand").at(-1);
  }

  #canAsk(): boolean {
    const asks = this.request?.ask ?? "";
    // A hand that was over before anybody chose leaves nothing to choose.
    const idle = asks === "hand" && !this.script.length && !this.querySelector(":scope > .now");
    return asks in WHAT_IFS && !idle;
  }

  #step(by: number): void {
    this.#pause();
    const count = this.#stage?.count ?? 0;
    const at = this.#at + by;
    if (at < 0 || at >= count) return;
    // What a step says may be longer: the button stays under the finger, and the picture gives way.
    holding(this.#next, () => {
      this.#go(at);
      this.#light();
    });
  }

  #go(at: number): void {
    this.#at = at;
    this.#draw();
  }

  #light(): void {
    const clauses = this.#stage?.told[this.#at]?.clauses ?? [];
    import("../page/clauses").then(({ light }) => light(clauses, this, this.heading)).catch(() => {});
  }

  #draw(): void {
    const stage = this.#stage;
    if (!stage) return fill(this.#why);
    const last = this.#at === stage.count - 1;
    stage.show(this.#at);
    fill(this.#why, ...(stage.told[this.#at]?.words() ?? []));
    // They stay where they are, whoever presses fast, and keep the focus.
    for (const back of [this.#back, this.#again]) back.setAttribute("aria-disabled", String(this.#at === 0));
    this.#next.setAttribute("aria-disabled", String(last));
    this.#drawPlay();
    all<HTMLButtonElement>(this.#place, "button").forEach((dot, i) => {
      dot.classList.toggle("done", i < this.#at);
      dot.tabIndex = i === this.#at ? 0 : -1;
      if (i === this.#at) dot.setAttribute("aria-current", "step");
      else dot.removeAttribute("aria-current");
    });
    const slider = this.#place.querySelector("input");
    if (slider) {
      slider.value = String(this.#at + 1);
      slider.setAttribute("aria-valuetext", say.stepOf({ step: this.#at + 1, steps: stage.count }));
      fill(this.#place.querySelector("output") as Element, say.placeOf({ step: this.#at + 1, steps: stage.count }));
    }
  }

  #drawPlay(): void {
    fill(this.#play, this.#timer ? say.pause : icon("u-play"), this.#timer ? "" : say.playAll);
  }

  /** Dots for a few steps, a slider for many. */
  #drawPlace(): void {
    const count = this.#stage?.count ?? 0;
    if (count > MOST_DOTS) {
      const slider = el("input", { type: "range", min: 1, max: count, step: 1, "aria-label": say.step });
      slider.addEventListener("input", () => this.#step(Number(slider.value) - 1 - this.#at));
      return fill(this.#place, slider, el("output"));
    }
    const dots = el("ol", { class: "dots", "aria-label": say.steps });
    for (let i = 0; i < count; i++) {
      const dot = el("button", { type: "button", "aria-label": say.stepOf({ step: i + 1, steps: count }) });
      dot.addEventListener("click", () => this.#step(i - this.#at));
      dots.append(el("li", {}, dot));
    }
    fill(this.#place, dots);
  }

  #keys(event: KeyboardEvent): void {
    const last = (this.#stage?.count ?? 1) - 1;
    const to = {
      ArrowLeft: this.#at - 1,
      ArrowUp: this.#at - 1,
      ArrowRight: this.#at + 1,
      ArrowDown: this.#at + 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    if (to < 0 || to > last) return;
    this.#step(to - this.#at);
    all<HTMLButtonElement>(this.#place, "button")[to]?.focus();
  }

  #playAll(): void {
    const last = (this.#stage?.count ?? 1) - 1;
    if (last === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.#go(last);
      return this.#light();
    }
    const tick = (): void => {
      this.#go(this.#at + 1);
      this.#light();
      if (this.#at >= last) this.#pause();
    };
    this.#timer = window.setInterval(tick, STEP_MS);
    this.#go(0);
  }

  #pause(): void {
    window.clearInterval(this.#timer);
    this.#timer = 0;
    this.#drawPlay();
  }

  // ---- what if ----

  #panel: WhatIf | undefined;
  #presses = 0;

  async #toggleWhatIf(wanted: boolean, link: string[] = []): Promise<void> {
    const press = ++this.#presses;
    const panel = this.#panel;
    this.#panel = undefined;
    // The printed figure may be smaller: the button that closes it stays under the finger.
    if (panel) holding(this.#whatIf, () => panel.close());
    this.#drawWhatIf(wanted);
    if (!wanted) return;
    try {
      const whatIf = await WHAT_IFS[this.request?.ask ?? ""]?.();
      await released();
      // Another press may have come while the script did.
      if (press === this.#presses) this.#panel = whatIf?.open(this, link);
    } catch {
      this.#drawWhatIf(false);
      this.say(say.notLoaded);
    }
  }

  #drawWhatIf(on: boolean): void {
    this.#whatIf.setAttribute("aria-pressed", String(on));
    this.#whatIf.classList.toggle("on", on);
    this.classList.toggle("asking", on);
    fill(this.#whatIf, on && icon("u-check"), say.whatIf);
  }

  /** A link to a changed position (`#example-x~1=5S`) opens it; so does one followed later. */
  #openFromLink(): void {
    const link = linkTo(this);
    note(this);
    if (!link) return;
    // Further examples stand folded behind their titles, some in a folded group of rulings.
    let fold = this.closest("details");
    for (; fold; fold = fold.parentElement?.closest("details") ?? null) fold.open = true;
    this.#enliven();
    this.scrollIntoView();
    const good = !!link.parts && this.#built && this.#canAsk();
    if (!good) this.spoilt();
    if (good || this.#panel) void this.#toggleWhatIf(good, link.parts);
  }

  spoilt(why = ""): void {
    note(this, say.linkDamaged({ why }));
  }
}
