/**
 * What a stepper shows: a trick card by card, a hand card by card, or a play event by event.
 * A stage is read from the builder's markup, or made from an answer of the engine (`what-if/answer-stages.ts`).
 */

import { loadPack, type Pack } from "../cards/pack";
import { clauseLinks } from "../page/clauses";
import { all, el, fill, icon, type Child } from "../page/dom";

/** One step in words: which clauses decide, and the sentence. */
export interface Told {
  clauses: string[];
  words: () => Child[];
}

export interface Stage {
  readonly count: number;
  readonly told: Told[];
  /** The step to begin with, if not the first. */
  readonly start?: number;
  show(at: number): void;
}

/** The steps in words as the builder wrote them. */
export function readTrace(host: HTMLElement): Told[] {
  return all(host, ".trace > li").map((line) => ({
    clauses: (line.dataset["clauses"] ?? "").split(/\s+/).filter(Boolean),
    words: () => whyParts(line),
  }));
}

/** The § links in front, the sentence after: the two columns of `.why`. */
function whyParts(line: HTMLElement): Child[] {
  const copy = line.cloneNode(true) as HTMLElement;
  const links = copy.querySelector(":scope > .secs") ?? el("span", { class: "secs" });
  links.remove();
  const rest = [...copy.childNodes].filter((node) => node.textContent?.trim());
  return [links, el("div", { class: "words" }, ...rest)];
}

/**
 * What the builder prints below the cards (the verdict, why the others lose, what it brings) is true
 * of the end of the printed course only.
 */
const ENDS = [".result", ".losers", ".after", ".law", ".now"].map((end) => `:scope > ${end}`).join();

export function showEnds(host: HTMLElement, shown: boolean): void {
  for (const end of all(host, ENDS)) end.classList.toggle("later", !shown);
}

/** The same two columns for a sentence of the engine. */
export function told(pack: Pack, marked: string, clauses: string[]): Told {
  return {
    clauses,
    words: () => [clauseLinks(clauses), el("p", { class: "words" }, ...pack.sentence(marked))],
  };
}

/** A card of a trick: whose, and who is ahead once it lies there. */
export interface Played {
  seat: number;
  face: HTMLElement;
  winner: number | null;
}

/** Put these places on the figure's table: a changed position may have another number of them. */
function layTable(host: HTMLElement, places: HTMLElement[]): void {
  const list = host.querySelector(".felt .seats");
  if (!list || list.firstElementChild === (places[0] ?? null)) return;
  list.replaceChildren(...places);
  list.parentElement?.toggleAttribute("hidden", !places.length);
}

/** A trick: cards still to come lie face down; the running winner is marked. */
export class TrickStage implements Stage {
  /** `wins` is the word for who is ahead at the end; `printed`, whether the builder made it. */
  constructor(
    readonly host: HTMLElement,
    readonly seats: HTMLElement[],
    readonly played: Played[],
    readonly told: Told[],
    readonly wins = "wins",
    readonly printed = false,
  ) {}

  static read(host: HTMLElement): TrickStage | undefined {
    const lines = all(host, ".trace > li");
    const seats = all(host, ".felt .seats > li");
    const played = seats.map((seat, i): Played | undefined => {
      const face = seat.querySelector<HTMLElement>(".card");
      if (!face) return undefined;
      const winner = lines[i]?.dataset["winner"] ?? "";
      return { seat: seatOf(seat, i), face, winner: winner === "" ? null : Number(winner) };
    });
    const whole = played.filter((card) => card !== undefined);
    if (!whole.length || whole.length !== lines.length) return undefined;
    return new TrickStage(host, seats, whole, readTrace(host), "wins", true);
  }

  get count(): number {
    return this.played.length;
  }

  show(at: number): void {
    const winner = this.played[at]?.winner ?? null;
    const before = this.played[at - 1]?.winner ?? null;
    const last = at === this.count - 1;
    layTable(this.host, this.seats);
    this.played.forEach(({ seat, face }, i) => {
      const place = this.seats[i];
      if (!place) return;
      const wins = i <= at && seat === winner;
      const word = wins ? (last ? this.wins : "winning") : placeWord(i, at, seat === before && before !== winner);
      lay(place, i <= at ? face : undefined, wins, i === 0, word);
    });
    showEnds(this.host, last && this.printed);
  }
}

function seatOf(place: HTMLElement, otherwise: number): number {
  return Number(place.dataset["seat"] ?? otherwise);
}

/** A place of the trick: its card (or a back, while it is to come) and a word below it. */
export function lay(place: Element, face: HTMLElement | undefined, wins: boolean, led: boolean, word: string): void {
  face?.classList.toggle("led", led);
  face?.classList.toggle("win", wins);
  place.querySelector(".card")?.replaceWith(face ?? faceDown());
  const tag = place.querySelector(".tag") ?? place.appendChild(el("span"));
  tag.className = wins ? "tag w" : "tag l";
  fill(tag, wins && icon("u-check"), word);
}

export function placeWord(i: number, at: number, wasAhead: boolean): string {
  if (i > at) return "to play";
  if (wasAhead) return "was ahead";
  if (i === 0) return "led";
  return i === at ? "latest" : "";
}

function faceDown(): HTMLElement {
  const lattice = el("span", { class: "lattice" });
  return el("span", { class: "card back", role: "img", "aria-label": "card face down" }, lattice);
}

/** A hand: card by card, allowed or not, and why. */
export class HandStage implements Stage {
  constructor(
    readonly host: HTMLElement,
    readonly seats: HTMLElement[],
    readonly cards: HTMLElement[],
    readonly legal: boolean[],
    readonly told: Told[],
    readonly printed = false,
  ) {}

  static read(host: HTMLElement): HandStage | undefined {
    const cards = all(host, ".hand > li");
    const lines = readTrace(host);
    if (!cards.length || lines.length < cards.length) return undefined;
    const legal = cards.map((card) => card.dataset["legal"] === "true");
    return new HandStage(host, all(host, ".felt .seats > li"), cards, legal, lines.slice(0, cards.length), true);
  }

  get count(): number {
    return this.cards.length;
  }

  show(at: number): void {
    const list = this.host.querySelector(".hand");
    if (list?.firstElementChild !== this.cards[0]) list?.replaceChildren(...this.cards);
    layTable(this.host, this.seats);
    showEnds(this.host, this.printed && at === this.count - 1);
    this.cards.forEach((place, i) => {
      const known = i <= at;
      markLegal(place, known ? this.legal[i] : undefined);
      place.toggleAttribute("data-now", i === at);
    });
  }
}

/** Allowed, not allowed (hatch, sign and word), or not told yet. */
export function markLegal(place: HTMLElement, legal: boolean | undefined): void {
  const card = place.querySelector<HTMLElement>(".card");
  card?.classList.toggle("no", legal === false);
  card?.querySelector(".badge")?.remove();
  if (legal === false) card?.append(el("span", { class: "badge" }, icon("u-bar")));
  const tag = place.querySelector(".tag") ?? place.appendChild(el("span", { class: "tag l" }));
  fill(tag, legal === undefined ? "?" : legal ? "allowed" : "not allowed");
}

/** A trace so short, with no card played in it, is there for what it leads to. */
const SHORT = 3;

/** A play: what happens, event by event. The table is drawn once it is nearly in sight (`play-table.ts`). */
export class TraceStage implements Stage {
  readonly told: Told[];
  readonly start: number;
  readonly #host: HTMLElement;
  readonly #felt: HTMLElement | null;
  #draw: ((at: number) => void) | undefined;
  #at = 0;

  private constructor(host: HTMLElement, lines: HTMLElement[]) {
    this.#host = host;
    this.told = readTrace(host);
    const open = !host.dataset["actions"] || lines.length <= SHORT;
    this.start = open && !lines.some((line) => line.dataset["trick"]) ? lines.length - 1 : 0;
    this.#felt = tableOf(host);
    if (this.#felt) this.#awaitTable(this.#felt);
  }

  static read(host: HTMLElement): TraceStage | undefined {
    const lines = all(host, ".trace > li");
    return lines.length > 1 ? new TraceStage(host, lines) : undefined;
  }

  get count(): number {
    return this.told.length;
  }

  show(at: number): void {
    this.#at = at;
    this.#draw?.(at);
    // A table that only a what-if has needed.
    if (!this.#felt) tableOf(this.#host)?.remove();
    showEnds(this.#host, at === this.count - 1);
  }

  /** The builder has made it as big as it will get: nothing below it moves when it is drawn. */
  #awaitTable(felt: HTMLElement): void {
    const host = this.#host;
    // What the builder drew below the trace is for paper, and for pages without scripts.
    const printed = host.querySelector(":scope > .felt:not(.live)");
    printed?.classList.add("later");
    const near = new IntersectionObserver(
      (seen) => {
        if (!seen.some((entry) => entry.isIntersecting)) return;
        near.disconnect();
        void Promise.all([import("./play-table"), loadPack(host.dataset["pack"] ?? "")]).then(
          ([{ readTable }, pack]) => {
            this.#draw = readTable(host, pack);
            this.#draw(this.#at);
          },
          // The sentences are complete without the picture.
          () => {
            felt.remove();
            printed?.classList.remove("later");
          },
        );
      },
      { rootMargin: "100%" },
    );
    near.observe(host);
  }
}

/** The table on which a play is drawn: one a figure, above the words. */
export function tableOf(host: HTMLElement): HTMLElement | null {
  return host.querySelector(":scope > .felt.live");
}

/** The stage that the builder's markup holds; undefined when there is nothing to step through. */
export function readStage(host: HTMLElement): Stage | undefined {
  switch (host.dataset["kind"] ?? "trick") {
    case "trick":
      return TrickStage.read(host);
    case "legal":
      return HandStage.read(host);
    case "play":
      return TraceStage.read(host);
    default:
      return undefined;
  }
}
