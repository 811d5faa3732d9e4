"""What costs points in Tëtka: the bum card, the queens, two tricks, and too many tricks."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from ...ledger import Line, Note
from ...messages import Card, Message, Row, Seat, Suit, Verbatim, say
from ...packs import FRENCH_52 as PACK
from ...packs import bits
from ...parts import Part

TRICKS = 13
QUEENS = PACK.rank("Q")
MOST = (
    9  # points in a hand: bum card 1, Tëtka 2, other queens 3, bum trick, last trick, most tricks
)
LEAST = MOST - 1  # nobody may have to pay for the most tricks (`ruling.tie-none`)
_NUMBER = {"A": 1, "T": 10, "J": 11, "Q": 12, "K": 13}

_COSTS = {
    "penalty.bum-card": "cost-bum-card",
    "penalty.tetka": "cost-tetka",
    "penalty.other-queen": "cost-queens",
    "penalty.bum-trick": "cost-bum-trick",
    "penalty.last-trick": "cost-last-trick",
}


class Bum(NamedTuple):
    """The bum card and what follows from it: its suit, its queen, the number of its trick."""

    card: int
    suit: str
    tetka: int
    trick: int
    costly: int  # the bum card and the queens

    @property
    def cards(self) -> int:
        """All cards of the bum suit."""
        return PACK.suit(self.suit)

    @property
    def stands_for(self) -> Message:
        """Which trick the rank of the bum card stands for (`penalty.bum-trick-map`)."""
        return say("stands-for", rank=Verbatim(PACK.cards[self.card].rank), trick=self.trick)


@cache
def bum_of(card: int) -> Bum:
    """What a card makes dangerous when it is the last one dealt."""
    rank, suit = PACK.cards[card].rank, PACK.suit_of[card]
    tetka = PACK.card(f"Q{suit}").index
    return Bum(card, suit, tetka, _NUMBER.get(rank) or int(rank), QUEENS | 1 << card)


# -- single penalties ------------------------------------------------------------------------------


def captured(bum: Bum, cards: Collection[int], seat: int) -> list[Line]:
    """What captured cards cost: the bum card 1, Tëtka 2, every other queen 1."""
    return [line for card in cards for line in _captured(bum, card, seat)]


@cache
def _captured(bum: Bum, card: int, seat: int) -> tuple[Line, ...]:
    facts = {"seat": Seat(seat), "card": Card(card)}
    both = ("ruling.bum-is-queen",) if bum.card == bum.tetka else ()
    lines = []
    if card == bum.card:
        ids: tuple[str, ...] = ("penalty.bum-card", *both)
        lines.append(Line(seat, 1, ids, say("captures-bum", **facts, points=1), (card,)))
    if card == bum.tetka:
        tetka = say("captures-both" if both else "captures-tetka", **facts, points=2)
        ids = ("penalty.tetka", *both, "ruling.tetka-total")
        lines.append(Line(seat, 2, ids, tetka, (card,)))
    elif QUEENS >> card & 1:
        queen = say("captures-queen", **facts, points=1)
        lines.append(Line(seat, 1, ("penalty.other-queen",), queen, (card,)))
    return tuple(lines)


def numbered(bum: Bum, number: int, seat: int) -> list[Line]:
    """What the number of a trick costs: the bum trick 1, the last trick 1."""
    return list(_numbered(bum, number, seat)) if number in (bum.trick, TRICKS) else []


@cache
def _numbered(bum: Bum, number: int, seat: int) -> tuple[Line, ...]:
    lines = []
    double = ("penalty.king-last-double",) if bum.trick == TRICKS else ()
    if number == bum.trick:
        takes = say("takes-bum-trick", seat=Seat(seat), stands=bum.stands_for, points=1)
        ids = ("penalty.bum-trick", *double, "penalty.bum-trick-map")
        lines.append(Line(seat, 1, ids, takes))
    if number == TRICKS:
        takes = say("takes-last-too" if double else "takes-last", seat=Seat(seat), points=1)
        lines.append(Line(seat, 1, ("penalty.last-trick", *double), takes))
    return tuple(lines)


def of_trick(
    bum: Bum, number: int, cards: Sequence[int], seat: int
) -> tuple[list[Line], Iterable[Note]]:
    """All that one trick costs its winner (`penalty.cumulative`)."""
    lines = [*captured(bum, cards, seat), *numbered(bum, number, seat)]
    return lines, _charged(lines) if len(lines) > 1 else ()


def _charged(lines: Sequence[Line]) -> Iterator[Note]:
    """That all of it is paid for."""
    costs: dict[str, int] = {}
    for line in lines:
        entry = _COSTS[line.clauses[0]]
        costs[entry] = costs.get(entry, 0) + line.amount
    each = Row.of(say(entry, points=cost) for entry, cost in costs.items())
    charged = say("all-charged", each=each, points=sum(costs.values()))
    yield Note(charged, ("penalty.cumulative",))


# -- the most tricks -------------------------------------------------------------------------------


def most_tricks(
    bum: Bum, tricks: Sequence[int], piles: Sequence[int]
) -> tuple[list[Line], list[Note]]:
    """Who pays for the most tricks; `piles` are the captured cards of each seat as sets."""
    most = max(tricks)
    level = [seat for seat, won in enumerate(tricks) if won == most]
    if len(level) == 1:
        (seat,) = level
        alone = say("most-tricks", seat=Seat(seat), tricks=most, points=1)
        return [Line(seat, 1, ("penalty.most-tricks",), alone)], []
    has = {seat: (piles[seat] & bum.cards).bit_count() for seat in level}
    facts = {"seats": Row.seats(level), "tricks": most, "suit": Suit(bum.suit)}
    if not any(has.values()):
        ids = ("ruling.tie-none", "ruling.tie-among-tied", "penalty.most-tricks")
        return [], [Note(say("most-nobody", **facts), ids)]
    tied = [seat for seat in level if has[seat] == max(has.values())]
    among = ("ruling.tie-among-tied", "penalty.most-tricks")
    facts |= {"each": Row.of(say("has", seat=Seat(s), number=n) for s, n in has.items())}
    if len(tied) == 1:
        (seat,) = tied
        longer = say("most-by-suit", seat=Seat(seat), points=1, **facts)
        return [Line(seat, 1, ("penalty.most-tie-suit", *among), longer)], []
    seat = min(tied, key=lambda one: _best(bum, piles[one]))
    facts |= {"seat": Seat(seat), "card": Card(_best(bum, piles[seat])), "points": 1}
    higher = say("most-by-card", **facts)
    if len(tied) < len(level):
        higher = say("most-by-card-of", tied=Row.seats(tied), **facts)
    return [Line(seat, 1, ("penalty.most-tie-card", "penalty.most-tie-suit", *among), higher)], []


OUTCOME = (Part("suit_cards", "seat_ints"), Part("most_tricks", "seat"))


def came_to(bum: Bum, piles: Sequence[int], paid: Sequence[Line]) -> dict[str, Any]:
    """What the most tricks came to (`OUTCOME`); `paid` is what `most_tricks` says."""
    has = [(pile & bum.cards).bit_count() for pile in piles]
    return {"suit_cards": has, "most_tricks": next((line.side for line in paid), None)}


def _best(bum: Bum, pile: int) -> int:
    """The highest captured card of the bum suit: the pack lists each suit from the ace down."""
    return min(bits(pile & bum.cards))
