/**
 * The engine's memory as it stood after its start, kept on this device: the next visit begins there. Nothing of the
 * reader is in it. Storage may be refused, full, wiped or out of order; then the engine starts as on a first visit.
 */

/** The way from this script to the folder of what all languages share (build.mjs). */
declare const UP: string;

const BOOK = new URL(`${UP}../../`, import.meta.url);
const PREFIX = `followsuit-engine:${BOOK.pathname}:`;
const SIZE = "x-bytes";

/** The memory that was kept under this name. */
export async function recall(name: string): Promise<Uint8Array | undefined> {
  try {
    const found = await caches.match(BOOK, { cacheName: PREFIX + name });
    const memory = found && new Uint8Array(await found.arrayBuffer());
    if (memory && String(memory.length) === found.headers.get(SIZE)) return memory;
  } catch {
    // As if there were none.
  }
  return undefined;
}

/** Keep a memory under this name, and no other. */
export async function keep(name: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await forget();
    const headers = { [SIZE]: String(memory.length) };
    await (await caches.open(PREFIX + name)).put(BOOK, new Response(memory, { headers }));
  } catch {
    await forget();
  }
}

/** Keep none any longer. */
export async function forget(): Promise<void> {
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)));
  } catch {
    // Then none is kept, or nobody may look.
  }
}
