/**
 * The rules engine of this visit: one worker for all widgets, started when a reader first wants
 * something only it can do. This module stays loaded under instant navigation, and so does the worker.
 */

import type { Remote } from "comlink";
import type { Fault } from "types/engine";
import * as say from "words/engine";
import { released } from "../page/dom";
import { type Asked, gamesOf } from "./request";
import type { Door } from "./worker";

export type EngineState = "idle" | "starting" | "ready" | "failed";

/** The worker's file beside this script; its name carries its content's hash (build.mjs). */
declare const WORKER: string;

/** The language of this script (build.mjs), as requests name it; English need not be named. */
export declare const LANGUAGE: string;
const TONGUE = LANGUAGE === "en" ? {} : { language: LANGUAGE };

const START_SECONDS = 90;
const ANSWER_SECONDS = 20;
/** What we say ourselves of an engine that does not answer; else somebody else has said it, in no words for readers. */
const own = (reason: string): boolean => [say.noAnswer, say.notLoaded, say.tooLong, say.notStarted].includes(reason);
/** The engine could not be started or did not answer; the reader may try again. */
export class EngineDown extends Error {}

/** The engine answered that the question itself is wrong. */
export class Refusal extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(faultSentence(fault));
    this.fault = fault;
  }
}

let state: EngineState = "idle";
let worker: Worker | undefined;
let door: Promise<Remote<Door>> | undefined;
const watchers = new Set<() => void>();

export function engineState(): EngineState {
  return state;
}

/** Call back at each change of state until the signal aborts. */
export function watchEngine(changed: () => void, signal: AbortSignal): void {
  watchers.add(changed);
  signal.addEventListener("abort", () => watchers.delete(changed));
}

/** Start the engine, or wait for the start under way. `games` are those that will be asked about, as far as that is known. */
export async function startEngine(games: readonly string[] = []): Promise<void> {
  await open(games);
}

/** Start the engine in the background, for what the reader may want next; not where data is dear. */
export function startSoon(games: readonly string[]): void {
  if (state === "idle" && !savesData()) startEngine(games).catch(() => undefined);
}

/** Ask the engine. Throws `Refusal` for a wrong question, `EngineDown` when there is no engine. */
export async function ask<Answer>(request: Asked): Promise<Answer> {
  const engine = await open(gamesOf(request));
  const text = await inTime(engine.ask(JSON.stringify({ ...request, ...TONGUE })), ANSWER_SECONDS, say.noAnswer).catch(
    (error: unknown) => {
      stop("failed");
      throw down(error);
    },
  );
  await released();
  const answer = JSON.parse(text) as Answer & { error?: Fault };
  if (answer.error) throw new Refusal(answer.error);
  return answer;
}

function open(games: readonly string[]): Promise<Remote<Door>> {
  door ??= boot(games).catch((error: unknown) => {
    stop("failed");
    throw down(error);
  });
  return door;
}

async function boot(games: readonly string[]): Promise<Remote<Door>> {
  // What an earlier visit has left behind may be what failed.
  const afresh = state === "failed";
  become("starting");
  // Before anything else: it asks for its files, the games' among them, while we ask for ours.
  const made = new Worker(new URL(`${WORKER}#${games.join(" ")}`, import.meta.url), { type: "module" });
  worker = made;
  const broken = new Promise<never>((_, reject) => {
    made.addEventListener("error", () => reject(new Error(say.notLoaded)));
  });
  broken.catch(() => undefined);
  const { wrap } = await import("comlink");
  const engine = wrap<Door>(made);
  await inTime(Promise.race([engine.start(afresh), broken]), START_SECONDS, say.tooLong);
  become("ready");
  return engine;
}

function stop(next: EngineState): void {
  worker?.terminate();
  worker = undefined;
  door = undefined;
  become(next);
}

function become(next: EngineState): void {
  state = next;
  for (const changed of [...watchers]) changed();
}

function down(error: unknown): EngineDown {
  const reason = error instanceof Error ? error.message : String(error);
  return new EngineDown(own(reason) ? reason : say.notLoaded);
}

function inTime<T>(work: Promise<T>, seconds: number, late: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(late)), seconds * 1000);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function faultSentence({ what, did_you_mean: near }: Fault): string {
  const sentence = /[.!?]$/.test(what) ? what : `${what}.`;
  if (!near?.length) return sentence;
  return say.didYouMean({ sentence, names: near.join(say.or) });
}
