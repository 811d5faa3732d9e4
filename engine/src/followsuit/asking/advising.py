"""`advise`: what a seat may expect of each of its actions, from what it has seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..advice import PLAYOUTS, Weighed, advise
from ..match import Match
from ..messages import Message, say
from ..onward import check_not_over
from ..views import view
from .hands import recorded
from .reading import Reader
from .telling import Teller

MOST_PLAYOUTS = 10**5
MOST_SECONDS = 100
SURE = 2.0  # standard errors by which an action must fall short to be called worse


def advise_answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """Each action of the `seat` whose turn it is in the `record`, the best first.

    So many `playouts` are shared out among them, or as many as fit into so many `seconds`.
    """
    reader = Reader(request, "record seat playouts seconds seed")
    match = recorded(reader, request)
    seat = reader.whole("seat", match.seat, 0, match.players - 1)
    spent = read_spent(reader)
    reader.done()
    check_not_over(match)
    assert seat is not None
    found = advise(view(match, seat), spent.playouts, spent.seed, seconds=spent.seconds)
    tell = Teller(match.game, match.voice(reader.language))
    return {
        "seat": match.seat,
        "phase": match.phase,
        "unit": tell.voice.known(f"unit-{match.game.match.unit}.many"),
        "tried": sum(one.tried for one in found),
        "actions": [told(match, tell, one, one is found[0]) for one in found],
    }


class Spent(NamedTuple):
    """How much is tried: so many `playouts`, or as many as fit into so many `seconds`."""

    playouts: int
    seconds: float | None
    seed: int


def read_spent(reader: Reader) -> Spent:
    """How much a request wants to be tried for each choice."""
    seconds = read_seconds(reader)
    if seconds is not None and "playouts" in reader.request:
        reader.fault(say("playouts-or-time"), "playouts")
    usual = PLAYOUTS if seconds is None else MOST_PLAYOUTS
    playouts = reader.whole("playouts", usual, 1, MOST_PLAYOUTS)
    return Spent(playouts, seconds, reader.seed())


def read_seconds(reader: Reader) -> float | None:
    """How long to try, where that is asked: a number that need not be whole."""
    given = reader.request.get("seconds")
    if given is None:
        return None
    number = isinstance(given, int | float) and not isinstance(given, bool)
    if number and 0 < given <= MOST_SECONDS:
        return float(given)
    reader.fault(say("needs-seconds", most=MOST_SECONDS), "seconds")
    return None


def told(match: Match, tell: Teller, one: Weighed, best: bool) -> dict[str, Any]:
    """An action with what it is expected to bring, in numbers and in words."""
    decision = match.decision
    assert decision is not None
    return {
        **tell.action(decision.action(one.code)),
        "points": round(one.points, 3),
        "wins": one.wins if one.wins is None else round(one.wins, 3),
        "short": round(one.short, 3),
        "error": round(one.error, 3),
        "tried": one.tried,
        "why": [tell.sentence(said) for said in _why(match, one, best)],
    }


def is_even(one: Weighed) -> bool:
    """Whether an action does not fall short of the best by more than chance would explain."""
    return one.short <= SURE * one.error


def _why(match: Match, one: Weighed, best: bool) -> list[Message]:
    """How it stands beside the best, and what may come of the trick."""
    unit = f"unit-{match.game.match.unit}"
    if best:
        said = [say("advice-best")]
    elif is_even(one):
        said = [say("advice-even")]
    elif round(one.short) == 0:
        said = [say("advice-little-less")]
    else:
        said = [say("advice-less", amount=say(unit, count=round(one.short)))]
    if one.wins is not None:
        said.append(say("advice-trick", often=round(10 * one.wins)))
    return said
