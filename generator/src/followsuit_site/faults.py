"""Faults of authors: collected, sorted and told one a line as `file:line: what; did you mean …`."""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any, NamedTuple

from followsuit import installed

LIKE = 0.6  # how like a word must be to be suggested: 1 is the same
_LINE = re.compile(r"(.+\.(?:py|txt)):(\d+)")
LESS = 0.1  # how much less like than the best one


class Fault(NamedTuple):
    """One mistake in one place of one file."""

    file: str
    line: int
    what: str
    hints: tuple[str, ...] = ()

    def __str__(self) -> str:
        hint = f"; did you mean {' or '.join(self.hints)}?" if self.hints else ""
        return f"{self.file}:{self.line}: {self.what}{hint}"


class Faults:
    """Every fault found so far; nothing stops at the first."""

    def __init__(self) -> None:
        self._found: dict[Fault, None] = {}

    def add(self, file: str, line: int, what: str, hints: Iterable[str] = ()) -> None:
        """Note a fault; the same fault twice counts once."""
        self._found[Fault(file, max(line, 1), what, tuple(hints))] = None

    def extend(self, others: Faults) -> None:
        """Take in the faults of another book."""
        self._found |= others._found

    def unknown(self, file: str, line: int, what: str, word: str, known: Iterable[str]) -> None:
        """Note that `word` does not exist, with the known words that look like it."""
        self.add(file, line, what, did_you_mean(word, known))

    def __iter__(self) -> Iterator[Fault]:
        # Within a line as they were found: in the order of the rules.
        return iter(sorted(self._found, key=lambda fault: fault[:2]))

    def __len__(self) -> int:
        return len(self._found)

    @property
    def count(self) -> str:
        """How many there are, in words."""
        return f"{len(self)} fault{'s' if len(self) != 1 else ''}"

    def report(self) -> str:
        """All faults, one a line."""
        return "\n".join(str(fault) for fault in self)


class EngineBroken(Exception):
    """The engine itself failed; told like a fault, at the line where it happened."""

    def __init__(self, file: str, line: int, what: str) -> None:
        super().__init__(f"{file}:{line}: {what}")

    @classmethod
    def check(cls, answer: dict[str, Any]) -> None:
        """Raise what an answer says of the line of a game that contradicts itself."""
        error = answer.get("error", {})
        place = _LINE.fullmatch(str(error.get("where", "")))
        if place:
            raise cls(_near(place[1]), int(place[2]), error["what"])

    @classmethod
    def at(cls, error: BaseException) -> EngineBroken:
        """Where an unexpected error arose: a syntax error's own place, else the last call."""
        if isinstance(error, SyntaxError):
            return cls(_near(error.filename or "?"), error.lineno or 1, f"{error.msg}")
        calls = traceback.extract_tb(error.__traceback__)
        name = type(error).__name__
        # The line of the engine, not that of the library function which it called wrongly.
        ours = [call for call in calls if _of_rules(Path(call.filename))] or list(calls)
        if not ours:
            return cls("engine", 1, f"{name}: {error}")
        return cls(_near(ours[-1].filename), ours[-1].lineno or 1, f"{name}: {error}")


def _of_rules(file: Path) -> bool:
    """Whether a file is of the engine, or of a package that brings a game."""
    rooms = (folder for name in installed.packages() for folder in installed.folders(name))
    return "followsuit" in file.parts or any(file.is_relative_to(room) for room in rooms)


def _near(file: str) -> str:
    """A path as seen from here, where that is shorter."""
    path = Path(file)
    return path.relative_to(Path.cwd()).as_posix() if path.is_relative_to(Path.cwd()) else file


class BookError(Exception):
    """The book has faults; its text is the whole list, ready to print."""

    def __init__(self, faults: Faults) -> None:
        super().__init__(f"the book has {faults.count}\n{faults.report()}")
        self.faults = faults


def did_you_mean(word: str, known: Iterable[str], most: int = 3) -> tuple[str, ...]:
    """Known words like `word`, best first; none that is much less like it than the best.

    Ids of one game are compared without its name, which would make them all alike.
    """
    shared = word.lower().partition(".")[0] + "."
    matcher = SequenceMatcher(b=word.lower().removeprefix(shared))
    found = []
    for name in dict.fromkeys(known):
        matcher.set_seq1(name.lower().removeprefix(shared))
        likeness = matcher.ratio()
        if likeness >= LIKE:
            found.append((-likeness, name))
    found.sort()
    return tuple(name for like, name in found if like <= found[0][0] + LESS)[:most]
