"""What the pages of a book load beside their HTML: the one list of it, whoever makes the site.

Everything lies under `assets/followsuit/` of the site, by addresses that pages know from where they are.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from . import packs_template, quizzes
from .book import ASSETS, Book
from .built import RUNTIME, WIDGETS

EMBEDDED = "embedded/"  # in the widgets' folder: styles for a site with a look of its own


def texts(book: Book) -> Iterator[tuple[str, str]]:
    """What is made of a book in one language, each with its address in the site."""
    folder = f"{ASSETS}/{book.places.prefix}"
    told = json.dumps(book.told(), ensure_ascii=False, separators=(",", ":"))
    yield f"{folder}book.json", told
    for pack, cards in book.engine.packs.items():
        yield f"{folder}packs/{pack}.html", packs_template.document(cards.values(), book.words)
    for game in book.engine.games.values():
        yield f"{folder}quiz/{game.id}.json", quizzes.document(game.id, book)
    yield f"{folder}rules.json", quizzes.rules(book)


def files(kind: str, folder: Path, embedded: bool) -> Iterator[tuple[str, Path]]:
    """What was built before, each with its address in the site: the `widgets` or the `runtime`.

    On pages in a frame of somebody else's the figures have a style that leaves the rest alone.
    """
    target = {WIDGETS: ASSETS, RUNTIME: f"{ASSETS}/runtime"}[kind]
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*")}
    for name, path in sorted(found.items()):
        if not path.is_file() or name.startswith((".", EMBEDDED)):
            continue
        other = found.get(f"{EMBEDDED}{name}") if embedded else None
        yield f"{target}/{name}", other or path


def copy(book: Book, folders: dict[str, Path], site: Path) -> int:
    """Write all of it into a site; tells how many files. Raises `OSError` where that cannot be."""
    contents = {uri: text.encode() for uri, text in texts(book)}
    for kind, folder in folders.items():
        contents |= {uri: path.read_bytes() for uri, path in files(kind, folder, True)}
    for uri, content in contents.items():
        target = site / uri
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    return len(contents)
