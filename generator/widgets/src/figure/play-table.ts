/** The table of a play at each event: card by card, and who is ahead. Loaded when one is nearly in sight. */

import type { Pack } from "../cards/pack";
import type { PlayEvent } from "../engine/answers";
import { all, el, fill } from "../page/dom";
import { type Stage, showEnds, type Told, told } from "./stage";
import { lay, placeWord, tableOf } from "./table";

/** More cards than this say nothing on the table: the sentence has them. */
const MOST_SHOWN = 5;

type Happening = Omit<PlayEvent, "why" | "clauses" | "side"> & { holds?: Held };

/** What lies on the table at one step. */
interface Scene {
  /** Who plays to this trick, in their order; the first have played. */
  seats: number[];
  cards: string[];
  best: string | null;
  /** The card that was ahead before the latest one. */
  before: string | null;
  done: boolean;
}

/** Cards that are no trick: turned up, shown, laid aside. */
interface Shown {
  seat: number | null;
  shown: string[];
}

/** The hand of who chooses, while nothing lies on the table. */
interface Held {
  seat: number;
  hand: string[];
}

/** Draws the printed course of events, read from the builder's markup. */
export function readTable(host: HTMLElement, pack: Pack): (at: number) => void {
  const room = all(host, ":scope > .felt.live > .strut");
  const table = new PlayTable(host, pack, all(host, ".trace > li").map(readEvent), room);
  return (at) => table.draw(at);
}

/** A course of events that the engine has told. */
export class PlayStage implements Stage {
  readonly told: Told[];
  readonly #host: HTMLElement;
  readonly #table: PlayTable;

  private constructor(host: HTMLElement, pack: Pack, events: PlayEvent[]) {
    this.#host = host;
    this.#table = new PlayTable(host, pack, events);
    this.told = events.map((event) => told(pack, event.why.marked, event.clauses));
  }

  static of(host: HTMLElement, pack: Pack, events: PlayEvent[]): PlayStage {
    return new PlayStage(
      host,
      pack,
      events.filter((event) => event.why.text),
    );
  }

  get count(): number {
    return this.told.length;
  }

  show(at: number): void {
    this.#table.draw(at);
    // What the builder printed below is true of the printed course only.
    showEnds(this.#host, false);
  }
}

class PlayTable {
  readonly #felt: HTMLElement;
  readonly #names: string[];
  readonly #deck: boolean;
  readonly #pack: Pack;
  readonly #scenes: (Scene | Shown | Held)[];
  /** The largest scene, unseen, holds the place, so that nothing below the table moves. */
  readonly #struts: HTMLElement[];
  /** No card is ever seen. */
  readonly #bare: boolean;

  constructor(host: HTMLElement, pack: Pack, events: Happening[], room?: HTMLElement[]) {
    this.#felt = tableOf(host) ?? newTable(host);
    this.#names = JSON.parse(host.dataset.names ?? "[]") as string[];
    this.#deck = host.dataset.pack === "decktet";
    this.#pack = pack;
    this.#scenes = scenes(events, this.#names.length);
    this.#struts = room ?? this.#room();
    this.#bare = this.#scenes.every((each) => "cards" in each && !each.cards.length);
  }

  /** The builder makes the room of a printed course (`table.py`). */
  #room(): HTMLElement[] {
    const most = Math.max(
      0,
      ...this.#scenes.map((each) => ("shown" in each ? each.shown : "hand" in each ? [] : each.seats).length),
    );
    const hands = this.#scenes.filter((each) => "hand" in each).sort((a, b) => b.hand.length - a.hand.length);
    const struts = [
      this.#seats(Array.from({ length: most }, () => place("\u00a0"))),
      ...hands.slice(0, 1).map((each) => this.#held(each)),
    ];
    for (const strut of struts) {
      strut.classList.add("strut");
      strut.setAttribute("aria-hidden", "true");
    }
    return struts;
  }

  draw(at: number): void {
    const scene = this.#scenes[at];
    this.#felt.classList.toggle("later", this.#bare);
    if (scene) fill(this.#felt, ...this.#struts, this.#picture(scene));
  }

  #picture(scene: Scene | Shown | Held): HTMLElement {
    if ("hand" in scene) return this.#held(scene);
    return "shown" in scene ? this.#shown(scene) : this.#trick(scene);
  }

  #held({ seat, hand }: Held): HTMLElement {
    // A hand of Decktet cards would be taller than a phone.
    const cards = hand.map((card) => el("li", {}, this.#deck ? this.#pack.inline(card) : this.#pack.card(card)));
    return el(
      "div",
      { class: "held" },
      el("p", { class: "who" }, `${this.#names[seat]} holds`),
      el("ul", { class: "hand" }, ...cards),
    );
  }

  #trick({ seats, cards, best, before, done }: Scene): HTMLElement {
    const at = done ? seats.length : cards.length - 1;
    return this.#seats(
      seats.map((seat, i) => {
        const card = cards[i];
        const wins = card !== undefined && card === best;
        const wasAhead = card !== undefined && card === before && before !== best;
        const word = wins ? (done ? "wins" : "winning") : cards.length ? placeWord(i, at, wasAhead) : "";
        const item = place(this.#names[seat] ?? "");
        lay(item, card === undefined ? undefined : this.#pack.card(card), wins, i === 0, word);
        return item;
      }),
    );
  }

  #shown({ seat, shown }: Shown): HTMLElement {
    return this.#seats(
      shown.map((card, i) => {
        const item = place(seat === null || i ? "\u00a0" : (this.#names[seat] ?? ""));
        lay(item, this.#pack.card(card), false, false, "");
        return item;
      }),
    );
  }

  #seats(places: HTMLElement[]): HTMLElement {
    const css = this.#deck ? "seats deck" : "seats";
    return el("ol", { class: css, "data-count": places.length }, ...places);
  }
}

/** A table that only a what-if needs. */
function newTable(host: HTMLElement): HTMLElement {
  const felt = el("div", { class: "felt live", "data-search-exclude": true });
  host.querySelector(":scope > .why")?.before(felt);
  return felt;
}

function place(who: string): HTMLElement {
  return el("li", {}, el("span", { class: "who" }, who), el("span", { class: "card" }), el("span", { class: "tag l" }));
}

function readEvent(line: HTMLElement): Happening {
  const { kind = "", seat, cards, trick, best, secret, holds } = line.dataset;
  const lying = trick?.split(" ").map((pair) => {
    const [who, card = ""] = pair.split(":");
    return { seat: Number(who), card };
  });
  return {
    kind,
    seat: seat === undefined ? null : Number(seat),
    cards: cards ? cards.split(" ") : [],
    open: secret === undefined,
    ...(lying && { trick: lying, best: best || null }),
    ...(holds && { holds: readHand(holds) }),
  };
}

function readHand(text: string): Held {
  const [seat, cards = ""] = text.split(":");
  return { seat: Number(seat), hand: cards.split(" ") };
}

/** What lies at each step: the trick, until the next is led, or the cards that a sentence shows. */
function scenes(events: Happening[], players: number): (Scene | Shown | Held)[] {
  const found: (Scene | Shown | Held)[] = [];
  let lying: Scene | Shown | Held = waiting(events, 0, players);
  events.forEach((event, i) => {
    const on = "cards" in lying ? lying.cards : [];
    if (event.trick) {
      const cards = event.trick.map(({ card }) => card);
      const seats = whole(events, i).map(({ seat }) => seat);
      const best = event.best ?? null;
      const before = "best" in lying && cards.length > 1 ? lying.best : null;
      lying = { seats, cards, best, before, done: event.kind === "trick" };
    } else if (event.kind === "deal") {
      lying = waiting(events, i, players);
    } else if (
      event.cards.length &&
      event.cards.length <= MOST_SHOWN &&
      !event.cards.every((card) => on.includes(card))
    ) {
      const shown = { seat: event.seat, shown: event.cards };
      found.push(shown);
      if (event.open && !on.length) lying = shown;
      return;
    }
    if (event.holds && ("hand" in lying || !on.length)) lying = event.holds;
    found.push(lying);
  });
  return found;
}

/** The longest that this trick gets in the script: who plays to it. */
function whole(events: Happening[], from: number): { seat: number; card: string }[] {
  let trick = events[from]?.trick ?? [];
  for (const event of events.slice(from)) {
    if (!event.trick) continue;
    if (event.trick[0]?.card !== trick[0]?.card) break;
    trick = event.trick;
  }
  return trick;
}

/** A table on which nobody has played. */
function waiting(events: Happening[], from: number, players: number): Scene {
  const next = events.findIndex((event, i) => i >= from && event.trick);
  const around = Array.from({ length: players }, (_, seat) => seat);
  const seats = next < 0 ? around : whole(events, next).map(({ seat }) => seat);
  return { seats, cards: [], best: null, before: null, done: false };
}
