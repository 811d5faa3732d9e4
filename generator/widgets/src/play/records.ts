/** Tables as files, and a hand of one, step by step with its ledger. */

import type { DrawnHand, MatchRecord } from "types/engine";
import * as say from "words/review";
import type { Pack } from "../cards/pack";
import { ask } from "../engine/client";
import { troubleAlone } from "../engine/status";
import { choice } from "../fields/choice";
import { type Child, el, fill, freshId, liveRegion } from "../page/dom";
import { download } from "../page/download";
import { sheet } from "../page/files";
import { press } from "../page/press";
import { dialog } from "./dialog";
import { type Sitting, sittings } from "./sitting";

await sheet("review");

const FILE = "follow-suit-tables.json";

/** Buttons that save all tables of this device and read those of a file; `read` when some have come. */
export function fileTools(read: () => void): Child[] {
  const said = liveRegion("told");
  const file = el("input", { type: "file", accept: "application/json,.json", id: freshId("file"), class: "vh" });
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    const text = await chosen.text().catch(() => "");
    const number = await sittings.imported(text).catch(() => undefined);
    file.value = "";
    fill(said, number === undefined ? say.notRead : say.wasRead({ number }));
    if (number) read();
  });
  const save = press("btn", say.saveAll, async () => {
    const [kept, aside] = await Promise.all([sittings.all(), sittings.aside()]).catch(() => [[], []]);
    download(FILE, sittings.exported(kept as Sitting[], aside));
  });
  const open = el("label", { for: file.id, class: "btn" }, say.openFile);
  return [el("div", { class: "row" }, save, file, open), said];
}

/** How many hands of a table are over. */
export function handsOver({ record, over }: Sitting): number {
  return (record.hands as unknown[]).length - (over ? 0 : 1);
}

/** The hands of a table that are over, each step by step. */
export function stepThrough(host: HTMLElement, sitting: Sitting, pack: Pack, packId: string): void {
  const place = el("div", { "aria-busy": "true" });
  const first = Number(sitting.record.before ?? 0);
  const hands = Array.from({ length: handsOver(sitting) }, (_, n) => ({
    value: n,
    label: say.hand({ number: first + n + 1 }),
  }));
  const last = hands.length - 1;
  const show = async (at: number): Promise<void> => {
    place.setAttribute("aria-busy", "true");
    try {
      const drawn = await courseOf(sitting.record, at);
      fill(place, figure(drawn, hands[at]?.label ?? "", pack, packId));
    } catch (error) {
      fill(place, el("p", { class: "fault", role: "status" }, troubleAlone(error)));
    }
    place.removeAttribute("aria-busy");
  };
  const which = hands.length > 1 && choice(say.whichHand, hands, last, (at) => void show(Number(at)));
  dialog(host, say.stepThrough, which, place).classList.add("stepping");
  void show(last);
}

/** The course of a hand from its deal to its end. */
async function courseOf(record: MatchRecord, at: number): Promise<DrawnHand> {
  const hands = record.hands as { actions: string[] }[];
  const { totals: _, actions, ...begun } = hands[at] as { actions: string[]; totals: unknown };
  const cut = { ...record, limit: at + 1, hands: [...hands.slice(0, at), { ...begun, actions: [] }], winners: [] };
  return ask<DrawnHand>({ ask: "hand", do: "act", record: cut, actions, draw: { skip: 0 } });
}

function figure({ drawn }: DrawnHand, title: string, pack: Pack, packId: string): HTMLElement {
  const parts = pack.placed(drawn.figure);
  const ledger = drawn.ledger && el("div", { class: "after" }, ...pack.placed(drawn.ledger));
  const heading = el("header", {}, el("h3", {}, title));
  return el(
    "fs-stepper" as "div",
    { "data-kind": "play", "data-pack": packId },
    heading,
    ...(parts as Child[]),
    ledger,
  );
}
