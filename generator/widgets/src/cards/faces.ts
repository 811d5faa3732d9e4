/** Card faces. The builder draws every card once; the widgets only clone them. */

import * as say from "words/page";
import { all, el } from "../page/dom";

const fetched = new Map<string, Promise<ParentNode>>();

/** Words on the face of a card, as it lies on a table. */
const LYING = ["led", "win"];

/** The faces of one pack. */
export class Faces {
  protected readonly faces: ParentNode;

  constructor(faces: ParentNode) {
    this.faces = faces;
  }

  /** The whole card; an unknown code shows as its text. */
  card(code: string): HTMLElement {
    return this.#clone(`[data-card="${CSS.escape(code)}"]`) ?? el("span", { class: "card" }, code);
  }

  /** The card inside a sentence. */
  inline(code: string): HTMLElement {
    return this.#clone(`[data-inline="${CSS.escape(code)}"]`) ?? el("span", { class: "c" }, code);
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
    const face = this.faces.querySelector(selector);
    return face ? (document.importNode(face, true) as HTMLElement) : undefined;
  }
}

/** The faces of a pack: from a template in the page, else from the file beside this script. */
export function loadFaces(id: string): Promise<ParentNode> {
  let faces = fetched.get(id);
  if (!faces) {
    faces = findFaces(id);
    // A failed fetch is not remembered: the next try asks again.
    faces.catch(() => fetched.delete(id));
    fetched.set(id, faces);
  }
  return faces;
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
