/** The book as it is kept on this device: one for the whole visit, however many places of a page tell of it. */

import * as say from "words/offline";
import { forget } from "../engine/kept";
import { ROOT } from "../page/address";
import { LIST } from "./place";

export interface Edition {
  edition: string;
  bytes: number;
  files: [address: string, bytes: number][];
}

/** How it stands: `offer` and `fresh` are editions that could be fetched, when somebody has `asked` for them. */
export type Standing =
  | { is: "unable" }
  | { is: "absent"; asked: boolean; offer?: Edition; told?: string }
  | { is: "fetching"; edition: Edition; done: number }
  | { is: "kept"; edition: string; fresh?: Edition; told?: string };

/** So many files at once: more would only wait for each other. */
const LANES = 4;
const PREFIX = `followsuit:${ROOT.pathname}:`;
const CHANGED = "change";

const news = new EventTarget();
let standing: Standing | undefined;
let stopped = new AbortController();
/** How often what is kept has been changed: whoever looked before that knows nothing any more. */
let changes = 0;

/** How it stands, if that is known. */
export function known(): Standing | undefined {
  return standing;
}

/** Be told of every change, and at once of how it stands, if that is known. */
export function follow(draw: (standing: Standing) => void, signal: AbortSignal): void {
  news.addEventListener(CHANGED, () => standing && draw(standing), { signal });
  if (standing) draw(standing);
}

function stands(now: Standing): void {
  standing = now;
  news.dispatchEvent(new Event(CHANGED));
}

/** Look what is here; with `there` also what could be fetched, which asks the network. */
export async function look(there: boolean, told = ""): Promise<void> {
  if (standing?.is === "fetching" || (standing && !there)) return;
  if (!("serviceWorker" in navigator) || !("caches" in window)) return stands({ is: "unable" });
  const before = changes;
  const edition = await keptEdition();
  const offer = there ? await newest().catch(() => undefined) : undefined;
  // Meanwhile somebody may have begun to fetch it, or have removed it.
  if (changes !== before) return;
  if (!edition) return stands({ is: "absent", asked: there, told, ...(offer && { offer }) });
  stands({ is: "kept", edition, told, ...(offer && offer.edition !== edition && { fresh: offer }) });
}

/** Fill a cache of its own for this edition; only a whole one takes the place of an older one. */
export async function fetchEdition(edition: Edition): Promise<void> {
  if (standing?.is === "fetching") return;
  changes += 1;
  stopped = new AbortController();
  const { signal } = stopped;
  const name = PREFIX + edition.edition;
  let done = 0;
  stands({ is: "fetching", edition, done });
  let told = say.done;
  try {
    const before = await keptEdition();
    // An edition that was the newest once, and is again: the newest is the one that was kept last.
    if (before && (await (await caches.open(name)).match(LIST))) await caches.delete(name);
    const cache = await caches.open(name);
    const left = [...edition.files];
    const lane = async (): Promise<void> => {
      for (let next = left.pop(); next; next = left.pop()) {
        const [address, bytes] = next;
        const url = new URL(address, ROOT);
        // An interrupted try is gone on with.
        if (!(await cache.match(url))) await cache.put(url, await load(url, signal));
        done += bytes;
        if (!signal.aborted) stands({ is: "fetching", edition, done });
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    // The site may have been renewed meanwhile: half of each would be no book.
    if ((await newest()).edition !== edition.edition) throw new Error(say.renewed);
    // The list itself comes last: it marks the cache as whole.
    await cache.put(LIST, Response.json(edition));
    await navigator.serviceWorker.register(new URL("offline.js", ROOT), { scope: ROOT.pathname });
    await navigator.serviceWorker.ready;
    void navigator.storage?.persist?.();
    // Other pages of this book may be open: what they still have to load is in the edition before.
    const needed = [name, PREFIX + before];
    for (const old of await mine()) if (!needed.includes(old)) await caches.delete(old);
  } catch (error) {
    told = signal.aborted ? say.stopped : error instanceof Error ? error.message : String(error);
  }
  stopped.abort();
  standing = undefined;
  await look(true, told);
}

export function stop(): void {
  stopped.abort();
}

export async function remove(): Promise<void> {
  for (const name of await mine()) await caches.delete(name);
  await forget();
  const registered = await navigator.serviceWorker.getRegistration(ROOT);
  if (registered?.scope === ROOT.href) await registered.unregister();
  changes += 1;
  await look(true, say.noLonger);
}

async function newest(): Promise<Edition> {
  const answer = await fetch(LIST, { cache: "no-store" });
  if (!answer.ok) throw new Error(say.listNotLoaded);
  return (await answer.json()) as Edition;
}

async function load(url: URL, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(url, { signal, cache: "no-cache" }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new Error(say.networkGone);
  });
  if (!answer.ok) throw new Error(say.fileNotLoaded({ file: url.pathname }));
  // A redirected answer cannot be given to a page that is opened.
  return answer.redirected ? new Response(await answer.blob(), { headers: answer.headers }) : answer;
}

/** The caches of this book, the newest last. */
async function mine(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/** The edition that is kept whole, if the worker that serves it is there as well. */
async function keptEdition(): Promise<string | undefined> {
  const registered = await navigator.serviceWorker.getRegistration(ROOT);
  if (registered?.scope !== ROOT.href) return undefined;
  for (const name of (await mine()).reverse()) {
    if (await (await caches.open(name)).match(LIST)) return name.slice(PREFIX.length);
  }
  return undefined;
}
