"""What a theme shows of a page around its text: its title plate, and the ways to its game's table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from followsuit_draw.markup import tag

from . import playing
from .book import Book
from .markdown import framed
from .pages import Page
from .render import at_table
from .render.games import plate

# The ways from a game's page to what is done with cards, by the words on their buttons.
WAYS = {"play": "play-hand", at_table.JUDGE: "own-trick", at_table.SHEET: "keep-score"}


def told(page: Page, book: Book) -> dict[str, Any]:
    """By the names under which templates find it in the page's front matter."""
    given: dict[str, Any] = {}
    if page.game or page.meta.get("fan"):
        given["followsuit"] = plate(page, book)
    if game := book.game(page):
        for kind in (at_table.JUDGE, at_table.SHEET):
            given[kind] = at_table.address(kind, game, book, page)
        given["play"] = playing.address(game, book, page)
    return given


def below_title(html: str, given: Mapping[str, Any], book: Book) -> str:
    """A page's content with those ways, as they were `told`, where no theme shows them."""
    ways = [
        tag(
            "a",
            escape(book.words(words)),
            class_="btn pri" if kind == "play" else "btn",
            href=given[kind],
        )
        for kind, words in WAYS.items()
        if given.get(kind)
    ]
    if not ways:
        return html
    title, end, text = html.partition("</h1>") if "</h1>" in html else ("", "", html)
    return f"{title}{end}{framed(tag('p', ' '.join(ways), class_='row'), book)}{text}"


def alternates(
    src: str, language: str, untold: bool, books: Mapping[str, Book]
) -> Iterator[dict[str, str]]:
    """A page in each language: its counterpart, or else the book's first page. Addresses are from the site's root."""
    for other, book in books.items():
        told = src in book.pages or other == language or playing.is_told(src, book)
        known = told or _is_game(src, books["en"])
        url = book.url(src) if known else book.places.prefix
        yield {
            "language": other,
            "url": url or "./",
            "same": "yes" if told and not untold else "",
        }


def _is_game(src: str, english: Book) -> bool:
    page = english.pages.get(src)
    return bool(page and page.game)
