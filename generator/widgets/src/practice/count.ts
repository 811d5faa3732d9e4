/** `<fs-due>`: how many rules are due today, beside the name of the practice page. */

import * as say from "words/practice";
import { all, el, fill } from "../page/dom";
import { book } from "./book";
import { standing } from "./memory";
import "../page/asking";

export function tellCount(place: Element): void {
  const now = Date.now();
  const number = Object.values(book().rules).filter((memory) => standing(memory, now) === "due").length;
  const told = el("span", { class: "vh" }, ` (${say.dueToday({ number })})`);
  fill(place, ...(number ? [el("b", { "aria-hidden": "true" }, String(number)), told] : []));
}

/** Wherever this page says it. */
export function tellCounts(): void {
  for (const place of all(document, "fs-due")) tellCount(place);
}
