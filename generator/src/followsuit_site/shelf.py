"""The tutorials of a book, each read only when somebody wants more of it than what its head tells."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from .tutorials import Tutorial


class Head(NamedTuple):
    """What of a tutorial is known without reading it again."""

    game: str
    examples: list[str]
    lesson: str
    texts: int

    @classmethod
    def of(cls, tutorial: Tutorial) -> Head:
        """The head of a tutorial."""
        lesson = tutorial.lesson.id if tutorial.lesson else ""
        return cls(tutorial.game, [*tutorial.examples], lesson, tutorial.texts)


class Shelf(Mapping[str, Tutorial]):
    """Tutorials by game; `note` is told of each that is looked into."""

    def __init__(self, note: Callable[[str], None]) -> None:
        self.heads: dict[str, Head] = {}
        self.files: dict[str, str] = {}
        self._note = note
        self._read: dict[str, Callable[[], Tutorial | None]] = {}
        self._known: dict[str, Tutorial] = {}

    def add(self, head: Head, file: str, read: Callable[[], Tutorial | None]) -> None:
        """Put a tutorial here, with the way to read it."""
        self.heads[head.game], self.files[head.game] = head, file
        self._read[head.game] = read

    def __getitem__(self, game: str) -> Tutorial:
        read = self._read[game]
        self._note(game)
        if game not in self._known:
            found = read()
            assert found, "what is here has been read without a fault before"
            self._known[game] = found
        return self._known[game]

    def __contains__(self, game: object) -> bool:
        return game in self.heads

    def __iter__(self) -> Iterator[str]:
        return iter(self.heads)

    def __len__(self) -> int:
        return len(self.heads)
