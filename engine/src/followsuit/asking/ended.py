"""Hands that are over: what each came to, and the course of any hand of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..match import Match
from ..table import Table
from .telling import line, outcome, winners


def ended_told(match: Match, since: int) -> list[dict[str, Any]]:
    """The hands that came to their end after `since` others had, in order."""
    return [hand_told(match, table) for table in match.ended[since:]]


def hand_told(match: Match, table: Table) -> dict[str, Any]:
    """What a hand came to: its ledger, the totals before and after, who has won the match by it."""
    game, pack = match.game, table.pack
    tricks = [trick.winner for trick in table.tricks if trick.position is not None]
    return {
        "hand": table.number,
        "dealer": table.dealer,
        "tricks": [tricks.count(seat) for seat in range(match.players)],
        "ledger": [line(game, pack, match.side_names, entry) for entry in table.lines],
        "totals": {"before": list(table.before), "after": list(table.totals)},
        **winners(table.winners, match.side_names),
        "outcome": outcome(game, pack, table.outcome),
    }


def review(match: Match, table: Table, events: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Any hand of a match, with its course; it may still go on."""
    over = any(table is done for done in match.ended)
    return {**hand_told(match, table), "over": over, "events": list(events)}
