"""Questions about points in Sheepshead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ...errors import BadRequest, Fault
from ...game import Form, Part, PointsCase, Scored
from ...ledger import Line, Note, totals
from ...words import count, join
from ..queens_and_jacks import ALL_POINTS, case_faults, worth
from .bidding import COLOUR, QUEENS
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


def score_hand(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """A hand with a bidder: points and tricks of the bidder's side, discards, what was said."""
    away, words = case.get("discards") or [], case.get("said") or ()
    said = set(words)
    points, tricks = case["points"], case.get("tricks", 3)
    bidder, partner = case["bidder"], case.get("partner")
    faults = case_faults(case, TRICKS, EACH)
    bare = points == 0 or points + worth(away) == ALL_POINTS
    if bare and options.no_trick and "tricks" not in case:
        faults.append(Fault("is needed where a side has no points from tricks", "case.tricks"))
    if partner == bidder:
        faults.append(Fault("is the bidder", "case.partner"))
    if "alone" in said and partner is not None:
        faults.append(Fault("a bidder who plays alone has no partner", "case.partner"))
    if len(said) < len(words):
        faults.append(Fault("each doubler is said once", "case.said"))
    for what in said & QUEENS.keys():
        if any(QUEENS[what] >> card & 1 for card in away):
            say = f"the {COLOUR[what]} queens were shown for the {what} and may not be discarded"
            faults.append(Fault(say, "case.discards"))
    if "re-crack" in said and "crack" not in said:
        faults.append(Fault("nobody re-cracks without a crack", "case.said"))
    if faults:
        raise BadRequest(*faults)
    outcome = Outcome(bidder, partner, points + worth(away), tricks, said, worth(away))
    return _scored(case, *bid_hand(outcome, options, names), came_to(outcome, options))


def score_leaster(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """A leaster: points and tricks of each player, the two cards of the centre included."""
    points, tricks = case["points"], case["tricks"]
    faults = [
        Fault("has points but no trick", f"case.points[{seat}]")
        for seat in range(PLAYERS)
        if points[seat] and not tricks[seat]
    ]
    if sum(points) != ALL_POINTS or min(points) < 0:
        faults.append(Fault(f"must add up to {ALL_POINTS}", "case.points"))
    if sum(tricks) != TRICKS or min(tricks) < 0:
        faults.append(Fault(f"must add up to {TRICKS}", "case.tricks"))
    if faults:
        raise BadRequest(*faults)
    waiting = bool(case.get("after_leaster")) and options.after_leaster
    told = leaster(points, tricks, names, cancelled=waiting)
    return _scored(case, *told, leaster_came_to(points, tricks))


def score_end(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """Whether the game is over after some hand."""
    faults = [f._replace(where=f"case.{f.where}") for f in unbalanced(case["totals"])]
    if case["hand"] < 1:
        faults.append(Fault("hands count from 1", "case.hand"))
    if 0 < options.hands < case["hand"]:
        faults.append(Fault(f"the game ends after {options.hands} hands", "case.hand"))
    if faults:
        raise BadRequest(*faults)
    limit = limit_on(options, case["hand"])
    winners, note = ended(options, case["hand"], case["totals"], names)
    if options.end == "open":
        winners, note = leaders(case["totals"], names)
    on = Note("The game goes on, and the deal moves left.", ("end.free", "deal.rotate"))
    return Scored((), tuple(case["totals"]), tuple(winners), (note or on,), outcome=limit)


def check_totals(scores: Sequence[int], options: Options, played: int | None) -> list[Fault]:
    """Before a hand nobody has reached the limit, which only falls (`end.limit`)."""
    faults = unbalanced(scores)
    names = [str(seat) for seat in range(len(scores))]
    if not faults and options.limit and ended(options, played or 1, scores, names)[0]:
        faults.append(Fault("the limit is reached and the game over", "totals"))
    return faults


def unbalanced(scores: Sequence[int]) -> list[Fault]:
    """All scores together are always zero (`score.zero-sum`)."""
    total = sum(scores)
    return [Fault(f"must add up to zero, not {total}", "totals")] if total else []


def _scored(
    case: Mapping[str, Any],
    lines: Sequence[Line],
    notes: Sequence[Note],
    outcome: Mapping[str, Any],
) -> Scored:
    start = case.get("totals") or [0] * PLAYERS
    now = tuple(totals(lines, start))
    return Scored(tuple(lines), now, notes=tuple(notes), outcome=outcome)


_TOTALS = Part("totals", "totals", "Scores before the hand", required=False)
FORMS = {
    "hand": Form(
        "A hand with a bidder",
        (
            Part("bidder", "seat", "Bidder"),
            Part("partner", "seat", "Partner", required=False),
            Part("points", "int", "Points in the tricks of the bidder’s side"),
            Part("tricks", "int", "Tricks of the bidder’s side", required=False),
            Part("discards", "cards", "Discards", required=False),
            Part("said", "choice_list", "Doublers said or waiting", False, SAID),
            _TOTALS,
        ),
        score_hand,
    ),
    "leaster": Form(
        "A leaster",
        (
            Part("points", "ints", "Points of each player"),
            Part("tricks", "ints", "Tricks of each player"),
            Part("after_leaster", "bool", "After another leaster", required=False),
            _TOTALS,
        ),
        score_leaster,
    ),
    "end": Form(
        "After a hand",
        (Part("hand", "int", "Number of the hand"), Part("totals", "ints", "Scores")),
        score_end,
    ),
}


# -- for the quiz --------------------------------------------------------------------------------


def points_case(random: Random) -> PointsCase:
    """A bid hand near a border, with a doubler or two; or a leaster."""
    names = [f"Player {seat + 1}" for seat in range(PLAYERS)]
    if random.random() < 0.3:
        return _leaster_case(random, names)
    bidder, partner = random.sample(range(PLAYERS), 2)
    points = random.choice([29, 30, 60, 61, 90, 91, random.randint(31, 95)])
    alone = random.random() < 0.3
    said = ["alone"] if alone and random.random() < 0.5 else []
    said += [what for what in ("blitz", "schmaltz", "crack", "leaster") if random.random() < 0.2]
    if "crack" in said and random.random() < 0.4:
        said.append("re-crack")
    case: dict[str, Any] = {"bidder": bidder, "points": points, "said": said}
    seats = [seat for seat in range(PLAYERS) if seat != bidder]
    who = f"{names[bidder]} is the bidder, has no partner, and has {points} points."
    if not alone:
        case["partner"] = partner
        seats = [bidder, partner, next(seat for seat in seats if seat != partner)]
        who = f"{names[bidder]} is the bidder and {names[partner]} the partner. They have {points} points."
    side = random.choice([bidder, *seats])
    extra = {
        "alone": "the bidder had said “alone”",
        "blitz": "there was a blitz",
        "schmaltz": "there was a schmaltz",
        "crack": "an opponent cracked",
        "re-crack": "the bidder re-cracked",
        "leaster": "the hand before was a leaster",
    }
    told = join([extra[what] for what in said])
    also = f" {told[0].upper()}{told[1:]}." if told else ""
    asked = f"What does the hand change for {names[side]}?"
    prompt = f"{who} Both sides have won tricks.{also} {asked}"
    slips = (2, -2, 4, -4, 1, -1, 8, -8)
    return PointsCase("hand", case, {}, PLAYERS, side, prompt, True, slips, bidder)


def _leaster_case(random: Random, names: Sequence[str]) -> PointsCase:
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
    each = join(
        [
            f"{name} has {had} in {count(won, 'trick') if won else 'no trick'}"
            for name, had, won in zip(names, points, tricks, strict=True)
        ]
    )
    prompt = f"A leaster: {each}. What does it change for {names[side]}?"
    case = {"points": points, "tricks": tricks}
    return PointsCase("leaster", case, {}, PLAYERS, side, prompt, True, (4, -1, 3, -2, 2, -3))
