"""What a score was asked about, and what it leaves open: the case before its ledger."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from followsuit.packs import SUIT_NAMES

from .. import faces
from ..engine import Answer
from ..english import join, minus
from .scribe import Scribe


def given(request: Answer, answer: Answer, scribe: Scribe) -> str:
    """The fields of the case under the labels that the game's form gives them."""
    forms = scribe.game.raw.get("requests", {}).get("score", {}).get("forms", [])
    parts: list[Answer] = next(
        (form["fields"] for form in forms if form["name"] == request.get("form")), []
    )
    # As the engine has read it, not as the author wrote it: cards are codes, lists are lists.
    case, sides = answer.get("case", {}), answer.get("sides", [])
    names = answer.get("names") or sides
    rows = [
        f"<div><dt>{escape(part['label'])}</dt>"
        f"<dd>{_value(part['kind'], case[part['name']], (names, sides), scribe)}</dd></div>"
        for part in parts
        if part["name"] in case and part["kind"] != "text" and not _empty(case[part["name"]])
    ]
    return _facts([*rows, *_options(request, scribe)])


def agreed(request: Answer, scribe: Scribe) -> str:
    """The options that a script plays with, where it changes any."""
    return _facts(_options(request, scribe))


def _options(request: Answer, scribe: Scribe) -> list[str]:
    chosen = request.get("options") or {}
    rows = []
    for option in scribe.game.options:
        value = chosen.get(option["name"], option["default"])
        if value != option["default"]:
            labels = {str(v["value"]).lower(): v["label"] for v in option["values"]}
            label = labels.get(str(value).lower(), str(value))
            rows.append(
                f"<div><dt>{escape(option['label'])}</dt><dd>{escape(str(label))}</dd></div>"
            )
    return rows


def _facts(rows: Sequence[str]) -> str:
    return f'<dl class="facts given">{"".join(rows)}</dl>' if rows else ""


def moves(answer: Answer, scribe: Scribe) -> str:
    """What a player may do now, where the case leaves a choice."""
    items = "".join(
        f"<li>{scribe.say(move)} {scribe.secs(move['clauses'])}</li>"
        for move in answer.get("moves", [])
    )
    if len(answer.get("moves", [])) < 2 or answer.get("lines"):
        return ""
    return f'<div class="now"><p>One of these:</p><ul class="can">{items}</ul></div>'


def notes(answer: Answer, scribe: Scribe) -> str:
    """The remarks of a score that moves nothing yet."""
    items = "".join(f"<li>{scribe.reason(note)}</li>" for note in answer.get("notes", []))
    return f'<ul class="after">{items}</ul>' if items else ""


def _empty(value: Any) -> bool:
    """Nothing at all for anybody: not worth a line."""
    return isinstance(value, list) and not any(item or item == 0 for item in value)


def takes(state: Answer, scribe: Scribe) -> str:
    """The tokens that lie open on the table, a row for each side and one for the supply."""
    shown = state.get("shown", {})
    if "takes" not in shown:
        return ""
    sides = [*state["sides"], "Supply"]
    rows = [*shown["takes"], shown.get("supply", [])]
    return f'<div class="given">{_value("choice_lists", rows, (sides, sides), scribe)}</div>'


Names = tuple[Sequence[str], Sequence[str]]


def _value(kind: str, value: Any, names: Names, scribe: Scribe) -> str:
    seats, sides = names
    if kind == "choice_lists" and all(v in SUIT_NAMES for row in value for v in row):
        pairs = [(who, row) for who, row in zip(sides, value, strict=False) if row]
        return escape(join([f"{who} {join([SUIT_NAMES[s] for s in row])}" for who, row in pairs]))
    if kind in ("choice_lists", "card_lists"):
        inner = "card" if kind == "card_lists" else "choice"
        rows = "".join(
            f'<li><span class="who">{escape(who)}</span> '
            f'<span class="held">{_row(inner, row, names, scribe)}</span></li>'
            for who, row in zip(sides, value, strict=False)
        )
        return f'<ul class="takes">{rows}</ul>'
    if kind in ("ints", "totals", "seat_ints"):
        accounts = seats if kind == "seat_ints" else sides
        told = [f"{who} {minus(number)}" for who, number in zip(accounts, value, strict=False)]
        return escape(", ".join(told))
    if isinstance(value, list):
        inner = {"cards": "card", "seats": "seat", "choice_list": "choice"}.get(kind, "")
        return _row(inner, value, names, scribe)
    return _one(kind, value, seats, scribe)


def _row(kind: str, values: Sequence[Any], names: Names, scribe: Scribe) -> str:
    parts = [_one(kind, value, names[0], scribe) for value in values]
    if kind == "choice" and all(value in faces.DECKTET for value in values):
        return " ".join(parts) or "nothing"
    return ", ".join(parts) or "nothing"


def _one(kind: str, value: Any, seats: Sequence[str], scribe: Scribe) -> str:
    if kind == "seat":
        return escape(seats[value] if value in range(len(seats)) else str(value))
    if kind == "card":
        return scribe.inline(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return minus(value)
    if value in faces.DECKTET:
        return faces.token(value)
    return scribe.say(str(value))
