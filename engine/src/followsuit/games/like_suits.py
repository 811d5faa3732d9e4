"""What games share in which all suits rank alike, one of them perhaps as trumps.

`Ranked` is a game's own order of a suit, told with what one of its cards is called: a trump, a heart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..game import Ranking
from ..order import Run
from ..packs import SUIT_NAMES

Ranked = Callable[[str, str], Run]


def singular(suit: str) -> str:
    """What a card of a suit is called.

    >>> singular("H")
    'heart'
    """
    return SUIT_NAMES[suit][:-1]


def runs(ranked: Ranked, trump: str, led: str) -> tuple[Run, ...]:
    """The cards that can win a trick, the trumps first; `trump` may be "none"."""
    trumps = () if trump == "none" else (ranked(trump, "trump"),)
    return trumps if trump == led else (*trumps, ranked(led, singular(led)))


def rank_tables(ranked: Ranked, trump: str, suits: Sequence[str]) -> list[Ranking]:
    """A rank table for each suit, the trumps first."""
    if trump == "none":
        return [
            Ranking(suit, SUIT_NAMES[suit].title(), ranked(suit, singular(suit))) for suit in suits
        ]
    return [
        Ranking("trumps", f"{SUIT_NAMES[trump].title()} as trumps", ranked(trump, "trump")),
        *(
            Ranking(suit, f"Plain {SUIT_NAMES[suit]}", ranked(suit, singular(suit)))
            for suit in suits
            if suit != trump
        ),
    ]
