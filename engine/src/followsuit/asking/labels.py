"""Labels: what fields, forms, phases and clauses are called, by entries named after them.

The label of the part `points` of the form `hand` is the entry `form-hand-points` of the game's
catalogue, or `part-points` where several forms have it; its choices are the entry's attributes.
"""

from __future__ import annotations

import re
from typing import Any

from ..clauses import Clause
from ..fields import Field
from ..game import Part
from ..messages import Words
from ..packs import SUIT_NAMES
from ..phases import Code, Phase
from ..words import Voice


def label(voice: Voice, given: Words, *entries: str) -> str:
    """The words that a rule gives, or else the first of these entries."""
    if given:
        return voice.plain(given)
    found = voice.known(*entries)
    if found is None:
        raise LookupError(f"no catalogue has {' or '.join(entries)}")
    return found


def part_label(voice: Voice, room: str, part: Part) -> str:
    """What a field of a form, a phase or an outcome is called."""
    return label(voice, part.label, *_entries(room, part))


def choice_label(voice: Voice, room: str, part: Part, value: object) -> str:
    """What one of its choices is called: "Spades", "Moons", "Played at once"."""
    if part.label:  # told by its own name
        word = SUIT_NAMES.get(str(value), str(value))
        return word[:1].upper() + word[1:]
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
        return voice.pack.by_code[value].name
    return label(voice, "", *entries, f"choice-{value}")


def field_labels(voice: Voice, room: str, field: Field) -> dict[str, Any]:
    """What an option or a setting is called, and its values, and what is remarked about it."""
    entries = f"{room}-{field.name}", f"field-{field.name}"  # as a setting, or as either
    values = []
    for choice in field.choices:
        value = choice.value
        # The name of an attribute begins with a letter.
        short = value if str(value)[:1].isalpha() else f"is-{value}"
        told = choice.label or _value(voice, value, *(f"{entry}.{short}" for entry in entries))
        values.append({"value": choice.value, "label": told})
    note = voice.plain(field.note) or voice.known(f"{entries[0]}-note") or ""
    return {"label": label(voice, field.label, *entries), "values": values, "note": note}


def clause_text(voice: Voice, clause: Clause) -> str:
    """The words of a clause."""
    room, _, short = clause.id.partition(".")
    room = "common" if room == "common" else "clause"
    return label(voice, clause.text, f"{room}-{short.replace('.', '-')}")


def code_label(voice: Voice, phase: Phase, code: Code) -> str:
    """What an action of a phase does."""
    short = re.sub(r"\W+", "-", code.pattern).strip("-")
    return label(voice, code.means, f"means-{phase.name}-{short}", f"means-{short}")
