/** `<fs-due>`: how many rules are due today, beside the name of the practice page. */

import * as say from "words/practice";
import { all, el, fill } from "../page/dom";
import { bookFile } from "../page/files";
import { book } from "./book";
import { standing } from "./memory";
import "../page/asking";

let asked: Promise<string[] | undefined> | undefined;

export async function tellCount(place: Element): Promise<void> {
  asked ??= fetchAsked();
  const rules = await asked;
  const now = Date.now();
  const due = Object.entries(book().rules).filter(([, memory]) => standing(memory, now) === "due");
  // Of a rule that an older edition asked about, nothing can be practised.
  const number = due.filter(([id]) => rules?.includes(id) ?? true).length;
  const told = el("span", { class: "vh" }, ` (${say.dueToday({ number })})`);
  fill(place, ...(number ? [el("b", { "aria-hidden": "true" }, String(number)), told] : []));
}

/** Wherever this page says it. */
export function tellCounts(): void {
  for (const place of all(document, "fs-due")) void tellCount(place);
}

/** The rules that questions are about; undefined where that cannot be learnt now. */
async function fetchAsked(): Promise<string[] | undefined> {
  const answer = await fetch(bookFile("rules.json")).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as string[]) : undefined;
}
