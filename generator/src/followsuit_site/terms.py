"""Links the first use of each glossary term on a page."""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree
from html import escape

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor

from .book import Book
from .pages import Page

_PROSE = {"p", "li", "td", "dd", "em", "strong", "div", "span", "blockquote"}
_QUIET = {"a", "code", "pre", "h1", "h2", "h3", "h4", "h5", "h6", "th", "dt", "button"}


class FirstTerms(Treeprocessor):
    """Runs after the inline marks. A term that the author has linked by hand is linked by itself only
    where it was used before."""

    def __init__(self, md: Markdown, book: Book, page: Page) -> None:
        super().__init__(md)
        self.book, self.page = book, page

    def run(self, root: etree.Element) -> None:
        target = self.book.glossary.page
        self.pattern = self.book.glossary.pattern
        switched = self.page.meta.get("glossary")
        if not self.pattern or target is None or target.src == self.page.src:
            return
        if switched and switched.value is False:
            return
        self.base = self.book.link(self.page, target)
        self.seen: set[str] = set()
        self._walk(root)

    def _walk(self, element: etree.Element) -> None:
        if "term" in (element.get("class") or "").split():  # linked by hand
            self.seen.add((element.get("href") or "").rpartition("#")[2])
        if element.tag in _QUIET or "cheat" in (element.get("class") or "").split():
            return
        if element.text and element.tag in _PROSE and not _atomic(element.text):
            element.text = self._link(element.text)
        for child in element:
            self._walk(child)
            if child.tail and element.tag in _PROSE and not _atomic(child.tail):
                child.tail = self._link(child.tail)

    def _link(self, text: str) -> str:
        assert self.pattern is not None
        return self.pattern.sub(self._one, text)

    def _one(self, found: re.Match[str]) -> str:
        term = self.book.glossary.words[re.sub(r"\s+", " ", found[0].lower())]
        if term.id in self.seen:
            return found[0]
        self.seen.add(term.id)
        html = f'<a class="term" href="{self.base}#{escape(term.id)}">{escape(found[0])}</a>'
        return self.md.htmlStash.store(html)


def _atomic(text: str) -> bool:
    from markdown.util import AtomicString

    return isinstance(text, AtomicString)
