/** What is entered of a hand: the fields of the forms that the engine takes now. */

import type { DrawnScore, Entry, Part, SheetForm } from "types/engine";
import * as say from "words/sheet";
import { CaseForm } from "../fields/case-form";
import { choice } from "../fields/choice";
import type { Room } from "../fields/values";
import { all, type Child, el, fill } from "../page/dom";

export class EntryForm {
  readonly root = el("div", { class: "entry" });
  readonly #room: Room;
  readonly #known: Child[][];
  readonly #forms: SheetForm[];
  readonly #changed: () => void;
  readonly #case = el("div");
  #form: SheetForm | undefined;
  #fields: CaseForm | undefined;

  /** `known` is what the sheet knows for each form, drawn; `given` is what is to be mended. */
  constructor(forms: SheetForm[], known: Child[][], room: Room, given: Entry | undefined, changed: () => void) {
    this.#forms = forms;
    this.#known = known;
    this.#room = room;
    this.#changed = changed;
    this.#form = forms.find(({ name }) => name === given?.form) ?? forms[0];
    const named = forms.map(({ name, label }) => ({ value: name, label }));
    const which = choice(say.whichForm, named, this.#form?.name, (name) => {
      this.#form = this.#forms.find((each) => each.name === name);
      this.#draw(undefined);
      changed();
    });
    fill(this.root, forms.length > 1 && which, this.#case);
    this.#draw(given);
  }

  /** What the sheet itself knows of the case. */
  get form(): SheetForm | undefined {
    return this.#form;
  }

  /** The entry as it is filled in; undefined while nothing is. */
  get value(): Required<Entry> | undefined {
    const form = this.#form;
    const given = this.#fields?.value ?? {};
    const boxes = form?.fields.filter(boxed).length ?? 0;
    if (!form || (form.fields.length > boxes && Object.keys(given).length <= boxes)) return undefined;
    return { form: form.name, case: structuredClone(given) };
  }

  /** What the engine made of it: cards as it spells them, and the moves to choose from. */
  learn(told: Pick<DrawnScore, "moves" | "case">): void {
    this.#fields?.learn(told);
  }

  #draw(given: Entry | undefined): void {
    const fields = this.#form?.fields ?? [];
    const unticked = Object.fromEntries(fields.filter(boxed).map(({ name }) => [name, false]));
    this.#fields = new CaseForm(fields, { ...unticked, ...given?.case }, this.#room, () => this.#changed());
    // Nobody knows beforehand which of them a hand will need.
    for (const rest of all<HTMLDetailsElement>(this.#fields.root, "details")) rest.open = true;
    const at = this.#forms.findIndex(({ name }) => name === this.#form?.name);
    fill(this.#case, ...(this.#known[at] ?? []), this.#fields.root);
  }
}

/** A box that has to be told says “no” until it is ticked. */
function boxed({ kind, required }: Part): boolean {
  return kind === "bool" && required;
}
