"""Pieces of work that are done once, from build to build: a page's fences, a game's questions, a page as HTML.

What a piece comes from is in its key: the programs, its own text, and what else of the book it may see. The
games that it takes answers or tutorials of are noted while it is done; it is done again when one of these
has changed. So none is ever wrong, and only work without a fault is kept.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar

import followsuit_draw

from . import BEGUN
from .answers import Answers
from .engine import CARDS, Ask, Engine
from .kept import Kept, digest
from .rules import NO_GAME, Rules, room_of_game

CHECKED, MADE = (
    "checked",
    "made",
)  # files: what was found without a fault, and the texts of the site
New = tuple[str, str, str]  # file, key, text
T = TypeVar("T")


class Asking(Protocol):
    """A book: its engine, and the text of each game's tutorial in one word."""

    engine: Engine
    texts: dict[str, str]


class Units:
    """Work of earlier builds, by its key; `rules` are the engine's files."""

    def __init__(self, folder: Path, rules: Rules) -> None:
        parts = (__file__, followsuit_draw.__file__ or "")
        own = [Rules(Path(file).parent, Path(file).parent.name, BEGUN) for file in parts]
        self.rules, self.programs = rules, [rules, *own]
        programs = [rules.mark(NO_GAME), *(one.mark() for one in own), *_installed()]
        self.files = {name: Kept(folder / name, digest(programs)) for name in (CHECKED, MADE)}
        self.new: list[New] = []  # of this build: kept once the whole book is good
        self._fresh: dict[tuple[str, str], str] = {}  # taken from other processes
        self._words: dict[str, str] = {}

    def begin(self) -> None:
        """A new build begins, in the same process."""
        self.forget()
        for kept in self.files.values():
            kept.begin()

    def once(
        self,
        book: Asking,
        file: str,
        given: Iterable[str],
        work: Callable[[], T],
        fit: Callable[[T], bool],
    ) -> T:
        """What the work gives, which is JSON; done only if nothing that it comes from is as it was."""
        key, found = self._found(book, file, given)
        if found:
            games, value = found
            book.engine.taken.update(games)
            known: T = value
            return known
        with noting(book.engine) as taken:
            made = work()
        if fit(made):
            games = sorted(taken)
            text = json.dumps([games, self._word(book, games), made])
            self.new.append((file, key, text))
        return made

    def has(self, book: Asking, file: str, given: Iterable[str]) -> bool:
        """Whether this piece of work is done."""
        return self._found(book, file, given)[1] is not None

    def any(self, file: str) -> bool:
        """Whether a file has kept anything that was made as it would be made now."""
        return self.files[file].any()

    def _found(
        self, book: Asking, file: str, given: Iterable[str]
    ) -> tuple[str, tuple[list[str], Any] | None]:
        """The key of a piece of work; if it is done, the games that it took and what it gives."""
        key = digest([book.engine.language, book.engine.word, *given])
        text = self._fresh.get((file, key)) or self.files[file].get(key)
        games, word, value = json.loads(text) if text else ([], "", None)
        return key, (games, value) if word and word == self._word(book, games) else None

    def _word(self, book: Asking, games: Collection[str]) -> str:
        """What changes with any answer and any tutorial of these games, or with their cards where no more
        is taken; of all games if one is none.
        """
        decks = {name.removeprefix(CARDS) for name in games if name.startswith(CARDS)}
        chosen = sorted(name for name in games if not name.startswith(CARDS))
        if not all(map(room_of_game, chosen)):
            return digest([self._mark(""), *(book.texts[game] for game in sorted(book.texts))])
        parts = (
            (game, self._mark(room_of_game(game)), book.texts.get(game, "")) for game in chosen
        )
        known = book.engine.games
        alone = sorted(decks.difference(chosen))
        cards = [repr(known[name].cards) if name in known else "" for name in alone]
        return digest([*(word for part in parts for word in part), *alone, *cards])

    def _mark(self, room: str) -> str:
        if room not in self._words:
            self._words[room] = self.rules.mark(room)
        return self._words[room]

    def forget(self) -> None:
        """There are faults in the book: what was done just now is not kept."""
        self._fresh = {}
        self.new = []

    def take(self, new: list[New]) -> None:
        """Work that a process has done that began as this one is."""
        self.new += new
        self._fresh.update({(file, key): text for file, key, text in new})

    def keep(self) -> None:
        """The book is without a fault: keep what was done, if by the very files that it is kept under."""
        new, self.new, self._fresh = self.new, [], {}
        if not new or not all(rules.run_here() for rules in self.programs):
            return
        for file, key, text in new:
            self.files[file].put(key, text)
        for kept in self.files.values():
            kept.save()


@contextmanager
def noting(engine: Engine) -> Iterator[set[str]]:
    """The games that are asked about within; whoever is noting already notes them, too."""
    outer, engine.taken = engine.taken, set()
    try:
        yield engine.taken
    finally:
        outer.update(engine.taken)
        engine.taken = outer


def _installed() -> list[str]:
    """Name and version of every library."""
    folders = (Path(path) for path in sys.path if path)
    return sorted(found.name for folder in folders for found in folder.glob("*.dist-info"))


def units_of(ask: Ask) -> Units | None:
    """Where work is kept: beside the answers, if these are kept."""
    return Units(ask.folder.parent, ask.rules) if isinstance(ask, Answers) else None


def given_of(*parts: Any) -> str:
    """Plain data in one word."""
    return digest([json.dumps(parts, sort_keys=True, default=repr)])
