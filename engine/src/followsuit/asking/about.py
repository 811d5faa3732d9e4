"""`games` and `game`: what the book holds, and all about one of its games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..chance import DEAL
from ..clauses import COMMON, Clause
from ..fields import Field
from ..game import Form, Game, Part
from ..games import games
from ..packs import Card, Pack
from ..phases import Phase
from ..quiz import kinds_of
from ..table import side_names
from ..tags import TAGS, company
from .places import choice_label
from .reading import Reader
from .scores import read_table


def games_answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """All games of the book, each in short."""
    Reader(request, "").done()
    return {"games": [_summary(game) for game in games()]}


def game_answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """Facts, options, settings, clauses and cards of one game, and what may be asked of it."""
    reader = Reader(request, "game players options names setting")
    game = reader.game()
    setting = reader.setting(game)
    names, options = read_table(reader, game)
    pack = game.pack(setting)
    return {
        **_summary(game),
        "options": [_field(game, field) for field in game.options],
        "setting": [_field(game, field) for field in game.settings],
        "clauses": [_clause(game, clause) for clause in (*game.clauses.values(), *COMMON.values())],
        "cards": [_card(card) for card in pack.cards],
        "table": {"names": names, "sides": side_names(names, game.sides(len(names), options))},
        "outcome": [_found(part) for part in game.outcome],
        "pack_ranks": list(pack.ranks),
        "pack_suits": list(pack.suits),
        "requests": {
            "score": {"forms": [_form(name, form) for name, form in game.forms.items()]},
            "legal": {"phases": [_phase(game, phase) for phase in game.phases]},
            "hand": {"deal": _named({**DEAL, **game.drawn_as}), "shown": _named(game.shown)},
            "quiz": {"kinds": kinds_of(game)},
            "trick_sizes": list(game.trick_sizes(setting)),
            "hand_limit": game.hand_limit(setting) or None,
        },
    }


def _summary(game: Game) -> dict[str, Any]:
    pack: Pack = game.pack(game.setting())
    known = company(game)
    return {
        "id": game.id,
        "title": game.title,
        "tagline": game.tagline,
        "players": {"min": game.players[0], "max": game.players[-1]},
        "counts": list(known.counts),
        "also": list(known.also),
        "partners": known.partners,
        "minutes": {"min": game.minutes[0], "max": game.minutes[1]},
        "tags": [{"tag": tag, "label": TAGS[tag]} for tag in game.tags],
        "pack": pack.id,
        "facts": dict(game.facts),
    }


def _field(game: Game, field: Field) -> dict[str, Any]:
    return {
        "name": field.name,
        "label": field.label,
        "kind": field.kind,
        "values": [{"value": choice.value, "label": choice.label} for choice in field.choices],
        "default": [] if field.kind == "cards" else field.default,
        "clause": game.cite(field.clause)[0] if field.clause else None,
        "note": field.note,
    }


def _clause(game: Game, clause: Clause) -> dict[str, Any]:
    offering = _offering(game, clause.id, game.options)
    return {
        "id": clause.id,
        "number": clause.number,
        "text": clause.text,
        "ruling": clause.ruling,
        "option": offering,
    }


def _offering(game: Game, clause: str, fields: Iterable[Field]) -> str | None:
    for field in fields:
        if field.clause and clause in game.cite(field.clause):
            return field.name
    return None


def _card(card: Card) -> dict[str, Any]:
    return {
        "code": card.code,
        "name": card.name,
        "spoken": card.spoken,
        "rank": card.rank,
        "suits": list(card.suits),
        "types": list(card.types),
    }


def _form(name: str, form: Form) -> dict[str, Any]:
    return {
        "name": name,
        "label": form.label,
        "fields": [_part(part) for part in form.parts],
    }


def _part(part: Part) -> dict[str, Any]:
    return {
        "name": part.name,
        "kind": part.kind,
        "label": part.label,
        "required": part.required,
        "choices": list(part.choices),
        "labels": [choice_label(choice) for choice in part.choices],
        **({"least": part.least, "most": part.most} if part.kind == "number" else {}),
        **({"most": part.most} if part.kind == "hand" else {}),
    }


def _found(part: Part) -> dict[str, Any]:
    return {name: told for name, told in _part(part).items() if name != "required"}


def _named(names: Mapping[str, str]) -> list[dict[str, Any]]:
    return [{"name": name, "means": means} for name, means in names.items()]


def _phase(game: Game, phase: Phase) -> dict[str, Any]:
    return {
        "name": phase.name,
        "label": phase.label,
        "setting": phase.setting and bool(game.settings),
        "fields": [_part(part) for part in phase.parts],
        "actions": [{"pattern": code.pattern, "means": code.means} for code in phase.codes],
    }
