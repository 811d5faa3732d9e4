/** `<fs-sheet>`: the score pad. Evenings that this device keeps, a new one, and the one that is open. */

import type { SheetAnswer } from "types/engine";
import * as say from "words/sheet";
import { loadPack } from "../cards/pack";
import { startEngine } from "../engine/client";
import { openInPlace } from "../engine/in-place";
import { trouble } from "../engine/status";
import { number } from "../fields/values";
import { linkTo, note } from "../page/address";
import { addressWriter } from "../page/address-bar";
import { all, type Child, el, fill, freshId, liveRegion } from "../page/dom";
import { download } from "../page/download";
import { hashOf, linkParts } from "../page/link-parts";
import { press } from "../page/press";
import { share } from "../page/share";
import "../page/asking";
import { stayAwake } from "./awake";
import { type Evening, inLink, linked } from "./evening";
import { evenings } from "./kept";
import { OpenSheet } from "./open-sheet";
import { Setup } from "./setup";
import { spreadsheet } from "./spreadsheet";

interface Known {
  id: string;
  title: string;
  pack: string;
}

const FILE = "follow-suit-scores";

export function sheet(root: HTMLElement, signal: AbortSignal): void {
  if (root.querySelector(".evenings")) return;
  new ScorePad(root, signal);
}

class ScorePad {
  readonly #root: HTMLElement;
  readonly #write = addressWriter();
  readonly #signal: AbortSignal;
  readonly #games: Known[];
  /** The games to choose from, as the page printed them. */
  readonly #chooser: HTMLElement[];
  readonly #list = el("div", { class: "evenings" });
  readonly #said = liveRegion("said");
  readonly #files = el("div", { class: "row" });
  readonly #back: HTMLElement;
  #open: OpenSheet | undefined;
  #awake = new AbortController();
  #turn = 0;

  constructor(root: HTMLElement, signal: AbortSignal) {
    this.#root = root;
    this.#signal = signal;
    this.#games = JSON.parse(root.dataset.games ?? "[]") as Known[];
    for (const link of all<HTMLAnchorElement>(root, "a[data-game]")) link.href = `#${root.id}~${link.dataset.game}`;
    this.#chooser = [...root.children] as HTMLElement[];
    this.#back = press("btn quiet", say.allSheets, () => this.#goTo());
    root.addEventListener("click", (event) => openInPlace(event, this.#open?.evening.game ?? ""), { signal });
    window.addEventListener("hashchange", () => void this.#follow(), { signal });
    evenings.watch((id) => void this.#changedElsewhere(id), signal);
    void this.#follow();
  }

  // ---- which sheet ----

  #goTo(...parts: string[]): void {
    this.#write(hashOf([this.#root.id, ...parts]));
    void this.#follow();
  }

  /** What the page's address asks: a game's new sheet, one that is kept, or one that the link holds. */
  async #follow(): Promise<void> {
    const turn = ++this.#turn;
    this.#root.setAttribute("aria-busy", "true");
    await this.#go(turn);
    if (turn === this.#turn) this.#root.removeAttribute("aria-busy");
  }

  async #go(turn: number): Promise<void> {
    const link = linkTo(this.#root);
    note(this.#root);
    const [[name, value] = ["", ""]] = linkParts(link?.parts ?? [""]);
    if (name === "id" && value === this.#open?.evening.id) return;
    this.#open = undefined;
    const game = this.#games.find(({ id }) => id === name);
    if (game) return this.#setUp(game);
    if (name === "id" || name === "s") {
      const found = await (name === "id" ? evenings.one(value) : linked(value)).catch(() => undefined);
      if (turn !== this.#turn) return;
      const known = this.#games.find(({ id }) => id === found?.game);
      if (found && known) return this.#show(known, found, name === "s");
      await this.#all();
      return note(this.#root, name === "id" ? say.notHere : say.damaged);
    }
    await this.#all();
    if (link) note(this.#root, say.damaged);
  }

  // ---- all evenings ----

  async #all(): Promise<void> {
    this.#awake.abort();
    const turn = this.#turn;
    fill(this.#root, this.#list, ...this.#chooser, this.#files, this.#said);
    try {
      const [found, unread] = await Promise.all([evenings.all(), evenings.aside()]);
      if (turn === this.#turn) this.#draw(found, await evenings.aside().catch(() => unread));
    } catch {
      fill(this.#list, el("p", {}, say.keepsNothing));
      fill(this.#files);
    }
  }

  #draw(found: Evening[], unread: unknown[]): void {
    const rows = found.map((each) => this.#row(each));
    const file = el("input", { type: "file", accept: "application/json,.json", id: freshId("file"), class: "vh" });
    file.addEventListener("change", () => void this.#read(file));
    const save = press("btn quiet", say.saveAll, () => download(`${FILE}.json`, evenings.exported(found, unread)));
    fill(
      this.#list,
      rows.length > 0 && el("h2", {}, say.yourEvenings),
      rows.length > 0 && el("ul", {}, ...rows),
      unread.length > 0 && el("p", { class: "amiss" }, say.setAside({ number: unread.length })),
      el("h2", {}, say.newSheet),
    );
    fill(
      this.#files,
      (rows.length > 0 || unread.length > 0) && save,
      file,
      el("label", { for: file.id, class: "btn quiet" }, say.openFile),
    );
  }

  #row(each: Evening): HTMLElement {
    const { standing, names } = each;
    const title = this.#games.find(({ id }) => id === each.game)?.title ?? each.game;
    const points = standing?.sides.map((side, at) => `${side} ${number(standing.totals[at] ?? 0)}`).join(" · ");
    const won = standing?.winners.length
      ? say.won({ number: standing.winners.length, names: standing.winners.join(say.and) })
      : "";
    const link = el("a", { href: hashOf([this.#root.id, `id=${each.id}`]) }, title);
    const when = new Date(each.begun).toLocaleDateString(document.documentElement.lang, { dateStyle: "medium" });
    const told = el("span", {}, [when, points ?? names.join(", "), won].filter(Boolean).join(" · "));
    return el("li", {}, link, " ", told);
  }

  async #read(file: HTMLInputElement): Promise<void> {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    const count = await evenings.imported(await chosen.text().catch(() => "")).catch(() => undefined);
    file.value = "";
    await this.#all();
    fill(this.#said, count === undefined ? say.notRead : say.wasRead({ number: count }));
  }

  // ---- one of them ----

  #setUp(game: Known): void {
    void startEngine([game.id]).catch(() => undefined);
    const setup = new Setup(game.id, (begun) => {
      this.#show(game, begun, false);
      void this.#keep(begun);
    });
    fill(this.#root, this.#back, el("h2", { tabindex: -1 }, say.newSheetOf({ game: game.title })), setup.root);
    this.#come();
  }

  async #show(game: Known, shown: Evening, fromLink: boolean): Promise<void> {
    const turn = this.#turn;
    try {
      const pack = await loadPack(game.pack);
      if (turn !== this.#turn || this.#signal.aborted) return;
      const open = new OpenSheet(
        shown,
        pack,
        { changed: (now) => this.#keep(now), tools: (answer) => this.#tools(answer) },
        this.#signal,
      );
      this.#open = open;
      this.#awake.abort();
      this.#awake = new AbortController();
      stayAwake(AbortSignal.any([this.#signal, this.#awake.signal]));
      const title = el("h2", { tabindex: -1 }, game.title);
      const keeps = press("btn", say.keepThis, () => {
        keeps.remove();
        void this.#keep(open.evening);
      });
      const from = fromLink && el("div", { class: "row sent" }, el("p", {}, say.fromLink), keeps);
      fill(this.#root, this.#back, title, from, open.root);
      this.#come();
      if (!fromLink) this.#write(hashOf([this.#root.id, `id=${shown.id}`]));
    } catch (error) {
      note(this.#root, trouble(error));
    }
  }

  #come(): void {
    this.#root.scrollIntoView({ behavior: "instant" });
    this.#root.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }

  async #keep(now: Evening): Promise<void> {
    this.#write(hashOf([this.#root.id, `id=${now.id}`]));
    try {
      await evenings.keep(now);
    } catch {
      this.#open?.tell([say.notKept]);
    }
  }

  async #changedElsewhere(id: string): Promise<void> {
    const open = this.#open;
    if (!open) return this.#root.contains(this.#list) ? this.#all() : undefined;
    if (open.evening.id !== id) return;
    const newest = await evenings.one(id).catch(() => undefined);
    if (!newest) return open.tell([say.deletedElsewhere]);
    if (newest.changed > open.evening.changed) open.renew(newest);
  }

  /** What can be done with a whole sheet. */
  #tools(answer: () => SheetAnswer | undefined): Child[] {
    const now = (): Evening | undefined => this.#open?.evening;
    const link = press("btn", say.send, () => void this.#send(link));
    const save = press("btn quiet", say.saveFile, () => {
      const each = now();
      if (each) download(`${FILE}-${each.game}.json`, evenings.exported([each]));
    });
    const table = press("btn quiet", say.spreadsheet, () => {
      const told = answer();
      if (told) download(`${FILE}-${told.game}.csv`, spreadsheet(told), "text/csv");
    });
    const paper = press("btn quiet", say.print, () => print());
    const gone = press("btn quiet", say.remove, () => this.#askToDrop(gone));
    return [link, save, table, paper, gone];
  }

  async #send(pressed: HTMLElement): Promise<void> {
    const open = this.#open;
    if (!open) return;
    const hash = hashOf([this.#root.id, `s=${await inLink(open.evening)}`]);
    await share(pressed.parentElement ?? pressed, new URL(hash, location.href).href, (told) => open.tell(told));
  }

  #askToDrop(pressed: HTMLElement): void {
    const open = this.#open;
    if (!open) return;
    const { id } = open.evening;
    const no = press("btn", say.keepIt, () => row.replaceWith(pressed));
    const yes = press(
      "btn pri",
      say.removeIt,
      () =>
        void evenings
          .drop(id)
          .then(() => this.#goTo())
          .catch(() => undefined),
    );
    const row = el("div", { class: "row" }, el("p", {}, say.sureToRemove), yes, no);
    pressed.replaceWith(row);
    no.focus();
  }
}
