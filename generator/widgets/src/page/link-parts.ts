/** The parts of a link into a widget, as in `#example-third-best~1=5S~trump=H`. */

export type LinkPart = [name: string, value: string];

/** The parts of a link as names and values. */
export function linkParts(link: readonly string[]): LinkPart[] {
  return link.map((part) => {
    const at = part.indexOf("=");
    return at < 0 ? [part, ""] : [part.slice(0, at), part.slice(at + 1)];
  });
}

/** The hash of a link, readable wherever an address may hold the sign itself. */
export function hashOf(parts: readonly string[]): string {
  const encoded = parts.map((part) => encodeURIComponent(part).replace(/%(?:3D|2C|3B|3A|2F)/g, decodeURIComponent));
  return `#${encoded.join("~")}`;
}
