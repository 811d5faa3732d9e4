"""Labels: what fields, forms, phases and clauses are called, by entries named after them.

The label of the part `points` of the form `hand` is the entry `form-hand-points` of the game's
catalogue, or `part-points` where several forms have it; its choices are the entry's attributes.
"""

from __future__ import annotations

import re
from typing import Any

from ..actions import Code
from ..clauses import Clause
from ..decisions import Phase
from ..fields import Field
from ..parts import Part
from ..words import Voice


class Unnamed(LookupError):
    """Something that no catalogue has a name for; `entries` are those where it could stand."""

    def __init__(self, entries: tuple[str, ...]) -> None:
        super().__init__(f"no catalogue has {' or '.join(entries)}")
        self.entries = entries


def label(voice: Voice, *entries: str) -> str:
    """The words of the first of these entries that there is. Raises `Unnamed` if there is none."""
    found = voice.known(*entries)
    if found is None:
        raise Unnamed(entries)
    return found


def part_label(voice: Voice, room: str, part: Part) -> str:
    """What a field of a form, a phase or an outcome is called."""
    return label(voice, *_entries(room, part))


def choice_label(voice: Voice, room: str, part: Part, value: object) -> str:
    """What one of its choices is called: "Spades", "Moons", "Played at once"."""
    own = [f"{entry}.{value}" for entry in _entries(room, part)]
    return _value(voice, value, *own)


def _entries(room: str, part: Part) -> tuple[str, str]:
    return f"{room}-{part.name}", f"part-{part.name}"


def _value(voice: Voice, value: Any, *entries: str) -> str:
    """A value of a field: numbers and cards may tell themselves."""
    if isinstance(value, bool):
        value = "yes" if value else "no"
    elif isinstance(value, int):
        return voice.known(*entries) or str(value)
    elif value in voice.pack.codes:
        return voice.card_name(voice.pack.by_code[value])
    return label(voice, *entries, f"choice-{value}")


def field_labels(voice: Voice, room: str, field: Field) -> dict[str, Any]:
    """What an option or a setting is called, and its values."""
    entries = f"{room}-{field.name}", f"field-{field.name}"  # as a setting, or as either
    values = []
    for value in field.choices:
        # The name of an attribute begins with a letter.
        short = value if str(value)[0].isalpha() else f"is-{value}"
        told = _value(voice, value, *(f"{entry}.{short}" for entry in entries))
        values.append({"value": value, "label": told})
    return {"label": label(voice, *entries), "values": values}


def clause_text(voice: Voice, clause: Clause) -> str:
    """The words of a clause."""
    return label(voice, _entry_of(clause))


def clause_name(voice: Voice, clause: Clause) -> str:
    """What a ruling is called, which no number names; a numbered clause is known by the end of its id."""
    return (
        label(voice, f"{_entry_of(clause)}.name") if clause.ruling else clause.id.rpartition(".")[2]
    )


def _entry_of(clause: Clause) -> str:
    room, _, short = clause.id.partition(".")
    room = "common" if room == "common" else "clause"
    return f"{room}-{short.replace('.', '-')}"


def code_label(voice: Voice, phase: Phase, code: Code) -> str:
    """What an action of a phase does."""
    short = re.sub(r"\W+", "-", code.pattern).strip("-")
    return label(voice, f"means-{phase.name}-{short}", f"means-{short}")
