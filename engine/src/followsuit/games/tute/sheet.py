"""The score sheet of Tute: what the piles count and what was sung, or a tute."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...forms import Scored
from ...sheets import Sheet
from ...table import Table
from .hand import enter_hand


def write(table: Table, form: str, case: Mapping[str, Any], scored: Scored) -> bool:
    """What is counted decides the hand; the hand is what goes to the ledger."""
    (note,) = scored.notes
    enter_hand(table, scored.lines, next(iter(scored.winners), None), note)
    return True


SHEET = Sheet(lambda table: {"hand": {}}, write)
