"""`score`: points worked out by a game's own rule, as ledger lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..errors import BadRequest, Fault, FollowSuitError, brief, quoted, suggest
from ..forms import Form, Scored
from ..game import Game
from ..messages import Row, say
from ..packs import FRENCH_52, Pack
from ..parts import spelled
from .places import Places, summed
from .reading import Reader, read_part
from .telling import Teller


def score_answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """The ledger of one case of a score form."""
    reader = Reader(request, "game form case players options names")
    game = reader.game()
    form_name = reader.word("form", list(game.forms), next(iter(game.forms), None))
    form: Form | None = None
    tell: Teller | None = None
    try:
        names, options = read_table(reader, game)
        form = game.forms[form_name]
        sides = game.match.sides(len(names), options)
        tell = Teller.of(game, game.pack(options), reader.language, names, sides)
        case = read_case(reader, game, form, request.get("case"), len(names), options)
        reader.done()
        reader.faults += standing_faults(game, form, case, options)
        scored = reader.trying(lambda: form.score(case, options, len(names)))
        reader.done()
    except FollowSuitError as error:
        given = request.get("case")
        voice = tell.voice if tell else game.voice(FRENCH_52, language=reader.language)
        called = Places(game, form_name, form, voice)
        faults = (summed(called.fault(fault), given) for fault in error.faults)
        raise BadRequest(*faults, voice=voice) from None
    pack: Pack = tell.pack
    return {
        "game": game.id,
        "form": form_name,
        "case": {
            part.name: spelled(pack, part, case[part.name])
            for part in form.parts
            if part.name in case
        },
        **told_score(tell, names, scored, form.unit),
    }


def read_table(reader: Reader, game: Game) -> tuple[list[str], Any]:
    """Who plays, and with which options; the number of players may be left out."""
    given = reader.request.get("names")
    least = len(given) if isinstance(given, Sequence) and not isinstance(given, str) else None
    players = reader.whole("players", least or usual_players(game), 2, 10)
    options = reader.trying(lambda: game.read_options(players, reader.request.get("options")))
    reader.done()
    names = list(reader.names(game, players, least=players)[:players])
    reader.done()
    return names, options


def usual_players(game: Game) -> int:
    """Four, or the nearest number that the game takes."""
    return min(max(4, game.about.players[0]), game.about.players[-1])


def read_case(
    reader: Reader, game: Game, form: Form, given: Any, players: int, options: Any
) -> dict[str, Any]:
    """The fields of a case, checked by their kinds; faults go to the reader."""
    if not isinstance(given, Mapping):
        reader.fault(say("needs-case"), "case")
        return {}
    known = [part.name for part in form.parts]
    for name in given:
        if name not in known:
            what = say("not-a-field", given=quoted(name), room="form", known=Row.verbatim(known))
            reader.fault(what, f"case.{brief(name)}", suggest(name, known))
    pack: Pack = game.pack(options)
    sides = max(game.match.sides(players, options)) + 1
    case = {}
    for part in form.parts:
        if part.name in given:
            value = given[part.name]
            case[part.name] = read_part(reader, pack, part, value, players, sides)
        elif part.required:
            reader.fault(say("missing"), f"case.{part.name}")
    return case


def standing_faults(game: Game, form: Form, case: Mapping[str, Any], options: Any) -> list[Fault]:
    """Why the points before the case cannot be, as a whole match would be refused them."""
    return [
        fault._replace(where=f"case.{fault.where}")
        for part in form.parts
        if part.kind == "totals" and part.name in case
        for fault in game.standing(case[part.name], options, form.played(case))
    ]


def told_score(
    tell: Teller, names: Sequence[str], scored: Scored, unit: str = ""
) -> dict[str, Any]:
    """A score as it is answered."""
    return {
        "names": list(names),
        "sides": tell.voice.side_names,
        "lines": [tell.line(entry, unit) for entry in scored.lines],
        "totals": list(scored.totals),
        "over": bool(scored.winners),
        **tell.winners(scored.winners),
        "outcome": tell.outcome(scored.outcome),
        "notes": tell.told_all(scored.notes),
        "moves": [tell.action(move) for move in scored.moves],
    }


__all__ = ["score_answer", "told_score", "usual_players"]
