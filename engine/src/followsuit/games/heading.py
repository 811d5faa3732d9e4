"""What games share in which you must follow suit, head the trick, trump and overtrump.

Each game says in a `Cited` under which of its own clauses it has these rules.
"""

from __future__ import annotations

from typing import NamedTuple

from ..duty import Link, Role
from ..messages import Card, Message, say
from ..order import Order, split
from ..packs import Pack
from .nouns import TRUMP, of_suit


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
    pack: Pack, order: Order, trumps: int, suit: str, best: int, cited: Cited
) -> tuple[Link, ...]:
    """The chain for a follower when `best` is winning; what a hand may do beyond it comes after.

    `trumps` is the set of all trumps, 0 where there are none; `suit` is the one that was led.
    """
    follow, beating = pack.suit(suit), order.beating(best)
    trump_led = bool(trumps & follow)
    noun, high = TRUMP if trump_led else of_suit(suit), Card(best)
    both, lacks = {"noun": noun, "card": high}, say("lacks", noun=noun)
    if trumps >> best & 1 and not trump_led:
        must, why = say("follow-ruffed", **both), say("follows-ruffed")
        return (
            bound(follow, cited.ruffed, must, why, lacks),
            *_overtrump(trumps, beating, noun, high, cited),
        )
    head = bound(follow & beating, cited.head, say("head", **both), say("heads", card=high))
    low = bound(follow, cited.follow, say("follow-low", **both), say("follows-low", **both), lacks)
    if trump_led or not trumps:
        return head, low
    why = say("ruffs", noun=noun)
    return head, low, bound(trumps, cited.trump, say("play-trump"), why, say("lacks", noun=TRUMP))


def _overtrump(
    trumps: int, beating: int, noun: Message, high: Card, cited: Cited
) -> tuple[Link, ...]:
    over = bound(
        trumps & beating,
        cited.over,
        say("overtrump", card=high),
        say("overtrumps", noun=noun, card=high),
    )
    under = bound(
        trumps,
        cited.under,
        say("undertrump", card=high),
        say("undertrumps", noun=noun, card=high),
        say("lacks", noun=TRUMP),
    )
    return over, under


def bound(
    cards: int, clauses: str, must: Message, why: Message, lacks: Message | None = None
) -> Link:
    """Whoever holds some of these cards must play one of them, and `why` that is allowed."""
    return Link(cards, cards, split(clauses), must, lacks, roles=(Role(cards, why),))
