"""Last touches to a page's elements, where Python-Markdown writes what our pages may not carry."""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor
from markdown.util import HTML_PLACEHOLDER_RE, INLINE_PLACEHOLDER_RE

from .words import Words

_ALIGN = re.compile(r"\s*text-align:\s*(left|right|center);?\s*")
_HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")


class Tidy(Treeprocessor):
    """Cells are aligned by class, since the site's policy forbids style attributes; wide tables
    scroll within themselves, also without a script; the glossary's `also` stays in the source.

    In our theme each table has a class: Material's script puts one without, when it comes, into boxes of its own.
    """

    def __init__(self, md: Markdown, words: Words, embedded: bool) -> None:
        super().__init__(md)
        self.words = words
        self.embedded = embedded

    def run(self, root: etree.Element) -> None:
        for element in list(root.iter()):
            align = _ALIGN.fullmatch(element.get("style") or "")
            if align:
                del element.attrib["style"]
                css = {"right": "n", "center": "mid"}.get(align[1])
                if css:
                    element.set("class", " ".join(filter(None, [element.get("class"), css])))
            if element.tag in _HEADINGS:
                element.attrib.pop("also", None)
            for place, child in enumerate(element):
                if child.tag == "table" and "scroll" not in (element.get("class") or ""):
                    element[place] = _scrolled(child, self.words("table"))
                    if not self.embedded:
                        child.attrib.setdefault("class", "tabular")


class FoldRulings(Treeprocessor):
    """Rulings under a third-level heading wait behind it: many a page has thirty of them."""

    def __init__(self, md: Markdown, words: Words) -> None:
        super().__init__(md)
        self.words = words

    def run(self, root: etree.Element) -> None:
        for heading, body in _groups(root):
            count = sum(child.get("class") == "ruling" for child in body)
            if count:
                _fold(root, heading, body, self.words("rulings", number=count))


def _groups(root: etree.Element) -> list[tuple[etree.Element, list[etree.Element]]]:
    """Each third-level heading with all that stands under it."""
    above: etree.Element | None = None
    groups: list[tuple[etree.Element, list[etree.Element]]] = []
    for child in root:
        if child.tag in _HEADINGS[:3]:
            above = child if child.tag == "h3" else None
            groups += [(child, [])] if above is not None else []
        elif above is not None:
            groups[-1][1].append(child)
    return groups


def _fold(
    root: etree.Element, heading: etree.Element, body: list[etree.Element], told: str
) -> None:
    fold = etree.Element("details", {"class": "more rulings"})
    root.insert(list(root).index(heading), fold)
    summary = etree.SubElement(fold, "summary")
    for child in (heading, *body):
        root.remove(child)
    # A summary is a control of its own and may hold no link.
    for link in heading.findall("a"):
        heading.remove(link)
    summary.append(heading)
    etree.SubElement(summary, "span").text = told
    fold.extend(body)


def _scrolled(table: etree.Element, usual: str) -> etree.Element:
    heads = ["".join(cell.itertext()) for cell in table.iter("th")]
    clean = [_words(head) for head in heads]
    label = ", ".join(filter(None, clean)) or usual
    box = etree.Element("div", {"class": "scroll", "role": "group", "tabindex": "0"})
    box.set("aria-label", label)
    box.tail, table.tail = table.tail, None
    box.append(table)
    return box


def _words(text: str) -> str:
    """A text without the places that Python-Markdown keeps for finished HTML."""
    return INLINE_PLACEHOLDER_RE.sub("", HTML_PLACEHOLDER_RE.sub("", text)).strip()
