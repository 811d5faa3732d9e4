"""The JSON Schema of tutorial files, by which editors complete and check them.

    python -m followsuit_site schema build/tutorial.schema.json

It is made of the fields that the reader of these files knows, of the clauses of every game, and of what can be claimed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from . import claims
from .engine import Engine, Game
from .tutorial_fields import (
    ANSWERED,
    COMMON_FIELDS,
    ID,
    KIND_FIELDS,
    KINDS,
    PICKS,
    TABLES,
    TOP,
    Field,
)

NAME = "tutorial.schema.json"
COMMON = "common."
Schema = dict[str, Any]
# As `tutorials` takes them: a number that stands where words are wanted is read as words.
_TYPES = {"text": ["string", "number"], "int": ["integer"], "bool": ["boolean"]}
_TYPES |= {"list": ["array"], "map": ["object"]}


def schema(engine: Engine) -> Schema:
    """The schema, in the draft that most editors know."""
    found = {name: _object(fields) for name, fields in TABLES.items() if fields is not TOP}
    found["example"] |= {"allOf": _kinds(), "anyOf": [{"required": [name]} for name in KINDS]}
    found["example"]["properties"]["claim"]["properties"] = _names(claims.NAMES)
    found["step"] |= {"allOf": _questions()}
    found["step"]["properties"]["claim"]["properties"] = _names({"play": claims.NAMES["play"]})
    found |= {"id": {"type": "string", "pattern": f"^{ID}$"}, "pick": {"enum": [*PICKS]}}
    found["clause"] = {"type": "string"}
    found["common"] = {"enum": sorted({id_ for id_ in engine.clauses if id_.startswith(COMMON)})}
    of_games = [_game(game) for game in engine.games.values()]
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "A tutorial of a card game: worked examples and the first lesson",
        **_object(TOP),
        "definitions": found,
        "allOf": of_games,
    }


def _object(fields: Mapping[str, Field]) -> Schema:
    return {
        "type": "object",
        "properties": {name: _field(field) for name, field in fields.items()},
        "required": [name for name, field in fields.items() if field.needed],
        "additionalProperties": False,
    }


def _field(field: Field) -> Schema:
    types = [one for kind in field.kinds.split() for one in _TYPES[kind]]
    found: Schema = {"type": types[0] if len(types) == 1 else [*dict.fromkeys(types)]}
    inner = {"$ref": f"#/definitions/{field.of}"}
    if field.of and field.kinds == "list":
        found["items"] = inner
    elif field.of:
        found = {"allOf": [inner]}
    return {**found, "description": field.means} if field.means else found


def _kinds() -> list[Schema]:
    """An example is of the kind of the first of these fields that it has, and has no field of another."""
    rules, before = [], list[Schema]()
    for name, kind in KINDS.items():
        own = {"required": [name], **({"not": {"anyOf": [*before]}} if before else {})}
        known = {"enum": sorted(KIND_FIELDS[kind] | COMMON_FIELDS)}
        rules.append({"if": own, "then": {"propertyNames": known}})
        before.append({"required": [name]})
    return rules


def _questions() -> list[Schema]:
    """A question needs an answer, and one way to be answered; and none of these comes without a question."""
    ways = sorted({name for way in ANSWERED for name in way})
    each = [
        {"required": way, "not": {"anyOf": [{"required": [n]} for n in ways if n not in way]}}
        for way in ANSWERED
    ]
    asked = {"required": ["answer"], "anyOf": each}
    picked = {"anyOf": [{"required": ["legal"]}, {"required": ["choices"]}]}
    return [
        {"if": {"required": ["ask"]}, "then": asked},
        *({"if": {"required": [name]}, "then": {"required": ["ask"]}} for name in ways),
        {"if": picked, "then": {"required": ["pick"]}, "else": {"not": {"required": ["pick"]}}},
    ]


def _names(known: Mapping[str, Iterable[str]]) -> Schema:
    """What may be claimed; any other field of an answer may be claimed, too."""
    return {name: {} for name in sorted({name for names in known.values() for name in names})}


def _game(game: Game) -> Schema:
    """The clauses that a game's examples and steps may show, written short or in full."""
    own = f"{game.id}."
    short = [id_.removeprefix(own) for id_ in game.clauses if id_.startswith(own)]
    full = {"type": "string", "pattern": rf"^{re.escape(own)}"}
    known = {"anyOf": [{"enum": short}, full, {"$ref": "#/definitions/common"}]}
    shows = {"properties": {"shows": {"items": known}}}
    steps = {"properties": {"steps": {"items": shows}}}
    found = {"properties": {"examples": {"items": shows}, "lesson": steps}}
    return {"if": {"properties": {"game": {"const": game.id}}, "required": ["game"]}, "then": found}
