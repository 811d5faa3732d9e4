// The theme's own few controls: search and palette buttons, the contents that pop over the page on small
// screens, and instant navigation wherever the site lives. Everything else on a page works without it.

const body = document.body;
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
for (const sign of ["pointermove", "pointerdown", "wheel", "keydown", "focusin"]) {
  addEventListener(sign, material, { once: true, capture: true, passive: true });
}

// To make the address of a style sheet absolute would load it again, and with it the typefaces that came too late for
// this page: what is read would move. So these links seem to Material to be what it makes of them.
function stayLinked() {
  for (const link of document.head.querySelectorAll("link[href]")) {
    const absolute = link.cloneNode();
    absolute.href = link.href;
    Object.defineProperty(link, "href", { value: link.href, writable: true });
    Object.defineProperty(link, "outerHTML", { value: absolute.outerHTML });
  }
}

const setSearch = (open) => {
  const toggle = document.getElementById("__search");
  if (toggle.checked !== open) toggle.click();
};

// The look of what is found, and where it leads, come when the search is first opened; they stay when the page is turned.
const showFound = () => {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = new URL("found.css", import.meta.url).href;
  body.append(sheet);
  import("./found.js").catch(() => {});
};
document.getElementById("__search").addEventListener("change", showFound, { once: true });

const base = new URL(JSON.parse(document.getElementById("__config").textContent).base, location);

// A link to what a search finds.
if (new URLSearchParams(location.search).has("q")) material();

// One button between light and dark. Choosing what the system wants anyway goes back to following the system.
const switchPalette = () => {
  const wanted = matchMedia("(prefers-color-scheme: dark)").matches ? "slate" : "default";
  const next = body.dataset.mdColorScheme === "slate" ? "default" : "slate";
  const inputs = [...document.querySelectorAll("[data-md-component=palette] input")];
  const follow = inputs.find((input) => input.dataset.mdColorMedia === "(prefers-color-scheme)");
  const fixed = inputs.find((input) => input !== follow && input.dataset.mdColorScheme === next);
  (next === wanted ? follow : fixed).click();
};

const searchButton = () => document.querySelector("[data-tool=search]");

// Zensical draws a whole search of its own when its button is pressed.
const openSearch = () => {
  const own = document.querySelector("[data-md-component=search] > button");
  if (own) own.click();
  else document.querySelector(".find input").focus();
};

const tools = {
  night: () => material().then(switchPalette),
  search: () => material().then(openSearch),
  close: () => {
    setSearch(false);
    searchButton().focus();
  },
  // The cheat sheet's own button prints that sheet alone.
  print: (button) => {
    body.classList.toggle("cheat-only", !!button.closest(".cheat"));
    print();
    body.classList.remove("cheat-only");
  },
};

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const tool = target?.closest("[data-tool]");
  tools[tool?.dataset.tool]?.(tool);
  const link = target?.closest("a[href]");
  if (!link) {
    // A click beside the open search closes it.
    if (!target?.closest(".find, [data-tool]")) setSearch(false);
    return;
  }
  link.closest("[popover]")?.hidePopover?.();
  turnTo(link, event);
});

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

// Material follows a link without reloading only if the link is in a sitemap that names the very host and path
// of this site. A book that may lie under any address cannot know them at build time: so links that Material
// left alone, and that stay within the book, are handed to it here.
function turnTo(link, event) {
  const url = new URL(link.href);
  const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || link.target);
  const inBook = url.origin === base.origin && url.pathname.startsWith(base.pathname) && /\/$/.test(url.pathname);
  const samePage = url.pathname === location.pathname;
  // Another language is another book: its frame, its search and its widgets come with a page of their own.
  if (link.hreflang && link.hreflang !== document.documentElement.lang) return;
  if (event.defaultPrevented || !plain || !inBook || samePage || !window.location$) return;
  if (!location.protocol.startsWith("http")) return;
  event.preventDefault();
  history.replaceState({ x: scrollX, y: scrollY }, "");
  history.pushState(null, "", url);
  window.location$.next(url);
}
