"""The score sheet of Euchre: who made trump and how many tricks that side has won; or nobody did."""

from __future__ import annotations

from ...sheets import Entries, Sheet
from ...table import Table
from .hand import seated


def entries(table: Table) -> Entries:
    """A hand; what cannot have been so is known."""
    alone = {} if table.players == 4 else {"alone": False}
    defended = {} if table.players == 4 and table.options.defend else {"defended": False}
    played: Entries = {"hand": {**alone, **defended}}
    return played if table.options.stick else {**played, "thrown-in": {}}


SHEET = Sheet(entries, begin=seated)
