"""`play`: a match played at a table, as one of its seats may know it; the other seats may be played for."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from ..advice import advise
from ..errors import Fault, IllegalAction
from ..match import Match
from ..messages import say
from ..onward import check_not_over
from ..table import Event
from ..views import view
from . import hands
from .advising import MOST_PLAYOUTS, read_seconds
from .ended import ended_told
from .reading import Reader

DOINGS = {
    **{name: f"{hands.DOINGS[name]} seat" for name in ("new", "act", "undo", "state")},
    "act": "record seat action",
    "move": "record seat playouts seconds seed",
}


def play_answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """Begin a match, act in it, let whose turn it is act, take back, or look at it.

    All is told as `seat` (0, if none is given) may know it; but the record, and who is really `asked`, are for
    whoever runs the table: some are asked what nobody else may notice. `move` chooses for whose turn it is by so many
    `playouts`, no more than can be done in so many `seconds`, from what that seat has seen; by chance with none. `undo` takes back what `seat` has last
    chosen where it could have chosen otherwise, and all since.
    """
    reader, doing = Reader.doing(request, DOINGS)
    if doing == "new":
        match = hands.begun(reader, request)
        return _told(match, reader, _seat(match, reader), match.table.events, 0)
    if doing == "undo":
        match = hands.recorded(reader, request)
        seat = _seat(match, reader)
        match = _taken_back(match, seat)
        return _told(match, reader, seat, [], len(match.ended))
    match = _going_on(reader, request)
    seat = _seat(match, reader)
    if doing == "state":
        return _told(match, reader, seat, [], len(match.ended))
    ended = len(match.ended)
    action = _chosen(match, reader) if doing == "move" else hands.named(reader)
    return _told(match, reader, seat, hands.applied(match, action).events, ended)


# The match of the last answer, so that who goes on from there need not wait until all of it is played again. Who
# uses it takes it out: after a fault, and after what was taken back, there is none.
_last: list[Match] = []


def _going_on(reader: Reader, request: Mapping[str, Any]) -> Match:
    """The match of a request's record: that of the last answer, or played again."""
    last = _last.pop() if _last else None
    if last is None or not _alike(last.record(), request.get("record")):
        return hands.recorded(reader, request)
    reader.speaks(last.game)
    return last


def _alike(known: Any, given: Any) -> bool:
    """Whether two records are the same in JSON: 1 is neither 1.0 nor true."""
    if type(known) is not type(given):
        return False
    if isinstance(known, dict):
        return known.keys() == given.keys() and all(_alike(known[k], given[k]) for k in known)
    if isinstance(known, list):
        return len(known) == len(given) and all(map(_alike, known, given))
    return bool(known == given)


def _seat(match: Match, reader: Reader) -> int:
    seat = reader.whole("seat", 0, 0, match.players - 1)
    reader.done()
    return seat


def _chosen(match: Match, reader: Reader) -> str:
    """What whose turn it is chooses; where there is but one thing to do, without a thought."""
    playouts = reader.whole("playouts", 0, 0, MOST_PLAYOUTS)
    seconds = read_seconds(reader)
    seed = reader.seed()
    reader.done()
    check_not_over(match)
    decision = match.decision
    assert decision is not None
    if len(decision.actions) == 1:
        return decision.actions[0].code
    if not playouts:
        return decision.pick(Random(seed).random())
    return advise(view(match, decision.seat), playouts, seed, seconds=seconds)[0].code


def _taken_back(match: Match, seat: int) -> Match:
    """Back to where a seat last chose between several things; what it could only do is no choice.

    What was dealt only since may be dealt otherwise now: how, may be what is chosen. Raises `IllegalAction`
    where there is no such moment before.
    """
    try:
        match.undo()
        while match.seat != seat or len(match.actions) < 2:
            match.undo()
    except IllegalAction:
        raise IllegalAction(Fault(say("nothing-to-take-back"), "record")) from None
    return match.dealt_again(match.table.chance.drawn).follow(match.done)


def _told(
    match: Match, reader: Reader, seat: int, events: tuple[Event, ...] | list[Event], ended: int
) -> dict[str, Any]:
    """What now stands and what has happened, as far as a seat may know it; `ended` hands were over before."""
    language = reader.language
    seen = [event for event in events if event.to is None or seat in event.to]
    told = {
        "record": match.record(),
        "asked": match.seat,
        "state": hands.state(match, seat, language),
        "turns": list(match.table.turns),
        "events": [hands.told_event(match, event, language) for event in seen],
        "ended": ended_told(match, ended, language),
    }
    _last[:] = [match]
    return told
