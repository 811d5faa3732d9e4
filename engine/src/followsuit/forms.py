"""Forms: questions about points, the rule that answers each, and what a quiz asks of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from .actions import Action
from .fields import Value
from .ledger import Line, Note
from .messages import Message
from .parts import Part


class Scored(NamedTuple):
    """A score: ledger lines, totals after them, and who has won if the game is over.

    `moves` are what a player may choose from where the case alone does not settle the lines.
    `outcome` are values of the parts that the game's `outcome` declares.
    """

    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...] = ()
    notes: tuple[Note, ...] = ()
    moves: tuple[Action, ...] = ()
    outcome: Mapping[str, Any] = {}


class Form(NamedTuple):
    """A question about points: its fields, the rule, and what is counted if not the game's unit.

    `score(case, options, players)` applies the rule at a table of so many.

    A part of the kind "totals" is what the sides had before; `Game.standing` judges it, and
    `played` says how many hands were played before the case, None where it does not say.
    """

    parts: tuple[Part, ...]
    score: Callable[[Mapping[str, Any], Any, int], Scored]
    unit: str = ""
    played: Callable[[Mapping[str, Any]], int | None] = lambda case: None


class PointsCase(NamedTuple):
    """A quiz question about points: a case of a form, and whose result is asked, in words.

    `change` asks for the gain or loss instead of the new total; `slips` are wrong answers that a
    likely mistake would give. `decider` is the side on whose result all others depend.
    """

    form: str
    case: Mapping[str, Any]
    options: Mapping[str, Value]
    players: int
    side: int
    prompt: Message
    change: bool = False
    slips: tuple[int, ...] = ()
    decider: int | None = None
