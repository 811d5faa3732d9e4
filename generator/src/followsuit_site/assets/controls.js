// The theme's own few controls: search and palette buttons, the contents that pop over the page on small
// screens, and instant navigation wherever the site lives. They come when a reader points at one, presses or types (theme.js).

const body = document.body;
const search = document.getElementById("__search");
const setSearch = (open) => {
  if (search.checked !== open) search.click();
};

// The look of what is found, and where it leads, come when the search is first opened; they stay when the page is turned.
const showFound = () => {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = new URL("found.css", import.meta.url).href;
  body.append(sheet);
  import("./found.js").catch(() => {});
};
if (search.checked) showFound();
else search.addEventListener("change", showFound, { once: true });

const base = new URL(JSON.parse(document.getElementById("__config").textContent).base, location);

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
  night: (_, material) => material().then(switchPalette),
  search: (_, material) => material().then(openSearch),
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

// A click anywhere; `material` brings Material's script.
export const press = (event, material) => {
  const target = event.target instanceof Element ? event.target : null;
  const tool = target?.closest("[data-tool]");
  tools[tool?.dataset.tool]?.(tool, material);
  const link = target?.closest("a[href]");
  link?.closest("[popover]")?.hidePopover?.();
  // A press that came before this script is over: the browser follows its link, and no search was open.
  if (!event.eventPhase) return;
  // A click beside the open search closes it.
  if (!link && !target?.closest(".find, [data-tool], #__search")) setSearch(false);
  if (link) turnTo(link, event);
};

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
