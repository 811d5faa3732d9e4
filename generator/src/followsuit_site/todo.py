"""What an author has noted as still to be done for a game, in comments that begin with “to do:”.

The skeleton of a new game is full of them. They are no faults: the book can be built and read meanwhile.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from .book import Book
from .package import folder_of, near

_NOTED = re.compile(r"(?:#|<!--)\s*to do:\s*(.*?)\s*(?:-->)?$")


def of(game: str, book: Book) -> Iterator[str]:
    """Each in a line with its place: first what the page asks, in the order of the rules, then the rest."""
    root = book.places.root
    for path in _files(game, book):
        where = path.relative_to(root).as_posix() if path.is_relative_to(root) else near(path)
        for number, line in enumerate(path.read_text("utf-8").split("\n"), 1):
            found = _NOTED.search(line)
            if found:
                yield f"{where}:{number}: to do: {found[1]}"


def _files(game: str, book: Book) -> Iterator[Path]:
    root = book.places.root
    page = book.page_of_game(game)
    if page:
        yield root / page.file
    if game in book.tutorials.files:
        yield root / book.tutorials.files[game]
    folder = folder_of(game)
    if folder and folder.resolve().is_relative_to(root.resolve()):
        # The clauses come first, whatever their file is called.
        names = sorted(folder.glob("*.*"), key=lambda path: (path.name != "clauses.py", path.name))
        yield from (path for path in names if path.suffix in (".py", ".ftl"))
        yield from book.tests.files_of(game)
