"""Truc's cards: ten ranks, no suits to follow, and tricks that nobody wins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ...duty import Link, anything
from ...ledger import Note
from ...messages import of_seat, say
from ...order import Order, Run, Said, Ties, place
from ...packs import french
from ...rules import Ranking

RANKS = "32AKQJ7654"
PACK = french(RANKS)
RANK = tuple(RANKS.index(card.rank) for card in PACK.cards)
SEATS = 4
THREES, TWOS, ACES, *LOWER = (PACK.rank(rank) for rank in RANKS)

CARDS = Run(
    say("any-card"),
    (
        place(PACK, [THREES], "rank.order", say("highest-rank")),
        place(PACK, [TWOS], "rank.order", say("second-rank")),
        place(PACK, [ACES], "rank.order", over=say("high-ranks")),
        place(PACK, LOWER, "rank.order"),
    ),
)


class Setting(NamedTuple):
    """A trick depends on nothing but its cards."""


SETTING = Setting()


def rankings(setting: Setting) -> list[Ranking]:
    return [Ranking("all", say("all-suits"), CARDS)]


# -- who wins a trick ----------------------------------------------------------------------------


def side_of(place: int) -> int:
    """The side of a seat, or of a place in a trick: partners sit opposite each other."""
    return place % 2


@cache
def _order(ties: Ties, tie: str) -> Order:
    free = Said(say("led-any"), ("follow.none",))
    ours = say("partners-alone")
    return Order(PACK, (CARDS,), "trick.winner", "trick.winner", ties, tie, ours, lead=free)


def order(setting: Setting, cards: Sequence[int]) -> Order:
    """Equal best cards draw the trick, unless partners alone have played them (`trick.draw`)."""
    ranks = [RANK[card] for card in cards]
    high = min(ranks)
    best = ranks.count(high)
    if best > 2:
        return _order("drawn", "trick.draw ruling.tie-mixed")
    if best == 2:
        first = ranks.index(high)
        if side_of(first) == side_of(ranks.index(high, first + 1)):
            return _order("first", "ruling.partner-tie trick.winner")
    return _order("drawn", "trick.draw")


_FREE = (anything("follow.none"),)


def duty(setting: Setting, cards: Sequence[int]) -> tuple[Link, ...]:
    """Any card, always (`follow.none`)."""
    return _FREE


def after(setting: Setting, cards: Sequence[int], winner: int) -> list[Note]:
    won = of_seat("winner-leads", winner)
    return [Note(won, ("trick.winner", "lead.winner"), leads=True)]


def after_draw(setting: Setting, cards: Sequence[int]) -> list[Note]:
    return [Note(of_seat("leads-again", 0), ("lead.after-draw",), leads=True)]
