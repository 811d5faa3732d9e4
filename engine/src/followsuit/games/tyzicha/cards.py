"""Tyzicha's cards: what they are worth, how they rank, and what must be played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from ...duty import Link, anything
from ...fields import choice, with_choices
from ...ledger import Note
from ...messages import Card, Message, Row, Seat, Suit, say
from ...order import Order, Run, Said, place
from ...packs import FRENCH_24 as PACK
from ...rules import Ranking
from ..heading import Cited, bound, heading
from ..like_suits import called, rank_tables, runs

SUITS = ("S", "H", "D", "C")
VALUES = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
WORTH = tuple(VALUES[card.rank] for card in PACK.cards)
MARRIAGES = {"S": 40, "H": 100, "D": 80, "C": 60}
PAIR = {suit: PACK.mask(f"K{suit} Q{suit}") for suit in SUITS}
ROYALS = sum(PAIR.values())


def marriages(held: int) -> tuple[str, ...]:
    """The suits of which a hand has both king and queen."""
    return _marriages(held & ROYALS)


@cache
def _marriages(royals: int) -> tuple[str, ...]:
    return tuple(suit for suit in SUITS if PAIR[suit] & ~royals == 0)


@with_choices
class Setting(NamedTuple):
    """What a trick depends on: trumps so far, and the marriage just revealed for its lead."""

    trump: str = choice("none", *SUITS, by="trump.none-at-start")
    marriage: str = choice("none", *SUITS, by="marriage.trump")

    @property
    def trumps(self) -> str:
        """The suit that is trump now, or "none" (`marriage.trump`, `ruling.immediate-trump`)."""
        return self.trump if self.marriage == "none" else self.marriage

    @property
    def replaced(self) -> bool:
        """Whether the marriage has just made another trump suit a plain one."""
        return self.trump not in ("none", self.trumps)


def describe(setting: Setting) -> Message:
    if setting.marriage != "none":
        return say("marriage-just-shown", suit=Suit(setting.marriage))
    if setting.trump != "none":
        return say("suit-is-trump", suit=Suit(setting.trump))
    return say("no-trumps")


# -- how the cards rank --------------------------------------------------------------------------


@cache
def ranked(suit: str, trumps: bool) -> Run:
    """A suit in its order, the same for trumps and plain suits (`rank.order`)."""
    noun = called(suit, trumps)
    return Run(
        noun,
        (
            place(PACK, f"A{suit}", "rank.order", say("the-best", noun=noun)),
            place(PACK, f"T{suit}", "rank.order", why=say("ten-second")),
            place(PACK, f"K{suit} Q{suit} J{suit} 9{suit}", "rank.order"),
        ),
    )


@cache
def _order(setting: Setting, led: int) -> Order:
    suit, trump = PACK.suit_of[led], setting.trumps
    lead, off = None, "trick.winner"
    if setting.marriage != "none":
        entry = "led-from-marriage" if PAIR[trump] >> led & 1 else "led-beside-marriage"
        told = say(entry, card=Card(led), suit=Suit(trump))
        lead = Said(told, ("marriage.trump", "ruling.immediate-trump", "trick.winner"))
        off = "ruling.immediate-trump" if setting.replaced else off
    elif trump == "none":
        told = say("led-without-trumps", card=Card(led))
        lead = Said(told, ("trick.winner", "trump.none-at-start"))
    return Order(PACK, runs(ranked, trump, suit), across="trick.winner", off=off, lead=lead)


def order(setting: Setting, cards: Sequence[int]) -> Order:
    """Trumps, if there are any, then the suit led (`trick.winner`)."""
    return _order(setting, cards[0])


def rankings(setting: Setting) -> list[Ranking]:
    return rank_tables(ranked, setting.trumps, SUITS)


# -- what you must play --------------------------------------------------------------------------


CITED = Cited(
    head="follow.head follow.suit",
    follow="follow.suit",
    trump="follow.must-trump",
    ruffed="follow.suit ruling.undertrump",
    over="follow.must-trump follow.head",
    under="ruling.undertrump follow.must-trump",
)
_FREE = anything("follow.free")
_FREE_AT_ONCE = anything("follow.free ruling.immediate-trump")
_NO_TRUMPS = anything("ruling.no-trump-void follow.free", say("any-without-trumps"))


@cache
def _duty(setting: Setting, led: int, best: int) -> tuple[Link, ...]:
    """Follow, else trump, else anything; within that, a card that beats `best`."""
    none = setting.trumps == "none"
    trumps = 0 if none else PACK.suit(setting.trumps)
    chain = heading(PACK, _order(setting, led), trumps, PACK.suit_of[led], best, CITED)
    if none:
        return *chain, _NO_TRUMPS
    return *chain, _FREE_AT_ONCE if setting.replaced else _FREE


_LEAD = (anything("lead.declarer lead.winner", say("lead-any")),)


@cache
def _marriage_lead(suit: str) -> tuple[Link, ...]:
    must, why = say("lead-shown"), say("just-shown")
    return bound(PAIR[suit], "marriage.lead marriage.reveal", must, why), *_LEAD


def duty(setting: Setting, cards: Sequence[int]) -> tuple[Link, ...]:
    """What binds the next player; a leader is bound only by a marriage just shown."""
    if cards:
        best = _order(setting, cards[0]).winner(cards)
        return _duty(setting, cards[0], cards[best])
    return _LEAD if setting.marriage == "none" else _marriage_lead(setting.marriage)


def leader_holds(setting: Setting, cards: Sequence[int]) -> int:
    """Whoever shows a marriage holds both its cards (`ruling.one-marriage-per-lead`)."""
    return PAIR.get(setting.marriage, 0)


# -- what a trick brings


def after(setting: Setting, cards: Sequence[int], winner: int) -> list[Note]:
    """What the winner of a trick has: its cards' points and the next lead."""
    who = Seat(winner)
    each = Row.of(say("card-worth", card=Card(card), worth=WORTH[card]) for card in cards)
    takes = say("takes-points", seat=who, points=worth(cards), each=each)
    notes = [Note(takes, ("score.card-values",))]
    if setting.marriage != "none":
        told = say("marriage-belongs", points=MARRIAGES[setting.marriage], seat=Seat(0))
        ids = ("score.marriage-values", *(["ruling.marriage-needs-trick"] if winner else []))
        notes.append(Note(told, ids))
    return [*notes, Note(say("leads-next", seat=who), ("lead.winner",), leads=True)]


def worth(cards: Iterable[int]) -> int:
    """The points of some cards (`score.card-values`)."""
    return sum([WORTH[card] for card in cards])
