"""Questions about points in Twenty-Five."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from ...errors import BadRequest, Fault
from ...forms import Form, PointsCase, Scored
from ...ledger import Line, Note, totals
from ...messages import Row, Side, say
from ...parts import Part
from .hand import GOAL, SCORED, TRICK_POINTS, Options, five, sides, won
from .rob import HAND


def score_tricks(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """Points for tricks won in order; the game stops at 25 (`game.stop`)."""
    seats = sides(players, options)
    start = list(case.get("totals") or [0] * (max(seats) + 1))
    if len(case["winners"]) > HAND:
        raise BadRequest(Fault(say("tricks-at-most", tricks=HAND), "case.winners"))
    lines: list[Line] = []
    clauses = tuple(SCORED[options.teams].split())
    for number, seat in enumerate(case["winners"], 1):
        side = seats[seat]
        lines.append(Line(side, TRICK_POINTS, clauses, five(side, number)))
        if totals(lines, start)[side] >= GOAL:
            note = Note(won(side), ("game.25", "game.stop"))
            return Scored(tuple(lines), tuple(totals(lines, start)), (side,), (note,))
    if len(lines) < HAND:
        note = Note(say("hand-goes-on", goal=GOAL), ("score.five", "game.25"))
    else:
        note = Note(say("nobody-yet", goal=GOAL), ("deal.next", "ruling.no-overrun"))
    return Scored(tuple(lines), tuple(totals(lines, start)), (), (note,))


def points_case(random: Random) -> PointsCase:
    """A late hand: who gets home, and which tricks no longer count?"""
    start = [TRICK_POINTS * random.randrange(5) for _ in range(4)]
    winners = [random.randrange(4) for _ in range(random.randint(2, HAND))]
    side = random.choice(winners)
    had = Row.of(say("had", side=Side(n), points=points) for n, points in enumerate(start))
    prompt = say("quiz-tricks", had=had, winners=Row.seats(winners), side=Side(side))
    slips = (start[side] + winners.count(side), start[side] + TRICK_POINTS)
    case = {"winners": winners, "totals": start}
    return PointsCase("tricks", case, {}, 4, side, prompt, slips=slips)


FORMS = {
    "tricks": Form(
        (Part("winners", "seats"), Part("totals", "totals", required=False)), score_tricks
    )
}
