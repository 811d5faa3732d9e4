"""How Hearts is misread."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ...ledger import Line
from ...slips import Slips, slip, vary
from .cards import ALL_HEARTS, HEARTS, PACK, QUEEN, Setting, broken
from .score import heart_line, queen_line


def hearts(seen: vary.Seen) -> int:
    return HEARTS


def queen(seen: vary.Seen) -> int:
    return 1 << QUEEN


def but_the_queen(seen: vary.Seen) -> int:
    """What may be led, the queen of spades left out."""
    unled = 0 if broken(seen.setting) else HEARTS
    return PACK.everything & ~(1 << QUEEN | unled)


def still_whole(position: Setting) -> Setting:
    """Hearts that no card has broken."""
    return position._replace(fallen="none")


def like_any_other(position: Setting) -> Setting:
    """The first trick as one of the others."""
    return position._replace(first=False)


def queen_like_any_other(position: Setting) -> Setting:
    """The queen of spades as a card that costs nothing, in the first trick."""
    return position._replace(queen=position.queen and not position.first)


def queen_with_hearts(case: Mapping[str, Any]) -> Mapping[str, Any]:
    """Whoever has all hearts is taken to have the queen, too."""
    if ALL_HEARTS in case["hearts"]:
        return {**case, "queen": case["hearts"].index(ALL_HEARTS)}
    return case


def jack_wanted(case: Mapping[str, Any], lines: Sequence[Line]) -> Iterable[Line]:
    """No moon without the jack of diamonds, where it counts."""
    jack = case.get("jack")
    side = case["queen"]
    if jack is None or side is None or case["hearts"][side] != ALL_HEARTS or jack == side:
        return lines
    kept = [line for line in lines if "moon.shoot" not in line.clauses]
    return [heart_line(side, ALL_HEARTS), queen_line(side), *kept]


SLIPS = Slips(
    (
        slip("ace-low", "rank.high", vary.ranked("AKQJT98765432", "KQJT98765432A")),
        slip("highest-card-wins", "trick.winner", vary.orders(vary.rank_alone)),
        slip("hearts-trumps", "trick.winner", vary.orders(vary.trumping(hearts))),
        slip("any-card", "follow.suit", vary.unbound("follow.suit")),
        slip("must-throw-heart", "follow.void", vary.bound(hearts, "follow.void")),
        slip("must-throw-queen", "follow.void", vary.bound(queen, "follow.void")),
        slip("hearts-any-time", "lead.no-heart", vary.agreed(breaking="never")),
        slip("queen-breaks", "lead.broken", vary.agreed(breaking="queen")),
        slip("hearts-last", "lead.broken lead.only-hearts", vary.setting(still_whole)),
        slip("queen-not-led", "lead.queen", vary.bound(but_the_queen, leader=True)),
        slip("points-first", "first.no-points", vary.agreed(first_points=True)),
        slip("queen-first", "first.no-points", vary.setting(queen_like_any_other)),
        slip("first-like-others", "lead.club first.no-points", vary.setting(like_any_other)),
        slip("queen-one", "score.queen", vary.amount("score.queen", 1)),
        slip("hearts-free", "score.heart", vary.left_out("score.heart")),
        slip("moon-nothing", "moon.shoot", vary.left_out("moon.shoot")),
        slip("moon-half", "moon.shoot", vary.amount("moon.shoot", 13)),
        slip("moon-hearts", "moon.shoot", vary.told("hand", queen_with_hearts)),
        slip("moon-own", "moon.others", vary.agreed(moon="own")),
        slip("moon-others", "moon.own", vary.agreed(moon="others")),
        slip("jack-costs", "variant.jack", vary.times("variant.jack", -1)),
        slip("moon-needs-jack", "ruling.jack-apart", vary.recounted("hand", jack_wanted)),
        slip("lead-goes-round", "lead.winner", vary.lead_goes_round),
    ),
    {
        "table": """
            players.range deck.52 deck.three deck.four deck.five deck.six deal.all deal.next
            pass.three pass.blind pass.left pass.right pass.across pass.hold pass.odd pass.again
            turn.clockwise play.all-tricks variant.fifty variant.passing variant.count
            ruling.six-removed
        """,
        "unasked": """
            game.aim lead.holder first.only-points moon.choice game.end game.lowest
            ruling.pass-any ruling.lowest-club ruling.first-spade ruling.queen-and-hearts
            ruling.any-settlement ruling.tie
        """,
        "same": """
            variant.opening variant.first variant.breaking variant.no-queen variant.settled
        """,
    },
)
