"""How Fünfzehnern is misread."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ...duty import Link
from ...ledger import Line
from ...slips import Slips, slip, vary
from .cards import ACES, OF_SUIT, PACK
from .score import PAR

Case = Mapping[str, Any]


def hearts(seen: vary.Seen) -> int:
    return seen.pack.suit("H")


def beating(seen: vary.Seen) -> int:
    return seen.beating


def counting(seen: vary.Seen) -> int:
    """The cards that count points."""
    return seen.pack.everything & ~(seen.pack.rank("9") | seen.pack.rank("8") | seen.pack.rank("7"))


# -- the lead ------------------------------------------------------------------------------------


def allowing(cards: Callable[[int, int], int]) -> Callable[[vary.Seen, Sequence[Link]], list[Link]]:
    """A bound leader who may lead other cards: told by those of the suit, and all that he may."""

    def change(seen: vary.Seen, chain: Sequence[Link]) -> list[Link]:
        suit = OF_SUIT.get(seen.setting.bound, 0)
        return [
            link._replace(allows=cards(suit, link.allows)) if "lead.bound" in link.clauses else link
            for link in chain
        ]

    return change


def suit_alone(suit: int, allowed: int) -> int:
    return suit


def suit_or_ace(suit: int, allowed: int) -> int:
    return suit | allowed & ACES


def suit_or_no_ace(suit: int, allowed: int) -> int:
    return suit | allowed & ~ACES


def suit_or_any_ace_or_king(suit: int, allowed: int) -> int:
    return suit | ACES | PACK.rank("K")


# -- points --------------------------------------------------------------------------------------


def whole(line: Line) -> Line:
    return line._replace(amount=line.amount + PAR)


def from_ten(line: Line) -> Line:
    return line._replace(amount=line.amount + PAR - 10)


def nothing_below(line: Line) -> Line | None:
    return None if line.amount < 0 else line


def worth_less(rank: str, less: int) -> Callable[[Case, Sequence[Line]], Iterator[Line]]:
    """Cards of a rank worth so much less."""

    def change(case: Case, lines: Sequence[Line]) -> Iterator[Line]:
        lost = less * sum(PACK.rank(rank) >> card & 1 for card in case["cards"])
        for line in lines:
            yield line._replace(amount=line.amount - lost)

    return change


SLIPS = Slips(
    (
        slip("ten-high", "ruling.rank", vary.ranked("KQJT", "TKQJ")),
        slip("ace-low", "ruling.rank", vary.ranked("AKQJT987", "KQJT987A")),
        slip("highest-card-wins", "trick.winner", vary.orders(vary.rank_alone)),
        slip("hearts-trumps", "trick.winner", vary.orders(vary.trumping(hearts))),
        slip("any-card", "follow.suit", vary.unbound("follow.suit")),
        slip("must-beat", "follow.suit", vary.stricter(beating, "follow.suit")),
        slip("must-throw-counting", "follow.void-free", vary.bound(counting, "follow.void-free")),
        slip("ace-may-stay", "zwang.ace-forced", vary.unbound("zwang.ace-forced")),
        slip("any-lead", "lead.bound", vary.unbound("lead.bound", leader=True)),
        slip("only-the-suit", "lead.unbeatable", vary.duties(allowing(suit_alone), leader=True)),
        slip("no-aces", "lead.unbeatable-ace", vary.duties(allowing(suit_or_no_ace), leader=True)),
        slip(
            "only-aces",
            "lead.unbeatable-all-played",
            vary.duties(allowing(suit_or_ace), leader=True),
        ),
        slip(
            "kings-unbeatable",
            "lead.unbeatable-all-played",
            vary.duties(allowing(suit_or_any_ace_or_king), leader=True),
        ),
        slip("own-cards-do-not-count", "ruling.unbeatable", vary.agreed(unbeatable="played-only")),
        slip(
            "not-less-fifteen", "score.minus-fifteen", vary.each_line(whole, "score.minus-fifteen")
        ),
        slip("less-ten", "score.minus-fifteen", vary.each_line(from_ten, "score.minus-fifteen")),
        slip("other-way-round", "score.hard", vary.times("score.hard", -1)),
        slip("nothing-below", "score.hard", vary.each_line(nothing_below, "score.hard")),
        slip("tens-free", "score.values", vary.recounted("pile", worth_less("T", 1))),
        slip("lead-goes-round", "lead.winner", vary.lead_goes_round),
    ),
    {
        "table": """
            players.three-or-four deck.32 deck.three deal.eight play.eight-tricks
            ruling.three-suit ruling.direction
        """,
        "unasked": """
            lead.first lead.rebound zwang.holding zwang.declare zwang.effect game.end
            ruling.first-leader-free ruling.bound-survives ruling.no-rebind-own
            ruling.zwang-no-exemption ruling.zwang-own-ace ruling.zwang-optional
        """,
        "same": "lead.bound-until-out lead.free-after ruling.zwang-others",
    },
)
