"""Ledgers as tables: every line with its clause, its sentence and the running total."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from ..engine import Answer
from ..english import minus
from .case import notes as remarks
from .scribe import Scribe, scrolled


def ledger(answer: Answer, scribe: Scribe, caption: str) -> str:
    """The lines of a score, in order."""
    lines, totals = answer.get("lines", []), list(answer.get("totals") or [])
    if not lines:
        return remarks(answer, scribe)
    running = list(totals)
    for line in lines:
        if line["side"] is not None:
            running[line["side"]] -= line["points"]
    unit = escape(lines[0]["unit"].capitalize())
    rows = []
    for line in lines:
        total = ""
        if line["side"] is not None:
            running[line["side"]] += line["points"]
            total = minus(running[line["side"]])
        rows.append(
            f'<tr><th scope="row">{escape(line["account"])}</th>'
            f"<td>{scribe.say(line['why'])}</td><td>{scribe.secs(line['clauses'])}</td>"
            f'<td class="n">{_signed(line["points"])}</td><td class="n">{total}</td></tr>'
        )
    if answer.get("over") and rows:
        won = [n for n, line in enumerate(lines) if line["side"] in answer.get("winners", [])]
        last = won[-1] if won else -1
        rows[last] = rows[last].replace("<tr>", '<tr class="end">', 1)
    title = f"<caption>{escape(caption)}</caption>" if caption else ""
    notes = "".join(
        f'<tr><td colspan="5">{scribe.say(note["why"])} {scribe.secs(note["clauses"])}</td></tr>'
        for note in answer.get("notes", [])
    )
    foot = f"<tfoot>{notes}</tfoot>" if notes else ""
    table = (
        f'<table class="ledger score">{title}<thead><tr><th scope="col">Who</th>'
        f'<th scope="col">Why</th><th scope="col">Clause</th><th scope="col" class="n">{unit}</th>'
        f'<th scope="col" class="n">Total</th></tr></thead><tbody>{"".join(rows)}</tbody>'
        f"{foot}</table>"
    )
    return scrolled(table, caption or "Score")


def table(
    rows: Sequence[tuple[str, Answer]], columns: Mapping[str, int], scribe: Scribe, caption: str
) -> str:
    """Cases one below the other: what each column's side gains, and the clauses that decide."""
    body = "".join(
        f'<tr><th scope="row">{scribe.prose_line(label)}</th>'
        + "".join(f'<td class="n">{_gain(answer, side)}</td>' for side in columns.values())
        + f"<td>{scribe.secs(line['clauses'][0] for line in answer['lines'])}</td></tr>"
        for label, answer in rows
    )
    heads = "".join(f'<th scope="col" class="n">{escape(name)}</th>' for name in columns)
    inner = (
        f'<table class="ledger results"><caption>{escape(caption)}</caption><thead><tr><th scope="col">Result</th>'
        f'{heads}<th scope="col">Clause</th></tr></thead><tbody>{body}</tbody></table>'
    )
    return scrolled(inner, caption)


def grid(rows: Sequence[tuple[str, Sequence[Answer]]], columns: Sequence[str], caption: str) -> str:
    """What the first side gains in each of many cases; the best of each row stands out."""
    heads = "".join(f'<th scope="col" class="n">{escape(name)}</th>' for name in columns)
    body = ""
    for label, answers in rows:
        gains = [sum(n["points"] for n in answer["lines"] if n["side"] == 0) for answer in answers]
        cells = "".join(
            f'<td class="n{" most" if gain == max(gains) else ""}">{minus(gain)}</td>'
            for gain in gains
        )
        body += f'<tr><th scope="row">{escape(label)}</th>{cells}</tr>'
    inner = (
        f'<table class="ledger grid"><caption>{escape(caption)}</caption>'
        f"<thead><tr><td></td>{heads}</tr></thead><tbody>{body}</tbody></table>"
    )
    return scrolled(inner, caption)


def _gain(answer: Answer, side: int) -> str:
    points = [line["points"] for line in answer["lines"] if line["side"] == side]
    return _signed(sum(points)) if points else "–"


def _signed(value: int) -> str:
    return f"+{value}" if value > 0 else minus(value)
