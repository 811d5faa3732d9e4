"""Tute's cards: how they rank, what they are worth, and which of them you must play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from ...duty import EVERY_CARD, Beside, Link, anything
from ...fields import choice, with_choices
from ...ledger import Note
from ...messages import Card, Message, Row, Seat, Suit, say
from ...order import Order, Place, Run, place
from ...packs import french
from ...rules import Ranking
from ..heading import Cited, heading
from ..like_suits import called, rank_tables, runs
from ..nouns import TRUMP

PACK = french("A3KQJ76542")
SUITS = ("S", "H", "D", "C")
SEATS, OPPOSITE = 4, (2, 3, 0, 1)
VALUES = {"A": 11, "3": 10, "K": 4, "Q": 3, "J": 2}
PAIR = {suit: PACK.mask([f"K{suit}", f"Q{suit}"]) for suit in SUITS}
ROYALS = sum(PAIR.values())
WORTH = tuple(VALUES.get(card.rank, 0) for card in PACK.cards)


@with_choices
class Setting(NamedTuple):
    """What a trick depends on: the trump suit, and whether one must trump in vain."""

    trump: str = choice(*SUITS, by="deal.trump")
    undertrump: str = choice("forced", "free", by="ruling.undertrump")


def describe(setting: Setting) -> Message:
    free = setting.undertrump == "free"
    return say("are-trump-free" if free else "suit-is-trump", suit=Suit(setting.trump))


# -- how the cards rank --------------------------------------------------------------------------


@cache
def ranked(suit: str, trumps: bool) -> Run:
    """A suit in its order, the same for trumps and plain suits (`rank.order`)."""
    noun = called(suit, trumps)

    def spot(ranks: str, title: Message | None = None) -> Place:
        return place(PACK, " ".join(rank + suit for rank in ranks), "rank.order", title)

    best, second = say("the-best", noun=noun), say("second-best", noun=noun)
    return Run(noun, (spot("A", best), spot("3", second), spot("KQJ"), spot("76542")))


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


CITED = Cited(
    head="follow.head follow.suit ruling.head-in-suit",
    follow="follow.suit",
    trump="follow.must-trump",
    ruffed="follow.suit ruling.head-already-trumped",
    over="follow.overtrump follow.must-trump",
    under="ruling.undertrump follow.must-trump",
)
_ONLY_FOLLOWING = (tuple(CITED.follow.split()), tuple(CITED.ruffed.split()))
_PARTNER = Beside(EVERY_CARD, ("ruling.partner-winning",), say("partner-winning"))


@cache
def _duty(setting: Setting, suit: str, best: int, partner: bool) -> tuple[Link, ...]:
    """Follow and head, else trump and overtrump; `partner` is winning, or is not."""
    trumps = PACK.suit(setting.trump)
    chain = heading(PACK, _order(setting.trump, suit), trumps, suit, best, CITED)
    if trumps >> best & 1 and suit != setting.trump and setting.undertrump == "free":
        free = say("trumping-in-vain", card=Card(best))
        in_vain = Link(trumps, EVERY_CARD, ("ruling.undertrump",), free, say("lacks", noun=TRUMP))
        chain = (*chain[:-1], in_vain)
    if partner:
        chain = tuple(
            link
            if link.clauses in _ONLY_FOLLOWING or link.allows == EVERY_CARD
            else link._replace(beside=(_PARTNER,))
            for link in chain
        )
    return *chain, anything("follow.free")


_LEAD = (anything("lead.first lead.winner", say("lead-any")),)


def duty(setting: Setting, cards: Sequence[int]) -> tuple[Link, ...]:
    """A leader is free; the others follow, head and trump, even against a partner."""
    if not cards:
        return _LEAD
    suit = PACK.suit_of[cards[0]]
    best = _order(setting.trump, suit).winner(cards)
    return _duty(setting, suit, cards[best], best == len(cards) - SEATS // 2)


# -- what a trick brings -------------------------------------------------------------------------


def worth(cards: Iterable[int]) -> int:
    """The points of some cards (`points.values`)."""
    return sum([WORTH[card] for card in cards])


def each(cards: Iterable[int]) -> Row:
    """What each of some cards that count is worth."""
    return Row.of(say("card-worth", card=Card(c), worth=WORTH[c]) for c in cards if WORTH[c])


def after(setting: Setting, cards: Sequence[int], winner: int) -> list[Note]:
    """What a trick brings: its points for the common pile, and the lead."""
    who, points = Seat(winner), worth(cards)
    brings = say("trick-brings", points=points, each=each(cards))
    shared = say("shared-pile", seat=who, partner=Seat(OPPOSITE[winner]))
    return [
        Note(brings if points else say("trick-brings-nothing"), ("points.values",)),
        Note(shared, ("trick.shared-pile",)),
        Note(say("declares-leads", seat=who), ("lead.winner", "declare.when"), leads=True),
    ]


def pairs(held: int) -> tuple[str, ...]:
    """The suits of which a hand has both king and queen."""
    return _pairs(held & ROYALS)


@cache
def _pairs(royals: int) -> tuple[str, ...]:
    return tuple(suit for suit in SUITS if PAIR[suit] & ~royals == 0)
