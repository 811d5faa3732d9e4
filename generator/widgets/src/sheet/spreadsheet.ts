/** A sheet for spreadsheets: a row for each hand, what each side gained and what it then had. */

import type { SheetAnswer } from "types/engine";
import * as say from "words/sheet";

/** As comma-separated values (RFC 4180). */
export function spreadsheet({ hands, names, sides }: SheetAnswer): string {
  const heads = sides.flatMap((side) => [side, say.totalOf({ side })]);
  const rows = hands
    .filter(({ entries }) => entries.length)
    .map(({ hand, dealer, totals: { before, after } }) => [
      hand + 1,
      names[dealer] ?? "",
      ...sides.flatMap((_, side) => [(after[side] ?? 0) - (before[side] ?? 0), after[side] ?? 0]),
    ]);
  return [[say.hand, say.dealer, ...heads], ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** A name that looks like a formula would be one. */
function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}
