"""The score sheet of Schafkopf: what the declarer has, or what everybody has in a hand of least."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...errors import Fault
from ...forms import Scored
from ...messages import say
from ...sheets import Sheet, closed_by
from ...table import Table
from .hand import close


def unknown_discards(
    table: Table, form: str, case: Mapping[str, Any], scored: Scored
) -> list[Fault]:
    """Without the discards a sheet would be wrong where they count (`ruling.discards-count`)."""
    if form != "hand" or case.get("discards") or table.options.discards_count != "declarer":
        return []
    return [Fault(say("discards-needed"), "case.discards")]


SHEET = Sheet(lambda table: {"hand": {}, "least": {}}, closed_by(close), check=unknown_discards)
