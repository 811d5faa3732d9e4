"""The quiz before any script runs: its first questions as text, each answer to open."""

from __future__ import annotations

from followsuit_draw.markup import attrs
from followsuit_draw.question import printed

from ..book import Book
from ..engine import Answer
from ..faults import Faults
from ..pages import Page
from .scribe import Scribe

KINDS = ("winner", "legal", "order", "points")
STATIC_MOST = 20


def render(
    book: Book,
    page: Page,
    id_: str,
    games: list[str],
    kinds: list[str],
    count: int,
    faults: Faults,
) -> str:
    """A quiz about one game or several."""
    one = book.engine.games[games[0]] if len(games) == 1 else None
    frame = {
        "class_": "fig",
        "id": id_,
        "role": "group",
        "aria_label": book.words("questions-about", game=one.title)
        if one
        else book.words("questions-about-all"),
        "data_search_exclude": True,
        "data_game": one.id if one else None,
        "data_pack": one.pack if one else None,
        "data_games": None if one else " ".join(games),
        "data_titles": None if one else [book.engine.games[name].title for name in games],
        "data_kinds": " ".join(kinds),
    }
    items = []
    for question in _first(book, games, kinds, count):
        scribe = Scribe(book, page, book.engine.games[question["game"]], faults)
        items.append(printed(question, scribe, "" if one else scribe.game.title))
    if one:
        frame["data_stock"] = Scribe(book, page, one, faults).told(f"quiz/{one.id}.json")
    return f'<fs-quiz{attrs(frame)}><ol class="questions">{"".join(items)}</ol></fs-quiz>'


def _first(book: Book, games: list[str], kinds: list[str], count: int) -> list[Answer]:
    """The first questions of the wanted kinds, the games taking turns."""
    lists = [
        [question for question in book.stock(name) if question["kind"] in kinds] for name in games
    ]
    found = [entry[place] for place in range(count) for entry in lists if place < len(entry)]
    return found[:count]
