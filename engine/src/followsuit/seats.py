"""What seats are called when nobody names their players, in the words of each language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from .messages import say
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
    """The same names, those that nobody gave in another language.

    >>> renamed(("North", "Ada"), "de")
    ('Nord', 'Ada')
    """
    known = _usual(language)
    return tuple(known.get(name, name) for name in names)


@cache
def _usual(language: str) -> dict[str, str]:
    """The usual English names of all seats, each with what the language calls it."""
    return {
        ours: theirs
        for players in range(2, MOST + 1)
        for ours, theirs in zip(
            seat_names(players), seat_names(players, language=language), strict=True
        )
    }
