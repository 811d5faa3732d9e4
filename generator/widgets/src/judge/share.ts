/** The link to a verdict: copied, and as a picture that another phone reads. */

import { renderSVG } from "uqr";
import * as say from "words/judge";
import { type Child, el } from "../page/dom";

/** Shows the code below what was pressed, or takes it away again. */
export async function share(pressed: HTMLElement, tell: (words: Child[]) => void): Promise<void> {
  const row = pressed.parentElement;
  const shown = row?.nextElementSibling;
  if (shown?.matches(".qr")) return shown.remove();
  const link = location.href;
  const code = new DOMParser().parseFromString(renderSVG(link, { border: 2 }), "image/svg+xml").documentElement;
  code.setAttribute("role", "img");
  code.setAttribute("aria-label", say.code);
  row?.after(el("div", { class: "qr" }, document.importNode(code, true)));
  try {
    await navigator.clipboard.writeText(link);
    tell([say.copied]);
  } catch {
    tell([say.copyYourself]);
  }
}
