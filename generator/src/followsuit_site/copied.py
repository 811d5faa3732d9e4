"""What the pages of a book load beside their HTML: the one list of it, whoever makes the site.

Everything lies under `assets/followsuit/` of the site, by addresses that pages know from where they are.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from . import packs_template, quizzes
from .book import ASSETS, Book
from .built import RUNTIME, WIDGETS
from .carried import carried

PLACES = {WIDGETS: ASSETS, RUNTIME: f"{ASSETS}/runtime"}
MANIFEST = "manifest.json"
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


def files(kind: str, folder: Path, book: Book) -> Iterator[tuple[str, Path]]:
    """What was built before, each with its address in the site: the `widgets` or the `runtime`.

    On pages in a frame of somebody else's the figures have a style that leaves the rest alone. Of our games a site
    of chosen ones has only these.
    """
    target = PLACES[kind]
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*")}
    left = _of_others(folder, book.engine.only) if kind == RUNTIME and book.chosen else set()
    for name, path in sorted(found.items()):
        if not path.is_file() or name in left or name.startswith((".", EMBEDDED)):
            continue
        other = found.get(f"{EMBEDDED}{name}") if book.places.embedded else None
        yield f"{target}/{name}", other or path


def _of_others(runtime: Path, games: Collection[str]) -> set[str]:
    """The files of the games that are not among these, and the list of all files."""
    file = runtime / MANIFEST
    manifest = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    places: dict[str, dict[str, str]] = {"games": manifest.get("games", {})}
    places |= {code: told["games"] for code, told in manifest.get("words", {}).items()}
    parts = manifest.get("practice", {})
    places["practice"] = {name.removeprefix("practice-"): file for name, file in parts.items()}
    every = places["games"].keys() - games
    return {told[name] for told in places.values() for name in every & told.keys()}


def pack(books: Iterable[Book], runtime: Path) -> dict[str, bytes]:
    """Pack the games of other packages for the browser, each with its address in the site, and tell the books.

    Raises `BookError` if one cannot run there.
    """
    known = [*books]
    found = carried(dict.fromkeys(name for book in known for name in book.engine.games), runtime)
    for book in known:
        book.carried = {
            name: told for name, told in found.told.items() if name in book.engine.games
        }
    return {f"{PLACES[RUNTIME]}/{name}": data for name, data in found.files.items()}


def copy(book: Book, folders: dict[str, Path], site: Path) -> int:
    """Write all of it into a site; tells how many files. Raises `OSError` where that cannot be."""
    contents = pack([book], folders[RUNTIME])
    contents |= {uri: text.encode() for uri, text in texts(book)}
    for kind, folder in folders.items():
        contents |= {uri: path.read_bytes() for uri, path in files(kind, folder, book)}
    for uri, content in contents.items():
        target = site / uri
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    return len(contents)
