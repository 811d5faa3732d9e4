"""What games share in which all suits rank alike, one of them perhaps as trumps.

`Ranked` is a game's own order of a suit, as trumps or as a plain suit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..messages import Message, Suit, say
from ..order import Run
from ..rules import Ranking
from .nouns import TRUMP, as_trumps, of_suit

Ranked = Callable[[str, bool], Run]


def called(suit: str, trumps: bool) -> Message:
    """What a card of a suit is called while the suit is trump, or is not."""
    return TRUMP if trumps else of_suit(suit)


def runs(ranked: Ranked, trump: str, led: str) -> tuple[Run, ...]:
    """The cards that can win a trick, the trumps first; `trump` may be "none"."""
    trumps = () if trump == "none" else (ranked(trump, True),)
    return trumps if trump == led else (*trumps, ranked(led, False))


def rank_tables(ranked: Ranked, trump: str, suits: Sequence[str]) -> list[Ranking]:
    """A rank table for each suit, the trumps first."""
    title = "suit-title" if trump == "none" else "plain-suit"
    plain = [
        Ranking(suit, say(title, suit=Suit(suit)), ranked(suit, False))
        for suit in suits
        if suit != trump
    ]
    trumps = [] if trump == "none" else [Ranking("trumps", as_trumps(trump), ranked(trump, True))]
    return [*trumps, *plain]
