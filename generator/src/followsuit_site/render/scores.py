"""Many scores in one table: what each case brings, and the clauses that decide."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from followsuit_draw.ledger import signed
from followsuit_draw.markup import minus, scrolled

from ..engine import Answer
from .scribe import Scribe


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
        f'<table class="ledger results"><caption>{escape(caption)}</caption><thead><tr><th scope="col">{scribe.words("result")}</th>'
        f'{heads}<th scope="col">{scribe.words("clause")}</th></tr></thead><tbody>{body}</tbody></table>'
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
    return signed(sum(points)) if points else "–"
