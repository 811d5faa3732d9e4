/** One of a few values that the engine names: a setting or an option. */

import type { CaseValue, Value } from "types/engine";
import { el, labelled } from "../page/dom";

/**
 * A native list under its label. What is chosen stands over it, on as many lines as it needs: of itself, a list that
 * is narrower than what is chosen cuts it.
 */
export function listed(label: string, select: HTMLSelectElement): HTMLElement {
  const chosen = el("span", { class: "chosen", "aria-hidden": "true" });
  const tell = () => {
    chosen.textContent = select.selectedOptions[0]?.text ?? "";
  };
  select.addEventListener("change", tell);
  tell();
  const field = labelled(label, select);
  field.append(el("div", { class: "listed" }, select, chosen));
  return field;
}

/** The same for values of which each has its own words. */
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
  return listed(label, select);
}
