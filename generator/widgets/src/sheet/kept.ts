/**
 * Evenings as this device keeps them, in IndexedDB. What cannot be read is put aside, never deleted. Where a browser keeps
 * nothing, or has no room left, the caller is told, and everything goes on in memory.
 */

import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { isRecord } from "../page/storage";
import { type Evening, upgraded } from "./evening";

interface Shelf extends DBSchema {
  evenings: { key: string; value: unknown };
  /** Records that could not be read. */
  aside: { key: number; value: unknown };
}

const NAME = "followsuit.scores";
let opened: Promise<IDBPDatabase<Shelf>> | undefined;

function shelf(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>(NAME, 1, {
    upgrade(found) {
      found.createObjectStore("evenings");
      found.createObjectStore("aside", { autoIncrement: true });
    },
    // Another window wants to renew it: this one opens it anew when it next needs it.
    blocking: () => void opened?.then((found) => [found.close(), (opened = undefined)]),
    terminated: () => void (opened = undefined),
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

/** All evenings, the one that was changed last first. */
export async function evenings(): Promise<Evening[]> {
  const found = await shelf();
  const keys = await found.getAllKeys("evenings");
  const read = await Promise.all(keys.map((key) => evening(key)));
  return read.filter((each) => each !== undefined).sort((one, other) => other.changed - one.changed);
}

/** One evening; undefined where there is none, or none that can be read. */
export async function evening(id: string): Promise<Evening | undefined> {
  const found = await shelf();
  const record = await found.get("evenings", id);
  if (record === undefined) return undefined;
  const read = upgraded(record);
  if (read?.id === id) return read;
  const change = found.transaction(["evenings", "aside"], "readwrite");
  await Promise.all([change.objectStore("aside").add(record), change.objectStore("evenings").delete(id), change.done]);
  return undefined;
}

/** Keep an evening as it is now, and tell the other windows. */
export async function keep(now: Evening): Promise<void> {
  const found = await shelf();
  await found.put("evenings", now, now.id);
  tell(now.id);
}

export async function drop(id: string): Promise<void> {
  await (await shelf()).delete("evenings", id);
  tell(id);
}

/** What was put aside since it could not be read. */
export async function aside(): Promise<unknown[]> {
  return (await shelf()).getAll("aside");
}

// ---- other windows ----

const windows = new BroadcastChannel(NAME);

function tell(id: string): void {
  windows.postMessage({ id });
}

/** Call back with the id of an evening that another window has changed. */
export function watchWindows(changed: (id: string) => void, signal: AbortSignal): void {
  const hear = ({ data }: MessageEvent): void => {
    if (isRecord(data) && typeof data.id === "string") changed(data.id);
  };
  windows.addEventListener("message", hear, { signal });
}

// ---- as files ----

interface File {
  evenings: Evening[];
  aside?: unknown[];
}

/** Evenings as the text of a file. */
export function exported(these: Evening[], unread: unknown[] = []): string {
  const file: File = { evenings: these, ...(unread.length && { aside: unread }) };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** Take over the evenings of a file; of each that is here too, the newer one stays. How many; undefined for another file. */
export async function imported(text: string): Promise<number | undefined> {
  const read = readFile(text);
  if (!read) return undefined;
  for (const each of read) {
    const here = await evening(each.id);
    if (!here || here.changed < each.changed) await keep(each);
  }
  return read.length;
}

function readFile(text: string): Evening[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || !Array.isArray(value.evenings)) return undefined;
    const read = value.evenings.map(upgraded);
    return read.every((each) => each !== undefined) ? read : undefined;
  } catch {
    return undefined;
  }
}
