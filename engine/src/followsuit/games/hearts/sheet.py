"""The score sheet of Hearts: who has captured which penalty cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...errors import Fault
from ...forms import Scored
from ...messages import say
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


def unsettled(table: Table, form: str, case: Mapping[str, Any], scored: Scored) -> list[Fault]:
    """Whoever has shot the moon has to choose before the hand is written down."""
    return [Fault(say("not-settled"), "case.moon")] if scored.moves else []


SHEET = Sheet(entries, check=unsettled)
