/** An address may name a place that its page does not have: damaged on its way, or of an older edition. */

import * as say from "words/page";
import { namesNothing, note } from "./address";
import { withMaterial } from "./instant-navigation";

export function tellDeadEnds(): void {
  const tell = (): void => {
    const page = document.querySelector(".book");
    if (page) note(page, namesNothing() ? say.deadEnd : "");
  };
  window.addEventListener("hashchange", () => [tell(), namesNothing() && scrollTo(0, 0)]);
  tell();
  withMaterial(({ document$: pages }) => pages.subscribe(tell));
}
