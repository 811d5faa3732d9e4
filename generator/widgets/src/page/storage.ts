/**
 * The one place where widgets read what this browser keeps. A value that is damaged, or of another
 * shape, is as if it were not there; it is put aside under a key of its own, never thrown away.
 */

/** Where practice is kept: pages without any need not look further. */
export const PRACTICE = "followsuit.practice";

/** What was put aside in this visit, for whoever has to say so. */
const aside = new Set<string>();
/** Keys whose damaged value could not be put aside: nothing is written over it. */
const stuck = new Set<string>();

/** The stored value, if `fits` knows its shape; `read` throws for a text that it cannot read. */
export function stored<T>(
  key: string,
  fits: (value: unknown) => value is T,
  read: (text: string) => unknown = JSON.parse,
): T | undefined {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    const value = parsed(text, read);
    if (fits(value)) return value;
    putAside(key, text);
  } catch {
    // Private windows may refuse to read: everything else goes on without.
  }
  return undefined;
}

export function store<T>(key: string, value: T, write: (value: T) => string = JSON.stringify): void {
  if (stuck.has(key)) return;
  try {
    localStorage.setItem(key, write(value));
  } catch {
    // They may refuse to store, too.
  }
}

/** Whether there is anything under this key. */
export function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Keep nothing under this key any more; what was put aside as damaged is none of it. */
export function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing may be read, nothing is kept.
  }
}

/** Whether something was put aside under this key in this visit. */
export function wasDamaged(key: string): boolean {
  return aside.has(key);
}

function parsed(text: string, read: (text: string) => unknown): unknown {
  try {
    return read(text);
  } catch {
    return undefined;
  }
}

function putAside(key: string, text: string): void {
  stuck.add(key);
  aside.add(key);
  let name = `${key}.damaged`;
  for (let n = 2; (localStorage.getItem(name) ?? text) !== text; n++) name = `${key}.damaged.${n}`;
  localStorage.setItem(name, text);
  localStorage.removeItem(key);
  stuck.delete(key);
}

/** Whether a value has names and values, of whatever kind. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && !!value && !Array.isArray(value);
}
