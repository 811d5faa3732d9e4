"""What each language has and what it lacks, for translators: words counted by catalogue and by game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from followsuit.games import games
from followsuit.words import LANGUAGES, PSEUDO
from followsuit.words.catalogue import KERNEL, SHARED, table

from .book import Book
from .units import CHECKED

OTHERS = tuple(one for one in LANGUAGES if one not in ("en", PSEUDO))
PICTURES, SITE = "followsuit_draw", "followsuit_site.words"
WIDGETS = "generator/widgets/words"


class Lack(NamedTuple):
    """What a language lacks of a catalogue: so many of all its entries."""

    what: str
    missing: int
    of: int

    def __str__(self) -> str:
        return f"{self.what} lacks {self.missing} of {self.of} entries"


def catalogues(language: str, book: Book) -> Iterator[Lack]:
    """The catalogues of all games, one after the other, and then those of each game."""
    for what, package in (
        ("kernel", KERNEL),
        ("what games share", SHARED),
        ("pictures", PICTURES),
        ("site", SITE),
    ):
        yield _lack(what, table(package, "en").keys(), table(package, language).keys())
    folder = book.places.root / WIDGETS
    if folder.is_dir():
        english, own = (_entries(folder / f"{name}.ftl", book) for name in ("en", language))
        yield _lack("widgets", english, own)
    for game in games():
        yield _lack(game.id, table(game.words, "en").keys(), table(game.words, language).keys())


def _entries(path: Path, book: Book) -> list[str]:
    text = path.read_text("utf-8") if path.exists() else ""

    def work() -> list[str]:
        from followsuit.words.compile import compile_words  # which needs what only authors have

        return [*compile_words(text, path.name)]

    return book.once(CHECKED, ["entries", path.name, text], work)


def _lack(what: str, english: object, own: object) -> Lack:
    wanted, there = set(english), set(own)  # type: ignore[call-overload]
    return Lack(what, len(wanted - there), len(wanted))


def report(language: str, english: Book, own: Book) -> list[str]:
    """A line for each game and catalogue that a language lacks something of, after a line of all."""
    lacks = list(catalogues(language, english))
    lines, whole = [], 0
    for lack in lacks:
        game = lack.what if lack.what in english.engine.games else ""
        todo = [str(lack)] if lack.missing else []
        page = english.page_of_game(game) if game else None
        if page and own.page_of_game(game) is None:
            todo.append(f"its page ({len(page.body.split())} words)")
            tutorial = english.tutorials.heads.get(game)
            todo.append(f"its tutorial ({tutorial.texts if tutorial else 0} texts)")
        if todo:
            lines.append(f"{language}: {', '.join(todo)}")
        whole += bool(game) and not todo
    # What is for authors stays English, as names and comments do.
    pages = [src for src in english.pages if not src.startswith("authors/")]
    pages = [src for src in pages if not english.pages[src].game]
    untold = [src for src in pages if src not in own.pages]
    if untold:
        lines.append(f"{language}: {len(untold)} other pages: {', '.join(untold)}")
    count = sum(lack.missing for lack in lacks)
    head = f"{language}: {whole} of {len(english.engine.games)} games told; {count} entries missing"
    return [head, *lines]
