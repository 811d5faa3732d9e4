/** A pack: its faces, what its cards are called, and what the engine has drawn with them. */

import { ROOT } from "../page/address";
import { all, type Child, el } from "../page/dom";
import { Faces, loadFaces } from "./faces";

/** Something that the engine has said, and the clauses that make it so, both drawn. */
interface Said {
  why: { drawn: string };
  links: string;
}

export class Pack extends Faces {
  codes(): string[] {
    return all(this.faces, "[data-code]").map(({ dataset }) => dataset.code ?? "");
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
    return !!this.faces.querySelector("[data-large]");
  }

  #about(code: string): DOMStringMap | undefined {
    return this.faces.querySelector<HTMLElement>(`[data-code="${CSS.escape(code)}"]`)?.dataset;
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
}

export const loadPack = async (id: string): Promise<Pack> => new Pack(await loadFaces(id));
