"""What is asked and answered at a table where somebody plays, beside what all answers are made of (`answer_shapes`)."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from .answer_shapes import Line, PlayEvent, Reason, TableState
from .request_shapes import Asking, Beginning, MatchRecord


class Seated(Asking):
    ask: Literal["play"]
    seat: NotRequired[int]
    """As whom all is told; left out, the first seat."""


class BeginRequest(Seated, Beginning):
    do: NotRequired[Literal["new"]]


class ChooseRequest(Seated):
    do: Literal["act"]
    record: MatchRecord
    action: str


class MoveRequest(Seated):
    """Let whose turn it is choose."""

    do: Literal["move"]
    record: MatchRecord
    playouts: NotRequired[int]
    """None: by chance."""
    seconds: NotRequired[float]
    """No more playouts than fit into so many."""
    seed: NotRequired[int]


class BackRequest(Seated):
    do: Literal["undo", "state"]
    record: MatchRecord


PlayRequest: TypeAlias = "BeginRequest | ChooseRequest | MoveRequest | BackRequest"


class Totals(TypedDict):
    before: list[int]
    after: list[int]


class SeenState(TableState):
    """What a seat may know of a table."""

    hands: list[list[str] | None]
    """Nobody’s but its own."""
    unseen: list[Reason]
    """What lies there and may not be looked at, and why."""


class EndedHand(TypedDict):
    """A hand that is over."""

    hand: int
    dealer: int
    tricks: list[int]
    """How many each seat has won."""
    ledger: list[Line]
    totals: Totals
    winners: list[int]
    """The sides that have won the match by it."""
    winner_names: list[str]


class PlayAnswer(TypedDict):
    """All of it as one seat may know it, but the record, and who is asked."""

    record: MatchRecord
    asked: int | None
    """Who is really asked now: others may not notice that a seat is asked, and see in their state who is next."""
    state: SeenState
    turns: list[int]
    """Who plays to the trick that lies, in turn."""
    events: list[PlayEvent]
    ended: list[EndedHand]
