/**
 * What this device keeps in IndexedDB, a shelf for each kind. What cannot be read is put aside, never deleted. Where a
 * browser keeps nothing, or has no room left, the caller is told, and everything goes on in memory.
 */

import { type IDBPDatabase, openDB } from "idb";
import { isRecord } from "./storage";

export interface Kept {
  id: string;
  /** Milliseconds since 1970. */
  changed: number;
}

/** Records that could not be read. */
const ASIDE = "aside";

export class Shelf<Thing extends Kept> {
  readonly #name: string;
  readonly #store: string;
  readonly #upgraded: (record: unknown) => Thing | undefined;
  readonly #windows: BroadcastChannel;
  #opened: Promise<IDBPDatabase> | undefined;

  /** `upgraded` gives a record as this script knows it, undefined for one that it cannot read. */
  constructor(name: string, store: string, upgraded: (record: unknown) => Thing | undefined) {
    this.#name = name;
    this.#store = store;
    this.#upgraded = upgraded;
    this.#windows = new BroadcastChannel(name);
  }

  #shelf(): Promise<IDBPDatabase> {
    const store = this.#store;
    const forget = (): void => {
      this.#opened = undefined;
    };
    this.#opened ??= openDB(this.#name, 1, {
      upgrade(found) {
        found.createObjectStore(store);
        found.createObjectStore(ASIDE, { autoIncrement: true });
      },
      // Another window wants to renew it: this one opens it anew when it next needs it.
      blocking: () => void this.#opened?.then((found) => [found.close(), forget()]),
      terminated: forget,
    });
    this.#opened.catch(forget);
    return this.#opened;
  }

  /** All of them, the latest first. */
  async all(): Promise<Thing[]> {
    const found = await this.#shelf();
    const keys = await found.getAllKeys(this.#store);
    const read = await Promise.all(keys.map((key) => this.one(String(key))));
    return read.filter((each) => each !== undefined).sort((one, other) => other.changed - one.changed);
  }

  /** One of them; undefined where there is none, or none that can be read. */
  async one(id: string): Promise<Thing | undefined> {
    const found = await this.#shelf();
    const record = await found.get(this.#store, id);
    if (record === undefined) return undefined;
    const read = this.#upgraded(record);
    if (read?.id === id) return read;
    const change = found.transaction([this.#store, ASIDE], "readwrite");
    const gone = change.objectStore(this.#store).delete(id);
    await Promise.all([change.objectStore(ASIDE).add(record), gone, change.done]);
    return undefined;
  }

  /** Keep it as it is now, and tell the other windows. */
  async keep(now: Thing): Promise<void> {
    await (await this.#shelf()).put(this.#store, now, now.id);
    this.#tell(now.id);
  }

  async drop(id: string): Promise<void> {
    await (await this.#shelf()).delete(this.#store, id);
    this.#tell(id);
  }

  /** What was put aside since it could not be read. */
  async aside(): Promise<unknown[]> {
    return (await this.#shelf()).getAll(ASIDE);
  }

  #tell(id: string): void {
    this.#windows.postMessage({ id });
  }

  /** Call back with the id of what another window has changed. */
  watch(changed: (id: string) => void, signal: AbortSignal): void {
    const hear = ({ data }: MessageEvent): void => {
      if (isRecord(data) && typeof data.id === "string") changed(data.id);
    };
    this.#windows.addEventListener("message", hear, { signal });
  }

  /** Some of them as the text of a file. */
  exported(these: readonly Thing[], unread: readonly unknown[] = []): string {
    const file = { [this.#store]: these, ...(unread.length && { [ASIDE]: unread }) };
    return `${JSON.stringify(file, null, 1)}\n`;
  }

  /** Take over those of a file; of each that is here too, the newer one stays. How many; undefined for another file. */
  async imported(text: string): Promise<number | undefined> {
    const read = this.#readFile(text);
    if (!read) return undefined;
    for (const each of read) {
      const here = await this.one(each.id);
      if (!here || here.changed < each.changed) await this.keep(each);
    }
    return read.length;
  }

  #readFile(text: string): Thing[] | undefined {
    try {
      const value: unknown = JSON.parse(text);
      const these = isRecord(value) ? value[this.#store] : undefined;
      if (!Array.isArray(these)) return undefined;
      const read = these.map(this.#upgraded);
      return read.every((each) => each !== undefined) ? read : undefined;
    } catch {
      return undefined;
    }
  }
}
