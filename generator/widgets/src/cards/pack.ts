/** Card faces. The builder draws every card once; the widgets only clone them. */

import { type Child, el } from "../page/dom";

const fetched = new Map<string, Promise<ParentNode>>();

/** The faces of one pack. */
export class Pack {
  readonly #faces: ParentNode;

  constructor(faces: ParentNode) {
    this.#faces = faces;
  }

  /** The whole card; an unknown code shows as its text. */
  card(code: string): HTMLElement {
    return this.#clone(`[data-card="${CSS.escape(code)}"]`) ?? el("span", { class: "card" }, code);
  }

  /** The card inside a sentence. */
  inline(code: string): HTMLElement {
    return this.#clone(`[data-inline="${CSS.escape(code)}"]`) ?? el("span", { class: "c" }, code);
  }

  codes(): string[] {
    return [...this.#faces.querySelectorAll<HTMLElement>("[data-card]")].map((card) => card.dataset.card ?? "");
  }

  /** "ace of hearts": how a card is said. */
  spoken(code: string): string {
    return this.card(code).getAttribute("aria-label") ?? code;
  }

  /** A sentence whose cards stand in double brackets, as nodes. */
  sentence(marked: string): Child[] {
    return marked
      .split(/\[\[(.+?)\]\]/)
      .map((part, i) => (i % 2 ? this.inline(part) : part))
      .filter((part) => part !== "");
  }

  #clone(selector: string): HTMLElement | undefined {
    const face = this.#faces.querySelector(selector);
    return face ? (document.importNode(face, true) as HTMLElement) : undefined;
  }
}

/** The pack: from a template in the page, else from the file beside this script. */
export function loadPack(id: string): Promise<Pack> {
  let faces = fetched.get(id);
  if (!faces) {
    faces = findFaces(id);
    // A failed fetch is not remembered: the next try asks again.
    faces.catch(() => fetched.delete(id));
    fetched.set(id, faces);
  }
  return faces.then((found) => new Pack(found));
}

async function findFaces(id: string): Promise<ParentNode> {
  const template = document.getElementById(`pack-${id}`);
  // Cloned, because instant navigation takes the page's own copy away.
  if (template instanceof HTMLTemplateElement) {
    return template.content.cloneNode(true) as DocumentFragment;
  }
  const answer = await fetch(new URL(`packs/${id}.html`, import.meta.url));
  if (!answer.ok) throw new Error("The card faces could not be loaded.");
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const inside = page.querySelector("template");
  return inside ? inside.content : page.body;
}
