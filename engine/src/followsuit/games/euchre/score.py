"""The score of Euchre: what the tricks of the makers are worth, and when the game is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from ...errors import BadRequest, Fault
from ...forms import Form, PointsCase, Scored
from ...ledger import Line, Note, totals
from ...messages import Row, Seat, Side, say
from ...parts import Part, flag, number
from .options import Options

TRICKS, MAJORITY = 5, 3


def sides(players: int, options: Any) -> tuple[int, ...]:
    """Four play in pairs, two or three each for themselves (`players.four`, `players.fewer`)."""
    return tuple(seat % 2 if players == 4 else seat for seat in range(players))


class Result(NamedTuple):
    """What the tricks of a hand came to: of `TRICKS`, how many `makers` (a side) have won."""

    makers: int
    tricks: int
    alone: bool
    defended: bool


def points(result: Result, players: int) -> tuple[int, str]:
    """What the makers or each of their opponents score, and by which clauses."""
    if result.tricks < MAJORITY:
        if result.defended:
            return 4, "score.defend score.euchre"
        return 2, "score.euchre three.euchre" if players == 3 else "score.euchre"
    if result.tricks < TRICKS:
        return 1, "score.alone-short score.makers" if result.alone else "score.makers"
    if players == 3:
        return 3, "three.march"
    return (4, "score.alone") if result.alone else (2, "score.march")


def lines(result: Result, players: int) -> list[Line]:
    """What a hand brings, a line for each side that scores."""
    amount, clauses = points(result, players)
    ids = tuple(clauses.split())
    facts = {"side": Side(result.makers), "points": amount}
    if result.tricks == TRICKS:
        return [Line(result.makers, amount, ids, say("march", alone=result.alone, **facts))]
    facts["tricks"] = result.tricks
    if result.tricks >= MAJORITY:
        return [Line(result.makers, amount, ids, say("made", alone=result.alone, **facts))]
    facts["defended"] = result.defended
    return [
        Line(side, amount, ids, say("euchred", others=Side(side), **facts))
        for side in range(2 if players == 4 else players)
        if side != result.makers
    ]


def final(points: Sequence[int], options: Options) -> tuple[tuple[int, ...], Note]:
    """Who has won after a hand; nobody while no side has reached the goal."""
    best, goal = max(points), options.goal
    if best < goal:
        return (), Note(say("hand-goes-on", goal=goal), ("deal.next",))
    winners = tuple(side for side, had in enumerate(points) if had == best)
    over = say("game-over", sides=Row.sides(winners), points=best)
    rivals = ("ruling.most-wins",) if sum(had >= goal for had in points) > 1 else ()
    shared = ("common.ruling.tied-game",) if len(winners) > 1 else ()
    return winners, Note(over, ("game.end", *rivals, *shared))


def check_totals(points: Sequence[int], options: Options, played: int | None) -> list[Fault]:
    """Before a hand nobody has won yet."""
    bounds = say("within-before-hand", least=0, most=options.goal - 1)
    return [
        Fault(bounds, f"totals[{side}]")
        for side, had in enumerate(points)
        if not 0 <= had < options.goal
    ]


# -- questions about points ----------------------------------------------------------------------


def _scored(won: list[Line], case: Mapping[str, Any], options: Options, players: int) -> Scored:
    start = case.get("totals") or [0] * (2 if players == 4 else players)
    reached = totals(won, start)
    winners, note = final(reached, options)
    return Scored(tuple(won), tuple(reached), winners, (note,))


def score_hand(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """The score of a hand that was played."""
    alone, defended = case.get("alone", False), case.get("defended", False)
    faults = []
    if alone and players != 4:
        faults.append(Fault(say("alone-needs-partner"), "case.alone"))
    if defended and not alone:
        faults.append(Fault(say("defended-needs-alone"), "case.defended"))
    if defended and not options.defend:
        faults.append(Fault(say("not-agreed"), "case.defended"))
    if faults:
        raise BadRequest(*faults)
    makers = sides(players, options)[case["maker"]]
    result = Result(makers, case["tricks"], bool(alone), bool(defended))
    return _scored(lines(result, players), case, options, players)


def score_thrown_in(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """A hand in which nobody made trump (`make.thrown-in`)."""
    if options.stick:
        raise BadRequest(Fault(say("never-thrown-in"), "case"))
    scored = _scored([], case, options, players)
    note = Note(say("thrown-in"), ("make.thrown-in",))
    return scored._replace(notes=(note, *scored.notes))


_TOTALS = Part("totals", "totals", required=False)
FORMS = {
    "hand": Form(
        (
            Part("maker", "seat"),
            number("tricks", 0, TRICKS),
            flag("alone"),
            flag("defended"),
            _TOTALS,
        ),
        score_hand,
    ),
    "thrown-in": Form((_TOTALS,), score_thrown_in),
}


def points_case(random: Random) -> PointsCase:
    """What a side has after a hand: of four in pairs, now and then of three."""
    how = random.choice(("together", "together", "alone", "alone", "defended", "three"))
    players = 3 if how == "three" else 4
    seats = sides(players, None)
    maker, tricks = random.randrange(players), random.choice((1, 2, 2, 3, 4, 5, 5))
    made_by, every = seats[maker], range(max(seats) + 1)
    start = [random.randrange(6) for _ in every]
    others = [side for side in every if side != made_by]
    side = made_by if tricks >= MAJORITY else random.choice(others)
    case: dict[str, Any] = {"maker": maker, "tricks": tricks, "totals": start}
    if how in ("alone", "defended"):
        case["alone"] = True
    if how == "defended":
        case["defended"] = True
    facts = {"makers": Side(made_by), "tricks": tricks, "side": Side(side), "points": start[side]}
    prompt = say("quiz-hand", maker=Seat(maker), how=how, **facts)
    wrong = tuple(start[side] + more for more in (1, 2, 4, tricks))
    agreed = {"defend": True} if how == "defended" else {}
    return PointsCase("hand", case, agreed, players, side, prompt, slips=wrong)
