"""The Markdown extension with a book that is read and checked already: Zensical's settings hold but its name."""

from __future__ import annotations

import posixpath
import re
from typing import Any

from markdown import Markdown
from markdown.postprocessors import Postprocessor
from zensical.extensions.context import ContextPreprocessor

from ..alive import alive
from ..book import Book
from ..markdown import FollowSuitExtension
from ..search import readable

_ADDRESS = re.compile(r'(?<=\s)(href|src)="(\.\./[^"#]*)(?<!\.md)(?=["#])')
# What is folded is text to Zensical, as to a browser with scripts, unless it is told otherwise.
FOLDED = ("<noscript", "</noscript"), ("<fs-folded", "</fs-folded")
_at_hand: list[tuple[Book, dict[str, str]]] = []


def hand_over(book: Book, sources: list[str]) -> None:
    """This process makes the pages of this book, which are made of these sources."""
    _at_hand[:] = [(book, {book.url(src): src for src in sources})]


class _Placed(Postprocessor):
    """The page as Zensical takes it: with the widgets' script, and clauses left to entries of their own in the search.
    It reads each address from the folder of the page's source: those of pages as links between files, which it looks up.
    """

    def run(self, text: str) -> str:
        book, pages = _at_hand[-1]
        context = ContextPreprocessor.from_markdown(self.md)
        assert context
        src = context.page.path
        here = book.url(src)

        def placed(found: re.Match[str]) -> str:
            there = posixpath.normpath(posixpath.join(here, found[2]))
            target = pages.get(f"{there}/".removeprefix("./"))
            folder = posixpath.dirname(src) or "."
            address = posixpath.relpath(target, folder) if target else found[2].removeprefix("../")
            return f'{found[1]}="{address}'

        text = readable(alive(text, src, book), book.engine.clauses)
        for told, instead in zip(*FOLDED, strict=True):
            text = text.replace(told, instead)
        # The folder of the first page is that of its source.
        return text if src == "index.md" else _ADDRESS.sub(placed, text)


class _Handed(FollowSuitExtension):
    def extendMarkdown(self, md: Markdown) -> None:
        super().extendMarkdown(md)
        # After all else: it reads the page's HTML.
        md.postprocessors.register(_Placed(md), "followsuit-placed", -10)


def makeExtension(**kwargs: Any) -> FollowSuitExtension:
    """The entry point that Python-Markdown looks for."""
    return _Handed(book=_at_hand[-1][0], **kwargs)
