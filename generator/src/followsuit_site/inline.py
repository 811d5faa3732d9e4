"""What authors mark within a line: cards, citations, icons, terms. Also Markdown for fragments."""

from __future__ import annotations

import posixpath
import re
import xml.etree.ElementTree as etree
from html import escape

from markdown import Markdown
from markdown.extensions import Extension
from markdown.inlinepatterns import InlineProcessor
from markdown.treeprocessors import Treeprocessor

from followsuit_draw.markup import tag

from . import faces
from .book import Book
from .engine import Game
from .pages import Page

_FRENCH = r"(?<![\w\[])((?:10|[2-9AKQJDB])[♠♥♦♣])\ufe0f?"
_NAMED = r"\[\[([^\[\]\n]+)\]\]"
_SEE = r"\{see\s+([^{}\n]*?)\s*\}"

_FILE_LINK = re.compile(r'href="([^":#]+\.md)(#[^"]*)?"')


class Marks(Extension):
    """The inline marks of one page."""

    def __init__(self, book: Book, page: Page, game: Game | None) -> None:
        super().__init__()
        self.book, self.page, self.game = book, page, game

    def extendMarkdown(self, md: Markdown) -> None:
        register(md, self.book, self.page, self.game)


def register(md: Markdown, book: Book, page: Page, game: Game | None) -> None:
    """Add all inline marks to a Markdown instance. Code spans (190) come first."""
    patterns = md.inlinePatterns
    patterns.register(_Card(_NAMED, md, book, page, game), "followsuit-card", 175)
    patterns.register(_Card(_FRENCH, md, book, page, game), "followsuit-french", 65)
    patterns.register(_See(_SEE, md, book, page), "followsuit-see", 174)
    md.treeprocessors.register(_TermLinks(md, book, page), "followsuit-terms", 16)


class _Card(InlineProcessor):
    """`5♥`, `[[The Sailor]]`, `[[suit:waves]]`, `[[type:event]]`."""

    def __init__(self, pattern: str, md: Markdown, book: Book, page: Page, game: Game | None):
        super().__init__(pattern, md)
        self.book, self.page, self.of = book, page, game.id if game else None

    def handleMatch(  # type: ignore[override]
        self, m: re.Match[str], data: str
    ) -> tuple[str | None, int | None, int | None]:
        html = draw(m[1], self.book, self.of)
        if html is None:
            return None, None, None
        return self.md.htmlStash.store(html), m.start(0), m.end(0)


def draw(word: str, book: Book, game: str | None) -> str | None:
    """A card or an icon within a line; None for a name that means nothing."""
    kind, _, name = word.partition(":")
    if name:
        known = {"suit": faces.DECKTET, "type": ("personality", "location", "event")}
        if name not in known.get(kind, ()):
            return None
        return faces.suit(name) if kind == "suit" else faces.type_(name)
    card = book.card(word, game)
    return faces.inline(card) if card else None


class _See(InlineProcessor):
    """`{see rank.five-best}`, also several: `{see a, b}`."""

    def __init__(self, pattern: str, md: Markdown, book: Book, page: Page) -> None:
        super().__init__(pattern, md)
        self.book, self.page = book, page

    def handleMatch(  # type: ignore[override]
        self, m: re.Match[str], data: str
    ) -> tuple[str | None, int | None, int | None]:
        links = []
        for word in m[1].split(","):
            clause = self.book.clause(word.strip(), self.page)
            if clause is None:
                return None, None, None
            href = self.book.clause_link(self.page, clause)
            links.append(
                tag(
                    "a" if href else "span",
                    escape(clause.mark),
                    class_="sec",
                    href=href or None,
                    title=clause.text,
                )
            )
        return self.md.htmlStash.store(", ".join(links)), m.start(0), m.end(0)


class _TermLinks(Treeprocessor):
    """`[upcard](term:upcard)` becomes a link into the glossary."""

    def __init__(self, md: Markdown, book: Book, page: Page) -> None:
        super().__init__(md)
        self.book, self.page = book, page

    def run(self, root: etree.Element) -> None:
        target = self.book.glossary.page
        for link in root.iter("a"):
            href = link.get("href", "")
            if href.startswith("term:") and target:
                # Written as a link between files: MkDocs and Zensical both turn it into a
                # web address, and both know the anchor.
                up = "../" * self.page.src.count("/")
                link.set("href", f"{up}{target.src}#{href.removeprefix('term:')}")
                link.set("class", "term")


def fragment(text: str, book: Book, page: Page, game: Game | None) -> str:
    """A short text of an author as HTML: paragraphs, emphasis, cards, citations, links."""
    known = (page.src, game and game.id)
    md = book.readers.get(known) or Markdown(extensions=[Marks(book, page, game)])
    book.readers[known] = md
    html = md.reset().convert(text.strip())
    # MkDocs does not see a fragment: its links between files are resolved here.
    return _FILE_LINK.sub(lambda link: _resolved(link, book, page), html)


def _resolved(link: re.Match[str], book: Book, page: Page) -> str:
    src = posixpath.normpath(posixpath.join(posixpath.dirname(page.src), link[1]))
    target = book.pages.get(src)
    if target is None:
        return link[0]
    return f'href="{book.link(page, target, (link[2] or "").removeprefix("#"))}"'
