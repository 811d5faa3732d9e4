"""Clause marks: the sentence that states a clause becomes its anchor, with § in the margin."""

from __future__ import annotations

import xml.etree.ElementTree as etree
from html import escape

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor

from .book import Book
from .engine import Clause
from .pages import CLAUSE, Page

_BLOCKS = {"p", "li", "td", "th", "dd", "dt", "blockquote", "div"}


class ClauseMarks(Treeprocessor):
    """Runs before inline marks are read, while a block's text is still one string."""

    def __init__(self, md: Markdown, book: Book, page: Page) -> None:
        super().__init__(md)
        self.book, self.page = book, page

    def run(self, root: etree.Element) -> None:
        for block in list(root.iter()):
            if block.tag == "div" and "ruling" in (block.get("class") or "").split():
                self._ruling(block)
        for block in list(root.iter()):
            if block.tag in _BLOCKS and block.text and CLAUSE.search(block.text):
                self._mark(block)

    def _find(self, word: str) -> Clause | None:
        return self.book.clause(word, self.page)

    def _link(self, clause: Clause) -> str:
        return f'<a class="sec" href="#{escape(clause.id)}">{escape(clause.mark)}</a>'

    def _mark(self, block: etree.Element) -> None:
        text = block.text or ""
        marks = [m for m in CLAUSE.finditer(text) if self._find(m[1])]
        if not marks:
            return
        first = self._find(marks[0][1])
        whole = len(marks) == 1 and not text[: marks[0].start()].strip() and block.tag == "p"
        if whole and first and not block.get("id"):
            block.set("id", first.id)
            block.set("class", " ".join(filter(None, [block.get("class"), "clause"])))
            block.text = self._store(self._link(first)) + " " + text[marks[0].end() :].lstrip()
            return
        parts = [text[: marks[0].start()]]
        for mark, after in zip(marks, [*marks[1:], None], strict=True):
            clause = self._find(mark[1])
            assert clause is not None
            inner = text[mark.end() : after.start() if after else len(text)]
            said = inner.strip()
            gap = inner[len(inner.rstrip()) :] if after else ""
            opening = f'<span class="clause" id="{escape(clause.id)}">{self._link(clause)} '
            parts += [self._store(opening), said, self._store("</span>"), gap]
        block.text = "".join(parts)

    def _ruling(self, block: etree.Element) -> None:
        """A box with our own decision: its heading names it, a last line tells its option."""
        for child in block:
            found = CLAUSE.match((child.text or "").lstrip())
            clause = self._find(found[1]) if found else None
            if found is None or clause is None:
                continue
            block.set("id", clause.id)
            block.set("role", "note")
            child.text = (child.text or "").lstrip()[found.end() :].lstrip()
            link = f'<a class="sec" href="#{escape(clause.id)}">{escape(clause.name)}</a>'
            # Stored as HTML, it replaces its paragraph: a ruling is no chapter of the page.
            head = etree.Element("p")
            told = escape(self.book.words("our-ruling"))
            head.text = self._store(f'<p class="head" data-search-exclude>{told} {link}</p>')
            block.insert(0, head)
            option = self._option(clause)
            if option:
                line = etree.SubElement(block, "p")
                line.text = self._store(option)
            return

    def _option(self, clause: Clause) -> str:
        """`Option: renege = always (this book) or lower-lead-only`."""
        game = self.book.engine.games.get(clause.id.partition(".")[0])
        options = game.options if game else []
        found = [o for o in options if o["name"] == clause.option or o.get("clause") == clause.id]
        if not found:
            return ""
        parts = []
        for option in found:
            values = [
                f"<b>{escape(entry['label'])}</b>"
                if entry["value"] == option["default"]
                else escape(entry["label"])
                for entry in option["values"]
            ]
            parts.append(f"{escape(option['label'])}: {', '.join(values)}")
        told = self.book.words("you-can-choose", options="; ".join(parts))
        return f'<p class="opt">{told}</p>'

    def _store(self, html: str) -> str:
        return self.md.htmlStash.store(html)
