"""What costs points in each of the six hands of Canadian Salad."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...ledger import Line, Note
from ...packs import FRENCH_52 as PACK
from ...words import count, mark

TRICK, HEART, QUEEN, KING, LAST = 10, 10, 25, 100, 100
HEARTS, QUEENS, KING_OF_SPADES = PACK.suit("H"), PACK.rank("Q"), PACK.mask("KS")

RULES = {
    1: "hand1.tricks",
    2: "hand2.hearts",
    3: "hand3.queens",
    4: "hand4.king-spades",
    5: "hand5.last-trick",
    6: "hand6.all",
}


class Taken(NamedTuple):
    """What a player has taken: tricks, the cards in them, and perhaps the last trick."""

    tricks: int
    cards: Sequence[int]
    last: bool = False


def needed(hand: int) -> int:
    """The cards that cost points in a hand."""
    return {2: HEARTS, 3: QUEENS, 4: KING_OF_SPADES, 6: HEARTS | QUEENS | KING_OF_SPADES}.get(
        hand, 0
    )


def costs(hand: int, taken: Taken, seat: int, name: str) -> tuple[list[Line], list[Note]]:
    """What one player pays in a hand: one of five penalties, or all of them in hand 6."""
    every = sum(1 << card for card in taken.cards)
    hearts, queens, king = every & HEARTS, every & QUEENS, every & KING_OF_SPADES
    lines = []

    def pay(number: int, clause: str, amount: int, what: str, cards: int = 0) -> None:
        if amount and hand in (number, 6):
            ids = (clause, "hand6.all") if hand == 6 else (clause,)
            listed = tuple(card.index for card in PACK.of(cards))
            lines.append(Line(seat, amount, ids, f"{name} {what}: {amount} points.", listed))

    pay(1, "hand1.tricks", TRICK * taken.tricks, f"takes {count(taken.tricks, 'trick')}")
    shown = f"captures {count(hearts.bit_count(), 'heart')}, {mark(PACK, hearts)}"
    pay(2, "hand2.hearts", HEART * hearts.bit_count(), shown, hearts)
    shown = f"captures {count(queens.bit_count(), 'queen')}, {mark(PACK, queens)}"
    pay(3, "hand3.queens", QUEEN * queens.bit_count(), shown, queens)
    pay(4, "hand4.king-spades", KING * king.bit_count(), "captures [[KS]]", king)
    pay(5, "hand5.last-trick", LAST * taken.last, "takes the last trick")
    if len(lines) < 2:
        return lines, []
    say = f"In hand 6 everything adds up: {name} pays {sum(line.amount for line in lines)} points."
    return lines, [Note(say, ("ruling.cumulative", "hand6.all"))]


def counted(
    hand: int, taken: Sequence[Taken], names: Sequence[str]
) -> tuple[list[Line], list[Note]]:
    """What everybody pays at the end of a hand (`score.after-hand`)."""
    lines: list[Line] = []
    notes: list[Note] = []
    payers: list[int] = []
    for seat, own in enumerate(taken):
        more, told = costs(hand, own, seat, names[seat])
        lines += more
        notes += told
        payers += [seat] if more else []
    if len(payers) == 1 and hand not in (4, 5):
        say = f"{names[payers[0]]} has taken every penalty of the hand, and that earns nothing."
        notes.append(Note(say, ("ruling.no-shoot",)))
    return lines, notes
