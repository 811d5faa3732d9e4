"""What seats are called when nobody names their players, in the words of each language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from .messages import say
from .words.catalogue import KERNEL, table
from .words.voice import kernel

_COMPASS = {2: "WE", 3: "WNE", 4: "WNES"}
MOST = 10


@cache
def seat_names(players: int, *, clockwise: bool = True, language: str = "en") -> tuple[str, ...]:
    """The names of the seats in playing order when nobody gives others.

    >>> seat_names(3)
    ('West', 'North', 'East')
    >>> seat_names(4, clockwise=False)
    ('West', 'South', 'East', 'North')
    >>> seat_names(3, language="de")
    ('West', 'Nord', 'Ost')
    """
    voice = kernel(language)
    named = _COMPASS.get(players)
    if named is None:
        return tuple(voice.plain(say("seat-number", number=n + 1)) for n in range(players))
    around = named if clockwise else (named[0], *reversed(named[1:]))
    return tuple(voice.plain(say(f"seat-{point}")) for point in around)


def renamed(names: Sequence[str], language: str) -> tuple[str, ...]:
    """The same names of seats and of teams, those that nobody gave in another language.

    >>> renamed(("North", "Ada", "West and East"), "de")
    ('Nord', 'Ada', 'West und Ost')
    """
    return tuple(_renamed(name, language) for name in names)


@cache
def accounts(language: str) -> dict[str, str]:
    """What the English accounts that are nobody's are called in a language: the pot, the supply."""
    ours, theirs = table(KERNEL, "en"), table(KERNEL, language)
    return {ours[one]: theirs[one] for one in ours if one.startswith("account-")}


def _renamed(name: str, language: str) -> str:
    known, english = _usual(language), kernel()
    # A team is called by its seats: "West and East".
    around = "|".join(str(english.known(f"list-{one}")) for one in ("team", "comma"))
    seats = re.split(around, name)
    return kernel(language).team([known[one] for one in seats]) if {*seats} <= {*known} else name


@cache
def _usual(language: str) -> dict[str, str]:
    """The usual English names of all seats, each with what the language calls it."""
    return {
        ours: theirs
        for players in (max(_COMPASS), MOST)
        for ours, theirs in zip(
            seat_names(players), seat_names(players, language=language), strict=True
        )
    }
