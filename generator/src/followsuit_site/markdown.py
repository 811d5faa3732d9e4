"""The Python-Markdown extension: all of Follow Suit that happens within a page.

It works without MkDocs. A page is known by its text, so nothing has to tell its name. Links
between pages are then links between files, which generators turn into addresses:

    markdown.markdown(text, extensions=["followsuit"],
                      extension_configs={"followsuit": {"root": "."}})
"""

from __future__ import annotations

import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from markdown import Markdown
from markdown.extensions import Extension
from markdown.postprocessors import Postprocessor
from markdown.preprocessors import Preprocessor

from . import inline, pages
from .blocks import Boxes
from .book import Book, Places, default_ask
from .check import check_page
from .clauses import ClauseMarks
from .engine import Engine
from .faults import BookError, Faults
from .fences import write
from .pages import Page
from .render import orders
from .terms import FirstTerms
from .tidy import FoldRulings, Tidy
from .words import Words

_BLOCKS = (
    "fs-stepper",
    "fs-quiz",
    "fs-lesson",
    "fs-finder",
    "fs-compare",
    "fs-judge",
    "fs-sheet",
    "fs-play",
    "fs-offline",
)
_books: dict[tuple[Places, frozenset[str]], tuple[object, Book]] = {}


class FollowSuitExtension(Extension):
    """Clause marks, cards, terms and the fences of the engine.

    `root`, `docs`, `tutorials` and `glossary` say where the book lies, `use_directory_urls` how
    its addresses look, `games` which games it tells. `book` is a book already read and checked, which the MkDocs
    plugin gives; without it each page is checked as it is made, and a false claim raises `BookError`.
    """

    def __init__(self, **kwargs: Any) -> None:
        self.config = {
            "root": [".", "the folder that docs and tutorials lie in"],
            "docs": ["docs", "the folder of the pages"],
            "tutorials": ["tutorials", "the folder of the tutorials"],
            "glossary": ["glossary.md", "the page that defines the terms"],
            "use_directory_urls": [True, "whether pages are folders in the site"],
            "games": [[], "the games of this site; empty: every game that is installed"],
            "book": ["", "a book already read, instead of the folders"],
        }
        super().__init__(**kwargs)

    def extendMarkdown(self, md: Markdown) -> None:
        md.block_level_elements.extend(_BLOCKS)
        # The page is known only when its text arrives: see `_Fences.run`.
        arriving = _Arriving(md)
        md.preprocessors.register(arriving, "followsuit-arriving", 40)
        md.preprocessors.register(_Fences(md, self, arriving), "followsuit-fences", 28)
        md.parser.blockprocessors.register(Boxes(md.parser), "followsuit-boxes", 106)

    def book(self) -> Book:
        """The book that was given, or the one in the folders."""
        given = self.getConfig("book")
        if isinstance(given, Book):
            return given
        places = Places(
            Path(self.getConfig("root")),
            self.getConfig("docs"),
            self.getConfig("tutorials"),
            self.getConfig("glossary"),
            self.getConfig("use_directory_urls"),
            file_links=True,
            embedded=True,
        )
        key, stamp = (places, frozenset(self.getConfig("games"))), places.stamp()
        known = _books.get(key)
        if known is None or known[0] != stamp:  # read again what an author has changed
            engine = known[1].engine if known else Engine(default_ask(), only=key[1])
            known = _books[key] = (stamp, Book(places, engine))
        return known[1]

    def checked(self, page: Page, book: Book, faults: Faults) -> None:
        """Notes what is wrong with a page, unless whoever gave the book has seen to that."""
        if self.getConfig("book") is book:
            return
        if book.pages.get(page.src) is page:
            check_page(page, book)
        faults.extend(book.faults)


class _Arriving(Preprocessor):
    """A page's text as it stands in its file, before other extensions (snippets, say) put more into it."""

    text = ""

    def run(self, lines: list[str]) -> list[str]:
        self.text = "\n".join(lines)
        return lines


class _Fences(Preprocessor):
    """Finds out which page this is, readies the rest for it, and writes its fences."""

    def __init__(self, md: Markdown, extension: FollowSuitExtension, arriving: _Arriving) -> None:
        super().__init__(md)
        self.extension = extension
        self.arriving = arriving

    def run(self, lines: list[str]) -> list[str]:
        book = self.extension.book()
        faults = Faults()
        text = "\n".join(lines)
        known = book.here or book.page_of_text(self.arriving.text)
        page = known or pages.read(text, "page.md", "page.md", faults)
        self.extension.checked(page, book, faults)
        if len(faults):
            raise BookError(faults)
        self._ready(book, page)
        out: list[str] = []
        at = 0
        for fence in pages.find_fences(lines):
            out += lines[at : fence.start]
            at = fence.end + 1
            if fence.kind == "cheat":
                head = self.md.htmlStash.store(_cheat_head(page.title, book.words))
                lines_ = ("::: cheat", head, "", *fence.lines, ":::")
                body = [fence.indent + line for line in lines_]
                out += ["", *body, ""]
                continue
            if fence.kind == "orders":
                for section in orders.sections(book, page, faults):
                    html = self.md.htmlStash.store(framed(section.html, book))
                    out += ["", f"## {section.title} {{#{section.id}}}", "", html, ""]
                continue
            html = write(fence, book, page, faults)
            out += ["", fence.indent + self.md.htmlStash.store(framed(html, book)), ""]
        if self.extension.getConfig("book") is not book:
            faults.extend(book.faults)  # a page that nobody knows shows somebody's example
        if len(faults):
            raise BookError(faults)
        return out + lines[at:]

    def _ready(self, book: Book, page: Page) -> None:
        md = self.md
        inline.register(md, book, page, book.game(page))
        # Clause marks before inline marks are read (20), terms after them.
        md.treeprocessors.register(ClauseMarks(md, book, page), "followsuit-clauses", 25)
        md.treeprocessors.register(FirstTerms(md, book, page), "followsuit-first-terms", 14)
        md.treeprocessors.register(Tidy(md, book.words, book.places.embedded), "followsuit-tidy", 7)
        if book.places.embedded:
            md.postprocessors.register(_Icons(md), "followsuit-icons", 0)
        # After the table of contents (5), which puts a link into each heading.
        md.treeprocessors.register(FoldRulings(md, book.words), "followsuit-rulings", 4)


class _Icons(Postprocessor):
    """The icons of a page that is in somebody else's frame: ours has them already."""

    def run(self, text: str) -> str:
        return f"{text}\n{sprite()}" if 'class="followsuit"' in text or "<use " in text else text


@cache
def sprite() -> str:
    """The icons of the house, as they stand in a page."""
    text = (Path(__file__).parent / "theme/partials/sprite.html").read_text("utf-8")
    hidden = '<svg style="display:none" class="followsuit-icons"'
    return re.sub(r"\{#.*?#\}\s*", "", text, flags=re.S).replace('<svg class="vh"', hidden).strip()


def framed(html: str, book: Book) -> str:
    """What a fence has made, marked as ours where the page is not."""
    return f'<div class="followsuit">{html}</div>' if book.places.embedded else html


def _cheat_head(title: str, words: Words) -> str:
    """The head of a cheat sheet; its button prints the sheet alone (the theme's script)."""
    return (
        f'<header><h3 id="cheat-sheet">{escape(words("cheat-sheet", title=title))}</h3>'
        '<button class="btn js-only" type="button" data-tool="print">'
        f"{escape(words('print'))}</button></header>"
    )


def makeExtension(**kwargs: Any) -> FollowSuitExtension:
    """The entry point that Python-Markdown looks for."""
    return FollowSuitExtension(**kwargs)
