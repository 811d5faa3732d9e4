"""How Canadian Salad is misread."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ...ledger import Line
from ...packs import FRENCH_52 as PACK
from ...slips import Slips, slip, vary
from .prices import HEARTS, KING_OF_SPADES, QUEEN, QUEENS, TRICK

Case = Mapping[str, Any]
KING, LADY = PACK.card("KS").index, PACK.card("QS").index


def hearts(seen: vary.Seen) -> int:
    return HEARTS


def spades(seen: vary.Seen) -> int:
    return seen.pack.suit("S")


def beating(seen: vary.Seen) -> int:
    return seen.beating


def costly(seen: vary.Seen) -> int:
    """What costs points in one hand or another."""
    return HEARTS | QUEENS | KING_OF_SPADES


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
        slip("must-beat", "follow.suit", vary.stricter(beating, "follow.suit")),
        slip("must-throw-costly", "follow.void-free", vary.bound(costly, "follow.void-free")),
        slip("tricks-once", "hand1.tricks", vary.amount("hand1.tricks", TRICK)),
        slip("hearts-once", "hand2.hearts", vary.amount("hand2.hearts", TRICK)),
        slip("queens-once", "hand3.queens", vary.amount("hand3.queens", QUEEN)),
        slip("queens-as-hearts", "hand3.queens", vary.each_line(as_hearts, "hand3.queens")),
        slip("queen-of-spades", "hand4.king-spades", lady()),
        slip("king-as-queen", "hand4.king-spades", vary.amount("hand4.king-spades", QUEEN)),
        slip("last-as-trick", "hand5.last-trick", vary.amount("hand5.last-trick", TRICK)),
        slip("six-without-last", "hand6.all", vary.each_line(last_in_six, "hand6.all")),
        slip("six-without-tricks", "hand6.all", vary.each_line(tricks_in_six, "hand6.all")),
        slip("only-dearest", "ruling.cumulative", vary.ledger(dearest)),
        slip("six-doubled", "hand6.all", vary.times("hand6.all", 2)),
        slip("lead-goes-round", "lead.winner", vary.lead_goes_round),
    ),
    {
        "table": """
            players.range deck.three deck.four deck.five deck.six deal.all play.all-tricks
            ruling.six-removed ruling.first-dealer
        """,
        "unasked": """
            lead.first score.after-hand game.six game.lowest ruling.no-lead-limits
            ruling.no-early-stop ruling.tie ruling.no-shoot
        """,
    },
)
