/** "What if?": change the cards or the setting of an example, and see what follows. Loaded on demand. */

import type {
  DrawnLegal,
  DrawnWinner,
  GameAnswer,
  Cards as Given,
  PositionRequest,
  Reason,
  Setting,
} from "types/engine";
import * as engineWords from "words/engine";
import * as whatifWords from "words/whatif";
import { loadPack, type Pack } from "../cards/pack";
import { ask, Refusal } from "../engine/client";
import { trouble, troubleAlone } from "../engine/status";
import { drawnStage } from "../figure/drawn-stage";
import type { Figure } from "../figure/figure";
import { light } from "../page/clauses";
import { type Child, el, fill } from "../page/dom";
import { type LinkPart, linkParts } from "../page/link-parts";
import { holding } from "../page/scrolling";
import { type Bounds, type Cards, linkedCards, namesCards, Slots } from "./card-slots";
import { Panel, type Row } from "./panel";
import { Settings } from "./settings";

type Answer = DrawnWinner | DrawnLegal;

class PositionWhatIf {
  readonly #host: Figure;
  readonly #base: PositionRequest;
  readonly #printed: Cards;
  /** Who has played the printed cards. */
  readonly #owners: string[];
  readonly #panel: Panel;
  readonly #link: LinkPart[];
  /** What a game allows under a setting: asked once for each. */
  readonly #allowed = new Map<string, Promise<GameAnswer>>();
  #settings: Settings | undefined;
  #slots: Slots | undefined;
  #pack: Pack | undefined;
  #played: Answer | undefined;
  #names: string[] = [];

  constructor(host: Figure, request: PositionRequest, link: string[]) {
    this.#host = host;
    this.#base = request;
    this.#printed = { trick: cardsOf(request.trick), hand: "hand" in request ? cardsOf(request.hand) : [] };
    this.#owners = JSON.parse(host.dataset.names ?? "[]") as string[];
    this.#link = linkParts(link);
    this.#panel = new Panel(host, link, {
      thing: "position",
      begin: () => this.#begin(),
      reset: () => this.#reset(),
      changes: () => this.#changes(),
    });
    // A change is made to the whole course: show it to its end.
    host.perform();
    void this.#panel.busy(this.#begin());
  }

  /** Put the example back as it was printed. */
  close(): void {
    this.#panel.close();
  }

  /** Also the way back after a failed start. */
  async #begin(): Promise<void> {
    this.#host.say(engineWords.starting);
    try {
      const pack = (this.#pack = await loadPack(this.#host.dataset.pack ?? ""));
      // What was changed before the engine went away is still so after a new start.
      const slots = (this.#slots ??= this.#makeSlots(pack));
      this.#panel.fill(slots.root, this.#settings?.root);
      this.#panel.reveal(slots.root);
      const game = await this.#game(this.#base.setting ?? {});
      const played = (this.#played = await ask<Answer>({ ...this.#base, draw: { names: this.#owners } }));
      if (this.#panel.signal.aborted) return;
      slots.bound(this.#bounds(game));
      this.#settings ??= new Settings(game.setting, played.setting, pack, this.#link, () => void this.#answer());
      this.#panel.fill(slots.root, this.#settings.root);
    } catch (error) {
      if (!this.#panel.signal.aborted) this.#host.say(trouble(error));
      return;
    }
    const unread = this.#settings.unread.filter(([name]) => !namesCards(this.#printed, name));
    if (this.#panel.strange(unread)) return;
    if (this.#changes().length) return this.#answer();
    this.#slots.draw();
    this.#host.say(whatifWords.changeCard);
  }

  #makeSlots(pack: Pack): Slots {
    const { trick, hand } = this.#printed;
    // Until the engine has said how many there can be, there are as many as printed.
    const bounds = bound([trick.length, trick.length], [hand.length, hand.length]);
    const cards = linkedCards(this.#printed, this.#link);
    return new Slots(
      pack,
      this.#printed,
      cards,
      bounds,
      (seat) => this.#owner(seat),
      () => void this.#answer(),
    );
  }

  // ---- what the game allows ----

  #game(setting: Setting): Promise<GameAnswer> {
    const key = JSON.stringify(setting);
    const known = this.#allowed.get(key) ?? ask<GameAnswer>({ ask: "game", game: this.#base.game, setting });
    this.#allowed.set(key, known);
    // A failed question is not remembered: the next try asks again.
    known.catch(() => this.#allowed.delete(key));
    return known;
  }

  /** A trick has a card; whoever asks what to play has one, and a place left on the table. */
  #bounds({ requests }: GameAnswer): Bounds {
    const seats = requests.trick_sizes.length ? Math.max(...requests.trick_sizes) : Infinity;
    if (this.#base.ask === "winner") return bound([1, seats], [0, 0]);
    return bound([0, seats - 1], [1, requests.hand_limit ?? Infinity]);
  }

  // ---- what the reader changes ----

  #changes(): string[] {
    return [...(this.#slots?.changes() ?? []), ...(this.#settings?.changes() ?? [])];
  }

  #reset(): void {
    this.#slots?.reset();
    this.#settings?.reset();
    void this.#answer();
  }

  async #answer(): Promise<void> {
    const setting = this.#settings?.value ?? {};
    const { trick = [], hand = [] } = this.#slots?.cards ?? {};
    const draw = { names: trick.map((_, seat) => this.#owner(seat)) };
    const { names, ...base } = this.#base;
    // The example names its own players; with more of them the engine does.
    const named = names && names.length >= trick.length ? { names } : {};
    const request = { ...asked(base, trick, hand), ...named, setting, draw };
    try {
      const answers = await this.#panel.latest(Promise.all([ask<Answer>(request), this.#game(setting)]));
      // The table and the row of cards may get higher or lower: what was pressed stays under the finger.
      const pressed = this.#panel.watched(this.#slots?.pressed ?? this.#panel.root);
      if (answers) holding(pressed, () => this.#show(...answers));
    } catch (error) {
      const told = troubleAlone(error);
      if (!(error instanceof Refusal && this.#panel.spoilt(told))) this.#refuse(told);
    }
  }

  #show(answer: Answer, game: GameAnswer): void {
    const pack = this.#pack;
    const slots = this.#slots;
    if (!pack || !slots) return;
    this.#settings?.learn(answer.setting);
    slots.bound(this.#bounds(game));
    this.#names = "steps" in answer ? answer.names : [];
    if ("steps" in answer) {
      slots.learn({ trick: answer.steps.map((step) => step.card) });
    } else {
      slots.learn({ hand: answer.cards.map((card) => card.card) });
    }
    this.#host.perform(drawnStage(this.#host, pack, answer.drawn.figure));
    const law = conclusion(answer);
    const broken = ("illegal" in answer && answer.illegal) || [];
    this.#host.say(...[...broken, law].flatMap((reason) => [...pack.told(reason), " "]));
    this.#panel.follow(answer.setting_text);
    light(law.clauses, this.#host, this.#host.heading);
    this.#drawDiff(answer);
  }

  /** An impossible change is told, and the last possible picture stays. */
  #refuse(sentence: string): void {
    this.#host.say(sentence);
    fill(this.#panel.table);
    this.#slots?.draw(false);
  }

  /** As the engine has named them, as they are printed, or by their number. */
  #owner(seat: number): string {
    const printed = seat < this.#owners.length ? this.#owners[seat] : undefined;
    return this.#names[seat] ?? this.#base.names?.[seat] ?? printed ?? whatifWords.player({ number: seat + 1 });
  }

  // ---- what differs ----

  #drawDiff(answer: Answer): void {
    const played = this.#played;
    if (!played) return;
    const settings = this.#settings?.rows() ?? [];
    const before = this.#facts(played);
    const results = this.#facts(answer).map(([name, now], i): Row => [name, before[i]?.[1] ?? [], now]);
    this.#panel.drawDiff([...this.#cardRows(), ...settings, ...results], whatifWords.played);
  }

  /** Card by card; a list with more or fewer of them as a whole. */
  #cardRows(): Row[] {
    const pack = this.#pack;
    const slots = this.#slots;
    if (!pack || !slots) return [];
    return (["trick", "hand"] as const).flatMap((list): Row[] => {
      const [before, now] = [this.#printed[list], slots.cards[list]];
      const all = (cards: string[]): Child[] => cards.flatMap((card) => [pack.inline(card), " "]);
      if (before.length !== now.length) {
        return [
          [
            list === "trick" ? whatifWords.table : whatifWords.hand,
            all(before),
            now.length ? all(now) : [whatifWords.nothing],
          ],
        ];
      }
      const head = (at: number): string => {
        return list === "trick"
          ? whatifWords.cardOf({ seat: this.#owner(at) })
          : whatifWords.cardNumber({ number: at + 1 });
      };
      return now.flatMap((card, at): Row[] => {
        const first = before[at] ?? "";
        return card === first ? [] : [[head(at), [pack.inline(first)], [pack.inline(card)]]];
      });
    });
  }

  /** What the two columns compare. */
  #facts(answer: Answer): [string, Child[]][] {
    const pack = this.#pack;
    if (!pack) return [];
    const law = conclusion(answer);
    const links: [string, Child[]] = [whatifWords.clause, pack.placed(law.links)];
    if (!("steps" in answer)) {
      return [[whatifWords.allowed, answer.legal.flatMap((card) => [pack.inline(card), " "])], links];
    }
    const best = answer.steps.find((step) => step.seat === answer.winner);
    const far = !answer.complete && whatifWords.soFarToo;
    const winner = best ? [`${answer.names[best.seat]}, `, pack.inline(best.card), far] : [whatifWords.nobody];
    const after = (answer.after ?? []).map((line) => el("div", {}, ...pack.placed(line.why.drawn)));
    return [[whatifWords.winner, winner], links, [whatifWords.then, after]];
  }
}

function bound(trick: [number, number], hand: [number, number]): Bounds {
  return { trick: { least: trick[0], most: trick[1] }, hand: { least: hand[0], most: hand[1] } };
}

/** The same question about other cards. */
function asked(base: PositionRequest, trick: string[], hand: string[]): PositionRequest {
  if (base.ask === "legal") return { ...base, hand, ...(trick.length || base.trick ? { trick } : {}) };
  const { hands, ...rest } = base;
  // Nobody holds cards who is no longer there.
  const held = Object.entries(hands ?? {}).filter(([seat]) => Number(seat) < trick.length);
  return { ...rest, trick, ...(held.length ? { hands: Object.fromEntries(held) } : {}) };
}

/** Cards one by one. */
function cardsOf(given: Given | undefined): string[] {
  return typeof given === "string" ? given.split(" ") : (given ?? []);
}

/** The sentence that sums an answer up. */
function conclusion(answer: Answer): Reason {
  if ("steps" in answer) return answer;
  return answer.law;
}

export function open(host: Figure, link: string[]): PositionWhatIf {
  const request = host.request;
  if (request?.ask !== "winner" && request?.ask !== "legal") throw new Error(whatifWords.noPosition);
  return new PositionWhatIf(host, request, link);
}
