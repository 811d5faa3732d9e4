"""Who leads first, in the many games where that is the player next to the dealer."""

from __future__ import annotations

from ..messages import of_seat
from ..table import Table

CLOCKWISE = "leads-left-of-dealer"
COUNTER_CLOCKWISE = "leads-right-of-dealer"


def next_to_dealer(table: Table, clauses: str, told: str = CLOCKWISE) -> int:
    """The seat after the dealer's; the table is told that it leads, and by which clauses."""
    leader = table.after(table.dealer)
    table.tell("leader", of_seat(told, leader), clauses, leader)
    return leader
