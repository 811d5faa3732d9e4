/** An element as the page shows it, painted: its boxes, its words, and the signs that the style cuts out of files of icons. */

import { all, el } from "../page/dom";

const SCALE = 2;
/** The colours of a Decktet card's signs, in the order in which the style names them: rank, suits, their letters, types. */
const SUITS = ["var(--k1)", "var(--k2, var(--k0))", "var(--k0)"];
const SIGNS = ["var(--ink)", ...SUITS, ...SUITS, "var(--ink)", "var(--ink)"];

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export async function painted(root: HTMLElement): Promise<HTMLCanvasElement> {
  await document.fonts.ready;
  const { left, top, width, height } = root.getBoundingClientRect();
  const canvas = el("canvas", { width: Math.round(width * SCALE), height: Math.round(height * SCALE) });
  const ink = canvas.getContext("2d");
  if (!ink) throw new Error("canvas");
  ink.textRendering = "geometricPrecision";
  ink.scale(SCALE, SCALE);
  ink.translate(-left, -top);
  for (const each of [root, ...all(root, "*")]) {
    box(ink, each.getBoundingClientRect(), getComputedStyle(each));
    for (const part of ["::before", "::after"]) await drawn(ink, each, getComputedStyle(each, part));
  }
  words(ink, root);
  return canvas;
}

/** Ground and border. */
function box(ink: CanvasRenderingContext2D, { left, top, width, height }: Box, style: CSSStyleDeclaration): void {
  const line = parseFloat(style.borderLeftWidth) || 0;
  ink.beginPath();
  ink.roundRect(left + line / 2, top + line / 2, width - line, height - line, parseFloat(style.borderTopLeftRadius));
  ink.fillStyle = style.backgroundColor;
  ink.fill();
  if (!line) return;
  ink.lineWidth = line;
  ink.strokeStyle = style.borderLeftColor;
  ink.stroke();
}

/** What the style adds to an element and places there. */
async function drawn(ink: CanvasRenderingContext2D, host: HTMLElement, style: CSSStyleDeclaration): Promise<void> {
  if (style.content === "none" || style.position !== "absolute") return;
  const outer = host.getBoundingClientRect();
  const line = parseFloat(getComputedStyle(host).borderLeftWidth);
  const [left, top] = [outer.left + line + parseFloat(style.left), outer.top + line + parseFloat(style.top)];
  const own = style.boxSizing === "border-box" ? 0 : 2 * parseFloat(style.borderLeftWidth);
  const place = { left, top, width: parseFloat(style.width) + own, height: parseFloat(style.height) + own };
  const images = listed(style.maskImage);
  if (images.every((image) => image === "none")) return box(ink, place, style);
  const [sizes, positions] = [listed(style.maskSize), listed(style.maskPosition)];
  for (const [at, image] of images.entries()) {
    const address = /url\("([^"]+)"\)/.exec(image)?.[1];
    if (!address) continue;
    const [wide = 0, high = wide] = pair(sizes[at % sizes.length]).map(parseFloat);
    const [x = "", y = ""] = pair(positions[at % positions.length]);
    const colour = host.matches(".dk") ? colourOf(host, SIGNS[at]) : style.backgroundColor;
    const sign = await signOf(address, colour, wide, high);
    ink.drawImage(sign, left + along(x, place.width - wide), top + along(y, place.height - high), wide, high);
  }
}

/** The parts of a list of values, and the two of a pair: what stands in brackets stays together. */
const listed = (values: string): string[] => values.split(/,\s*(?![^(]*\))/);
const pair = (values = ""): string[] => values.split(/\s+(?![^(]*\))/);

/** `calc(100% - 8px)` of a length. */
function along(position: string, room: number): number {
  const part = Number(/([\d.]+)%/.exec(position)?.[1] ?? 0) / 100;
  const [, minus, pixels] = /(-\s*)?([\d.]+)px/.exec(position) ?? [];
  return part * room + Number(pixels ?? 0) * (minus ? -1 : 1);
}

function colourOf(host: HTMLElement, value = ""): string {
  const probe = el("i");
  probe.style.color = value;
  host.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** A file of icons, and its style, which the page's policy allows within a picture only. */
interface Icons {
  text: string;
  page: Document;
  style: string;
}

const files = new Map<string, Promise<Icons>>();

async function iconsOf(address: string): Promise<Icons> {
  const text = await (await fetch(address)).text();
  const [style = ""] = /<style>.*?<\/style>/s.exec(text) ?? [];
  return { text, page: new DOMParser().parseFromString(text.replace(style, ""), "image/svg+xml"), style };
}

/** One sign of a file of icons (`faces/s.svg#s-h`), alone and in its colour. */
async function signOf(address: string, colour: string, width: number, height: number): Promise<HTMLImageElement> {
  const [file = "", id = ""] = address.split("#");
  const found = files.get(file) ?? iconsOf(file);
  files.set(file, found);
  found.catch(() => files.delete(file));
  const { text, page, style } = await found;
  const drawing = page.getElementById(id)?.nextElementSibling;
  const [, viewBox] = new RegExp(`id="${id}" viewBox="([^"]+)"`).exec(text) ?? [];
  const own = { viewBox, width: width * SCALE, height: height * SCALE };
  const told = Object.entries({ ...own, color: colour, fill: colour }).map(([name, value]) => `${name}="${value}"`);
  const markup = drawing ? new XMLSerializer().serializeToString(drawing) : "";
  const image = new Image();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${told.join(" ")}>${style}${markup}</svg>`;
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** Each word where the page has it. */
function words(ink: CanvasRenderingContext2D, root: HTMLElement): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const host = node.parentElement;
    if (!host || !(node instanceof Text)) continue;
    const each = /\S+/g;
    for (let found = each.exec(node.data); found; found = each.exec(node.data)) {
      const { 0: word, index } = found;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      // The rank of a card is the first line of its text, as the name of the game is written.
      const rank = host.matches(".card:not(.dk)") && !index;
      write(
        ink,
        word,
        range.getBoundingClientRect(),
        getComputedStyle(rank ? (root.firstElementChild ?? host) : host),
        host,
      );
    }
  }
}

function write(
  ink: CanvasRenderingContext2D,
  word: string,
  { left, top, width, height }: Box,
  { fontFamily, fontWeight }: CSSStyleDeclaration,
  host: HTMLElement,
): void {
  ink.font = `${fontWeight} 100px ${fontFamily}`;
  const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = ink.measureText(word);
  const size = (height / (above + below)) * 100;
  ink.font = `${fontWeight} ${size}px ${fontFamily}`;
  ink.fillStyle = getComputedStyle(host).color;
  ink.fillText(word, left, top + (above * size) / 100, width);
}
