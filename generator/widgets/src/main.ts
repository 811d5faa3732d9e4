/** The widgets of the page. They upgrade markup that reads well without them. */

import { late } from "./late";
import { tellDeadEnds } from "./page/dead-ends";
import { layOutWhole } from "./page/idle";
import { stayOnPage, withMaterial } from "./page/instant-navigation";
import { isKept, PRACTICE } from "./page/storage";
import { FsStepper } from "./stepper/stepper";

const widgets = {
  "fs-stepper": FsStepper,
  "fs-quiz": late(async () => (await import("./quiz/quiz")).quiz, "near"),
  "fs-lesson": late(async () => (await import("./lesson/lesson")).lesson, "near"),
  "fs-finder": late(async () => (await import("./home/finder")).find, "now"),
  "fs-compare": late(async () => (await import("./compare/compare")).compare, "now"),
  "fs-judge": late(async () => (await import("./judge/judge")).judge, "now"),
  "fs-sheet": late(async () => (await import("./sheet/sheet")).sheet, "now"),
  "fs-play": late(async () => (await import("./play/play")).play, "now"),
  "fs-offline": late(async () => (await import("./offline/offer")).offer, "opened"),
  "fs-due": late(async () => (isKept(PRACTICE) ? (await import("./practice/count")).tellCount : () => {}), "now"),
};

for (const [name, widget] of Object.entries(widgets)) {
  // A module runs once in a visit, but a page may be wrongly given two copies of it.
  if (!customElements.get(name)) customElements.define(name, widget);
}

withMaterial(stayOnPage);
// A reader who first does something has the page before their eyes.
withMaterial(layOutWhole);
for (const sign of ["pointerover", "focusin", "click"]) {
  document.addEventListener(sign, (event) => {
    const { target } = event;
    if (!(target instanceof Element && target.closest("a.sec"))) return;
    // Without it the link is followed all the same.
    import("./page/clauses").then(({ showClause }) => showClause(event)).catch(() => {});
  });
}
tellDeadEnds();

/** Whoever has the book as an app of the device, in a window of its own, is asked whether to keep all of it. */
const suggest = (): unknown => import("./offline/suggestion").catch(() => {});
if (matchMedia("(display-mode: minimal-ui), (display-mode: standalone)").matches) suggest();
addEventListener("appinstalled", suggest);
