"""The score sheet of Shed: who won each trick, what was led, and which token moved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...errors import Fault
from ...forms import Scored
from ...messages import Card, Row, say
from ...sheets import Entries, Sheet
from ...table import Table
from . import tokens
from .hand import deal_for, first_takes, make, mode_of, tell_start, tell_step
from .score import after_trick


def begin(table: Table) -> None:
    """Tokens that are drawn the players see, and not the sheet (`tokens.random-start`)."""
    tell_start(table, mode_of(table.players, table.options))
    if table.carried is None and table.options.start != "random":
        table.carried = first_takes(table)


def entries(table: Table) -> Entries:
    """A trick; the takes are kept from the one before, and from round to round (`round.takes-kept`)."""
    if table.carried is None:
        return {"tokens": {"supply": None}}
    return {"tokens": tokens.shown(table.carried)}


def check(table: Table, form: str, case: Mapping[str, Any], scored: Scored) -> list[Fault]:
    """Each card is led once in a round, and of several moves one is chosen."""
    faults = []
    if table.carried is None:
        each = say("tokens-drawn-each", number=tokens.FULL)
        faults += [
            Fault(each, f"case.takes[{side}]")
            for side, take in enumerate(case["takes"])
            if len(take) != tokens.FULL
        ]
    if any(case["lead"] in led for led in table.won):
        faults.append(Fault(say("led-already", card=Card(case["lead"])), "case.lead"))
    if len(scored.moves) > 1 and "move" not in case:
        possible = Row.verbatim(move.code for move in scored.moves)
        faults.append(Fault(say("move-needed", possible=possible), "case.move"))
    return faults


def write(table: Table, form: str, case: Mapping[str, Any], scored: Scored) -> bool:
    winner, players, mode = case["winner"], table.players, mode_of(table.players, table.options)
    takes, step, move = after_trick(case, table.options, players)
    tell_step(table, step, winner)
    if move:
        table.carried = make(table, takes, move, winner, mode)
    table.won[winner].append(case["lead"])  # of a trick the sheet sees no other card
    tricks = sum(len(led) for led in table.won)
    return bool(table.winners) or tricks == deal_for(players, table.options).tricks(players, mode)


SHEET = Sheet(entries, write, begin, check)
