/** What can wait is done a piece at a time, when the page has nothing else to do. */

import { keepingPlace } from "./scrolling";

/** Even a busy page gets on with it after so many milliseconds. */
const PATIENCE = 1000;
/** A piece is begun only if so many are left of a pause: a slow phone needs them. */
const PIECE = 10;

const waiting: (() => void)[] = [];

// Not every browser tells when it is idle.
const idle: (work: (pause?: IdleDeadline) => void) => unknown =
  "requestIdleCallback" in window
    ? (work) => requestIdleCallback(work, { timeout: PATIENCE })
    : (work) => setTimeout(work, 1);

export function whenIdle(work: () => void): void {
  if (waiting.push(work) === 1) idle(next);
}

function next(pause?: IdleDeadline): void {
  do {
    waiting[0]?.();
    waiting.shift();
  } while (waiting.length && pause && pause.timeRemaining() > PIECE);
  if (waiting.length) idle(next);
}

/**
 * While the page loads, figures far from the screen are not laid out (figures.css). From now on all are, so that the page
 * has its true height, and whoever turns to another and comes back finds the place.
 */
export function layOutWhole(): void {
  whenIdle(() => keepingPlace(() => document.documentElement.classList.add("whole")));
}
