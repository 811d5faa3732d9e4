"""What one seat may know of a match, as a value."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from .decisions import Decision
from .errors import BadRequest, Fault
from .ledger import Line
from .match import Match
from .messages import say
from .table import Event


@dataclass(frozen=True)
class View:
    """What a seat may know of the current hand; equal views cannot be told apart by that seat.

    Seats and sides count from 0, card sets are ints, single cards indexes. `turn`, `phase` and
    `codes` are the choice that is due, with its actions only where it is this seat's own.
    """

    game: str
    players: int
    options: Any
    seat: int
    number: int
    dealer: int
    totals: tuple[int, ...]
    turn: int | None
    phase: str
    codes: tuple[str, ...]
    hand: int
    held: tuple[int, ...]
    playing: tuple[tuple[int, int], ...]
    won: tuple[int, ...]
    shown: dict[str, Any]
    events: tuple[Event, ...]
    lines: tuple[Line, ...]
    winners: tuple[int, ...]
    # From which other worlds are made (`worlds`); nobody who has a view looks at it.
    source: Match = field(compare=False, repr=False)

    __hash__ = None  # type: ignore[assignment]  # what is shown can be changed


def view(match: Match, seat: int) -> View:
    """What a seat may now know of a match. Raises `BadRequest` where there is no such seat.

    >>> mine = view(Match("tetka", seed=1), 2)
    >>> mine.held, mine.hand.bit_count(), mine == view(Match("tetka", seed=2), 2)
    ((13, 13, 13, 13), 13, False)
    """
    if seat not in range(match.players):
        raise BadRequest(Fault(say("needs-seat", last=match.players - 1), "seat"))
    return seen(match, seat, match.dealt_again(match.table.chance.drawn).follow(match.done))


def seen(match: Match, seat: int, source: Match) -> View:
    """The view of a seat on a match that is made anew from `source`."""
    table = match.table
    decision: Decision | None = match.decision and match.decision.seen_by(seat)
    return View(
        match.game.id,
        match.players,
        match.options,
        seat,
        match.hand_number,
        table.dealer,
        tuple(table.totals),
        decision.seat if decision else None,
        decision.phase if decision else match.phase,
        tuple(decision.codes) if decision and decision.seat == seat else (),
        table.hands[seat],
        tuple(hand.bit_count() for hand in table.hands),
        tuple(table.playing),
        tuple(map(len, table.won)),
        deepcopy(table.shown),
        tuple(e for e in table.events if e.to is None or seat in e.to),
        tuple(table.lines),
        table.winners,
        source,
    )
