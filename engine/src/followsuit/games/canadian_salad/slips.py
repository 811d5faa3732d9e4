"""How Canadian Salad is misread."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from ...ledger import Line
from ...packs import FRENCH_52 as PACK
from ...slips import Slips, slip, vary
from .cards import CARDS
from .prices import HEART, HEARTS, KING_OF_SPADES, QUEEN, QUEENS, TRICK, Taken, costs

Case = Mapping[str, Any]
QUEEN_OF_HEARTS = PACK.card("QH").index
KING, LADY = PACK.card("KS").index, PACK.card("QS").index


def hearts(seen: vary.Seen) -> int:
    return HEARTS


def spades(seen: vary.Seen) -> int:
    return seen.pack.suit("S")


def costly(seen: vary.Seen) -> int:
    """What costs points in one hand or another."""
    return HEARTS | QUEENS | KING_OF_SPADES


def no_heart(seen: vary.Seen) -> int:
    return PACK.everything & ~HEARTS


# -- penalties -----------------------------------------------------------------------------------


def lady_for_king(name: str) -> Any:
    """The queen of spades taken for the king."""

    def change(case: Case) -> Case:
        swapped = {KING: LADY, LADY: KING}
        cards = [swapped.get(card, card) for card in case[name]]
        return case if case["hand"] != 4 else {**case, name: cards}

    return change


def dearest(lines: Sequence[Line]) -> Iterable[Line]:
    """Only the largest of several penalties."""
    return lines if len(lines) < 2 else [max(lines, key=lambda line: line.amount)]


def last_in_six(line: Line) -> Line | None:
    return None if "hand5.last-trick" in line.clauses else line


def tricks_in_six(line: Line) -> Line | None:
    return None if "hand1.tricks" in line.clauses else line


def as_hearts(line: Line) -> Line:
    """A queen costs what a heart does."""
    return line._replace(amount=line.amount // QUEEN * TRICK)


def heart_or_queen(line: Line) -> Line | None:
    """The queen of hearts in the sixth hand: a queen alone."""
    heart = {"hand2.hearts", "hand6.all"}.issubset(line.clauses)
    if not heart or QUEEN_OF_HEARTS not in line.cards:
        return line
    return line._replace(amount=line.amount - HEART) if line.amount > HEART else None


def last_not_a_trick(lines: Sequence[Line]) -> Iterator[Line]:
    """The last trick in the sixth hand: 100 instead of 10."""
    lasts = {line.side for line in lines if {"hand5.last-trick", "hand6.all"} <= {*line.clauses}}
    for line in lines:
        dear = "hand1.tricks" in line.clauses and line.side in lasts
        yield line._replace(amount=line.amount - TRICK) if dear else line


def king_for_player(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """The king of spades on the bill of who played it."""
    for line in lines:
        king = "hand4.king-spades" in line.clauses
        yield line._replace(side=case["cards"].index(KING)) if king else line


def taken(case: Case) -> tuple[int, Taken]:
    """Who has taken what, in a trick or in a hand."""
    if "cards" not in case:
        captured = case.get("captured") or []
        return case.get("player", 0), Taken(case["tricks"], captured, case.get("last", False))
    cards, leader = case["cards"], case.get("leader", 0)
    seat = (leader + CARDS.order(None, cards).winner(cards)) % len(cards)
    return seat, Taken(1, cards, case.get("last", False))


def piled_up(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """The penalties of the hands before, too."""
    seat, own = taken(case)
    for hand in range(1, min(case["hand"], 5) + 1):
        yield from costs(hand, own, seat)[0]


def all_kings(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
    """Each king at the price of the king of spades."""
    seat, own = taken(case)
    (king,), _ = costs(4, Taken(1, [KING]), seat)
    yield from (line for line in lines if "hand4.king-spades" not in line.clauses)
    if case["hand"] in (4, 6):
        yield from (king for card in own.cards if PACK.cards[card].rank == "K")


def each_form(change: Any) -> vary.Change:
    return vary.together(vary.recounted("trick", change), vary.recounted("player", change))


def lady() -> vary.Change:
    return vary.together(
        vary.told("trick", lady_for_king("cards")), vary.told("player", lady_for_king("captured"))
    )


SLIPS = Slips(
    (
        slip("ace-low", "deck.52", vary.ranked("AKQJT98765432", "KQJT98765432A")),
        slip("ten-high", "deck.52", vary.ranked("KQJT", "TKQJ")),
        slip("highest-card-wins", "trick.winner", vary.orders(vary.rank_alone)),
        slip("hearts-trumps", "trick.winner", vary.orders(vary.trumping(hearts))),
        slip("spades-trumps", "trick.winner", vary.orders(vary.trumping(spades))),
        slip("any-card", "follow.suit", vary.unbound("follow.suit")),
        slip("must-beat", "follow.suit", vary.stricter(vary.beating, "follow.suit")),
        slip("must-throw-costly", "follow.void-free", vary.bound(costly, "follow.void-free")),
        slip("hearts-not-led", "ruling.no-lead-limits", vary.bound(no_heart, leader=True)),
        slip("tricks-once", "hand1.tricks", vary.amount("hand1.tricks", TRICK)),
        slip("hearts-once", "hand2.hearts", vary.amount("hand2.hearts", TRICK)),
        slip("queens-once", "hand3.queens", vary.amount("hand3.queens", QUEEN)),
        slip("queens-as-hearts", "hand3.queens", vary.each_line(as_hearts, "hand3.queens")),
        slip("queen-of-spades", "hand4.king-spades", lady()),
        slip("king-as-queen", "hand4.king-spades", vary.amount("hand4.king-spades", QUEEN)),
        slip("every-king", "hand4.king-spades", each_form(all_kings)),
        slip("king-for-player", "hand4.king-spades", vary.recounted("trick", king_for_player)),
        slip("last-as-trick", "hand5.last-trick", vary.amount("hand5.last-trick", TRICK)),
        slip("penalties-pile-up", "hand5.last-trick", each_form(piled_up)),
        slip("six-without-last", "hand6.all", vary.each_line(last_in_six, "hand6.all")),
        slip("six-without-tricks", "hand6.all", vary.each_line(tricks_in_six, "hand6.all")),
        slip("only-dearest", "ruling.cumulative", vary.ledger(dearest)),
        slip("heart-or-queen", "ruling.cumulative", vary.each_line(heart_or_queen)),
        slip("last-not-a-trick", "ruling.cumulative", vary.ledger(last_not_a_trick)),
        slip("six-doubled", "hand6.all", vary.times("hand6.all", 2)),
        slip("lead-goes-round", "lead.winner", vary.lead_goes_round),
    ),
    {
        "table": """
            players.range deck.three deck.four deck.five deck.six deal.all
            ruling.six-removed ruling.first-dealer
        """,
        "unasked": """
            lead.first score.after-hand game.six game.lowest ruling.no-early-stop ruling.tie
            ruling.no-shoot play.all-tricks
        """,
    },
)
