"""`games` and `game`: what the book holds, and all about one of its games."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from ..chance import DEALT
from ..clauses import COMMON, Clause
from ..company import company
from ..decisions import Phase
from ..fields import Field
from ..forms import Form
from ..game import Game
from ..games import games
from ..packs import Card, Pack
from ..parts import Part
from ..quiz import kinds_of
from ..words import LANGUAGES, Voice, languages_of, speaks
from .labels import (
    choice_label,
    clause_name,
    clause_text,
    code_label,
    field_labels,
    label,
    part_label,
)
from .reading import Reader
from .scores import read_table

FACTS = ("players", "pack", "deal", "goal", "length", "special")  # told of every game


def games_answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """All games of the book, each in short."""
    reader = Reader(request, "")
    reader.done()
    return {"games": [_summary(game, reader.language) for game in games()]}


def game_answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """Facts, options, settings, clauses and cards of one game, and what may be asked of it."""
    reader = Reader(request, "game players options names setting")
    game = reader.game()
    setting = reader.setting(game)
    names, options = read_table(reader, game)
    pack, sides = game.pack(setting), game.match.sides(len(names), options)
    voice = game.voice(pack, names, sides, reader.language)
    return {
        **_summary(game, reader.language),
        "options": [_field(game, voice, "option", field) for field in game.options.fields],
        "setting": [
            _field(game, voice, "setting", field) for field in game.positions.settings.fields
        ],
        "clauses": [
            _clause(game, voice, clause) for clause in (*game.clauses.values(), *COMMON.values())
        ],
        "cards": [_card(voice, card) for card in pack.cards],
        "table": {"names": names, "sides": voice.side_names},
        "outcome": [_found(voice, part) for part in game.hand.outcome],
        "pack_ranks": list(pack.ranks),
        "pack_suits": list(pack.suits),
        "requests": {
            "score": {"forms": [_form(voice, name, form) for name, form in game.forms.items()]},
            "legal": {"phases": [_phase(game, voice, phase) for phase in game.hand.phases]},
            "hand": {
                "deal": _named(voice, "deal", DEALT) + _named(voice, "drawn", game.hand.drawn_as),
                "shown": [told_open(voice, part) for part in game.hand.shown],
            },
            "quiz": {"kinds": list(kinds_of(game))},
            "trick_sizes": list(game.positions.sizes(setting)),
            "hand_limit": game.positions.hand_limit(setting) or None,
        },
    }


def _summary(game: Game, language: str) -> dict[str, Any]:
    pack: Pack = game.pack(game.setting())
    told = language if speaks(game.words, language) else LANGUAGES[0]
    known, voice = company(game), game.voice(pack, language=told)
    facts = {label(voice, f"label-{name}"): label(voice, f"fact-{name}") for name in FACTS}
    return {
        "id": game.id,
        "title": label(voice, "title"),
        "tagline": label(voice, "tagline"),
        "players": {"min": game.about.players[0], "max": game.about.players[-1]},
        "counts": list(known.counts),
        "also": list(known.also),
        "partners": known.partners,
        "minutes": {"min": game.about.minutes[0], "max": game.about.minutes[1]},
        "language": told,
        "languages": list(languages_of(game.words)),
        "tags": [{"tag": tag, "label": label(voice, f"tag-{tag}")} for tag in game.about.tags],
        "pack": pack.id,
        "facts": facts,
    }


def _field(game: Game, voice: Voice, room: str, field: Field) -> dict[str, Any]:
    told = field_labels(voice, room, field)
    return {
        "name": field.name,
        "label": told["label"],
        "kind": field.kind,
        "values": told["values"],
        "default": [] if field.kind == "cards" else field.default,
        "clause": next(iter(game.cite(field.clause)), None),
    }


def _clause(game: Game, voice: Voice, clause: Clause) -> dict[str, Any]:
    offering = _offering(game, clause.id, game.options.fields)
    return {
        "id": clause.id,
        "number": clause.number,
        "name": clause_name(voice, clause),
        "text": clause_text(voice, clause),
        "ruling": clause.ruling,
        "option": offering,
    }


def _offering(game: Game, clause: str, fields: Iterable[Field]) -> str | None:
    for field in fields:
        if clause in game.cite(field.clause):
            return field.name
    return None


def _card(voice: Voice, card: Card) -> dict[str, Any]:
    return {
        "code": card.code,
        "name": voice.card_name(card),
        "spoken": voice.card_name(card, spoken=True),
        "rank": card.rank,
        "suits": list(card.suits),
        "types": list(card.types),
    }


def _form(voice: Voice, name: str, form: Form) -> dict[str, Any]:
    room = f"form-{name}"
    return {
        "name": name,
        "label": label(voice, room),
        "fields": [told_part(voice, room, part) for part in form.parts],
    }


def told_part(voice: Voice, room: str, part: Part) -> dict[str, Any]:
    """A field of a form, a phase or an outcome (`room`): its label, kind, choices and their labels."""
    return {
        "name": part.name,
        "kind": part.kind,
        "label": part_label(voice, room, part),
        "required": part.required,
        "choices": list(part.choices),
        "labels": [choice_label(voice, room, part, choice) for choice in part.choices],
        **({"least": part.least, "most": part.most} if part.kind == "number" else {}),
        **({"most": part.most} if part.kind == "hand" else {}),
    }


def _found(voice: Voice, part: Part) -> dict[str, Any]:
    told = told_part(voice, "outcome", part)
    return {name: value for name, value in told.items() if name != "required"}


def _named(voice: Voice, room: str, names: Collection[str]) -> list[dict[str, Any]]:
    return [{"name": name, "means": label(voice, f"{room}-{name}")} for name in names]


def told_open(voice: Voice, part: Part) -> dict[str, Any]:
    """What lies open on the table: what it is, what it is called in short, and how it is told."""
    told = told_part(voice, "shown", part)
    means, short = told.pop("label"), label(voice, f"shown-{part.name}.short")
    return {**told, "label": short, "means": means}


def _phase(game: Game, voice: Voice, phase: Phase) -> dict[str, Any]:
    room = f"phase-{phase.name}"
    return {
        "name": phase.name,
        "label": label(voice, room),
        "setting": phase.setting and bool(game.positions.settings.fields),
        "fields": [told_part(voice, room, part) for part in phase.parts],
        "actions": [
            {"pattern": code.pattern, "means": code_label(voice, phase, code)}
            for code in phase.codes
        ],
    }
