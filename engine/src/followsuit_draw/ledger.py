"""Scores: the lines of a ledger with their clauses and the running total, its notes, what is left to choose."""

from __future__ import annotations

from collections.abc import Sequence

from .markup import escape, minus, scrolled
from .pen import Answer, Pen


def score(answer: Answer, pen: Pen) -> str:
    """A score as it is printed: its ledger or its remarks, then what may be done now."""
    return ledger(answer, pen, caption="") + moves(answer, pen)


def ledger(answer: Answer, pen: Pen, caption: str) -> str:
    """The lines of a score, in order."""
    lines, totals = answer.get("lines", []), list(answer.get("totals") or [])
    if not lines:
        return notes(answer, pen)
    running = list(totals)
    for line in lines:
        if line["side"] is not None:
            running[line["side"]] -= line["points"]
    rows = []
    for line in lines:
        total = ""
        if line["side"] is not None:
            running[line["side"]] += line["points"]
            total = minus(running[line["side"]])
        rows.append(_row(line, pen, total))
    if answer.get("over") and rows:
        won = [n for n, line in enumerate(lines) if line["side"] in answer.get("winners", [])]
        last = won[-1] if won else -1
        rows[last] = rows[last].replace("<tr>", '<tr class="end">', 1)
    remarks = "".join(
        f'<tr><td colspan="5">{pen.line(note)}</td></tr>' for note in answer.get("notes", [])
    )
    foot = f"<tfoot>{remarks}</tfoot>" if remarks else ""
    amounts, label = (_unit(lines), pen.words("total")), caption or pen.words("score")
    return _table(rows, amounts, caption, label, pen, foot)


def entries(lines: Sequence[Answer], pen: Pen) -> str:
    """The lines of a whole hand, as they were entered."""
    rows = [_row(line, pen) for line in lines]
    return _table(rows, (_unit(lines),), "", pen.words("score-of-hand"), pen)


def _row(line: Answer, pen: Pen, *more: str) -> str:
    """One line: who, why, the clauses, how much, and what more there is to say in numbers."""
    amounts = "".join(f'<td class="n">{each}</td>' for each in (signed(line["points"]), *more))
    return (
        f'<tr><th scope="row">{escape(line["account"])}</th>'
        f"<td>{pen.say(line['why'])}</td><td>{pen.secs(line['clauses'])}</td>{amounts}</tr>"
    )


def _table(
    rows: Sequence[str],
    amounts: Sequence[str],
    caption: str,
    label: str,
    pen: Pen,
    foot: str = "",
) -> str:
    title = f"<caption>{escape(caption)}</caption>" if caption else ""
    words = map(pen.words, ("who", "why", "clause"))
    heads = "".join(f'<th scope="col">{name}</th>' for name in words)
    heads += "".join(f'<th scope="col" class="n">{escape(name)}</th>' for name in amounts)
    table = (
        f'<table class="ledger score">{title}<thead><tr>{heads}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody>{foot}</table>"
    )
    return scrolled(table, label)


def _unit(lines: Sequence[Answer]) -> str:
    """`Points`, `Chips`: what the lines count."""
    return str(lines[0]["unit"]).capitalize()


def notes(answer: Answer, pen: Pen) -> str:
    """The remarks of a score that moves nothing yet."""
    items = "".join(f"<li>{pen.reason(note)}</li>" for note in answer.get("notes", []))
    return f'<ul class="after">{items}</ul>' if items else ""


def moves(answer: Answer, pen: Pen) -> str:
    """What a player may do now, where the case leaves a choice."""
    items = "".join(
        f"<li>{pen.say(move)} {pen.secs(move['clauses'])}</li>" for move in answer.get("moves", [])
    )
    if len(answer.get("moves", [])) < 2 or answer.get("lines"):
        return ""
    return f'<div class="now"><p>{pen.words("one-of-these")}</p><ul class="can">{items}</ul></div>'


def signed(value: int) -> str:
    """A number that says which way it goes."""
    return f"+{value}" if value > 0 else minus(value)
