/** Further examples are made when they are wanted: until then their markup is a text in a fold (theme/partials/arrival.html). */

export function unpack(kept: Element): void {
  kept.dispatchEvent(new Event("unpack", { bubbles: true }));
}

/** The element with this id; if it has yet to be made, it is. */
export function elementOf(id: string): HTMLElement | null {
  const there = document.getElementById(id);
  if (there) return there;
  // Ids are written without quotes (spare.py).
  for (const kept of document.querySelectorAll("noscript")) if (kept.textContent?.match(` id=${id}[ >]`)) unpack(kept);
  return document.getElementById(id);
}
