"""Rank tables as strips of cards, best first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .markup import escape, tag
from .pen import Answer, Pen

MOST = 16  # more cards side by side would cover each other


def strips(tables: Iterable[Answer], pen: Pen) -> str:
    """One strip a table."""
    return "".join(_strip(table, pen) for table in tables)


def _strip(table: Answer, pen: Pen) -> str:
    title, groups = escape(table["title"]), table["cards"]
    count = sum(len(group) for group in groups)
    rows = "".join(
        tag(
            "ol",
            _items(row, pen),
            class_="strip",
            start=start,
            aria_label=_label(table, start, pen),
        )
        for start, row in _rows(groups)
    )
    ids = [id_ for clauses in table["clauses"] for id_ in clauses]
    middle = pen.secs(ids) if ids else ""
    return (
        f'<p class="striphead"><span>{title}</span><span>{pen.words("cards", number=count)}</span></p>'
        f'{rows}<div class="scale"><span>{pen.words("best")}</span>{middle}<span>{pen.words("lowest")}</span></div>'
    )


def _rows(groups: list[list[str]]) -> Iterator[tuple[int | None, list[list[str]]]]:
    """A long order in even rows, each but the first with the place of its best card."""
    size = -(-len(groups) // -(-len(groups) // MOST))
    for start in range(0, len(groups), size):
        yield (start + 1 if start else None), groups[start : start + size]


def _items(groups: list[list[str]], pen: Pen) -> str:
    return "".join(
        tag("li", "".join(map(pen.card, group)), class_="eq" if len(group) > 1 else None)
        for group in groups
    )


def _label(table: Answer, start: int | None, pen: Pen) -> str:
    title = str(table["title"])
    if start:
        return pen.words("from-number", title=title, number=start)
    return pen.words("best-first", title=title)
