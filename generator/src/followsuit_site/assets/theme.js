// What the theme needs at once. Everything else on a page works without it.

document.documentElement.classList.replace("no-js", "js");

// Material's script comes when a reader first does something: reading needs none of it, and it makes each address of
// a page anew before anybody has seen the page. Its name stands in the page (main.html).
stayLinked();
let coming, parsed;
document.addEventListener("DOMContentLoaded", () => (parsed = true));
const material = () => {
  coming ??= new Promise((done) => {
    const script = document.createElement("script");
    script.src = document.querySelector("[data-material]").dataset.material;
    script.addEventListener("load", () => {
      if (parsed) window.document$.next(document); // it waits for an event that is over
      dispatchEvent(new Event("material"));
      done();
    });
    // The next press tries again.
    script.addEventListener("error", () => {
      coming = undefined;
      script.remove();
    });
    document.head.append(script);
  });
  return coming;
};
const SIGNS = { capture: true, passive: true };
for (const sign of ["pointermove", "pointerdown", "wheel", "keydown", "focusin"]) {
  addEventListener(sign, material, { once: true, ...SIGNS });
}

// What the buttons and links of the frame do comes when one is pointed at, or with a press or a key: whoever only
// scrolls needs none of it. A press that is faster waits for it.
let pressed;
const controls = () =>
  import("./controls.js").then(
    ({ press }) => (pressed = press),
    () => {}, // links lead where they lead; the next press tries again
  );
const warm = ({ type, target }) => {
  if (!pressed && (type !== "pointerover" || target.closest?.("a, button"))) controls();
};
for (const sign of ["pointerover", "pointerdown", "keydown", "focusin"]) addEventListener(sign, warm, SIGNS);
document.addEventListener("click", async (event) => (pressed ?? (await controls()))?.(event, material));

// Material follows a link without reloading only if the link is in a sitemap that names the very host and path
// of this site. A book that may lie under any address cannot know them at build time: so links that Material
// left alone, and that stay within the book, are handed to it here.
const book = new URL(JSON.parse(document.getElementById("__config").textContent).base, location).href;
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href]");
  if (!link || event.defaultPrevented || !window.location$ || !book.startsWith("http")) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || link.target) return;
  // Another language is another book: its frame, its search and its widgets come with a page of their own.
  if (link.hreflang && link.hreflang !== document.documentElement.lang) return;
  const url = new URL(link.href);
  if (!url.href.startsWith(book) || !url.pathname.endsWith("/") || url.pathname === location.pathname) return;
  event.preventDefault();
  history.replaceState({ x: scrollX, y: scrollY }, "");
  history.pushState(null, "", url);
  window.location$.next(url);
});

// To make the address of a style sheet absolute would load it again, and with it the typefaces that came too late for
// this page: what is read would move. So these links seem to Material to be what it makes of them.
function stayLinked() {
  for (const link of document.head.querySelectorAll("link[href]")) {
    const absolute = link.cloneNode();
    absolute.href = link.href;
    Object.defineProperty(link, "href", { value: link.href, writable: true });
    Object.defineProperty(link, "outerHTML", { value: absolute.outerHTML });
    // Another sheet is that of a newer edition, which has scripts of its own, too (edition.py).
    if (link.sheet) link.remove = () => location.reload();
  }
}

// A link to what a search finds.
if (new URLSearchParams(location.search).has("q")) {
  material();
  controls();
}

// Material turns pages and opens the search on single letters, wherever the focus is. Somebody who speaks to the
// computer, or hits a key by chance, would lose the place (WCAG 2.1.4): such keys do not reach it. What takes letters
// itself, and keeps them from Material, says so by `data-keys`.
window.addEventListener(
  "keydown",
  (event) => {
    const typing = event.target instanceof Element && event.target.closest("input, textarea, select, [data-keys]");
    if (event.key.length === 1 && event.key !== " " && !typing) event.stopPropagation();
  },
  true,
);
