"""The score sheet of Twenty-Five: who won each trick of a hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...errors import Fault
from ...forms import Scored
from ...messages import say
from ...sheets import Sheet
from ...table import Table
from .hand import tell_teams
from .rob import HAND


def unfinished(table: Table, form: str, case: Mapping[str, Any], scored: Scored) -> list[Fault]:
    """Only whole hands are written down, unless the game stops within one (`game.stop`)."""
    if scored.winners or len(case["winners"]) == HAND:
        return []
    return [Fault(say("all-tricks-needed", tricks=HAND), "case.winners")]


SHEET = Sheet(
    lambda table: {"tricks": {}},
    begin=lambda table: None if table.number else tell_teams(table),
    check=unfinished,
)
