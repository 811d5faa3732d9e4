"""What a package brings with its game: a page and a tutorial, for books that have none of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

from followsuit.games import others

from .engine import Engine
from .package import folder_of
from .pages import Page
from .shelf import Shelf

PAGE, TUTORIAL = "page.md", "tutorial.yml"


class Reading(Protocol):
    """A book that has read what is its own; `brought` is what it takes up, noted here."""

    places: Any
    engine: Engine
    only: frozenset[str]
    pages: dict[str, Page]
    tutorials: Shelf
    unread: set[str]
    brought: dict[str, Path]


def pages(book: Reading) -> Iterator[tuple[str, Path]]:
    """The pages that a book takes up, each with its path among the book's own.

    Where another generator makes the pages, of files in a folder, none can be added.
    """
    if book.places.file_links:
        return
    for name, folder in _folders(book):
        src = source(name)
        own = src in book.pages or any(page.game == name for page in book.pages.values())
        if not own and (folder / PAGE).is_file():
            book.brought[src] = folder / PAGE
            yield src, folder / PAGE


def tutorials(book: Reading) -> Iterator[Path]:
    """The tutorials that a book takes up."""
    for name, folder in _folders(book):
        if name not in {*book.tutorials, *book.unread} and (folder / TUTORIAL).is_file():
            book.brought[name] = folder / TUTORIAL
            yield folder / TUTORIAL


def source(game: str) -> str:
    """Where the page of a game stands among those of a book."""
    return f"games/{game}.md"


def _folders(book: Reading) -> Iterator[tuple[str, Path]]:
    """The games of others that a book in English is about, each with the folder of its package."""
    if book.places.prefix:
        return
    for name in others():
        if name in book.engine.games and (not book.only or name in book.only):
            folder = folder_of(name)
            if folder:
                yield name, folder
