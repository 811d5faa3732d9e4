/** A trick, card by card. */

import { all } from "../page/dom";
import { readTrace, type Stage, showEnds, type Told } from "./stage";
import { lay, layTable, placeWord } from "./table";

/** A card of a trick: whose, and who is ahead once it lies there. */
export interface Played {
  seat: number;
  face: HTMLElement;
  winner: number | null;
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
      const winner = lines[i]?.dataset.winner ?? "";
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
  return Number(place.dataset.seat ?? otherwise);
}
