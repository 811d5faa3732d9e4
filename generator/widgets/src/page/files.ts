/** Files of the book that keep their names from edition to edition, and are not on every page. */

declare const UP: string;

/** The address of one as this page's edition asks for it, with the mark that its style has (`edition.py`): `rules.json`. */
export function bookFile(path: string): URL {
  const style = document.querySelector<HTMLLinkElement>("link[href*='/followsuit.css?']");
  return new URL(path + (style ? new URL(style.href).search : ""), import.meta.url);
}

/** A sheet of style: resolves when it is there, or cannot be had. Without it everything can still be used. */
export function sheet(name: string): Promise<unknown> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = bookFile(`${UP}${name}.css`).href;
  // In the body: turning to another page keeps it.
  document.body.append(link);
  return new Promise((done) => {
    link.addEventListener("load", done);
    link.addEventListener("error", done);
  });
}
