"""The pages on which a hand is played: one for each game that the book tells."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path

from followsuit_draw.markup import tag

from .book import Book
from .engine import Game
from .pages import Page

FOLDER, TEMPLATE = "play/", "play.html"


def shown_whole(theme: Iterable[str]) -> bool:
    """Whether a theme, given by its folders, has a template for a page that is nothing but a table."""
    return any((Path(folder) / TEMPLATE).is_file() for folder in theme)


def tables(book: Book, whole: bool) -> Iterator[tuple[str, str]]:
    """The page of each game, path and text; `whole` if the theme has a template for it."""
    for game in book.engine.games.values():
        rules = book.page_of_game(game.id)
        if rules is None or src_of(game) in book.pages:
            continue
        title = book.words("play-game", game=game.title)
        told = {"title": title, "description": book.words("play-description", game=game.title)}
        if whole:
            told["template"] = TEMPLATE
        head = "\n".join(f"{name}: {_quoted(text)}" for name, text in told.items())
        yield (
            src_of(game),
            f"---\n{head}\nsearch:\n  exclude: true\n---\n\n"
            f"# {title}\n\n{play(game, book, rules)}\n",
        )


def play(game: Game, book: Book, rules: Page) -> str:
    """The table; without a script it leads to the rules."""
    way = _way(book, src_of(game), rules.src)
    link = f'<a href="{escape(way)}">{escape(book.words("rules-of", game=game.title))}</a>'
    table = tag(
        "fs-play",
        f"<p>{escape(book.words('play-needs'))} {link}</p>",
        id="play",
        role="region",
        aria_label=book.words("play-game", game=game.title),
        data_game=game.id,
        data_title=game.title,
        data_pack=game.pack,
        data_rules=way,
        data_search_exclude=True,
    )
    return tag("div", table, class_="followsuit") if book.places.embedded else table


def src_of(game: Game) -> str:
    """The path of a game's table within the book."""
    return f"{FOLDER}{game.id}.md"


def is_told(src: str, book: Book) -> bool:
    """Whether a path is that of a game's table, in a book that tells the game."""
    games = book.engine.games.values()
    return any(src == src_of(game) and book.page_of_game(game.id) for game in games)


def address(game: Game, book: Book, page: Page) -> str:
    """The table of a game as seen from a page; none where nobody but the plugin could make it."""
    if book.places.file_links or not book.page_of_game(game.id):
        return ""
    return _way(book, page.src, src_of(game))


def _way(book: Book, here: str, there: str) -> str:
    return book.up(here).removeprefix("./") + book.url(there)


def _quoted(text: str) -> str:
    """A text as YAML."""
    return json.dumps(text, ensure_ascii=False)
