/** Card faces. The builder draws every card once; the widgets only clone them. */

import * as say from "words/page";
import { ROOT } from "../page/address";
import { all, type Child, el } from "../page/dom";

const fetched = new Map<string, Promise<ParentNode>>();

/** Words on the face of a card, as it lies on a table. */
const LYING = ["led", "win"];

/** Something that the engine has said, and the clauses that make it so, both drawn. */
interface Said {
  why: { drawn: string };
  links: string;
}

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
    return all(this.#faces, "[data-code]").map(({ dataset }) => dataset.code ?? "");
  }

  /** "ace of hearts": how a card is said. */
  spoken(code: string): string {
    return this.#about(code)?.spoken ?? code;
  }

  /** "Crown": what cards of its rank are called. */
  rank(code: string): string {
    return this.#about(code)?.rank ?? "";
  }

  /** Whether its cards are large: they bear names and pictures. */
  get large(): boolean {
    return !!this.#faces.querySelector("[data-large]");
  }

  #about(code: string): DOMStringMap | undefined {
    return this.#faces.querySelector<HTMLElement>(`[data-code="${CSS.escape(code)}"]`)?.dataset;
  }

  /** What the engine has drawn, as nodes for this page. */
  placed(markup: string): Node[] {
    const template = el("template");
    template.innerHTML = markup;
    const drawn = document.importNode(template.content, true);
    // Its links are as seen from the site's root.
    for (const link of all<HTMLAnchorElement>(drawn, "a[href]")) {
      const url = new URL(link.getAttribute("href") ?? "", ROOT);
      link.setAttribute("href", url.pathname === location.pathname ? url.hash : url.href);
    }
    return [...this.fill(drawn).childNodes];
  }

  /** A sentence and its clauses, in running text. */
  told({ why, links }: Said): Child[] {
    return [...this.placed(why.drawn), " ", ...this.placed(links)];
  }

  /** Put a face into every place that was left for one. */
  fill<Drawn extends ParentNode>(drawn: Drawn): Drawn {
    for (const place of all(drawn, "[data-word]")) place.replaceWith(this.inline(place.dataset.word ?? ""));
    for (const place of all(drawn, "[data-face]")) {
      const face = this.card(place.dataset.face ?? "");
      face.classList.remove(...LYING);
      if (place.className) face.classList.add(...place.classList);
      face.append(...place.childNodes);
      place.replaceWith(face);
    }
    return drawn;
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
  if (!answer.ok) throw new Error(say.facesNotLoaded);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const inside = page.querySelector("template");
  return inside ? inside.content : page.body;
}
