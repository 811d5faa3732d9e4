/** The line that says how the rules engine is doing, with a way to try again. */

import * as say from "words/engine";
import { button, el, fill } from "../page/dom";
import { EngineDown, type EngineState, engineState, startEngine, watchEngine } from "./client";

function wordsFor(state: EngineState): string {
  return { idle: "", starting: say.starting, ready: say.ready, failed: say.failed }[state];
}

/**
 * A visible line in a widget. It is not a live region itself: the widget's own region says what
 * matters. `again` repeats what the reader wanted once the engine runs after all.
 */
export function engineLine(signal: AbortSignal, again: () => void): HTMLElement {
  const line = el("p", { class: "engine", tabindex: -1 });
  const retry = button("btn", say.retry);
  retry.addEventListener("click", () => {
    // The button goes away with the failure; focus must not fall to the top of the page.
    line.focus();
    startEngine().then(again, () => undefined);
  });
  const draw = (): void => {
    const state = engineState();
    line.dataset.state = state;
    fill(line, el("span", {}, wordsFor(state)), state === "failed" && retry);
  };
  watchEngine(draw, signal);
  draw();
  return line;
}

/** What to tell the reader when something went wrong. */
export function trouble(error: unknown): string {
  if (error instanceof EngineDown) {
    return say.worksWithout({ why: error.message });
  }
  return error instanceof Error ? error.message : String(error);
}

/** The same as a sentence of its own. */
export function troubleAlone(error: unknown): string {
  return asSentence(trouble(error));
}

/** What is told within a line, where it stands alone. */
export function asSentence(told: string): string {
  const whole = /[.!?]$/.test(told) ? told : `${told}.`;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}
