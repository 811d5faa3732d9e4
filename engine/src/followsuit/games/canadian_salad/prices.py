"""What costs points in each of the six hands of Canadian Salad."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...ledger import Line, Note
from ...messages import Card, Cards, Message, Seat, of_seat, say
from ...packs import FRENCH_52 as PACK
from ...packs import bits
from ...sets import union

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


def paid(number: int, hand: int) -> bool:
    """Whether the penalty of a hand is paid in another one, too (`hand6.all`)."""
    return hand in (number, 6)


def needed(hand: int) -> int:
    """The cards that cost points in a hand."""
    return _NEEDED.get(hand, 0)


_NEEDED = {2: HEARTS, 3: QUEENS, 4: KING_OF_SPADES, 6: HEARTS | QUEENS | KING_OF_SPADES}


def costs(hand: int, taken: Taken, seat: int) -> tuple[list[Line], list[Note]]:
    """What one player pays in a hand: one of five penalties, or all of them in hand 6."""
    every = union(taken.cards)
    hearts, queens, king = every & HEARTS, every & QUEENS, every & KING_OF_SPADES
    bill = (
        (1, "hand1.tricks", TRICK * taken.tricks, 0),
        (2, "hand2.hearts", HEART * hearts.bit_count(), hearts),
        (3, "hand3.queens", QUEEN * queens.bit_count(), queens),
        (4, "hand4.king-spades", KING * king.bit_count(), king),
        (5, "hand5.last-trick", LAST * taken.last, 0),
    )
    more = ("hand6.all",) if hand == 6 else ()
    lines = [
        Line(
            seat,
            amount,
            (clause, *more),
            _told(number, taken, seat, cards, amount),
            (*bits(cards),),
        )
        for number, clause, amount, cards in bill
        if amount and paid(number, hand)
    ]
    who = Seat(seat)
    if len(lines) < 2:
        return lines, []
    together = say("adds-up", seat=who, points=sum(line.amount for line in lines))
    return lines, [Note(together, ("ruling.cumulative", "hand6.all"))]


def _told(number: int, taken: Taken, seat: int, cards: int, points: int) -> Message:
    """What one of the five penalties is paid for."""
    who = {"seat": Seat(seat), "points": points}
    if number == 1:
        return say("takes", tricks=taken.tricks, **who)
    if number == 4:
        return say("captures-king", card=THE_KING, **who)
    if number == 5:
        return say("takes-last", **who)
    entry = "captures-hearts" if number == 2 else "captures-queens"
    return say(entry, number=cards.bit_count(), cards=Cards(cards), **who)


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
        (only,) = payers
        notes.append(Note(of_seat("every-penalty", only), ("ruling.no-shoot",)))
    return lines, notes
