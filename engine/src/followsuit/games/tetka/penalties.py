"""What costs points in Tëtka: the bum card, the queens, two tricks, and too many tricks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from ...game import Part
from ...ledger import Line, Note
from ...packs import FRENCH_52 as PACK
from ...packs import SUIT_NAMES
from ...words import join

TRICKS = 13
QUEENS = PACK.rank("Q")
MOST = (
    9  # points in a hand: bum card 1, Tëtka 2, other queens 3, bum trick, last trick, most tricks
)
LEAST = MOST - 1  # nobody may have to pay for the most tricks (`ruling.tie-none`)
_NUMBER = {"A": 1, "T": 10, "J": 11, "Q": 12, "K": 13}
_RANK_NAME = {"A": "an ace", "T": "a 10", "J": "a jack", "Q": "a queen", "K": "a king", "8": "an 8"}

_SHORT = {
    "penalty.bum-card": "the bum card",
    "penalty.tetka": "Tëtka",
    "penalty.other-queen": "other queens",
    "penalty.bum-trick": "the bum trick",
    "penalty.last-trick": "the last trick",
}


class Bum(NamedTuple):
    """The bum card and what follows from it: its suit, its queen, the number of its trick."""

    card: int
    suit: str
    tetka: int
    trick: int

    @property
    def shown(self) -> str:
        return f"[[{PACK.codes[self.card]}]]"

    @property
    def cards(self) -> int:
        """All cards of the bum suit."""
        return PACK.suit(self.suit)

    @property
    def stands_for(self) -> str:
        """Which trick the rank of the bum card stands for (`penalty.bum-trick-map`)."""
        rank = PACK.cards[self.card].rank
        return f"{_RANK_NAME.get(rank, f'a {rank}')} stands for trick {self.trick}"


def bum_of(card: int) -> Bum:
    """What a card makes dangerous when it is the last one dealt."""
    rank, suit = PACK.cards[card].rank, PACK.cards[card].suits[0]
    tetka = PACK.card(f"Q{suit}").index
    return Bum(card, suit, tetka, _NUMBER.get(rank) or int(rank))


# -- single penalties ------------------------------------------------------------------------------


def captured(bum: Bum, cards: Iterable[int], seat: int, name: str) -> list[Line]:
    """What captured cards cost: the bum card 1, Tëtka 2, every other queen 1."""
    lines = []
    both = ("ruling.bum-is-queen",) if bum.card == bum.tetka else ()
    for card in cards:
        captures = f"{name} captures [[{PACK.codes[card]}]]"
        if card == bum.card:
            say = f"{captures}, the bum card: 1 point."
            lines.append(Line(seat, 1, ("penalty.bum-card", *both), say, (card,)))
        if card == bum.tetka:
            say = f"{captures}, Tëtka: 2 points."
            if both:
                say = f"[[{PACK.codes[card]}]] is Tëtka as well: 2 points more for {name}."
            ids = ("penalty.tetka", *both, "ruling.tetka-total")
            lines.append(Line(seat, 2, ids, say, (card,)))
        elif QUEENS >> card & 1:
            say = f"{captures}, another queen: 1 point."
            lines.append(Line(seat, 1, ("penalty.other-queen",), say, (card,)))
    return lines


def numbered(bum: Bum, number: int, seat: int, name: str) -> list[Line]:
    """What the number of a trick costs: the bum trick 1, the last trick 1."""
    double = ("penalty.king-last-double",) if bum.trick == TRICKS else ()
    lines = []
    if number == bum.trick:
        say = f"{name} takes the bum trick, for {bum.stands_for}: 1 point."
        ids = ("penalty.bum-trick", *double, "penalty.bum-trick-map")
        lines.append(Line(seat, 1, ids, say))
    if number == TRICKS:
        more = "it is also the last trick" if double else "that is the last trick"
        say = f"{name} takes trick 13, and {more}: 1 point."
        lines.append(Line(seat, 1, ("penalty.last-trick", *double), say))
    return lines


def of_trick(
    bum: Bum, number: int, cards: Sequence[int], seat: int, name: str
) -> tuple[list[Line], list[Note]]:
    """All that one trick costs its winner (`penalty.cumulative`)."""
    lines = [*captured(bum, cards, seat, name), *numbered(bum, number, seat, name)]
    if len(lines) < 2:
        return lines, []
    costs: dict[str, int] = {}
    for line in lines:
        what = _SHORT[line.clauses[0]]
        costs[what] = costs.get(what, 0) + line.amount
    each = join([f"{what} {cost}" for what, cost in costs.items()])
    say = f"All of it is charged: {each}. This one trick costs {sum(costs.values())} points."
    return lines, [Note(say, ("penalty.cumulative",))]


# -- the most tricks -------------------------------------------------------------------------------


def most_tricks(
    bum: Bum, tricks: Sequence[int], piles: Sequence[int], names: Sequence[str]
) -> tuple[list[Line], list[Note]]:
    """Who pays for the most tricks; `piles` are the captured cards of each seat as sets."""
    most = max(tricks)
    level = [seat for seat, won in enumerate(tricks) if won == most]
    if len(level) == 1:
        (seat,) = level
        say = f"{names[seat]} has won the most tricks, {most}: 1 point."
        return [Line(seat, 1, ("penalty.most-tricks",), say)], []
    suits = SUIT_NAMES[bum.suit]
    has = {seat: (piles[seat] & bum.cards).bit_count() for seat in level}
    head = f"{join([names[seat] for seat in level])} are level with {most} tricks"
    if not any(has.values()):
        say = f"{head}, and none of them has captured one of the {suits}, so nobody pays."
        return [], [Note(say, ("ruling.tie-none", "ruling.tie-among-tied", "penalty.most-tricks"))]
    tied = [seat for seat in level if has[seat] == max(has.values())]
    among = ("ruling.tie-among-tied", "penalty.most-tricks")
    each = join([f"{names[seat]} has {has[seat]}" for seat in level])
    head += f". Of the {suits}, {each}"
    if len(tied) == 1:
        (seat,) = tied
        say = f"{head}: 1 point for {names[seat]}."
        return [Line(seat, 1, ("penalty.most-tie-suit", *among), say)], []
    seat = min(tied, key=lambda one: _best(bum, piles[one]))
    best = PACK.codes[_best(bum, piles[seat])]
    still = f"Of {join([names[one] for one in tied])}, " if len(tied) < len(level) else ""
    say = f"{head}. {still}{names[seat]} has the highest, [[{best}]]: 1 point."
    return [Line(seat, 1, ("penalty.most-tie-card", "penalty.most-tie-suit", *among), say)], []


OUTCOME = (
    Part("suit_cards", "seat_ints", "Cards of the bum suit captured by each player"),
    Part("most_tricks", "seat", "Who pays for the most tricks; null if nobody does"),
)


def came_to(bum: Bum, piles: Sequence[int], paid: Sequence[Line]) -> dict[str, Any]:
    """What the most tricks came to (`OUTCOME`); `paid` is what `most_tricks` says."""
    has = [(pile & bum.cards).bit_count() for pile in piles]
    return {"suit_cards": has, "most_tricks": paid[0].side if paid else None}


def _best(bum: Bum, pile: int) -> int:
    """The highest captured card of the bum suit: the pack lists each suit from the ace down."""
    own = pile & bum.cards
    return (own & -own).bit_length() - 1
