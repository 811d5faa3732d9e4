"""`legal`: what may be done now and why not the rest, for a card, for any phase, or for a record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..decisions import Decision, Moment, Phase, Play, decided
from ..errors import Fault
from ..game import Game
from ..match import Match
from ..messages import say
from ..packs import Pack
from .hands import recorded
from .reading import PARTS, Reader
from .scores import read_table
from .telling import Teller
from .tricks import cards_answer

_ON_TABLE = ("card", "cards", "hand")  # kinds of parts whose cards lie in different places


def legal_answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """What may be done, each choice with its clauses, and why not the rest.

    With `record` it is about whoever's turn it is there, with `phase` about a position of it, and
    else about the cards of a hand.
    """
    if "record" in request:
        return record_answer(request)
    return phase_answer(request) if "phase" in request else cards_answer(request)


def record_answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """What the seat may do whose turn it is in a record."""
    reader = Reader(request, "record")
    match = recorded(reader, request)
    reader.done()
    game, decision = match.game, match.decision
    tell = Teller(game, match.voice(reader.language))
    return {
        "game": game.id,
        "phase": match.phase,
        "seat": match.seat,
        "names": list(match.names),
        **tell.choices(decision, all_reasons=True),
        "request": request_of(match, decision) if decision else None,
    }


def request_of(match: Match, decision: Decision) -> dict[str, Any]:
    """The request about the bare position, which has the same answer."""
    game, pack, moment = match.game, match.table.pack, decision.moment
    if moment is None:
        assert isinstance(decision, Play)
        return {
            "ask": "legal",
            "game": game.id,
            "setting": game.plain(decision.setting),
            "hand": [card.code for card in pack.of(decision.hand)],
            "trick": [pack.codes[card] for card in decision.cards],
        }
    return {**game.position_request(moment), "names": list(match.names)}


def phase_answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """What a seat may do in a phase of a game, given the facts on which it depends."""
    reader = Reader(request, "game phase players options names seat setting position")
    game = reader.game()
    known = [phase.name for phase in game.hand.phases]
    if not known:
        reader.fault(say("no-phases", game=game.title), "phase")
        reader.done()
    name = reader.word("phase", known)
    names, options = read_table(reader, game)
    phase = next(phase for phase in game.hand.phases if phase.name == name)
    seat = reader.whole("seat", 0, 0, len(names) - 1)
    if not phase.setting and "setting" in request:
        reader.fault(say("no-setting-here"), "setting")
    setting = reader.setting(game) if phase.setting else None
    facts = read_position(reader, game, phase, len(names), options)
    reader.done()
    moment = Moment(
        game.trick, game.pack(options), phase, seat, facts, options, len(names), setting
    )
    reader.faults.extend(phase.check(moment))
    reader.done()
    if phase.setting:
        lying, held = facts.get("trick", ()), facts["hand"]
        faults = (
            *game.positions.check_trick(setting, lying),
            *game.positions.check_hand(setting, lying, held),
        )
        reader.faults.extend(_placed(fault, facts) for fault in faults)
    reader.done()
    sides = game.match.sides(len(names), options)
    tell = Teller.of(game, game.pack(options), reader.language, names, sides)
    return {
        "game": game.id,
        "phase": name,
        "seat": seat,
        "names": names,
        "position": game.position_request(moment)["position"],
        **tell.choices(decided(moment), all_reasons=True),
    }


def _placed(fault: Fault, facts: Mapping[str, Any]) -> Fault:
    """A fault of a trick or a hand at its place; of the setting where the position has no such thing."""
    name = fault.where.partition("[")[0]
    return fault._replace(where=f"position.{fault.where}" if name in facts else "setting")


def read_position(
    reader: Reader, game: Game, phase: Phase, players: int, options: Any
) -> dict[str, Any]:
    """The facts of a position by the kinds of its parts; what is left out is as usual."""
    given = reader.request.get("position", {})
    if not isinstance(given, Mapping):
        reader.fault(say("needs-position"), "position")
        return {}
    reader.fields(given, [part.name for part in phase.parts], "position")
    pack: Pack = game.pack(options)
    sides = max(game.match.sides(players, options)) + 1
    facts, groups = dict(phase.usual), []
    for part in phase.parts:
        where = f"position.{part.name}"
        if part.name in given:
            read = PARTS[part.kind]
            facts[part.name] = read(reader, pack, part, given[part.name], where, players, sides)
            if part.kind in _ON_TABLE:
                groups.append((where, _cards_of(part.kind, facts[part.name], pack)))
        elif part.required:
            reader.fault(say("missing"), where)
    reader.once_each(pack, *groups)
    return facts


def _cards_of(kind: str, value: Any, pack: Pack) -> list[int]:
    if kind == "hand":
        return [card.index for card in pack.of(value)]
    return list(value) if kind == "cards" else [] if value is None else [value]
