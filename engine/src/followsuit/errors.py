"""The one family of errors: each says what is wrong, where, and what would be right."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, NamedTuple

MOST_TOLD = 60  # characters of a word that a fault repeats


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


class WrongRules(Exception):
    """A game contradicts itself: no fault of whoever asks, but of the game's author."""


def quoted(value: Any) -> str:
    """A value as a fault repeats it: in quotation marks if it is a word, else only what it is.

    >>> quoted("shad"), quoted(True), quoted(None), quoted([[1]]), quoted(10**5000)
    ('“shad”', '“true”', 'null', 'a list', 'a very large number')
    """
    if value is None:
        return "null"
    if isinstance(value, Mapping):
        return "an object"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "a list"
    if isinstance(value, int) and value.bit_length() > 64:
        return "a very large number"
    return f"“{brief(value)}”"


def brief(value: str | int | float) -> str:
    """A word or number as it is written in JSON, cut where nobody would read on."""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return text if len(text) <= MOST_TOLD else f"{text[:MOST_TOLD]}…"


def suggest(word: Any, known: Iterable[str], most: int = 3) -> tuple[str, ...]:
    """Known names that look like `word`, best first; none for what is no word at all.

    >>> suggest("shad", ["shed", "tyzicha"])
    ('shed',)
    """
    if not quoted(word).startswith("“") or len(brief(word)) > MOST_TOLD:
        return ()
    word = brief(word)
    by_lower = {name.lower(): name for name in known}
    close = get_close_matches(word.lower(), by_lower, n=most, cutoff=0.6)
    return tuple(by_lower[name] for name in close)
