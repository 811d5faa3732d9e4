"""Tute's cards: how they rank, what they are worth, and which of them you must play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from ...duty import EVERY_CARD, Beside, Link, anything
from ...fields import field
from ...game import Ranking
from ...ledger import Note
from ...order import Order, Run, place
from ...packs import SUIT_NAMES, french
from ...words import count, join
from ..heading import Cited, heading
from ..like_suits import rank_tables, runs

PACK = french("A3KQJ76542")
SUITS = ("S", "H", "D", "C")
SEATS = 4
VALUES = {"A": 11, "3": 10, "K": 4, "Q": 3, "J": 2}
PAIR = {suit: PACK.mask(f"K{suit} Q{suit}") for suit in SUITS}
WORTH = tuple(VALUES.get(card.rank, 0) for card in PACK.cards)


class Setting(NamedTuple):
    """What a trick depends on: the trump suit, and whether one must trump in vain."""

    trump: str
    undertrump: str = "forced"


SETTINGS = (
    field("trump", "Trumps", {s: SUIT_NAMES[s].title() for s in SUITS}, "deal.trump"),
    field(
        "undertrump",
        "Unable to overtrump",
        {"forced": "you must still trump", "free": "you may play any card"},
        "ruling.undertrump",
    ),
)


def describe(setting: Setting) -> str:
    free = ", and nobody has to trump in vain" if setting.undertrump == "free" else ""
    return f"{SUIT_NAMES[setting.trump].title()} are trump{free}"


# -- how the cards rank --------------------------------------------------------------------------


@cache
def ranked(suit: str, noun: str) -> Run:
    """A suit in its order, the same for trumps and plain suits (`rank.order`)."""
    spots = (
        place(PACK, f"A{suit}", "rank.order", f"the best {noun}"),
        place(PACK, f"3{suit}", "rank.order", f"the second-best {noun}"),
        place(PACK, f"K{suit} Q{suit} J{suit}", "rank.order"),
        place(PACK, " ".join(f"{rank}{suit}" for rank in "76542"), "rank.order"),
    )
    return Run(noun, spots)


@cache
def _order(trump: str, led: str) -> Order:
    clause = "trick.winner"
    return Order(PACK, runs(ranked, trump, led), across=clause, off=clause)


def order(setting: Setting, cards: Sequence[int]) -> Order:
    """Trumps, then the suit led (`trick.winner`)."""
    return _order(setting.trump, PACK.cards[cards[0]].suits[0])


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
_PARTNER = Beside(
    EVERY_CARD, ("ruling.partner-winning",), "it does not matter that your partner is winning"
)


@cache
def _duty(setting: Setting, led: int, best: int, partner: bool) -> tuple[Link, ...]:
    """Follow and head, else trump and overtrump; `partner` is winning, or is not."""
    order = _order(setting.trump, PACK.cards[led].suits[0])
    trumps = PACK.suit(setting.trump)
    chain = heading(PACK, order, trumps, led, best, CITED)
    if trumps >> best & 1 and not trumps >> led & 1 and setting.undertrump == "free":
        say = f"play any card: none of your trumps beats [[{PACK.codes[best]}]]"
        in_vain = Link(trumps, EVERY_CARD, ("ruling.undertrump",), say, "no trump")
        chain = (*chain[:-1], in_vain)
    if partner:
        chain = tuple(
            link
            if link.clauses in _ONLY_FOLLOWING or link.allows == EVERY_CARD
            else link._replace(beside=(_PARTNER,))
            for link in chain
        )
    return *chain, anything("follow.free")


_LEAD = (anything("lead.first lead.winner", "lead any card"),)


def duty(setting: Setting, cards: Sequence[int]) -> tuple[Link, ...]:
    """A leader is free; the others follow, head and trump, even against a partner."""
    if not cards:
        return _LEAD
    best = order(setting, cards).best(cards) or 0
    return _duty(setting, cards[0], cards[best], best == len(cards) - SEATS // 2)


# -- what a trick brings -------------------------------------------------------------------------


def worth(cards: Iterable[int]) -> int:
    """The points of some cards (`points.values`)."""
    return sum(WORTH[card] for card in cards)


def in_words(cards: Iterable[int]) -> str:
    """What each of some cards that count is worth."""
    return join([f"[[{PACK.codes[card]}]] {WORTH[card]}" for card in cards if WORTH[card]])


def after(setting: Setting, cards: Sequence[int], winner: int, names: Sequence[str]) -> list[Note]:
    """What a trick brings: its points for the common pile, and the lead."""
    who, points = names[winner], worth(cards)
    brings = f"{count(points, 'point')}: {in_words(cards)}" if points else "no points"
    notes = [Note(f"The trick brings {brings}.", ("points.values",))]
    if len(names) == SEATS:
        other = names[(winner + SEATS // 2) % SEATS]
        say = f"It goes to the pile that {who} shares with {other}."
        notes.append(Note(say, ("trick.shared-pile",)))
    return [*notes, Note(leads(who), ("lead.winner", "declare.when"))]


def leads(name: str) -> str:
    return f"{name} may declare, and leads to the next trick."


def pairs(held: int) -> list[str]:
    """The suits of which a hand has both king and queen."""
    return [suit for suit in SUITS if PAIR[suit] & ~held == 0]
