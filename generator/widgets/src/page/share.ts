/** A link: copied, and as a picture that another phone reads. */

import * as say from "words/share";
import { all, type Child, el } from "./dom";

/** Shows the code of a link below a row, or takes it away again; a link too long for a code is only copied. */
export async function share(row: HTMLElement, link: string, tell: (words: Child[]) => void): Promise<void> {
  const codes = (): HTMLElement[] => all(row.parentElement ?? row, ":scope > .qr");
  const shown = codes();
  for (const code of shown) code.remove();
  if (shown.length) return;
  const code = await codeOf(link);
  if (codes().length) return;
  if (code) row.after(el("div", { class: "qr" }, code));
  try {
    await navigator.clipboard.writeText(link);
    tell([code ? say.copied : say.copiedLong]);
  } catch {
    tell([say.copyYourself]);
  }
}

/** What makes codes comes when somebody wants one. */
async function codeOf(link: string): Promise<Node | undefined> {
  try {
    const { renderSVG } = await import("uqr");
    const code = new DOMParser().parseFromString(renderSVG(link, { border: 2 }), "image/svg+xml").documentElement;
    code.setAttribute("role", "img");
    code.setAttribute("aria-label", say.code);
    return document.importNode(code, true);
  } catch {
    return undefined; // No code holds so much, or there is no network.
  }
}
