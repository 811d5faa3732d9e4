"""`otherwise`: under which agreed options, and only those, a request would be decided otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..errors import BadRequest, FollowSuitError, quoted, suggest
from ..fields import Field, Value, same
from ..game import Game
from ..games import game as find_game
from ..messages import Row, say
from . import REQUESTS, voice_of
from .labels import field_labels
from .reading import Reader

Request = Mapping[str, Any]
DECIDED = ("winner", "legal", "score")


def otherwise_answer(request: Request) -> dict[str, Any]:
    """Each other value of an option under which the `request` within is decided otherwise.

    All is told in the language of the whole; what is wrong within is at `request.…`.
    """
    reader = Reader(request, "request")
    inner, voice, usual = _inner(reader), None, {}
    try:
        usual = _answer(inner) if inner else {}
    except FollowSuitError as error:
        voice = voice_of(inner, error.voice)
        for fault in error.faults:
            whole = fault.where == "language"
            reader.faults.append(fault if whole else fault._replace(where=f"request.{fault.where}"))
    if reader.faults:
        raise BadRequest(*reader.faults, voice=voice)
    game = find_game(inner["game"])
    differs = []
    for field, value, changed in _changes(game, inner):
        try:
            answer = _answer(changed)
        except FollowSuitError:
            continue
        if decided(answer) != decided(usual) and _as_many(game, usual, answer):
            differs.append({**_told(game, field, value, reader.language), "answer": answer})
    return {"differs": differs}


def decided(answer: Mapping[str, Any]) -> Any:
    """What an answer decides, without its words and its reasons.

    >>> decided({"ask": "score", "totals": [1, 0], "winners": [], "lines": ["told"]})
    ([1, 0], [])
    """
    match answer:
        case {"ask": "winner"}:
            broken = [(one["seat"], one["card"]) for one in answer["illegal"]]
            return answer["winner"], answer["complete"], broken
        case {"legal": cards}:
            return set(cards)
        case {"actions": actions}:
            return {action["code"] for action in actions}
    return answer["totals"], answer["winners"]


def _inner(reader: Reader) -> dict[str, Any]:
    """The request within, in the language of the whole; empty where it is none that is decided."""
    given = reader.request.get("request")
    if not isinstance(given, Mapping):
        reader.fault(say("no-request"), "request")
        return {}
    kind = given.get("ask")
    if kind not in DECIDED:
        what = say("not-one-of", given=quoted(kind), known=Row.verbatim(DECIDED))
        reader.fault(what, "request.ask", suggest(kind, DECIDED))
        return {}
    if kind == "legal" and "record" in given:
        reader.fault(say("no-record-here"), "request.record")
        return {}
    return {**given, "language": reader.language}


def _answer(request: Request) -> dict[str, Any]:
    return {"ask": request["ask"], **REQUESTS[request["ask"]](request)}


def _changes(game: Game, request: Request) -> Iterator[tuple[Field, Value, Request]]:
    """The request with one option changed, wherever it takes it: as an option, a setting, or both."""
    settings = {field.name for field in game.positions.settings.fields}
    phase = next((one for one in game.hand.phases if one.name == request.get("phase")), None)
    agreed = request["ask"] == "score" or phase is not None
    placed = request["ask"] != "score" and (phase is None or phase.setting)
    for field in game.options.fields:
        takes = {"options": agreed, "setting": placed and field.name in settings}
        now = {room: request.get(room) or {} for room, taken in takes.items() if taken}
        for value in field.choices:
            if not all(same(value, one.get(field.name, field.default)) for one in now.values()):
                new = {room: {**one, field.name: value} for room, one in now.items()}
                yield field, value, {**request, **new}


def _as_many(game: Game, usual: Mapping[str, Any], answer: Mapping[str, Any]) -> bool:
    """Whether both are about as many players, as far as a whole trick tells."""
    if not (usual.get("complete") or answer.get("complete")):
        return True
    one, other = (
        game.positions.seats(game.setting(told["setting"]), len(told["steps"]))
        for told in (usual, answer)
    )
    return one == other


def _told(game: Game, field: Field, value: Value, language: str) -> dict[str, Any]:
    told = field_labels(game.voice(game.pack(game.setting()), language=language), "option", field)
    return {
        "name": field.name,
        "label": told["label"],
        "value": value,
        "value_label": next(one["label"] for one in told["values"] if one["value"] == value),
        "clause": next(iter(game.cite(field.clause)), None),
    }
