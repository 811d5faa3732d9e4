"""The tests of the rules: which clauses and which options they name."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from followsuit.games import package_of

from .kept import digest

FOLDERS = ("tests/engine", "tests")  # of a book, and of a package with a game


class RuleTests:
    """The tests of the rules in a project; those of a game are the files named after it."""

    def __init__(self, root: Path) -> None:
        there = (one for one in FOLDERS if (root / one).is_dir())
        self.folder = next(there, FOLDERS[0])
        self.files = {
            path: path.read_text("utf-8") for path in sorted((root / self.folder).glob("*.py"))
        }
        self.of = cache(self._of)

    def files_of(self, game: str) -> list[Path]:
        """The files of a game."""
        return [path for path in self.files if named_after(game) in path.stem]

    def _of(self, game: str) -> str:
        return "\n".join(self.files[path] for path in self.files_of(game))

    @property
    def all(self) -> str:
        """The text of all tests."""
        return "\n".join(self.files.values())

    def word(self, game: str) -> str:
        """What changes with any test of a game."""
        return digest([self.of(game)])

    def name(self, clause: str) -> bool:
        """Whether a test of its game names a clause (its full id)."""
        return is_named(clause, self.of(clause.partition(".")[0]))

    def set(self, game: str, option: str) -> bool:
        """Whether a test of a game sets an option."""
        return bool(re.search(rf"[\"']{option}[\"']|\b{option}=", self.of(game)))


def named_after(game: str) -> str:
    """What the tests of a game are named after: the last name of its package."""
    return package_of(game).rpartition(".")[2]


def is_named(id_: str, tests: str) -> bool:
    """Named as it is written, or in the name of a test: `test_rank_five_best`."""
    short = id_.partition(".")[2]
    word = re.sub(r"\W", "_", short)
    return bool(
        re.search(rf"(?<![\w.-]){re.escape(short)}(?![\w-]|\.\w)", tests)
        or re.search(rf"\bdef test_(?:\w+_)?{word}(?:_\w+)?\(", tests)
        or re.search(rf"(?<![\w-]){re.escape(id_)}(?![\w-])", tests)
    )
