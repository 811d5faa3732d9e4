/** The course of a hand: how an example begins, and everything that was chosen since. */

import type {
  Draw,
  DrawnHand,
  HandAnswer,
  HandRequest,
  HandState,
  MatchRecord,
  Moment,
  PlayEvent,
  PlayOnRequest,
} from "types/engine";
import { ask } from "../engine/client";

/** What has happened up to some choice, as the engine tells it. */
export interface Told {
  readonly state: HandState;
  readonly record: MatchRecord;
  readonly moments: readonly Moment[];
  /** What happened before anybody chose, and then what each choice brought. */
  readonly events: readonly (readonly PlayEvent[])[];
}

/** The same with its figures, to be shown. */
export interface Shown extends Told {
  readonly drawn: DrawnHand["drawn"];
}

export class Course {
  readonly #record: MatchRecord;
  readonly #first: HandAnswer;
  /** The script as it was printed. */
  readonly printed: Told;
  readonly script: readonly string[];
  /** So many of its sentences the book does not print. */
  readonly #skip: number;

  private constructor(first: HandAnswer, limit: number, script: readonly string[], skip: number, printed: Told) {
    this.#first = first;
    this.#skip = skip;
    // The hand that a reader plays to its end ends there, with its score.
    this.#record = { ...first.record, limit };
    this.script = script;
    this.printed = printed;
  }

  static async begin(request: HandRequest, script: readonly string[], skip: number): Promise<Course> {
    const first = await ask<HandAnswer>({ ...request, draw: true });
    const answer = await acted(first.record, script, true);
    return new Course(first, (answer.record.hands as unknown[]).length, script, skip, toldOf(first, answer));
  }

  /** The hand after these actions from its beginning. Throws `Refusal` for one that is not possible. */
  async after(actions: readonly string[]): Promise<Shown> {
    const answer = await acted<DrawnHand>(this.#record, actions, { skip: this.#skip });
    return { ...toldOf(this.#first, answer), drawn: answer.drawn };
  }

  /** The same in words alone, to compare with. */
  async beside(actions: readonly string[]): Promise<Told> {
    return toldOf(this.#first, await acted(this.#record, actions, true));
  }

  /** What chance chooses from there until the hand is over, or until it is the turn of `seat`. */
  async chance(record: MatchRecord, seat?: number): Promise<string[]> {
    const seed = Math.floor(Math.random() * 2 ** 31);
    const request: PlayOnRequest = { ask: "hand", do: "play_on", record, seed };
    if (seat !== undefined) request.seat = seat;
    return (await ask<HandAnswer>(request)).actions ?? [];
  }
}

function acted<Answer extends HandAnswer>(
  record: MatchRecord,
  actions: readonly string[],
  draw: Draw,
): Promise<Answer> {
  return ask<Answer>({ ask: "hand", do: "act", record, actions: [...actions], draw });
}

function toldOf(first: HandAnswer, answer: HandAnswer): Told {
  const moments = answer.moments ?? [];
  const events = [first.state.events];
  let at = 0;
  for (const moment of moments) events.push(answer.events.slice(at, (at += moment.events)));
  return { state: answer.state, record: answer.record, moments, events };
}
