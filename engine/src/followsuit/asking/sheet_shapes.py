"""What the score sheet answers, beside what all answers are made of (`answer_shapes`)."""

from __future__ import annotations

from typing import Any, TypedDict

from .answer_shapes import Fault, Form, Line, Reason
from .request_shapes import Case, Options


class Entered(TypedDict):
    """An entry of a sheet as the engine spells it."""

    form: str
    label: str
    case: Case


class SheetTotals(TypedDict):
    before: list[int]
    after: list[int]


class SheetHand(TypedDict):
    """A hand of a sheet; the last one may still have to be entered."""

    hand: int
    dealer: int
    begins: list[Reason]
    entries: list[Entered]
    ledger: list[Line]
    notes: list[Reason]
    totals: SheetTotals
    over: bool
    outcome: dict[str, Any]


class SheetForm(Form):
    """What may be entered now: the fields that the sheet does not know, and those that it does."""

    known: Case


class Unfit(TypedDict):
    """The first entry that cannot be."""

    entry: int
    errors: list[Fault]


class SheetAnswer(TypedDict):
    game: str
    names: list[str]
    sides: list[str]
    options: Options
    unit: str | None
    hands: list[SheetHand]
    forms: list[SheetForm]
    totals: list[int]
    over: bool
    winners: list[int]
    """The sides that have won, by number."""
    winner_names: list[str]
    unfit: Unfit | None
