/** Questions that are asked with a form: what a hand is worth, and what may be done besides playing a card. */

import type {
  Action,
  Case,
  DrawnScore,
  GameAnswer,
  GameOption,
  GameRequest,
  Options,
  Part,
  PhaseAnswer,
  PhaseRequest,
  Reason,
  ScoreRequest,
  Setting,
} from "types/engine";
import * as say from "words/judge";
import type { Pack } from "../cards/pack";
import { ask } from "../engine/client";
import { CaseForm } from "../fields/case-form";
import { choice } from "../fields/choice";
import { number, type Room, read, write } from "../fields/values";
import { type Child, el, fill } from "../page/dom";
import type { LinkPart } from "../page/link-parts";
import { houseRules } from "./house-rules";
import type { Told } from "./told";

/** A form of scores, or a phase with its facts. */
interface Sheet {
  name: string;
  label: string;
  fields: Part[];
  /** Whether what the table depends on belongs to the question. */
  setting: boolean;
}

/** More choices than these are told in the list below the verdict. */
const MOST_TOLD = 3;

export class FormQuestion {
  readonly root = el("div");
  readonly #asks: "score" | "phase";
  readonly #game: string;
  readonly #pack: Pack;
  readonly #changed: () => void;
  readonly #sheets = el("div", { class: "choosers" });
  readonly #case = el("div");
  readonly #options = el("details", { class: "rest" });
  #known: Sheet[] = [];
  #sheet: Sheet | undefined;
  #answer: GameAnswer | undefined;
  #form: CaseForm | undefined;
  #chosen: Options = {};
  #players: number | undefined;

  constructor(asks: "score" | "phase", game: string, pack: Pack, changed: () => void) {
    this.#asks = asks;
    this.#game = game;
    this.#pack = pack;
    this.#changed = changed;
    this.root.append(this.#sheets, this.#case, this.#options);
  }

  /** Whether what the table depends on belongs to the question. */
  get hasSetting(): boolean {
    return !!this.#sheet?.setting;
  }

  /** Ask what the game has to fill in; tells what of a link is none of it. */
  async begin(link: readonly LinkPart[]): Promise<LinkPart[]> {
    const first = (this.#answer = await ask<GameAnswer>(this.#tableRequest()));
    const { score, legal } = first.requests;
    const scores = score.forms.map(({ name, label, fields }) => ({ name, label, fields, setting: false }));
    const phases = legal.phases.map(({ name, label, fields, setting }) => {
      // A form calls a hand what it is: cards.
      const parts = fields.map((part) => ({ ...part, kind: part.kind === "hand" ? "cards" : part.kind }));
      return { name, label, fields: parts, setting };
    });
    this.#known = this.#asks === "score" ? scores : phases;
    const told = new Map(link);
    const named = this.#known.find(({ name }) => name === told.get("c.form"));
    this.#sheet = named ?? this.#known[0];
    const given: Case = {};
    const unread = link.filter(([name, value]) => !this.#take(name, value, given));
    this.#answer = await ask<GameAnswer>(this.#tableRequest());
    this.#draw(given);
    return unread;
  }

  /** Take a part of a link over, into `given` what belongs to the case; false for what is none. */
  #take(name: string, value: string, given: Case): boolean {
    if (name === "c.form") return this.#sheet?.name === value;
    if (name === "c.players") {
      this.#players = this.#answer?.counts.find((count) => String(count) === value);
      return this.#players !== undefined;
    }
    const option = this.#answer?.options.find((each) => `o.${each.name}` === name);
    if (option) {
      const chosen = option.values.find((each) => String(each.value) === value);
      if (chosen) this.#chosen[option.name] = chosen.value;
      return !!chosen;
    }
    const part = this.#sheet?.fields.find((each) => `f.${each.name}` === name);
    const told = part && read(part, value);
    if (part && told !== undefined) given[part.name] = told;
    return !!part;
  }

  /** As parts of a link: `c.form=hand~c.players=5~o.round_to=10~f.points=60,40,20`. */
  changes(): string[] {
    const given = this.#form?.value ?? {};
    const sheet = this.#sheet && this.#sheet !== this.#known[0] ? [`c.form=${this.#sheet.name}`] : [];
    const fields = (this.#sheet?.fields ?? []).flatMap((part) => {
      const text = write(part, given[part.name]);
      return part.name in given ? [`f.${part.name}=${text}`] : [];
    });
    return [...sheet, ...this.table(), ...fields];
  }

  /** Who plays by which options: what the next question begins with. */
  table(): string[] {
    const players = this.#players === undefined ? [] : [`c.players=${this.#players}`];
    const options = (this.#answer?.options ?? []).flatMap(({ name, default: usual }) => {
      const value = this.#chosen[name];
      return value === undefined || value === usual ? [] : [`o.${name}=${value}`];
    });
    return [...players, ...options];
  }

  /** How to get the answer; undefined while nothing has been filled in of what is needed. */
  asked(setting: Setting): (() => Promise<Told>) | undefined {
    const sheet = this.#sheet;
    const given = this.#form?.value ?? {};
    if (!sheet) return undefined;
    if (!Object.keys(given).length && sheet.fields.some((part) => part.required)) return undefined;
    return this.#asks === "score" ? () => this.#score(sheet, given) : () => this.#phase(sheet, given, setting);
  }

  async #score(sheet: Sheet, given: Case): Promise<Told> {
    const { ask: _, ...table } = this.#tableRequest();
    const request: ScoreRequest = { ...table, ask: "score", form: sheet.name, case: given };
    const answer = await ask<DrawnScore>({ ...request, draw: true });
    this.#form?.learn(answer);
    const totals = (one: { sides: string[]; totals: number[] }): string =>
      one.sides.map((side, at) => `${side} ${number(one.totals[at] ?? 0)}`).join(" · ");
    return {
      verdict: [el("div", { class: "ruled" }, el("p", {}, totals(answer)))],
      more: this.#pack.placed(answer.drawn.figure),
      names: [],
      ahead: null,
      otherwise: () => houseRules(request, this.#pack, (other) => ("totals" in other ? [totals(other)] : undefined)),
    };
  }

  async #phase(sheet: Sheet, given: Case, setting: Setting): Promise<Told> {
    const { ask: _, ...table } = this.#tableRequest();
    const depends = sheet.setting ? { setting } : {};
    const request: PhaseRequest = { ...table, ...depends, ask: "legal", phase: sheet.name, position: given };
    const answer = await ask<PhaseAnswer>({ ...request, draw: { names: [] } });
    const may = ({ actions }: PhaseAnswer): Child[] => {
      if (!actions.length) return [say.nothingToDo];
      if (actions.length > MOST_TOLD) return [say.choices({ number: actions.length })];
      return [say.mayDo, " ", actions.map(({ label }) => label).join("; "), "."];
    };
    return {
      verdict: [el("div", { class: "ruled" }, el("p", {}, ...may(answer)))],
      more: [
        answer.law && el("p", {}, ...this.#pack.placed(answer.law.drawn), " ", ...this.#links(answer.law)),
        el("ul", { class: "after" }, ...answer.actions.map((one) => this.#action(one))),
        answer.refused.length > 0 && this.#refused(answer),
      ],
      names: [],
      ahead: null,
      otherwise: () => houseRules(request, this.#pack, (other) => ("actions" in other ? may(other) : undefined)),
    };
  }

  #action(action: Action): HTMLElement {
    return el("li", {}, ...this.#pack.placed(action.drawn), " ", ...this.#links(action));
  }

  #refused({ refused }: PhaseAnswer): HTMLElement {
    const lines = refused.map((one: Reason) => el("li", {}, ...this.#pack.told(one)));
    return el("details", { class: "losers" }, el("summary", {}, say.whyNotTheRest), el("ul", {}, ...lines));
  }

  #links({ links }: { links: string }): Node[] {
    return this.#pack.placed(links);
  }

  #tableRequest(): GameRequest {
    const players = this.#players === undefined ? {} : { players: this.#players };
    return { ask: "game", game: this.#game, options: this.#chosen, ...players };
  }

  // ---- what the reader changes ----

  #draw(given: Case): void {
    const game = this.#answer;
    const sheet = this.#sheet;
    if (!game || !sheet) return;
    const sheets = this.#known.map(({ name, label }) => ({ value: name, label }));
    const which = choice(this.#asks === "score" ? say.whichScore : say.whichPhase, sheets, sheet.name, (name) => {
      this.#sheet = this.#known.find((each) => each.name === name);
      this.#draw({});
      this.#changed();
    });
    const counts = game.counts.map((count) => ({ value: count, label: String(count) }));
    const players = choice(say.players, counts, game.table.names.length, (count) => {
      this.#players = Number(count);
      void this.#sit();
    });
    fill(this.#sheets, sheets.length > 1 && which, counts.length > 1 && players);
    this.#form = new CaseForm(sheet.fields, given, this.#room(game), () => this.#changed());
    fill(this.#case, this.#form.root);
    const selects = game.options.map((option) => this.#option(option));
    const open = this.#options.open;
    fill(this.#options, el("summary", {}, say.houseRules), el("div", { class: "settings" }, ...selects));
    this.#options.open = open;
    this.#options.hidden = !selects.length;
  }

  #room({ table }: GameAnswer): Room {
    return { pack: this.#pack, ...table };
  }

  #option(option: GameOption): HTMLElement {
    const now = this.#chosen[option.name] ?? option.default;
    return choice(option.label, option.values, now, (value) => {
      this.#chosen[option.name] = value;
      void this.#sit();
    });
  }

  /** Another table: lists get an entry for each of its seats or sides. */
  async #sit(): Promise<void> {
    try {
      this.#answer = await ask<GameAnswer>(this.#tableRequest());
      this.#form?.put(this.#form.value, this.#room(this.#answer));
    } catch {
      // What does not fit is told when the question is asked.
    }
    this.#changed();
  }
}
