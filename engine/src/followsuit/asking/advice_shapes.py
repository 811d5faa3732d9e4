"""What advice answers, beside what all answers are made of (`answer_shapes`)."""

from __future__ import annotations

from typing import TypedDict

from .answer_shapes import Action, Sentence
from .request_shapes import MatchRecord


class Advised(Action):
    """An action with what it is expected to bring, on average over hands as they may lie."""

    points: float
    """What the side gains from here to the end of the hand."""
    wins: float | None
    """In what part of the hands it wins the trick that lies there, if it plays a card."""
    short: float
    """By how much it falls short of the best, in points; a match won or lost counts as the widest hand."""
    error: float
    """The standard error of that."""
    tried: int
    why: list[Sentence]


class AdviseAnswer(TypedDict):
    """The best action first."""

    seat: int
    phase: str
    unit: str | None
    tried: int
    actions: list[Advised]


class Reviewed(TypedDict):
    """A choice where the seat could have chosen otherwise."""

    hand: int
    at: int
    """Which action of that hand it was."""
    phase: str
    record: MatchRecord
    """The match before it."""
    fine: bool
    """Whether nothing was found of which more could be expected, as far as that can be told."""
    cost: float
    """What it may be expected to have cost, in points as `short` counts them."""
    error: float
    """The standard error of that."""
    why: Sentence
    chosen: Advised
    best: Advised


class ReviewAnswer(TypedDict):
    seat: int
    unit: str | None
    of: int
    """How many choices there were."""
    choices: list[Reviewed]
    """As they were made."""
