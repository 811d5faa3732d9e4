/** `<fs-finder>`: narrows the games of the home page down. Loaded where there is one. */

import * as say from "words/find";
import { note } from "../page/address";
import { addressWriter, asked } from "../page/address-bar";
import { all, fill } from "../page/dom";

/** Bring the form to life; what is chosen stands in the address. */
export function find(root: HTMLElement, signal: AbortSignal): void {
  const form = root.querySelector("form");
  const says = root.querySelector("[role=status]");
  if (!form || !says) return;
  const games = all(root, ".games > li");
  const fields = all<HTMLSelectElement>(form, "select");
  const put = addressWriter();

  const read = (): void => {
    let strange = false;
    for (const field of fields) {
      const [wanted = ""] = asked(field.name) ?? [];
      const offered = [...field.options].some((option) => option.value === wanted);
      field.value = offered ? wanted : "";
      strange ||= !offered;
    }
    note(root, strange ? say.strangeAddress : "");
  };

  const write = (): void => {
    const url = new URL(location.href);
    for (const { name, value } of fields) {
      if (value) url.searchParams.set(name, value);
      else url.searchParams.delete(name);
    }
    put(url);
  };

  const show = (): void => {
    for (const game of games) game.hidden = !fields.every((field) => fits(game, field));
    const left = games.filter((game) => !game.hidden).length;
    const told = left ? say.someOf({ left, all: games.length }) : say.none;
    fill(says, fields.some((field) => field.value) ? told : say.games({ all: games.length }));
  };

  form.addEventListener("change", () => [write(), show()], { signal });
  // The fields are empty again only after this event.
  form.addEventListener("reset", () => setTimeout(() => [write(), show()]), { signal });
  form.addEventListener("submit", (event) => event.preventDefault(), { signal });
  window.addEventListener("popstate", () => [read(), show()], { signal });
  // What was chosen before this script came counts; the address fills in the rest.
  const early = fields.filter((field) => field.value).map((field) => [field, field.value] as const);
  read();
  for (const [field, value] of early) field.value = value;
  if (early.length) write();
  show();
}

function fits(game: HTMLElement, { name, value }: HTMLSelectElement): boolean {
  const has = game.dataset[name] ?? "";
  if (!value) return true;
  return name === "time" ? Number(has) <= Number(value) : has.split(" ").includes(value);
}
