/** What lies over the table for a while, and goes with Escape, its button, or a press beside it. */

import * as say from "words/table";
import { button, type Child, el, freshId } from "../page/dom";

/** Opens at once; resolves `closed` when it is gone. */
export function dialog(host: HTMLElement, title: string, ...children: Child[]): HTMLDialogElement {
  const heading = el("h2", { id: freshId("dialog") }, title);
  const close = button("btn quiet", say.close);
  const inner = el("div", {}, el("header", {}, heading, close), ...children);
  const made = el("dialog", { class: "over", "aria-labelledby": heading.id }, inner);
  close.addEventListener("click", () => made.close());
  // What is pressed outside of it is the dialog itself.
  made.addEventListener("click", ({ target }) => target === made && made.close());
  made.addEventListener("close", () => made.remove());
  host.append(made);
  made.showModal();
  return made;
}
