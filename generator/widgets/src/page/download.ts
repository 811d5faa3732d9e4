/** Giving the reader a file. */

import { el } from "./dom";

export function download(name: string, content: BlobPart, type = "application/json"): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  el("a", { href: address, download: name }).click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
