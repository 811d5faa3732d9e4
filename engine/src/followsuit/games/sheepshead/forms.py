"""Questions about points in Sheepshead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ...errors import BadRequest, Fault
from ...forms import Form, PointsCase, Scored
from ...ledger import Line, Note, totals
from ...messages import Row, Seat, say
from ...parts import Part
from ..queens_and_jacks import ALL_POINTS, case_faults, each_countable, worth
from .bidding import QUEENS
from .options import Options
from .score import (
    PLAYERS,
    SAID,
    TRICKS,
    Outcome,
    bid_hand,
    came_to,
    ended,
    leaders,
    leaster,
    leaster_came_to,
    limit_on,
)

EACH = 5  # cards in a trick


def score_hand(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """A hand with a bidder: points and tricks of the bidder's side, discards, what was said."""
    away, words = case.get("discards") or [], case.get("said") or ()
    said = set(words)
    points, tricks = case["points"], case.get("tricks")
    bidder, partner = case["bidder"], case.get("partner")
    faults = case_faults(case, TRICKS, EACH)
    bare = points == 0 or points + worth(away) == ALL_POINTS
    if bare and options.no_trick and "tricks" not in case:
        faults.append(Fault(say("tricks-needed"), "case.tricks"))
    if partner == bidder:
        faults.append(Fault(say("is-bidder"), "case.partner"))
    if "alone" in said and partner is not None:
        faults.append(Fault(say("alone-without-partner"), "case.partner"))
    if len(said) < len(words):
        faults.append(Fault(say("doubler-once"), "case.said"))
    for what, pair in QUEENS.items():
        if what in said and any(pair >> card & 1 for card in away):
            faults.append(Fault(say("queens-shown", shown=what), "case.discards"))
    if "re-crack" in said and "crack" not in said:
        faults.append(Fault(say("re-crack-without-crack"), "case.said"))
    if faults:
        raise BadRequest(*faults)
    outcome = Outcome(bidder, partner, points + worth(away), tricks, said, worth(away))
    return _scored(case, *bid_hand(outcome, options), came_to(outcome, options))


def score_leaster(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """A leaster: points and tricks of each player, the two cards of the centre included."""
    points, tricks = case["points"], case["tricks"]
    faults = [
        Fault(say("points-without-trick"), f"case.points[{seat}]")
        for seat in range(PLAYERS)
        if points[seat] and not tricks[seat]
    ]
    if sum(points) != ALL_POINTS or min(points) < 0:
        faults.append(Fault(say("must-add-up", total=ALL_POINTS), "case.points"))
    else:
        faults += each_countable(points)
    if sum(tricks) != TRICKS or min(tricks) < 0:
        faults.append(Fault(say("must-add-up", total=TRICKS), "case.tricks"))
    if faults:
        raise BadRequest(*faults)
    waiting = bool(case.get("after_leaster")) and options.after_leaster
    told = leaster(points, tricks, cancelled=waiting)
    return _scored(case, *told, leaster_came_to(points, tricks))


def score_end(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """Whether the game is over after some hand."""
    faults = [f._replace(where=f"case.{f.where}") for f in unbalanced(case["totals"])]
    if case["hand"] < 1:
        faults.append(Fault(say("hands-from-one"), "case.hand"))
    if options.hands and case["hand"] > options.hands:
        faults.append(Fault(say("game-ends-after", hands=options.hands), "case.hand"))
    if faults:
        raise BadRequest(*faults)
    limit = limit_on(options, case["hand"])
    winners, note = ended(options, case["hand"], case["totals"])
    if options.end == "open":
        winners, note = leaders(case["totals"])
    on = Note(say("game-goes-on"), ("end.free", "deal.rotate"))
    return Scored((), tuple(case["totals"]), tuple(winners), (note or on,), outcome=limit)


def check_totals(scores: Sequence[int], options: Options, played: int | None) -> list[Fault]:
    """Before a hand nobody has reached the limit, which only falls (`end.limit`)."""
    faults = unbalanced(scores)
    if not faults and options.limit and ended(options, played or 1, scores)[0]:
        faults.append(Fault(say("limit-reached"), "totals"))
    return faults


def unbalanced(scores: Sequence[int]) -> list[Fault]:
    """All scores together are always zero (`score.zero-sum`)."""
    total = sum(scores)
    return [Fault(say("must-balance", total=total), "totals")] if total else []


def _scored(
    case: Mapping[str, Any],
    lines: Sequence[Line],
    notes: Sequence[Note],
    outcome: Mapping[str, Any],
) -> Scored:
    start = case.get("totals") or [0] * PLAYERS
    now = tuple(totals(lines, start))
    return Scored(tuple(lines), now, notes=tuple(notes), outcome=outcome)


_TOTALS = Part("totals", "totals", required=False)
FORMS = {
    "hand": Form(
        (
            Part("bidder", "seat"),
            Part("partner", "seat", required=False),
            Part("points", "int"),
            Part("tricks", "int", required=False),
            Part("discards", "cards", required=False),
            Part("said", "choice_list", False, SAID),
            _TOTALS,
        ),
        score_hand,
    ),
    "leaster": Form(
        (
            Part("points", "ints"),
            Part("tricks", "ints"),
            Part("after_leaster", "bool", required=False),
            _TOTALS,
        ),
        score_leaster,
    ),
    "end": Form((Part("hand", "int"), Part("totals", "ints")), score_end),
}


# -- for the quiz --------------------------------------------------------------------------------


HEARD = {
    "alone": say("heard-alone"),
    "blitz": say("heard-blitz"),
    "schmaltz": say("heard-schmaltz"),
    "crack": say("heard-crack"),
    "re-crack": say("heard-re-crack"),
    "leaster": say("heard-leaster"),
}


def points_case(random: Random) -> PointsCase:
    """A bid hand near a border, with a doubler or two; or a leaster."""
    if random.random() < 0.3:
        return _leaster_case(random)
    bidder, partner = random.sample(range(PLAYERS), 2)
    points = random.choice([29, 30, 60, 61, 90, 91, random.randint(31, 95)])
    alone = random.random() < 0.3
    said = ["alone"] if alone and random.random() < 0.5 else []
    said += [what for what in ("blitz", "schmaltz", "crack", "leaster") if random.random() < 0.2]
    if "crack" in said and random.random() < 0.4:
        said.append("re-crack")
    case: dict[str, Any] = {"bidder": bidder, "points": points, "said": said}
    seats = [seat for seat in range(PLAYERS) if seat != bidder]
    who = say("quiz-solo", seat=Seat(bidder), points=points)
    if not alone:
        case["partner"] = partner
        seats = [bidder, partner, next(seat for seat in seats if seat != partner)]
        who = say("quiz-pair", seat=Seat(bidder), partner=Seat(partner), points=points)
    side = random.choice([bidder, *seats])
    heard = Row.of(HEARD[what] for what in said)
    prompt = say("quiz-hand", who=who, heard=heard, asked=Seat(side))
    slips = (2, -2, 4, -4, 1, -1, 8, -8)
    return PointsCase("hand", case, {}, PLAYERS, side, prompt, True, slips, bidder)


def _leaster_case(random: Random) -> PointsCase:
    winners = random.choice([1, 1, 2, 2, 3])
    low = random.randrange(4, 20)
    rest = PLAYERS - winners
    left = ALL_POINTS - winners * low
    points = [low] * winners + [left // rest] * rest
    points[-1] += left - left // rest * rest
    tricks = [1] * PLAYERS
    tricks[-1] = 2
    if random.random() < 0.5:  # somebody without a trick, who cannot win
        points[-2], points[-1] = 0, points[-1] + points[-2]
        tricks[-2], tricks[-1] = 0, 3
    order = random.sample(range(PLAYERS), PLAYERS)
    points, tricks = [points[n] for n in order], [tricks[n] for n in order]
    side = random.randrange(PLAYERS)
    each = Row.of(
        say("has-in-tricks", seat=Seat(seat), points=points[seat], tricks=tricks[seat])
        for seat in range(PLAYERS)
    )
    prompt = say("quiz-leaster", each=each, asked=Seat(side))
    case = {"points": points, "tricks": tricks}
    return PointsCase("leaster", case, {}, PLAYERS, side, prompt, True, (4, -1, 3, -2, 2, -3))
