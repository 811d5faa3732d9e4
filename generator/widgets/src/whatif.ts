/** "What if?": swap a card or the setting of an example, and see what changes. Loaded on demand. */

import type { Field, GameAnswer, LegalAnswer, Reason, Request, WinnerAnswer } from "./answers";
import { loadPack, type Pack } from "./cards";
import { clauseLinks, light } from "./clauses";
import { all, el, fill, freshId, type Child } from "./dom";
import { ask } from "./engine";
import { Frame, learnClauses, linkParts, type LinkPart, type Row } from "./frame";
import { cardPicker, type Picker } from "./picker";
import { Settings } from "./settings";
import { HandStage, TrickStage } from "./stages";
import { trouble } from "./status";
import type { FsStepper } from "./stepper";

/** A card of the example that can be swapped. */
interface Slot {
  list: "trick" | "hand";
  at: number;
  owner: string;
}

type Answer = WinnerAnswer | LegalAnswer;

class WhatIf {
  readonly #host: FsStepper;
  readonly #base: Request;
  readonly #slots: Slot[];
  readonly #frame: Frame;
  readonly #link: LinkPart[];
  #settings: Settings | undefined;
  #pack: Pack | undefined;
  #picker: Picker | undefined;
  #played: Answer | undefined;
  #trick: string[];
  #hand: string[];
  #slot = 0;

  constructor(host: FsStepper, request: Request, link: string) {
    this.#host = host;
    this.#base = request;
    this.#trick = [...(request.trick ?? [])];
    this.#hand = [...(request.hand ?? [])];
    this.#link = linkParts(link);
    this.#slots = slotsOf(host, request);
    // The card that was played last is the one most worth changing.
    this.#slot = request.ask === "legal" ? 0 : this.#slots.length - 1;
    this.#readLink();
    this.#frame = new Frame(host, {
      thing: "position",
      begin: () => this.#begin(),
      reset: () => this.#reset(),
      changes: () => this.#changes(),
    });
    // A change is made to the whole course: show it to its end.
    host.perform();
    void this.#start();
  }

  /** Put the example back as it was printed. */
  close(): void {
    this.#frame.close();
  }

  async #start(): Promise<void> {
    try {
      this.#pack = await loadPack(this.#host.dataset["pack"] ?? "");
    } catch (error) {
      return this.#host.say(trouble(error));
    }
    const picker = (this.#picker = cardPicker(this.#pack, (card) => this.#swap(card)));
    const { panel, table, line } = this.#frame;
    fill(panel, this.#chooser(), picker.root, table, line);
    this.#drawPicker();
    await this.#begin();
  }

  /** Everything that needs the engine; also the way back after a failed start. */
  async #begin(): Promise<void> {
    const pack = this.#pack;
    if (!pack) return;
    this.#host.say("Starting the rules engine…");
    let fields: Field[];
    try {
      const game = await ask<GameAnswer>({ ask: "game", game: this.#base.game ?? "" });
      learnClauses(game);
      fields = game.setting;
      this.#played = await ask<Answer>(this.#base);
    } catch (error) {
      if (!this.#frame.signal.aborted) this.#host.say(trouble(error));
      return;
    }
    // What was changed before the engine went away is still so after a new start.
    this.#settings ??= new Settings(fields, this.#played.setting, pack, this.#link, () => void this.#answer());
    this.#frame.table.before(this.#settings.root);
    if (this.#changed()) return this.#answer();
    if (!this.#frame.signal.aborted) this.#host.say("Change a card or the setting: the answer follows.");
  }

  // ---- what the reader changes ----

  #swap(card: string): void {
    const slot = this.#slots[this.#slot];
    if (!slot) return;
    (slot.list === "trick" ? this.#trick : this.#hand)[slot.at] = card;
    void this.#answer();
  }

  #reset(): void {
    this.#trick = [...(this.#base.trick ?? [])];
    this.#hand = [...(this.#base.hand ?? [])];
    this.#settings?.reset();
    this.#drawPicker();
    void this.#answer();
  }

  async #answer(): Promise<void> {
    const request = { ...this.#base };
    if (this.#settings) request.setting = this.#settings.value;
    if (this.#base.trick) request.trick = this.#trick;
    if (this.#base.hand) request.hand = this.#hand;
    try {
      const answer = await this.#frame.ask<Answer>(request);
      if (answer) this.#show(answer);
    } catch (error) {
      this.#refuse(this.#told(error));
    }
  }

  #show(answer: Answer): void {
    const pack = this.#pack;
    if (!pack) return;
    this.#settings?.learn(answer.setting);
    if ("steps" in answer) {
      this.#trick = answer.steps.map((step) => step.card);
      this.#host.perform(TrickStage.of(this.#host, pack, answer));
    } else {
      this.#hand = answer.cards.map((card) => card.card);
      this.#drawTable(answer);
      this.#host.perform(HandStage.of(this.#host, pack, answer));
    }
    const law = conclusion(answer);
    const broken = ("illegal" in answer && answer.illegal) || [];
    const lines = [...broken, law].flatMap(({ why, clauses }): Child[] => {
      return [...pack.sentence(why.marked), " ", clauseLinks(clauses), " "];
    });
    this.#host.say(...lines);
    this.#host.subtitle = answer.setting_text;
    light(law.clauses, this.#host, this.#host.heading);
    this.#drawDiff(answer);
    this.#drawPicker();
    this.#frame.writeLink();
  }

  /** An impossible swap is told, and the last possible picture stays. */
  #refuse(sentence: string): void {
    this.#host.say(sentence);
    fill(this.#frame.table);
    this.#drawPicker(false);
  }

  /** The engine names places as in the request (`trick[2]`); a reader knows them by their owners. */
  #told(error: unknown): string {
    const places = / ?\b(?:at|in) (trick|hand)\[(\d+)\]/g;
    const sentence = trouble(error).replace(places, (_, list: string, at: string) => {
      if (list === "hand") return " in the hand";
      const slot = this.#slots.find((each) => each.list === list && each.at === Number(at));
      return slot ? ` on the table, played by ${slot.owner}` : " on the table";
    });
    return sentence.charAt(0).toUpperCase() + sentence.slice(1);
  }

  // ---- drawing ----

  /** Whose card? Native radios, one for each card on the table and in the hand. */
  #chooser(): HTMLElement {
    const name = freshId("slot");
    const rows = this.#slots.map((slot, i) => {
      const input = el("input", { type: "radio", name, value: i });
      input.checked = i === this.#slot;
      input.addEventListener("change", () => {
        this.#slot = i;
        this.#drawPicker();
      });
      return el("label", {}, input, el("span", { class: "owner" }, slot.owner), el("span", { class: "holds" }));
    });
    const set = el("fieldset", { class: "pick slots" }, el("legend", {}, "Change which card?"));
    set.append(el("div", { class: "slotrow" }, ...rows));
    return set;
  }

  #card(slot: Slot): string {
    return (slot.list === "trick" ? this.#trick : this.#hand)[slot.at] ?? "";
  }

  #first(slot: Slot): string {
    const cards = slot.list === "trick" ? this.#base.trick : this.#base.hand;
    return cards?.[slot.at] ?? "";
  }

  #drawPicker(marks = true): void {
    const slot = this.#slots[this.#slot];
    const pack = this.#pack;
    if (!slot || !pack) return;
    const holds = all(this.#frame.panel, ".holds");
    this.#slots.forEach((each, i) => fill(holds[i] as Element, pack.inline(this.#card(each))));
    if (!marks) return;
    const first = pack.inline(this.#first(slot));
    const does = slot.list === "hand" ? "You hold, instead of " : `${slot.owner} plays, instead of `;
    this.#picker?.choose(this.#card(slot), [does, first]);
  }

  /** The cards on the table of a "what may I play?" example. */
  #drawTable(_: LegalAnswer): void {
    const pack = this.#pack;
    if (!pack) return;
    all(this.#host, ".felt .seats > li").forEach((place, i) => {
      const card = this.#trick[i];
      if (card) place.querySelector(".card")?.replaceWith(pack.card(card));
    });
  }

  #drawDiff(answer: Answer): void {
    const pack = this.#pack;
    const played = this.#played;
    if (!pack || !played) return;
    const cards = this.#slots
      .filter((slot) => this.#card(slot) !== this.#first(slot))
      .map((slot): Row => [cardHead(slot), [pack.inline(this.#first(slot))], [pack.inline(this.#card(slot))]]);
    const settings = this.#settings?.rows() ?? [];
    const before = this.#facts(played);
    const results = this.#facts(answer).map(([name, now], i): Row => [name, before[i]?.[1] ?? [], now]);
    this.#frame.drawDiff([...cards, ...settings, ...results], "Played");
  }

  /** What the two columns compare. */
  #facts(answer: Answer): [string, Child[]][] {
    const pack = this.#pack;
    if (!pack) return [];
    const law = conclusion(answer);
    const links: [string, Child[]] = ["Clause", [clauseLinks(law.clauses)]];
    if (!("steps" in answer)) {
      return [["Allowed", answer.legal.flatMap((card) => [pack.inline(card), " "])], links];
    }
    const best = answer.steps.find((step) => step.seat === answer.winner);
    const winner = best ? [`${this.#seatName(best.seat)}, `, pack.inline(best.card)] : ["Nobody"];
    const after = (answer.after ?? []).map((line) => el("div", {}, ...pack.sentence(line.why.marked)));
    return [["Winner", winner], links, ["Then", after]];
  }

  #seatName(seat: number): string {
    const place = this.#host.querySelector(`.seats > li[data-seat="${seat}"] .who`);
    return place?.textContent?.trim() ?? `Player ${seat + 1}`;
  }

  // ---- permalink: #example-third-best~1=5S~trump=H ----

  #changed(): boolean {
    return this.#changes().length > 0;
  }

  #changes(): string[] {
    const cards = this.#slots.map((slot, i): string => {
      const card = this.#card(slot);
      return card === this.#first(slot) ? "" : `${i}=${card}`;
    });
    return [...cards.filter(Boolean), ...(this.#settings?.changes() ?? [])];
  }

  /** The cards of a link; its settings follow when the engine has named them. */
  #readLink(): void {
    for (const [name, value] of this.#link) {
      const slot = /^\d+$/.test(name) ? this.#slots[Number(name)] : undefined;
      if (!slot) continue;
      (slot.list === "trick" ? this.#trick : this.#hand)[slot.at] = value;
      this.#slot = Number(name);
    }
  }
}

function slotsOf(host: FsStepper, request: Request): Slot[] {
  const owners = all(host, ".seats > li .who").map((who) => who.textContent?.trim() ?? "");
  const slots = (request.trick ?? []).map((_, at): Slot => {
    return { list: "trick", at, owner: owners[at] || `Card ${at + 1}` };
  });
  const hand = (request.hand ?? []).map((_, at): Slot => {
    return { list: "hand", at, owner: `Hand ${at + 1}` };
  });
  return [...slots, ...hand];
}

function cardHead(slot: Slot): string {
  return slot.list === "trick" ? `${slot.owner}’s card` : `Card ${slot.at + 1} of the hand`;
}

/** The sentence that sums an answer up. */
function conclusion(answer: Answer): Reason {
  if ("steps" in answer) return answer;
  return answer.law;
}

export function open(host: FsStepper, link: string): WhatIf {
  const request = host.request;
  if (!request) throw new Error("This example has no position to change.");
  return new WhatIf(host, request, link);
}
