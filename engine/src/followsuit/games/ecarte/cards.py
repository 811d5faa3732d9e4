"""How the cards rank in Écarté, and which of them you must play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ...duty import Link, anything
from ...fields import choice, with_choices
from ...ledger import Note
from ...messages import Message, Suit, of_seat, say
from ...order import Order, Run, place
from ...packs import french
from ...rules import Ranking
from ..heading import Cited, heading
from ..like_suits import called, rank_tables, runs

PACK = french("KQJAT987")
SUITS = ("S", "H", "D", "C")


@with_choices
class Setting(NamedTuple):
    """What a trick depends on: the trump suit."""

    trump: str = choice(*SUITS, by="deal.upcard-trump")


def describe(setting: Setting) -> Message:
    return say("suit-is-trump", suit=Suit(setting.trump))


# -- how the cards rank --------------------------------------------------------------------------


@cache
def ranked(suit: str, trumps: bool) -> Run:
    """A suit in its order, the same for trumps and plain suits (`rank.order`)."""
    noun = called(suit, trumps)
    spots = (
        place(PACK, f"K{suit}", "rank.order", say("the-best", noun=noun)),
        place(PACK, f"Q{suit} J{suit}", "rank.order"),
        place(PACK, f"A{suit}", "rank.order", say("only-fourth-best", noun=noun)),
        place(PACK, f"T{suit} 9{suit} 8{suit} 7{suit}", "rank.order"),
    )
    return Run(noun, spots)


@cache
def _order(trump: str, led: str) -> Order:
    clause = "trick.winner"
    return Order(PACK, runs(ranked, trump, led), across=clause, off=clause)


def order(setting: Setting, cards: Sequence[int]) -> Order:
    """Trumps, then the suit led (`trick.winner`)."""
    return _order(setting.trump, PACK.suit_of[cards[0]])


def rankings(setting: Setting) -> list[Ranking]:
    return rank_tables(ranked, setting.trump, SUITS)


# -- what you must play --------------------------------------------------------------------------


CITED = Cited("follow.head follow.suit", "follow.suit", "follow.must-trump")
_AMONG = "ruling.head-with-trump-led"
TRUMP_LED = CITED._replace(head=f"{CITED.head} {_AMONG}", follow=f"{CITED.follow} {_AMONG}")


@cache
def _follower(trump: str, led: int) -> tuple[Link, ...]:
    """Follow and beat, else follow, else trump, else anything."""
    suit = PACK.suit_of[led]
    cited, among = (TRUMP_LED, f" {_AMONG}") if suit == trump else (CITED, "")
    chain = heading(PACK, _order(trump, suit), PACK.suit(trump), suit, led, cited)
    return *chain, anything(f"follow.free{among}")


_LEAD = (anything("lead.nondealer lead.winner", say("lead-any")),)


def duty(setting: Setting, cards: Sequence[int]) -> tuple[Link, ...]:
    """A leader is free; the second player follows, heads and trumps."""
    if not cards:
        return _LEAD
    (led,) = cards
    return _follower(setting.trump, led)


def after(setting: Setting, cards: Sequence[int], winner: int) -> list[Note]:
    return [Note(of_seat("leads-next", winner), ("lead.winner",), leads=True)]
