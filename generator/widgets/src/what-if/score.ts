/** "What if?" for scores: change any field of the case or an option, and the ledger follows. Loaded on demand. */

import type {
  Case,
  DrawnScore,
  GameAnswer,
  GameOption,
  GameRequest,
  Options,
  Part,
  ScoreRequest,
  Value,
} from "types/engine";
import * as engineWords from "words/engine";
import * as fieldsWords from "words/fields";
import * as whatifWords from "words/whatif";
import { loadPack, type Pack } from "../cards/pack";
import { ask, Refusal } from "../engine/client";
import { trouble } from "../engine/status";
import { CaseForm } from "../fields/case-form";
import { choice } from "../fields/choice";
import { number, type Room, read, write } from "../fields/values";
import type { Figure } from "../figure/figure";
import { light } from "../page/clauses";
import { all, type Child, el, fill } from "../page/dom";
import { type LinkPart, linkParts } from "../page/link-parts";
import { Panel, type Row } from "./panel";

/** What the builder printed of the case and its score; it comes back when the panel is closed, and on paper. */
const PRINTED = ":scope > :is(.given, .scroll, .after, .now)";

class ScoreWhatIf {
  readonly #host: Figure;
  readonly #base: ScoreRequest;
  readonly #panel: Panel;
  readonly #link: LinkPart[];
  readonly #scored = el("div", { class: "scored" });
  readonly #options = el("div", { class: "settings" });
  #pack: Pack | undefined;
  #game: GameAnswer | undefined;
  #printed: DrawnScore | undefined;
  #parts: Part[] = [];
  #table: GameAnswer["table"] = { names: [], sides: [] };
  #form: CaseForm | undefined;
  #chosen: Options;
  #players: number | undefined;
  /** So many changes of the table wait for the engine: the score is asked for when they are through. */
  #sitting = 0;

  constructor(host: Figure, request: ScoreRequest, link: string[]) {
    this.#host = host;
    this.#base = request;
    this.#link = linkParts(link);
    this.#chosen = { ...request.options };
    this.#players = request.players;
    this.#panel = new Panel(host, link, {
      thing: "score",
      begin: () => this.#begin(),
      reset: () => void this.#reset(),
      changes: () => this.#changes(),
    });
    void this.#panel.busy(this.#begin());
  }

  /** Put the example back as it was printed. */
  close(): void {
    this.#scored.remove();
    for (const printed of all(this.#host, PRINTED)) printed.classList.remove("later");
    this.#panel.close();
  }

  async #begin(): Promise<void> {
    this.#host.say(engineWords.starting);
    try {
      this.#pack = await loadPack(this.#host.dataset.pack ?? "");
      const game = await ask<GameAnswer>(this.#tableRequest());
      this.#printed = await ask<DrawnScore>({ ...this.#base, draw: true });
      if (this.#panel.signal.aborted) return;
      this.#open(game, this.#pack);
    } catch (error) {
      if (!this.#panel.signal.aborted) this.#host.say(trouble(error));
    }
  }

  #open(game: GameAnswer, pack: Pack): void {
    this.#game = game;
    this.#table = game.table;
    const { forms } = game.requests.score;
    this.#parts = forms.find((form) => form.name === this.#base.form)?.fields ?? [];
    const form = (this.#form = new CaseForm(this.#parts, this.#base.case, this.#room(pack), () => void this.#answer()));
    if (this.#printed) form.learn(this.#printed);
    this.#panel.fill(form.root, this.#options);
    this.#drawOptions();
    this.#host.say(whatifWords.changeAnything);
    this.#panel.reveal(this.#options);
    if (this.#link.length) void this.#follow(this.#link);
  }

  #room(pack: Pack): Room {
    return { pack, ...this.#table };
  }

  /** Who plays, with what: what the fields of the form have entries for. */
  #tableRequest(): GameRequest {
    const { game, form, ask: _, case: __, names, ...rest } = this.#base;
    const request: GameRequest = { ...rest, ask: "game", game, options: this.#chosen };
    if (this.#players) request.players = this.#players;
    // Names that the example gives are for its own number of players.
    if (names && (this.#players ?? names.length) === names.length) request.names = names;
    return request;
  }

  // ---- what the reader changes ----

  async #reset(): Promise<void> {
    this.#chosen = { ...this.#base.options };
    this.#players = this.#base.players;
    await this.#sit(this.#base.case);
    this.#drawOptions();
  }

  /** Another table: lists get an entry for each of its seats or sides. */
  async #sit(given?: Case): Promise<void> {
    const pack = this.#pack;
    if (!pack) return;
    this.#sitting += 1;
    try {
      const game = await this.#panel.ask<GameAnswer>(this.#tableRequest());
      if (!game) return;
      this.#table = game.table;
    } catch (error) {
      return this.#refuse(error);
    } finally {
      this.#sitting -= 1;
    }
    // What was changed meanwhile is in the form.
    this.#form?.put(given ?? this.#form.value, this.#room(pack));
    await this.#answer();
  }

  async #answer(): Promise<void> {
    if (this.#sitting) return;
    const { setting: _, ...table } = this.#tableRequest();
    const { form } = this.#base;
    const request: ScoreRequest = {
      ...table,
      ask: "score",
      case: this.#form?.value ?? {},
      ...(form === undefined ? {} : { form }),
    };
    try {
      const answer = await this.#panel.ask<DrawnScore>({ ...request, draw: true });
      if (answer) this.#show(answer);
    } catch (error) {
      this.#refuse(error);
    }
  }

  #show(answer: DrawnScore): void {
    const pack = this.#pack;
    if (!pack) return;
    this.#form?.learn(answer);
    const printed = all(this.#host, PRINTED);
    if (!this.#scored.isConnected) this.#host.querySelector(":scope > .why")?.before(this.#scored);
    for (const part of printed) part.classList.add("later");
    fill(this.#scored, ...pack.placed(answer.drawn.figure));
    this.#host.say(...this.#sum(answer, pack));
    this.#panel.follow();
    light(lawsOf(answer), this.#host, this.#host.heading);
    this.#drawDiff(answer);
  }

  /** What is impossible is told, and the last possible score stays. */
  #refuse(error: unknown): void {
    const place = error instanceof Refusal ? error.fault.place : "";
    const told = place ? `${place}: ${trouble(error)}` : trouble(error);
    if (error instanceof Refusal && this.#panel.spoilt(told)) return;
    this.#host.say(told);
    fill(this.#panel.table);
  }

  /** "North 40 instead of 30." */
  #sum(answer: DrawnScore, pack: Pack): Child[] {
    const before = totals(this.#printed);
    const changed = [...totals(answer)].filter(([side, now]) => before.get(side) !== now);
    const told = changed.map(([side, now]) => {
      const had = before.get(side);
      const is = number(now);
      return `${side} ${had === undefined ? is : whatifWords.insteadOf({ now: is, before: number(had) })}`;
    });
    const words = told.length ? `${told.join(", ")}. ` : `${whatifWords.sameTotals} `;
    const note = answer.notes[0];
    return answer.lines.length || !note ? [words] : [words, ...pack.placed(note.why.drawn)];
  }

  // ---- options of the game ----

  /** Those that the example sets stand open, the others behind a fold. */
  #drawOptions(): void {
    const game = this.#game;
    if (!game) return;
    const set = this.#base.options ?? {};
    const [mine, others] = [true, false].map((wanted) => game.options.filter((o) => o.name in set === wanted));
    const fold = el("details", { class: "rest" }, el("summary", {}, whatifWords.gameOptions));
    const selects = (others ?? []).map((option) => this.#option(option));
    fold.append(el("div", { class: "settings" }, game.counts.length > 1 && this.#counts(game.counts), ...selects));
    fill(this.#options, ...(mine ?? []).map((option) => this.#option(option)), selects.length > 0 && fold);
  }

  #option(option: GameOption): HTMLElement {
    const now = this.#chosen[option.name] ?? option.default;
    return choice(option.label, option.values, now, (value) => {
      this.#chosen[option.name] = value;
      void this.#sit();
    });
  }

  #counts(counts: number[]): HTMLElement {
    const values = counts.map((count) => ({ value: count, label: String(count) }));
    return choice(whatifWords.players, values, this.#table.names.length, (value) => {
      this.#players = Number(value);
      void this.#sit();
    });
  }

  // ---- what differs ----

  #drawDiff(answer: DrawnScore): void {
    const printed = this.#printed;
    const pack = this.#pack;
    if (!printed || !pack) return;
    const [had, has] = [this.#base.case, this.#form?.value ?? {}];
    // A move is called by its label; its code is for the engine.
    const moves = new Map([...printed.moves, ...answer.moves].map((move) => [move.code, move.label]));
    const told = (part: Part, given: Case, { drawn }: DrawnScore): Child[] => {
      const move = part.kind === "text" ? moves.get(String(given[part.name])) : undefined;
      const field = drawn.fields[part.name];
      return move !== undefined ? [move] : field === undefined ? [fieldsWords.notGiven] : pack.placed(field);
    };
    const fields = this.#parts
      .filter((part) => write(part, had[part.name]) !== write(part, has[part.name]))
      .map((part): Row => [part.label, told(part, had, printed), told(part, has, answer)]);
    const options = this.#optionChanges().map(([option, value]): Row => {
      return [option.label, [labelOf(option, this.#baseOption(option))], [labelOf(option, value)]];
    });
    const [old, fresh] = [totals(printed), totals(answer)];
    const sides = [...new Set([...old.keys(), ...fresh.keys()])].map((side): Row => {
      const [was, is] = [old.get(side), fresh.get(side)].map((total) => (total === undefined ? "–" : number(total)));
      return [whatifWords.total({ side }), [was], [was === is ? (is ?? "") : el("strong", {}, is)]];
    });
    const [first, then] = [printed, answer].map(({ winner_names }) => winner_names.join(", ") || whatifWords.nobodyYet);
    const won: Row[] = [[whatifWords.winsGame, [first], [then]]];
    const laws: Row = [whatifWords.clauses, pack.placed(printed.drawn.laws), pack.placed(answer.drawn.laws)];
    const over = printed.over || answer.over ? won : [];
    this.#panel.drawDiff([...fields, ...options, ...sides, ...over, laws], whatifWords.printed);
  }

  #baseOption(option: GameOption): Value {
    return this.#base.options?.[option.name] ?? option.default;
  }

  #optionChanges(): [GameOption, Value][] {
    return (this.#game?.options ?? [])
      .map((option): [GameOption, Value] => [option, this.#chosen[option.name] ?? option.default])
      .filter(([option, value]) => value !== this.#baseOption(option));
  }

  // ---- permalink: #example-made~points=60,35,25~o.round_to=5 ----

  #changes(): string[] {
    const [had, has] = [this.#base.case, this.#form?.value ?? {}];
    const fields = this.#parts
      .map((part) => [part.name, write(part, had[part.name]), write(part, has[part.name])])
      .filter(([, before, now]) => before !== now)
      .map(([name, , now]) => `${name}=${now}`);
    const options = this.#optionChanges().map(([option, value]) => `o.${option.name}=${value}`);
    const players = this.#players === this.#base.players ? [] : [`players=${this.#players}`];
    return [...players, ...options, ...fields];
  }

  async #follow(link: LinkPart[]): Promise<void> {
    const has = { ...this.#base.case };
    const unread = link.filter(([name, value]) => !this.#take(name, value, has));
    if (this.#panel.strange(unread)) return;
    this.#drawOptions();
    await this.#sit(has);
    this.#drawOptions();
  }

  /** Take a part of a link over, into `has` what belongs to the case; false for what is none. */
  #take(name: string, value: string, has: Case): boolean {
    const part = this.#parts.find((each) => each.name === name);
    const option = this.#game?.options.find((each) => `o.${each.name}` === name);
    if (option) {
      const chosen = option.values.find((each) => String(each.value) === value);
      if (chosen) this.#chosen[option.name] = chosen.value;
      return !!chosen;
    }
    if (name === "players") {
      this.#players = this.#game?.counts.find((count) => String(count) === value);
      return this.#players !== undefined;
    }
    const told = part && read(part, value);
    if (told === undefined) delete has[name];
    else has[name] = told;
    return !!part;
  }
}

export function open(host: Figure, link: string[]): ScoreWhatIf {
  const request = host.request;
  if (request?.ask !== "score") throw new Error(whatifWords.noScore);
  return new ScoreWhatIf(host, request, link);
}

function labelOf(option: GameOption, value: Value): string {
  return option.values.find((each) => each.value === value)?.label ?? String(value);
}

function totals(answer: DrawnScore | undefined): Map<string, number> {
  return new Map(answer?.totals.map((total, side) => [answer.sides[side] ?? "", total]));
}

/** Every clause that the score cites, once. */
function lawsOf(answer: DrawnScore): string[] {
  return [...new Set([...answer.lines, ...answer.notes].flatMap((told) => told.clauses))];
}
