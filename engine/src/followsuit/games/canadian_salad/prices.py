"""What costs points in each of the six hands of Canadian Salad."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...ledger import Line, Note
from ...messages import Card, Cards, Message, Seat, say
from ...packs import FRENCH_52 as PACK

TRICK, HEART, QUEEN, KING, LAST = 10, 10, 25, 100, 100
HEARTS, QUEENS, KING_OF_SPADES = PACK.suit("H"), PACK.rank("Q"), PACK.mask("KS")
THE_KING = Card(PACK.card("KS").index)

PRICES = {
    1: say("every-trick", price=TRICK),
    2: say("every-heart", price=HEART),
    3: say("every-queen", price=QUEEN),
    4: say("the-king", card=THE_KING, price=KING),
    5: say("the-last-trick", price=LAST),
    6: say("all-together"),
}
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


def costs(hand: int, taken: Taken, seat: int) -> tuple[list[Line], list[Note]]:
    """What one player pays in a hand: one of five penalties, or all of them in hand 6."""
    every = sum(1 << card for card in taken.cards)
    hearts, queens, king = every & HEARTS, every & QUEENS, every & KING_OF_SPADES
    who = Seat(seat)
    lines: list[Line] = []

    def pay(number: int, clause: str, amount: int, told: Message, cards: int = 0) -> None:
        if amount and hand in (number, 6):
            ids = (clause, "hand6.all") if hand == 6 else (clause,)
            listed = tuple(card.index for card in PACK.of(cards))
            lines.append(Line(seat, amount, ids, told.but(points=amount), listed))

    own, many = hearts.bit_count(), queens.bit_count()
    hearts_told = say("captures-hearts", seat=who, number=own, cards=Cards(hearts))
    queens_told = say("captures-queens", seat=who, number=many, cards=Cards(queens))
    king_told = say("captures-king", seat=who, card=THE_KING)
    pay(1, "hand1.tricks", TRICK * taken.tricks, say("takes", seat=who, tricks=taken.tricks))
    pay(2, "hand2.hearts", HEART * own, hearts_told, hearts)
    pay(3, "hand3.queens", QUEEN * many, queens_told, queens)
    pay(4, "hand4.king-spades", KING * king.bit_count(), king_told, king)
    pay(5, "hand5.last-trick", LAST * taken.last, say("takes-last", seat=who))
    if len(lines) < 2:
        return lines, []
    together = say("adds-up", seat=who, points=sum(line.amount for line in lines))
    return lines, [Note(together, ("ruling.cumulative", "hand6.all"))]


def counted(hand: int, taken: Sequence[Taken]) -> tuple[list[Line], list[Note]]:
    """What everybody pays at the end of a hand (`score.after-hand`)."""
    lines: list[Line] = []
    notes: list[Note] = []
    payers: list[int] = []
    for seat, own in enumerate(taken):
        more, told = costs(hand, own, seat)
        lines += more
        notes += told
        payers += [seat] if more else []
    if len(payers) == 1 and hand not in (4, 5):
        notes.append(Note(say("every-penalty", seat=Seat(payers[0])), ("ruling.no-shoot",)))
    return lines, notes
