"""What a score was asked about, and what it leaves open: the case before its ledger."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from followsuit_draw.case import fields, value

from ..engine import Answer
from .scribe import Scribe


def given(request: Answer, answer: Answer, scribe: Scribe) -> str:
    """The fields of the case under the labels that the game's form gives them."""
    forms = scribe.game.raw.get("requests", {}).get("score", {}).get("forms", [])
    parts: list[Answer] = next(
        (form["fields"] for form in forms if form["name"] == request.get("form")), []
    )
    rows = [
        f"<div><dt>{escape(label)}</dt><dd>{told}</dd></div>"
        for label, told in fields(answer, parts, scribe)
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


def takes(state: Answer, scribe: Scribe) -> str:
    """The tokens that lie open on the table, a row for each side and one for the supply."""
    shown = state.get("shown", {})
    if "takes" not in shown:
        return ""
    sides = [*state["sides"], scribe.words("supply")]
    rows = [*shown["takes"], shown.get("supply", [])]
    part = {"kind": "choice_lists", "choices": (), "labels": ()}  # tokens, which have pictures
    return f'<div class="given">{value(part, rows, (sides, sides), scribe)}</div>'
