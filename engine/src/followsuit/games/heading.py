"""What games share in which you must follow suit, head the trick, trump and overtrump.

Each game says in a `Cited` under which of its own clauses it has these rules.
"""

from __future__ import annotations

from typing import NamedTuple

from ..duty import Link, Role
from ..order import Order
from ..packs import SUIT_NAMES, Pack


class Cited(NamedTuple):
    """The clauses of one game for each rule; several stand with spaces between.

    The last three are for games in which more than one player follows.
    """

    head: str  # follow suit with a card that beats the table
    follow: str  # follow suit, though none of your cards of it does
    trump: str  # no card of the suit led: play a trump
    ruffed: str = ""  # follow suit where the lead has been trumped already
    over: str = ""  # no card of the suit led, and a trump lies there: go over it
    under: str = ""  # play a trump, though none of yours goes over


def heading(
    pack: Pack, order: Order, trumps: int, led: int, best: int, cited: Cited
) -> tuple[Link, ...]:
    """The chain for a follower when `best` is winning; what a hand may do beyond it comes after.

    `trumps` is the set of all trumps, 0 where there are none.
    """
    suit = pack.cards[led].suits[0]
    follow, beating = pack.suit(suit), order.beating(best)
    trump_led = bool(trumps >> led & 1)
    noun, high = "trump" if trump_led else SUIT_NAMES[suit][:-1], f"[[{pack.codes[best]}]]"
    if trumps >> best & 1 and not trump_led:
        low = bound(
            follow,
            cited.ruffed,
            f"follow with a {noun}, though no {noun} beats {high}, a trump",
            "it follows suit, and the trick has been trumped already",
            f"no {noun}",
        )
        return low, *_overtrump(trumps, beating, noun, high, cited)
    head = bound(
        follow & beating,
        cited.head,
        f"head the trick with a {noun} that beats {high}",
        f"it follows suit and beats {high}",
    )
    low = bound(
        follow,
        cited.follow,
        f"follow with a {noun}, though none of yours beats {high}",
        f"it follows suit, and you have no {noun} that beats {high}",
        f"no {noun}",
    )
    if trump_led or not trumps:
        return head, low
    why = f"you have no {noun}, and it is a trump"
    return head, low, bound(trumps, cited.trump, "play a trump", why, "no trump")


def _overtrump(trumps: int, beating: int, noun: str, high: str, cited: Cited) -> tuple[Link, ...]:
    over = bound(
        trumps & beating,
        cited.over,
        f"trump with a card that beats {high}",
        f"you have no {noun}, and it is a trump that beats {high}",
    )
    under = bound(
        trumps,
        cited.under,
        f"play a trump, though none of yours beats {high}",
        f"you have no {noun}, so you must trump, even if you cannot beat {high}",
        "no trump",
    )
    return over, under


def bound(cards: int, clauses: str, must: str, why: str, lacks: str = "") -> Link:
    """Whoever holds some of these cards must play one of them, and `why` that is allowed."""
    return Link(cards, cards, tuple(clauses.split()), must, lacks, roles=(Role(cards, why),))
