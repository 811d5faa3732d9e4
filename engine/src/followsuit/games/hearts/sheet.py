"""The score sheet of Hearts: who has captured which penalty cards."""

from __future__ import annotations

from typing import Any

from ...sheets import Entries, Sheet
from ...table import Table


def entries(table: Table) -> Entries:
    """A hand, without the cards that count nothing at this table."""
    options: Any = table.options
    known: dict[str, Any] = {}
    for card in ("queen", "jack"):
        if not getattr(options, card):
            known[card] = None
    if options.moon != "choice":
        known["moon"] = None
    return {"hand": known}


SHEET = Sheet(entries)
