/**
 * Whoever has installed the book is asked once whether to keep all of it: an app is expected to work without a
 * network. To load this is to ask, so that pages have to say no more.
 */

import "../page/asking";
import * as say from "words/offline";
import { el, fill } from "../page/dom";
import { press } from "../page/press";
import { isKept, store } from "../page/storage";
import { fetchEdition, known, look } from "./copy";
import { Offer } from "./offer";

const ANSWERED = "followsuit.suggestion";

/** Ask at the foot of the screen, whatever page is open: not where the book is kept already, nor a second time. */
async function suggest(): Promise<void> {
  if (isKept(ANSWERED)) return;
  await look(true);
  const now = known();
  if (now?.is !== "absent" || !now.offer || document.querySelector("aside.suggestion")) return;
  const edition = now.offer;
  const gone = new AbortController();
  const shut = (): void => {
    store(ANSWERED, true);
    gone.abort();
    box.remove();
  };
  const keep = (): void => {
    store(ANSWERED, true);
    const place = el("div");
    const close = press("btn", say.close, shut);
    fill(box, place, close);
    new Offer(place, gone.signal);
    close.focus();
    void fetchEdition(edition);
  };
  const row = el("div", { class: "row" }, press("btn pri", say.keep, keep), press("btn", say.notNow, shut));
  const box = el("aside", { class: "suggestion", "aria-label": say.suggestion }, el("p", {}, say.installed), row);
  document.body.append(box);
}

await suggest();
