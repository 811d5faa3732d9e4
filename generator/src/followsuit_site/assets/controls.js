// The theme's own few controls: search and palette buttons, and the contents that pop over the page on small screens.
// They come when a reader points at one, presses or types (theme.js).

const body = document.body;
const search = document.getElementById("__search");
const setSearch = (open) => {
  if (search.checked !== open) search.click();
};

// The index, the look of what is found, and where it leads, come when the search is first opened; they stay when the page is
// turned. What reads the index (search.js) may come later than this, and then asks; other pages of the book hear it, too.
const reading = new BroadcastChannel("followsuit-search");
const readIndex = () => search.checked && reading.postMessage("open");
reading.addEventListener("message", ({ data }) => data === "ready" && readIndex());
search.addEventListener("change", readIndex);
readIndex();
const showFound = () => {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = new URL("found.css", import.meta.url).href;
  body.append(sheet);
  import("./found.js").catch(() => {});
};
if (search.checked) showFound();
else search.addEventListener("change", showFound, { once: true });

// One button between light and dark. Choosing what the system wants anyway goes back to following the system. Kept as Material
// keeps it (theme/partials/palette.html).
const switchPalette = () => {
  const wanted = matchMedia("(prefers-color-scheme: dark)").matches ? "slate" : "default";
  const scheme = body.dataset.mdColorScheme === "slate" ? "default" : "slate";
  const index = scheme === wanted ? 0 : scheme === "slate" ? 2 : 1;
  const media = ["(prefers-color-scheme)", "(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"][index];
  body.dataset.mdColorScheme = scheme;
  if (index) body.dataset.mdColorMedia = media;
  else delete body.dataset.mdColorMedia;
  __md_set("__palette", { index, color: { media, scheme, primary: "custom", accent: "custom" } });
};

const searchButton = () => document.querySelector("[data-tool=search]");

// Zensical draws a whole search of its own when its button is pressed.
const openSearch = () => {
  const own = document.querySelector("[data-md-component=search] > button");
  if (own) own.click();
  else document.querySelector(".find input").focus();
};

const tools = {
  night: switchPalette,
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
  // A click beside the open search closes it; before this script came, none was open.
  if (event.eventPhase && !link && !target?.closest(".find, [data-tool], #__search")) setSearch(false);
};
