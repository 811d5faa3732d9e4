"""Rank tables as strips of cards, best first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from ..engine import Answer
from .scribe import Scribe, tag


def strips(tables: Iterable[Answer], scribe: Scribe) -> str:
    """One strip a table."""
    return "".join(_strip(table, scribe) for table in tables)


def changing(request: Answer, scribe: Scribe) -> list[str]:
    """The fields of the setting that change this order, each on its own."""
    ask = scribe.book.engine.ask
    printed, setting = ask(request)["ranks"], request.get("setting", {})

    def changes(field: Answer) -> bool:
        settings = ({**setting, field["name"]: entry["value"]} for entry in field["values"])
        return any(ask({**request, "setting": other})["ranks"] != printed for other in settings)

    return [field["name"] for field in scribe.game.fields if changes(field)]


def _strip(table: Answer, scribe: Scribe) -> str:
    title, groups = escape(table["title"]), table["cards"]
    count = sum(len(group) for group in groups)
    rows = "".join(
        tag("ol", _items(row, scribe), class_="strip", start=start, aria_label=_label(table, start))
        for start, row in _rows(groups)
    )
    ids = [id_ for clauses in table["clauses"] for id_ in clauses]
    middle = scribe.secs(ids) if ids else ""
    return (
        f'<p class="striphead"><span>{title}</span><span>{count} cards</span></p>'
        f'{rows}<div class="scale"><span>Best</span>{middle}<span>Lowest</span></div>'
    )


MOST = 16  # more cards side by side would cover each other


def _rows(groups: list[list[str]]) -> Iterator[tuple[int | None, list[list[str]]]]:
    """A long order in even rows, each but the first with the place of its best card."""
    size = -(-len(groups) // -(-len(groups) // MOST))
    for start in range(0, len(groups), size):
        yield (start + 1 if start else None), groups[start : start + size]


def _items(groups: list[list[str]], scribe: Scribe) -> str:
    return "".join(
        tag("li", "".join(map(scribe.card, group)), class_="eq" if len(group) > 1 else None)
        for group in groups
    )


def _label(table: Answer, start: int | None) -> str:
    title = str(table["title"])
    return f"{title}, from number {start} on" if start else f"{title}, best card first"
