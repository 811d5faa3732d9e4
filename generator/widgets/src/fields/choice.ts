/** One of a few values that the engine names: a setting or an option. */

import type { CaseValue, Value } from "types/engine";
import { el, labelled } from "../page/dom";

/** A native list under its label. */
export function choice(
  label: string,
  values: { value: Value; label: string }[],
  now: CaseValue | undefined,
  chosen: (value: Value) => void,
): HTMLElement {
  const select = el("select", {}, ...values.map((value) => el("option", {}, value.label)));
  select.selectedIndex = values.findIndex(({ value }) => value === now);
  select.addEventListener("change", () => {
    const value = values[select.selectedIndex]?.value;
    if (value !== undefined) chosen(value);
  });
  return labelled(label, select);
}
