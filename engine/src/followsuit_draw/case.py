"""What a score was asked about: the fields of a case, as the engine has read them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from followsuit.decktet import SUITS as TOKENS
from followsuit.messages import Suit
from followsuit.packs import SUIT_NAMES

from .markup import escape, minus, token
from .pen import Answer, Pen

Names = tuple[Sequence[str], Sequence[str]]
Part = Mapping[str, Any]  # a field of a form, as the engine tells of it


def names_of(answer: Answer) -> Names:
    """The names of the seats and of the sides that a score is about."""
    sides = answer.get("sides", [])
    return answer.get("names") or sides, sides


def fields(answer: Answer, parts: Sequence[Part], pen: Pen) -> list[tuple[str, str]]:
    """The given fields of a case: their labels and their values."""
    case, names = answer.get("case", {}), names_of(answer)
    return [
        (part["label"], value(part, case[part["name"]], names, pen))
        for part in parts
        if part["name"] in case and part["kind"] != "text" and not empty(case[part["name"]])
    ]


def empty(given: Any) -> bool:
    """Nothing at all for anybody: not worth a line."""
    return isinstance(given, list) and not any(item or item == 0 for item in given)


def value(part: Part, given: Any, names: Names, pen: Pen) -> str:
    """A field of a case; `names` are those of the seats and of the sides."""
    kind, (seats, sides) = part["kind"], names
    if kind.endswith("_lists") and len(given) == len(seats):
        sides = seats  # what each seat has, and not each side of several
    if kind == "choice_lists" and all(v in SUIT_NAMES for row in given for v in row):
        pairs = [(who, row) for who, row in zip(sides, given, strict=False) if row]
        return escape(pen.words.row(f"{who} {_suits(row, pen)}" for who, row in pairs))
    if kind in ("choice_lists", "card_lists"):
        inner = "card" if kind == "card_lists" else "choice"
        rows = "".join(
            f'<li><span class="who">{escape(who)}</span> '
            f'<span class="held">{_row(inner, row, part, seats, pen)}</span></li>'
            for who, row in zip(sides, given, strict=False)
        )
        return f'<ul class="takes">{rows}</ul>'
    if kind in ("ints", "totals", "seat_ints"):
        accounts = seats if kind == "seat_ints" else sides
        told = [f"{who} {minus(number)}" for who, number in zip(accounts, given, strict=False)]
        return escape(", ".join(told))
    if isinstance(given, list):
        inner = {"cards": "card", "seats": "seat", "choice_list": "choice"}.get(kind, "")
        return _row(inner, given, part, seats, pen)
    return _one(kind, given, part, seats, pen)


def _suits(suits: Sequence[str], pen: Pen) -> str:
    return pen.words.row(pen.words("suits", suit=Suit(suit)) for suit in suits)


def _row(kind: str, values: Sequence[Any], part: Part, seats: Sequence[str], pen: Pen) -> str:
    parts = [_one(kind, each, part, seats, pen) for each in values]
    if kind == "choice" and all(each in TOKENS for each in values):
        return " ".join(parts) or pen.words("nothing")
    return ", ".join(parts) or pen.words("nothing")


def _one(kind: str, given: Any, part: Part, seats: Sequence[str], pen: Pen) -> str:
    if kind == "seat":
        return escape(seats[given] if given in range(len(seats)) else str(given))
    if kind == "card":
        return pen.inline(given)
    if isinstance(given, bool):
        return pen.words("choice-yes" if given else "choice-no")
    if isinstance(given, int):
        return minus(given)
    if given in TOKENS:
        return token(given, pen.words(f"suit-{given}"))
    labels = dict(zip(part["choices"], part["labels"], strict=True))
    return escape(labels.get(given, str(given)))
