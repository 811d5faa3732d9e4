"""The fields of a score as people call them, for telling what is wrong in them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from ..errors import Fault
from ..forms import Form
from ..game import Game
from ..messages import Verbatim, say
from ..words import Voice
from .labels import label, part_label

_PATH = re.compile(r"^(case|options)\.(\w+)((?:\[\d+\])*)$|^(players|names)$")
_BY_SIDE = ("ints", "totals", "card_lists", "choice_lists")
_BY_SEAT = ("seat_ints",)


class Places(NamedTuple):
    """Calls the fields of a form by their labels, at one table."""

    game: Game
    name: str
    form: Form | None
    voice: Voice

    def fault(self, fault: Fault) -> Fault:
        """A fault with the name of its field, and no path in its sentence."""
        what = fault.what
        if what.id == "already-at":
            under = Verbatim(self.called(what.facts["list"].word))
            what = say("already-under", name=what.facts["name"], label=under)
        return fault._replace(what=what, place=self.called(fault.where))

    def called(self, path: str) -> str:
        """A field by its label: "Card points, North"; empty where it has none."""
        found = _PATH.match(path)
        if not found:
            return ""
        room, name, places, plain = found.groups()
        if plain:
            return label(self.voice, f"label-{plain}")
        if room == "options":
            known = (field for field in self.game.options.fields if field.name == name)
            option = next(known, None)
            return label(self.voice, f"option-{name}", f"field-{name}") if option else ""
        parts = self.form.parts if self.form else ()
        part = next((part for part in parts if part.name == name), None)
        if part is None:
            return ""
        own = part_label(self.voice, f"form-{self.name}", part)
        by_side = self.voice.side_names if part.kind in _BY_SIDE else ()
        owners = self.voice.names if part.kind in _BY_SEAT else by_side
        number = re.search(r"\d+", places)
        if number and int(number[0]) < len(owners):
            return f"{own}, {owners[int(number[0])]}"
        return own


def summed(fault: Fault, case: Any) -> Fault:
    """A fault about a sum also says what the sum is now."""
    numbers = case.get(fault.where.removeprefix("case.")) if isinstance(case, Mapping) else None
    if not isinstance(numbers, list) or not fault.what.id.startswith("must-add-up"):
        return fault
    return fault._replace(what=fault.what.but(now=sum(numbers)))
