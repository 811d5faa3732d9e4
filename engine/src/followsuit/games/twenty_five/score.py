"""Questions about points in Twenty-Five."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ...errors import BadRequest, Fault
from ...game import Form, Part, PointsCase, Scored
from ...ledger import Line, Note, totals
from ...table import side_names
from ...words import join
from .hand import (
    GOAL,
    NOBODY_YET,
    SCORED,
    TRICK_POINTS,
    Options,
    five,
    sides,
    won,
)
from .rob import HAND


def score_tricks(case: Mapping[str, Any], options: Options, names: Sequence[str]) -> Scored:
    """Points for tricks won in order; the game stops at 25 (`game.stop`)."""
    seats = sides(len(names), options)
    called = side_names(names, seats)
    start = list(case.get("totals") or [0] * (max(seats) + 1))
    if len(case["winners"]) > HAND:
        raise BadRequest(Fault(f"a hand has {HAND} tricks, not more", "case.winners"))
    lines: list[Line] = []
    clauses = tuple(SCORED[options.teams].split())
    for number, seat in enumerate(case["winners"], 1):
        side = seats[seat]
        lines.append(Line(side, TRICK_POINTS, clauses, five(called[side], number)))
        if totals(lines, start)[side] >= GOAL:
            note = Note(won(called[side]), ("game.25", "game.stop"))
            return Scored(tuple(lines), tuple(totals(lines, start)), (side,), (note,))
    if len(lines) < HAND:
        note = Note("Nobody has 25 yet, so the hand goes on.", ("score.five", "game.25"))
    else:
        note = Note(NOBODY_YET, ("deal.next", "ruling.no-overrun"))
    return Scored(tuple(lines), tuple(totals(lines, start)), (), (note,))


def points_case(random: Random) -> PointsCase:
    """A late hand: who gets home, and which tricks no longer count?"""
    names = ("West", "North", "East", "South")
    start = [TRICK_POINTS * random.randrange(5) for _ in names]
    winners = [random.randrange(4) for _ in range(random.randint(2, HAND))]
    side = random.choice(winners)
    had = join([f"{name} {points}" for name, points in zip(names, start, strict=True)])
    order = join([names[seat] for seat in winners])
    prompt = (
        f"Before the hand: {had}. The tricks would go, in order, to {order}. "
        f"What does {names[side]} have then?"
    )
    return PointsCase("tricks", {"winners": winners, "totals": start}, {}, 4, side, prompt)


FORMS = {
    "tricks": Form(
        "Tricks of a hand",
        (
            Part("winners", "seats", "Who won each trick, in order"),
            Part("totals", "totals", "Points before the hand, by side", required=False),
        ),
        score_tricks,
    )
}
