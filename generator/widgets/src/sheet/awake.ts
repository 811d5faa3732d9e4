/** The screen stays on while a sheet is open, where the browser allows it: nobody wants to unlock a phone after every hand. */

export function stayAwake(signal: AbortSignal): void {
  let held: WakeLockSentinel | undefined;
  const hold = async (): Promise<void> => {
    if (signal.aborted || document.visibilityState !== "visible" || (held && !held.released)) return;
    // Where it is refused (a battery that runs low) the screen goes dark as ever.
    held = await navigator.wakeLock?.request("screen").catch(() => undefined);
    if (signal.aborted) void held?.release();
  };
  // A hidden page loses it.
  document.addEventListener("visibilitychange", () => void hold(), { signal });
  signal.addEventListener("abort", () => void held?.release());
  void hold();
}
