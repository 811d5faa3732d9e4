"""How Hearts is misread."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ...decisions import Decision, Moment
from ...duty import Link
from ...ledger import Line
from ...slips import Slips, slip, vary
from .cards import (
    ALL_HEARTS,
    HEARTS,
    LOWEST,
    NO_HEARTS,
    PACK,
    QUEEN,
    Setting,
    broken,
    opens,
)
from .score import heart_line, queen_line


def hearts(seen: vary.Seen) -> int:
    return HEARTS


def queen(seen: vary.Seen) -> int:
    return 1 << QUEEN


# -- passing -------------------------------------------------------------------------------------


def lowest_club_kept(moment: Moment, decide: vary.Decide) -> Decision:
    """The club that leads is not passed."""
    club = f"pass {PACK.codes[LOWEST[moment.players]]}"
    return vary.only(decide(moment), lambda code: code != club)


# -- what may be led or played -------------------------------------------------------------------


def any_club(seen: vary.Seen, chain: Sequence[Link]) -> Sequence[Link]:
    """Whoever has the lowest club may begin with a higher one."""
    first, *rest = chain
    if not opens(seen.setting):
        return chain
    clubs = PACK.suit("C")
    return first._replace(needs=clubs, allows=clubs), *rest


def hearts_kept(seen: vary.Seen, chain: Sequence[Link]) -> Sequence[Link]:
    """Before hearts are broken none is thrown, either, if there is another card."""
    *rest, last = chain
    if broken(seen.setting):
        return chain
    return *rest, last._replace(needs=NO_HEARTS, allows=NO_HEARTS), last


def queen_as_heart(seen: vary.Seen, chain: Sequence[Link]) -> Sequence[Link]:
    """The queen of spades is led no sooner than a heart."""
    safe = NO_HEARTS & ~(1 << QUEEN)
    return [
        link._replace(needs=safe, allows=safe, roles=())
        if "lead.no-heart" in link.clauses
        else link
        for link in chain
    ]


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


# -- the score -----------------------------------------------------------------------------------


def one_a_trick(case: Mapping[str, Any], lines: Sequence[Line]) -> Iterable[Line]:
    """A point for a trick with hearts in it, however many."""
    for line in lines:
        yield line._replace(amount=1) if "score.heart" in line.clauses else line


def never_below_zero(case: Mapping[str, Any], lines: Sequence[Line]) -> Iterable[Line]:
    """Nobody has less than nothing."""
    had = list(case.get("totals") or [0] * len(case["hearts"]))
    for line in lines:
        side = line.side or 0
        amount = max(line.amount, -had[side])
        had[side] += amount
        yield line._replace(amount=amount)


def both_settlements(case: Mapping[str, Any], lines: Sequence[Line]) -> Iterable[Line]:
    """The others get 26, and the shooter takes 26 off."""
    told = False
    for line in lines:
        if "moon.shoot" not in line.clauses:
            yield line
        elif not told:
            told, points = True, abs(line.amount)
            for side in range(len(case["hearts"])):
                yield line._replace(side=side, amount=-points if side == case["queen"] else points)


def moon_alone(case: Mapping[str, Any], lines: Sequence[Line]) -> Iterable[Line]:
    """A moon settles the hand: the jack of diamonds counts nothing beside it."""
    moon = any("moon.shoot" in line.clauses for line in lines)
    return [line for line in lines if not moon or "moon.shoot" in line.clauses]


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
        slip("points-not-passed", "ruling.pass-any", vary.kept("pass", HEARTS | 1 << QUEEN)),
        slip("lowest-club-not-passed", "ruling.pass-any", vary.choices("pass", lowest_club_kept)),
        slip("any-club-first", "lead.club", vary.duties(any_club, leader=True)),
        slip("highest-card-wins", "trick.winner", vary.orders(vary.rank_alone)),
        slip("hearts-trumps", "trick.winner", vary.orders(vary.trumping(hearts))),
        slip("any-card", "follow.suit", vary.unbound("follow.suit")),
        slip("must-beat", "follow.suit", vary.stricter(vary.beating, "follow.suit")),
        slip("hearts-not-thrown", "follow.void lead.broken", vary.duties(hearts_kept)),
        slip("must-throw-heart", "follow.void", vary.bound(hearts, "follow.void")),
        slip("must-throw-queen", "follow.void", vary.bound(queen, "follow.void")),
        slip("hearts-any-time", "lead.no-heart", vary.agreed(breaking="never")),
        slip("queen-breaks", "lead.broken", vary.agreed(breaking="queen")),
        slip("hearts-last", "lead.broken lead.only-hearts", vary.setting(still_whole)),
        slip("queen-not-led", "lead.queen", vary.bound(but_the_queen, leader=True)),
        slip(
            "queen-like-hearts",
            "lead.queen ruling.queen-and-hearts",
            vary.duties(queen_as_heart, leader=True),
        ),
        slip("points-first", "first.no-points", vary.agreed(first_points=True)),
        slip("queen-first", "first.no-points", vary.setting(queen_like_any_other)),
        slip("first-like-others", "lead.club first.no-points", vary.setting(like_any_other)),
        slip("queen-one", "score.queen", vary.amount("score.queen", 1)),
        slip("hearts-free", "score.heart", vary.left_out("score.heart")),
        slip("hearts-once", "score.heart", vary.recounted("trick", one_a_trick)),
        slip("moon-nothing", "moon.shoot", vary.left_out("moon.shoot")),
        slip("moon-half", "moon.shoot", vary.amount("moon.shoot", 13)),
        slip("moon-hearts", "moon.shoot", vary.told("hand", queen_with_hearts)),
        slip("moon-own", "moon.others", vary.agreed(moon="own")),
        slip("moon-others", "moon.own", vary.agreed(moon="others")),
        slip("moon-both", "moon.choice", vary.recounted("hand", both_settlements)),
        slip("never-below-zero", "ruling.any-settlement", vary.recounted("hand", never_below_zero)),
        slip("jack-costs", "variant.jack", vary.times("variant.jack", -1)),
        slip("moon-needs-jack", "ruling.jack-apart", vary.recounted("hand", jack_wanted)),
        slip("moon-without-jack", "ruling.jack-apart", vary.recounted("hand", moon_alone)),
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
            game.aim lead.holder first.only-points game.end game.lowest
            ruling.lowest-club ruling.first-spade ruling.tie
        """,
        "same": """
            variant.opening variant.first variant.breaking variant.no-queen variant.settled
        """,
    },
)
