/** Who seems to want to ask the engine finds it under way; whoever only reads has not even loaded what asks it. */

/** A pointer that only passes over a control does not mean it. */
const DWELL_MS = 150;

/** Start early, with these games, when a pointer is moved onto a control and rests there, or focus reaches it. */
export function warmOn(control: HTMLElement, games: readonly string[] = []): void {
  let timer = 0;
  const soon = (): void => {
    timer ||= window.setTimeout(() => {
      // Without it whoever asks is told.
      import("./client").then(({ startSoon }) => control.isConnected && startSoon(games)).catch(() => undefined);
    }, DWELL_MS);
  };
  const never = (): void => {
    window.clearTimeout(timer);
    timer = 0;
  };
  // A control that the page has moved under a resting pointer was not meant: it is entered, but nothing moves on it.
  for (const kind of ["pointermove", "focusin"]) control.addEventListener(kind, soon);
  for (const kind of ["pointerleave", "focusout"]) control.addEventListener(kind, never);
}
