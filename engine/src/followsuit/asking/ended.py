"""Hands that are over: what each came to, and the course of any hand of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..match import Match
from ..table import Table
from .telling import Teller


def ended_told(match: Match, since: int, language: str) -> list[dict[str, Any]]:
    """The hands that came to their end after `since` others had, in order."""
    return [hand_told(match, table, language) for table in match.ended[since:]]


def hand_told(match: Match, table: Table, language: str) -> dict[str, Any]:
    """What a hand came to: its ledger, the totals before and after, who has won the match by it."""
    tell = Teller(match.game, match.voice(language, table))
    tricks = [trick.winner for trick in table.tricks if trick.position is not None]
    return {
        "hand": table.number,
        "dealer": table.dealer,
        "tricks": [tricks.count(seat) for seat in range(match.players)],
        "ledger": [tell.line(entry) for entry in table.lines],
        "totals": {"before": list(table.before), "after": list(table.totals)},
        **tell.winners(table.winners),
        "outcome": tell.outcome(table.outcome),
    }


def review(
    match: Match, table: Table, events: Sequence[dict[str, Any]], language: str
) -> dict[str, Any]:
    """Any hand of a match, with its course; it may still go on."""
    over = any(table is done for done in match.ended)
    return {**hand_told(match, table, language), "over": over, "events": list(events)}
