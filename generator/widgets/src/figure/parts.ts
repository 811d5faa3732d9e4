/** The parts of a figure that its steps change: as they were printed, or as an answer of the engine draws them. */

const NAMES = ["felt", "hand", "trace"] as const;

export type Parts = Partial<Record<(typeof NAMES)[number], HTMLElement>>;

/** Of a figure, or of what was drawn for one. A play has a table of its own; what is printed below it stays. */
export function partsOf(root: ParentNode, plays: boolean): Parts {
  const parts: Parts = {};
  for (const name of NAMES) {
    const found = root.querySelector<HTMLElement>(`:scope > .${name}${plays && name === "felt" ? ".live" : ""}`);
    if (found) parts[name] = found;
  }
  return parts;
}

/** Put these parts into the figure, in the places of what is there. */
export function lay(host: HTMLElement, parts: Parts, plays: boolean): void {
  const there = partsOf(host, plays);
  for (const name of NAMES) {
    const [was, now] = [there[name], parts[name]];
    if (was === now) continue;
    if (was && now) was.replaceWith(now);
    else if (now) put(host, name, now);
    else was?.remove();
  }
}

/** Pictures stand before what is said of them, the course in words after everything to press. */
function put(host: HTMLElement, name: string, part: HTMLElement): void {
  const find = (selector: string): Element | null => host.querySelector(`:scope > ${selector}`);
  if (name === "trace") (find(".whatif") ?? find(".ctl2"))?.after(part);
  else (find(".hand") ?? find(".why"))?.before(part);
}
