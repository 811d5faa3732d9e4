"""The fields of a score as people call them, for telling what is wrong in them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from ..errors import Fault
from ..game import Form, Game, Part
from ..packs import SUIT_NAMES

_PATH = re.compile(r"^(case|options)\.(\w+)((?:\[\d+\])*)$|^(players|names)$")
_WITHIN = re.compile(r" ?\bat (case\.\w+(?:\[\d+\])*)")
_BY_SIDE = ("ints", "totals", "card_lists", "choice_lists")
_BY_SEAT = ("seat_ints",)


def choice_label(value: object) -> str:
    """What one of a field's choices is called: "Spades", "Moons", "Played at once"."""
    word = SUIT_NAMES.get(str(value), str(value))
    return word[:1].upper() + word[1:]


def placed(
    fault: Fault, game: Game, form: Form | None, names: Sequence[str], sides: Sequence[str]
) -> Fault:
    """A fault of a score, its field called by its label, and no path in its sentence."""

    def call(path: str) -> str:
        found = _PATH.match(path)
        if not found:
            return ""
        room, name, places, plain = found.groups()
        if plain:
            return plain.title()
        if room == "options":
            return next((field.label for field in game.options if field.name == name), "")
        part = next((part for part in form.parts if part.name == name), None) if form else None
        return _called(part, [int(n) for n in re.findall(r"\d+", places)], names, sides)

    what = _WITHIN.sub(lambda found: f" under “{call(found[1])}”", fault.what)
    return fault._replace(what=what, place=call(fault.where))


def summed(fault: Fault, case: Any) -> Fault:
    """A fault about a sum also says what the sum is now."""
    if not fault.what.startswith("must add up to ") or "not" in fault.what:
        return fault
    numbers = case.get(fault.where.removeprefix("case.")) if isinstance(case, Mapping) else None
    if not isinstance(numbers, list) or not all(type(number) is int for number in numbers):
        return fault
    return fault._replace(what=f"{fault.what}, not {sum(numbers)}")


def _called(
    part: Part | None, places: Sequence[int], names: Sequence[str], sides: Sequence[str]
) -> str:
    if part is None:
        return ""
    owners = sides if part.kind in _BY_SIDE else names if part.kind in _BY_SEAT else ()
    if places and places[0] < len(owners):
        return f"{part.label}, {owners[places[0]]}"
    return part.label
