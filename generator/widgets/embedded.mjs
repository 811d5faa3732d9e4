// The style for figures on a site with a look of its own: of each rule what concerns a figure, and stronger than the site's.
import postcss from "postcss";
import parser from "postcss-selector-parser";

/** What is ours on such a page: whatever a fence has made (markdown.py), and marks within a text. */
const OURS = [".followsuit", ".ruling:has(.sec)", ".cheat", ".c[data-inline]", "a.sec", "span.sec", "span.su"];
/** The site's own elements that bear a mark of ours: only what names it concerns them. */
const MARKED = ["clause", "term"];
/** No element has this id: it makes each of our rules outweigh those of the site. */
const STRONG = "#followsuit";
const ROOT = `:is(${[...OURS, STRONG].join(",")})`;
/** What is looked up on the whole page stays in front. */
const PAGE = /^(html|body|:root|\.no-js|\.scripted)\b/;
/** The parts of our own theme's pages. */
const FRAME = /\.(md-|wrap|leaf|home-page|words-page|headerlink|whole)|^body\b|:target-within/;
/** The theme's colours and typefaces are the site's, if it names them. */
const TYPE = {
  serif: "var(--followsuit-font, inherit)",
  sans: "var(--followsuit-font-figures, var(--followsuit-font, inherit))",
};

/** Sizes by the site's text, and what sites do to what stands in our figures undone; whatever we say of it ourselves comes later. */
const FIRST = `:where(${[...OURS, ...MARKED.map((name) => `.${name}`)]}) { --rem: var(--followsuit-rem, 1rem); }
  :is(.md-container, .md-typeset) :where(${OURS}) { --rem: var(--followsuit-rem, 0.8rem); }
  ${ROOT}:is(.followsuit) { color: var(--ink); font-size: calc(1.0625 * var(--rem)); line-height: 1.6; text-align: start; letter-spacing: normal; overflow-wrap: break-word; }
  ${ROOT}:is(.followsuit) .headerlink { display: none; }
  ${ROOT} :is(details, summary) { margin: 0; border: 0; border-radius: 0; background: none; box-shadow: none; font-size: inherit; text-align: inherit; }
  ${ROOT} details { padding: 0; color: inherit; }
  ${ROOT} :is(h2, h3, h4) { letter-spacing: normal; }
  ${ROOT} :is(.btn, select) { box-shadow: none; text-shadow: none; white-space: normal; }
  ${ROOT} .card { overflow-wrap: normal; }
  ${ROOT} .row { margin: 0; }
  ${ROOT} :where(.row) > * { flex-shrink: 1; margin-top: 0; width: auto; max-width: none; padding: 0; }
  ${ROOT} :is(label, legend) { float: none; margin: 0; width: auto; color: inherit; }
  ${ROOT} dt { margin: 0; }
  ${ROOT} :is(p, ol, ul, li, dt, dd, label) { font-size: inherit; line-height: inherit; }
  ${ROOT} :where(details, ol, ul):where(:not([hidden])) { display: block; }
  ${ROOT} li { list-style: inherit; margin: 0; }
  ${ROOT} li > * { margin-block: 0; }
  ${ROOT} summary::before, ${ROOT} summary::after { content: none; }`;

/** The style without what is about pages, its sizes those of the site. The first of a page's begins with FIRST. */
export function embedded(css, first) {
  const root = postcss.parse(css);
  root.walkAtRules("font-face", (rule) => rule.remove());
  root.walkRules((rule) => {
    if (rule.parent.type === "atrule" && /keyframes/.test(rule.parent.name)) return;
    if (tokens(rule)) return;
    const kept = rule.selectors.filter((one) => !FRAME.test(one)).flatMap(within);
    if (kept.length) rule.selectors = kept;
    else rule.remove();
  });
  root.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.remove()));
  root.walkDecls(fitted);
  if (first) root.prepend(FIRST);
  // It stands where the site puts it, not where our own pages leave a margin for clauses.
  root.append(`${ROOT}:is(.followsuit) { margin: 0; padding: 0; max-width: none; }`);
  return root.toString();
}

/** Colours stand on each of our elements, and the site may name others. */
function tokens(rule) {
  if (!["body", ":root"].includes(rule.selector) || !rule.nodes.every(({ prop }) => prop?.startsWith("--")))
    return false;
  rule.selector = `:where(${[...OURS, ...MARKED.map((name) => `.${name}`)]})`;
  rule.walkDecls((decl) => {
    const name = decl.prop.slice(2);
    if (name in TYPE) decl.remove();
    else decl.value = `var(--followsuit-${name}, ${decl.value})`;
  });
  return true;
}

/** A selector for what is in one of our elements, and for that itself. */
function within(selector) {
  // More lists have a class in a figure than in our text.
  const asked = selector.replaceAll(/\.book\b/g, ".followsuit").replaceAll(/:not\(\.facts\b[^)]*\)/g, ":not([class])");
  const [tree] = parser().astSync(asked).nodes;
  const first = tree.nodes.findIndex(({ type }) => type === "combinator");
  const head = tree.nodes
    .slice(0, first < 0 ? undefined : first)
    .join("")
    .trim();
  const rest = first < 0 ? "" : tree.nodes.slice(first).join("").trimStart();
  if (PAGE.test(head)) return rest ? within(rest.replace(/^[>+~]\s*/, "")).map((one) => `${head} ${one}`) : [];
  const pseudo = head.search(/::/);
  const [own, drawn] = pseudo < 0 ? [head, ""] : [head.slice(0, pseudo), head.slice(pseudo)];
  const tail = rest && (/^[>+~]/.test(rest) ? rest : ` ${rest}`);
  const marked = MARKED.some((name) => new RegExp(`\\.${name}\\b`).test(own));
  return [`${ROOT} ${head}${tail}`, `${own}:is(${marked ? `*,${STRONG}` : ROOT.slice(4, -1)})${drawn}${tail}`];
}

/** Sizes as the site has them, and its typeface. */
function fitted(decl) {
  decl.value = decl.value.replace(/(?<![\w-.])(-?\d*\.?\d+)rem\b/g, (_, size) => `calc(${size} * var(--rem))`);
  if (decl.prop === "--rem") decl.value = decl.value.replace(/calc\(([\d.]+) \* var\(--rem\)\)/g, "$1rem");
  const [, face] = /var\(--(serif|sans)\)$/.exec(decl.value) ?? [];
  if (!face || !/^font(-family)?$/.test(decl.prop)) return;
  if (decl.prop === "font") {
    decl.after({ prop: "font-family", value: TYPE[face] });
    decl.value = decl.value.replace(/var\(--\w+\)$/, "serif");
  } else decl.value = TYPE[face];
}
