/** `<fs-keep>`: the whole book on this device, for reading without a network. Only if the reader asks. */

import { button, el, fill, liveRegion, type Child } from "./dom";

interface Edition {
  edition: string;
  bytes: number;
  files: [address: string, bytes: number][];
}

/** So many files at once: more would only wait for each other. */
const LANES = 4;
const ROOT = new URL("../../", import.meta.url);
const LIST = new URL("offline.json", ROOT);
const PREFIX = `followsuit:${ROOT.pathname}:`;

export function keep(root: HTMLElement, signal: AbortSignal): void {
  if (!root.querySelector(".keeper")) new Keeper(root, signal).open();
}

class Keeper {
  readonly #signal: AbortSignal;
  readonly #says = liveRegion("says");
  readonly #bar = el("progress", { "aria-label": "Kept so far", hidden: true });
  readonly #row = el("div", { class: "row" });
  #stopped = new AbortController();

  constructor(root: HTMLElement, signal: AbortSignal) {
    this.#signal = signal;
    fill(root, el("div", { class: "keeper" }, this.#says, this.#bar, this.#row));
    signal.addEventListener("abort", () => this.#stopped.abort());
  }

  open(): void {
    if (!("serviceWorker" in navigator) || !("caches" in window)) {
      return this.#say("This browser cannot keep the book, or the page did not come over a secure connection (https).");
    }
    void this.#show();
  }

  /** What is there now, and what can be done about it. */
  async #show(before = ""): Promise<void> {
    const here = await keptEdition();
    const there = await newest().catch(() => undefined);
    if (this.#signal.aborted) return;
    this.#bar.hidden = true;
    if (here) {
      const told = `The book is kept on this device, edition ${here}. You can read and ask it without a network.`;
      const fresh = there && there.edition !== here;
      this.#say(before, fresh ? `${told} A newer edition is out: ${megabytes(there.bytes)}.` : told);
      fill(this.#row, fresh && this.#button("pri", "Get the newer edition", () => this.#fetch(there)));
      this.#row.append(this.#button("", "Remove it from this device", () => this.#remove()));
      return;
    }
    if (!there) {
      this.#say(before, "The list of the book’s files could not be loaded. Perhaps there is no network.");
      return fill(this.#row, this.#button("", "Try again", () => this.#show()));
    }
    this.#say(before, `All pages, all questions and the rules engine take ${megabytes(there.bytes)}.`);
    fill(this.#row, this.#button("pri", "Keep this book on this device", () => this.#fetch(there)));
  }

  /** Fill a cache of its own for this edition; only a whole one takes the place of an older one. */
  async #fetch(edition: Edition): Promise<void> {
    this.#stopped = new AbortController();
    const { signal } = this.#stopped;
    const name = PREFIX + edition.edition;
    fill(this.#row, this.#button("", "Stop", () => this.#stopped.abort()));
    this.#say("Fetching the book…");
    this.#bar.max = edition.bytes;
    this.#bar.value = 0;
    this.#bar.hidden = false;
    try {
      const cache = await caches.open(name);
      const left = [...edition.files];
      const lane = async (): Promise<void> => {
        for (let next = left.pop(); next; next = left.pop()) {
          const [address, bytes] = next;
          const url = new URL(address, ROOT);
          // An interrupted try is gone on with.
          if (!(await cache.match(url))) await cache.put(url, await load(url, signal));
          this.#bar.value += bytes;
          this.#bar.textContent = `${megabytes(this.#bar.value)} of ${megabytes(edition.bytes)}`;
        }
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      // The site may have been renewed meanwhile: half of each would be no book.
      if ((await newest()).edition !== edition.edition) throw new Error("The book was renewed just now. Try again.");
      // The list itself comes last: it marks the cache as whole.
      await cache.put(LIST, Response.json(edition));
      await navigator.serviceWorker.register(new URL("offline.js", ROOT), { scope: ROOT.pathname });
      await navigator.serviceWorker.ready;
      void navigator.storage?.persist?.();
      for (const old of await mine()) if (old !== name) await caches.delete(old);
      await this.#show("Done.");
    } catch (error) {
      const stopped = signal.aborted;
      this.#stopped.abort();
      if (this.#signal.aborted) return;
      await this.#show(stopped ? "Stopped." : error instanceof Error ? error.message : String(error));
    }
  }

  async #remove(): Promise<void> {
    for (const name of await mine()) await caches.delete(name);
    const registered = await navigator.serviceWorker.getRegistration(ROOT);
    if (registered?.scope === ROOT.href) await registered.unregister();
    await this.#show("The book is no longer kept on this device.");
    this.#row.querySelector("button")?.focus({ preventScroll: true });
  }

  #button(kind: string, words: string, act: () => Promise<void> | void): HTMLButtonElement {
    const made = button(`btn ${kind}`.trim(), words);
    made.addEventListener("click", () => void act(), { signal: this.#signal });
    return made;
  }

  #say(...words: Child[]): void {
    fill(this.#says, ...words.filter(Boolean).map((word) => el("p", {}, word)));
  }
}

async function newest(): Promise<Edition> {
  const answer = await fetch(LIST, { cache: "no-store" });
  if (!answer.ok) throw new Error("The list of the book’s files could not be loaded.");
  return (await answer.json()) as Edition;
}

async function load(url: URL, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(url, { signal, cache: "no-cache" }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new Error("The network has gone. What is here already stays for the next try.");
  });
  if (!answer.ok) throw new Error(`${url.pathname} could not be loaded.`);
  // A redirected answer cannot be given to a page that is opened.
  return answer.redirected ? new Response(await answer.blob(), { headers: answer.headers }) : answer;
}

async function mine(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/** The edition that is kept whole, if the worker that serves it is there as well. */
async function keptEdition(): Promise<string | undefined> {
  const registered = await navigator.serviceWorker.getRegistration(ROOT);
  if (registered?.scope !== ROOT.href) return undefined;
  for (const name of await mine()) {
    if (await (await caches.open(name)).match(LIST)) return name.slice(PREFIX.length);
  }
  return undefined;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
