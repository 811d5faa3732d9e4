"""The judge before any script runs: the games to choose from, and what their tables depend on."""

from __future__ import annotations

from html import escape
from typing import Any

from followsuit_draw.markup import tag

from ..book import Book
from ..engine import Game
from ..pages import Page

JUDGE = "judge"
FENCE = "judge"


def render(book: Book, page: Page) -> str:
    """All games, each a link to its empty table; without a script the link leads to its rules."""
    games = list(book.engine.games.values())
    rows = "".join(
        f'<li><a href="{escape(_rules(game, book, page))}" data-game="{game.id}">{escape(game.title)}</a></li>'
        for game in games
    )
    chosen = f'<ul aria-label="{escape(book.words("all-games"))}">{rows}</ul>'
    return tag(
        "fs-judge",
        chosen,
        class_="fig",
        id=JUDGE,
        role="group",
        aria_label=book.words("own-trick"),
        data_search_exclude=True,
        data_games=[_table(game, book) for game in games],
    )


def address(game: Game, book: Book, page: Page) -> str:
    """The judge's empty table of a game, as seen from a page; none in a book without a judge."""
    there = next((each for each in book.pages.values() if is_judge(each)), None)
    return f"{book.link(page, there)}#{JUDGE}~{game.id}" if there else ""


def is_judge(page: Page) -> bool:
    """Whether the judge sits on a page."""
    return any(fence.kind == FENCE for fence in page.fences)


def _rules(game: Game, book: Book, page: Page) -> str:
    there = book.page_of_game(game.id)
    return book.link(page, there) if there else "#"


def _table(game: Game, book: Book) -> dict[str, Any]:
    """What an empty table needs before the engine is there: the settings, and who sits in a trick of each size."""
    sizes = game.raw["requests"]["trick_sizes"]
    return {
        "id": game.id,
        "title": game.title,
        "pack": game.pack,
        "setting": game.fields,
        "names": {
            str(size): _names(game, size, book) for size in sizes if size in game.raw["counts"]
        },
    }


def _names(game: Game, players: int, book: Book) -> list[str]:
    answer = book.engine.ask({"ask": "game", "game": game.id, "players": players})
    return list(answer["table"]["names"])
