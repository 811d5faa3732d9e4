"""The pages that Zensical makes: those of the book, and those that the plugin makes, each with what the theme shows of it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

import yaml

from .. import framed, languages, playing
from ..book import Book


def write(
    folder: Path, book: Book, books: Mapping[str, Book], silent: Collection[str]
) -> list[str]:
    """All pages of the book in one language; the search does not read the `silent` ones. Returns their sources."""
    sources = []
    for src, head, body in _pages(book, books):
        shown = framed.alternates(src, book.language, bool(head.get("untold")), books)
        head["alternates"] = [{**one, "url": _seen(one["url"], book)} for one in shown]
        head["home"] = src == "index.md"
        if src in silent:
            head.setdefault("search", {})["exclude"] = True
        text = yaml.safe_dump(head, allow_unicode=True, sort_keys=False, width=10_000)
        (folder / src).parent.mkdir(parents=True, exist_ok=True)
        (folder / src).write_text(f"---\n{text}---\n\n{body}", "utf-8")
        sources.append(src)
    return sources


def _pages(book: Book, books: Mapping[str, Book]) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Each with its front matter and its text."""
    for src, page in book.pages.items():
        yield src, {**(page.meta.data or {}), **framed.told(page, book)}, page.body
    made = [*playing.tables(book, whole=True)]
    if book.places.prefix:
        made += languages.missing(books["en"], book)
    for src, text in made:
        _, head, body = text.split("---\n", 2)
        yield src, yaml.safe_load(head), body


def _seen(url: str, book: Book) -> str:
    """An address from the site's root, as seen from the root of this language."""
    prefix = book.places.prefix
    if prefix and url.startswith(prefix):
        return url.removeprefix(prefix) or "./"
    return f"../{url}" if prefix else url
