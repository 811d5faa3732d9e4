/** A position and its verdict as a picture, for those who have no book at hand. Loaded when somebody wants one. */

import * as say from "words/picture";
import type { Pack } from "../cards/pack";
import { all, type Child, el } from "../page/dom";
import { download } from "../page/download";
import { painted } from "./painted";

/** What is in a picture. */
export interface Pictured {
  game: string;
  question: string;
  /** What the table depends on: “Trumps: Hearts”. */
  depends: string[];
  lists: { legend: string; owners: string[]; cards: readonly string[]; ahead?: number | undefined }[];
  /** The verdict, with its cards as in a sentence. */
  verdict: HTMLElement;
  /** What a file of it is called. */
  name: string;
}

const LONGEST_NAME = 80;

/** Makes a picture, shows it below what was pressed, and gives it to whatever the reader sends with, else as a file. */
export async function sendPicture(
  row: HTMLElement,
  shown: Pictured,
  pack: Pack,
  tell: (words: Child[]) => void,
): Promise<void> {
  const sheet = sheetOf(shown, pack);
  row.after(sheet);
  try {
    const canvas = await painted(sheet);
    const text = said(shown, pack);
    const data = await new Promise<Blob | null>((made) => canvas.toBlob(made, "image/png"));
    if (!data) throw new Error("no picture");
    row.parentElement?.querySelector(":scope > .pictured")?.remove();
    row.after(el("img", { class: "pictured", src: canvas.toDataURL(), alt: text }));
    const name = `${shown.name.slice(0, LONGEST_NAME)}.png`;
    const file = new File([data], name, { type: data.type });
    if (await shared({ files: [file], title: shown.game, text: `${plain(shown.verdict)} ${location.href}` }))
      return tell([""]);
    download(name, data, data.type);
    tell([say.saved({ file: name })]);
  } finally {
    sheet.remove();
  }
}

/** Whether there was somebody to give it to; whoever then thinks better of it wants no file either. */
async function shared(given: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(given)) return false;
  try {
    await navigator.share(given);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

function sheetOf({ game, question, depends, lists, verdict }: Pictured, pack: Pack): HTMLElement {
  const rows = lists.flatMap(({ legend, owners, cards, ahead }) => [
    el("p", { class: "legend" }, legend),
    el(
      "ol",
      {},
      ...cards.map((code, at) =>
        el(
          "li",
          { class: at === ahead && "ahead" },
          el("span", { class: "owner" }, owners[at]),
          faceOf(pack.card(code)),
        ),
      ),
    ),
  ]);
  return el(
    "div",
    { class: "picture", "aria-hidden": "true" },
    el("p", { class: "game" }, game),
    el("p", { class: "asked" }, [question, ...depends].join(" · ")),
    ...rows,
    sentenceOf(verdict),
    el("p", { class: "from" }, say.from),
  );
}

/** A verdict whose cards are words and signs: “A♥ is a trump”. */
function sentenceOf(verdict: HTMLElement): HTMLElement {
  const sentence = el("p", { class: "sentence" }, ...verdict.cloneNode(true).childNodes);
  for (const card of all(sentence, ".c")) {
    const own = card.matches(".dk") ? null : el("i", { class: "pip" });
    card.replaceWith(el("b", { class: `word ${card.className.replace("c ", "")}` }, card.dataset.sign, own));
  }
  return sentence;
}

function plain({ textContent }: HTMLElement): string {
  return textContent.replace(/\s+/g, " ").trim();
}

/** A face whose words are all in the page, so that they can be found there. */
function faceOf(card: HTMLElement): HTMLElement {
  const { types, told = types } = card.dataset;
  if (told) card.append(el("span", { class: "types" }, told));
  return card;
}

/** All that the picture shows, in words. */
function said({ game, question, depends, lists, verdict }: Pictured, pack: Pack): string {
  const rows = lists.map(({ legend, owners, cards }) => {
    const told = cards.map((code, at) => [owners[at], pack.spoken(code)].filter(Boolean).join(": "));
    return `${legend}: ${told.join("; ")}.`;
  });
  return [`${game}. ${question}`, ...depends.map((one) => `${one}.`), ...rows, plain(verdict)].join(" ");
}
