"""What advice answers, beside what all answers are made of (`answer_shapes`)."""

from __future__ import annotations

from typing import TypedDict

from .answer_shapes import Action, Sentence


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
