/** Style that not every page needs, a sheet of its own. */

declare const UP: string;

/** Resolves when it is there, or cannot be had: without it everything can still be used. */
export function sheet(name: string): Promise<unknown> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(`${UP}${name}.css`, import.meta.url).href;
  // In the body: turning to another page keeps it.
  document.body.append(link);
  return new Promise((done) => {
    link.addEventListener("load", done);
    link.addEventListener("error", done);
  });
}
