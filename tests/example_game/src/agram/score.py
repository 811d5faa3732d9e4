"""The score of Agram: a point for the last trick, and how many win the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from followsuit.fields import choice, with_choices
from followsuit.forms import Form, PointsCase, Scored
from followsuit.ledger import Line, Note, totals
from followsuit.messages import Row, Side, say
from followsuit.parts import Part

SIX, FIVE, GOAL = 6, 5, 3


@with_choices
class Options(NamedTuple):
    """What the players agree on before the game."""

    cards: int = choice(SIX, FIVE, by="deal.five")
    goal: int = choice(GOAL, 5, by="ruling.match")


def won(last: int) -> list[Line]:
    """A point for whoever has won the last trick."""
    return [Line(last, 1, ("score.last",), say("last-trick", side=Side(last)))]


def final(points: Sequence[int], options: Options) -> tuple[tuple[int, ...], Note]:
    """Who has won the match; nobody while nobody has reached the goal."""
    best = max(points)
    if best < options.goal:
        return (), Note(say("match-goes-on", goal=options.goal), ("deal.winner",))
    winners = tuple(side for side, had in enumerate(points) if had == best)
    return winners, Note(say("match-won", side=Side(winners[0]), points=best), ("ruling.match",))


def score_hand(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """What a hand brings."""
    lines = won(case["last"])
    after = totals(lines, case.get("totals") or [0] * players)
    winners, note = final(after, options)
    return Scored(tuple(lines), tuple(after), winners, (note,))


FORMS = {"hand": Form((Part("last", "seat"), Part("totals", "totals", required=False)), score_hand)}


def points_case(random: Random) -> PointsCase:
    """What a player has after a hand."""
    players = random.choice((2, 3, 4))
    start = [random.randrange(GOAL) for _ in range(players)]
    last, side = random.randrange(players), random.randrange(players)
    taken = [0] * players
    for seat in [last, *(random.randrange(players) for _ in range(SIX - 1))]:
        taken[seat] += 1
    told = Row.of(say("took", side=Side(n), tricks=tricks) for n, tricks in enumerate(taken))
    prompt = say("quiz-hand", side=Side(side), points=start[side], told=told, last=Side(last))
    case = {"last": last, "totals": start}
    slips = (start[side] + taken[side], start[side] + taken[side] - (last == side))
    return PointsCase("hand", case, {}, players, side, prompt, slips=slips)
