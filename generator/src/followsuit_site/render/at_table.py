"""What is used at the table, before any script runs: the games to choose from, for the judge and for the score pad."""

from __future__ import annotations

from html import escape
from typing import Any

from followsuit_draw.markup import tag

from ..book import Book
from ..engine import Game
from ..pages import Page

JUDGE, SHEET = "judge", "sheet"  # the fences, and the ids of what they become


def judge(book: Book, page: Page) -> str:
    """The judge: all games, and what their empty tables depend on."""
    tables = [_table(game, book) for game in book.engine.games.values()]
    return _chooser(JUDGE, book.words("own-trick"), tables, book, page)


def sheet(book: Book, page: Page) -> str:
    """The score pad: all games, each a new sheet."""
    sheets = [_named(game) for game in book.engine.games.values()]
    return _chooser(SHEET, book.words("keep-score"), sheets, book, page)


def _chooser(kind: str, label: str, data: list[dict[str, Any]], book: Book, page: Page) -> str:
    """All games, each a link to its own; without a script the link leads to its rules."""
    rows = "".join(
        f'<li><a href="{escape(_rules(game, book, page))}" data-game="{game.id}">{escape(game.title)}</a></li>'
        for game in book.engine.games.values()
    )
    return tag(
        f"fs-{kind}",
        f'<ul aria-label="{escape(book.words("all-games"))}">{rows}</ul>',
        class_="fig",
        id=kind,
        role="group",
        aria_label=label,
        data_search_exclude=True,
        data_games=data,
    )


def address(kind: str, game: Game, book: Book, page: Page) -> str:
    """The judge or the score pad of a game, as seen from a page; none in a book without."""
    there = next((each for each in book.pages.values() if has(kind, each)), None)
    return f"{book.link(page, there)}#{kind}~{game.id}" if there else ""


def has(kind: str, page: Page) -> bool:
    """Whether the judge or the score pad sits on a page."""
    return any(fence.kind == kind for fence in page.fences)


def _rules(game: Game, book: Book, page: Page) -> str:
    there = book.page_of_game(game.id)
    return book.link(page, there) if there else "#"


def _named(game: Game) -> dict[str, Any]:
    return {"id": game.id, "title": game.title, "pack": game.pack}


def _table(game: Game, book: Book) -> dict[str, Any]:
    """What an empty table needs before the engine is there: the settings, and who sits in a trick of each size."""
    sizes, played = game.raw["requests"]["trick_sizes"], {*game.raw["counts"], *game.raw["also"]}
    return {
        **_named(game),
        "setting": game.fields,
        "names": {str(size): _names(game, size, book) for size in sizes if size in played},
    }


def _names(game: Game, players: int, book: Book) -> list[str]:
    """Who sits there; some numbers of players need an option."""
    about = {"ask": "game", "game": game.id, "players": players}
    single = ({o["name"]: one["value"]} for o in game.raw["options"] for one in o["values"])
    options: list[dict[str, Any]] = [{}, *single]
    answers = (book.engine.ask({**about, "options": own}) for own in options)
    return next(list(answer["table"]["names"]) for answer in answers if "error" not in answer)
