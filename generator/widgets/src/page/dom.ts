/** Building elements. Text always goes in as text; markup only by cloning nodes. */

export type Child = Node | string | null | undefined | false;
type Attrs = Record<string, string | number | boolean | null | undefined>;

/** An element with attributes (true = empty attribute, false or null = left out) and children. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attrs: Attrs = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attrs)) {
    if (value === false || value == null) continue;
    node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...kept(children));
  return node;
}

/** Replace what is in a node. */
export function fill(node: Element, ...children: Child[]): void {
  node.replaceChildren(...kept(children));
}

function kept(children: Child[]): (Node | string)[] {
  return children.filter((child): child is Node | string => !!child || child === "");
}

const SVG = "http://www.w3.org/2000/svg";

/** An icon of the sprite that the theme puts into every page. */
export function icon(name: string): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "i");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  // Material's script makes every `href` absolute, and an SVG element's cannot be set: it stops there.
  use.setAttributeNS("http://www.w3.org/1999/xlink", "xlink:href", `#${name}`);
  svg.append(use);
  return svg;
}

export function button(className: string, ...children: Child[]): HTMLButtonElement {
  return el("button", { type: "button", class: className }, ...children);
}

/** The one live region of a widget: it is in the page before it says anything. */
export function liveRegion(className: string): HTMLElement {
  return el("div", { class: className, role: "status" });
}

export function all<E extends Element = HTMLElement>(root: ParentNode, selector: string): E[] {
  return [...root.querySelectorAll<E>(selector)];
}

/**
 * Resolves when nothing is held down, or after about a second. What is drawn meanwhile may move a
 * button away from under the pointer, and then letting it go is no click.
 */
export async function released(): Promise<void> {
  let frames = 60;
  while (frames-- && document.querySelector(":active")) await new Promise(requestAnimationFrame);
}

let serial = 0;

/** A fresh id, for names of radio groups and for labels. */
export function freshId(stem: string): string {
  serial += 1;
  return `${stem}-${serial}`;
}

/** A control under its label. The label stands beside it, so that its text is the whole name. */
export function labelled(text: string, control: HTMLElement): HTMLElement {
  control.id ||= freshId("field");
  return el("div", { class: "field" }, el("label", { for: control.id }, text), control);
}
