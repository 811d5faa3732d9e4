"""The one family of errors: each says what is wrong, where, and what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import NamedTuple


class Fault(NamedTuple):
    """One thing that is wrong, the field it is in, and what may have been meant.

    `place` is that field as people call it, where it has such a name: "Card points, North".
    """

    what: str
    where: str = ""
    did_you_mean: tuple[str, ...] = ()
    place: str = ""

    def __str__(self) -> str:
        hint = f"; did you mean {' or '.join(self.did_you_mean)}?" if self.did_you_mean else ""
        return f"{self.where}: {self.what}{hint}" if self.where else f"{self.what}{hint}"


class FollowSuitError(ValueError):
    """Something was asked that has no answer; `faults` holds every reason found."""

    def __init__(self, *faults: Fault | str) -> None:
        self.faults = tuple(f if isinstance(f, Fault) else Fault(f) for f in faults)
        super().__init__("; ".join(str(fault) for fault in self.faults))


class UnknownName(FollowSuitError):
    """A card, game, option or value that does not exist."""


class BadRequest(FollowSuitError):
    """A request whose fields do not fit together."""


class IllegalAction(FollowSuitError):
    """An action that the rules refuse now; nothing has changed."""


def suggest(word: str, known: Iterable[str], most: int = 3) -> tuple[str, ...]:
    """Known names that look like `word`, best first.

    >>> suggest("shad", ["shed", "tyzicha"])
    ('shed',)
    """
    by_lower = {name.lower(): name for name in known}
    close = get_close_matches(word.lower(), by_lower, n=most, cutoff=0.6)
    return tuple(by_lower[name] for name in close)
