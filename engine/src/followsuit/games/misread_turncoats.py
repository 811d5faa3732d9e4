"""How the cards of Schafkopf and Sheepshead are misread.

A misreading cites the clauses of the game, which it gets from its `Cited`.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..packs import Pack
from ..slips import Slip, slip, vary
from .queens_and_jacks import (
    DIAMONDS,
    JACKS,
    PLAIN_SUITS,
    QUEENS,
    TRUMPS,
    TURNCOATS,
    Cited,
    Setting,
)


def at_home(pack: Pack, setting: Setting) -> Iterator[tuple[int, int, bool]]:
    """Queens and jacks in their suits, below the king."""
    for suit in (*PLAIN_SUITS, "D"):
        king, queen, jack = (pack.card(f"{rank}{suit}").index for rank in "KQJ")
        yield queen, king, False
        yield jack, queen, False


def every_trump(seen: vary.Seen) -> int:
    return TRUMPS


def turncoats(seen: vary.Seen) -> int:
    """Queen and jack with the suit printed on them, where that is led."""
    return 0 if TRUMPS >> seen.cards[0] & 1 else seen.led & TURNCOATS


def printed(seen: vary.Seen) -> int:
    """The lead, a queen or jack taken for a card of the suit printed on it."""
    led = seen.cards[0]
    return (seen.led & ~TURNCOATS).bit_length() - 1 if TURNCOATS >> led & 1 else led


def of_the_cards(cited: Cited) -> tuple[Slip, ...]:
    """What is misread in the order of the cards, and in what must be played."""
    follow, void = cited.follow, cited.void
    return (
        slip("turncoats-at-home", cited.turncoats, vary.moved(at_home)),
        slip(
            "diamonds-best-turncoats", cited.suits, vary.in_place(f"{QUEENS} {JACKS}", _backwards())
        ),
        slip(
            "jacks-over-queens",
            cited.above,
            vary.in_place(f"{QUEENS} {JACKS}", f"{JACKS} {QUEENS}"),
        ),
        slip(
            "diamonds-over-turncoats",
            cited.diamonds,
            vary.in_place(f"{QUEENS} {JACKS} {DIAMONDS}", f"{DIAMONDS} {QUEENS} {JACKS}"),
        ),
        slip("ten-under-king", cited.plain, vary.ranked("TK", "KT")),
        slip("ten-low", cited.plain, vary.ranked("TK987", "K987T")),
        slip("suit-led-wins", cited.trump_wins, vary.orders(vary.only_suit_led)),
        slip("lead-goes-round", cited.next_lead, vary.lead_goes_round),
        slip("any-card", follow, vary.unbound(follow)),
        slip("may-trump", follow, vary.looser(every_trump, follow)),
        slip("must-trump", void, vary.bound(every_trump, void)),
        slip("turncoats-follow-suit", cited.not_suit, vary.binding(turncoats, follow)),
        slip("turncoats-lead-suit", cited.follow_trump, vary.led_as(printed)),
    )


def _backwards() -> str:
    """Queens, then jacks, diamonds the best of each."""
    return " ".join([*reversed(QUEENS.split()), *reversed(JACKS.split())])
