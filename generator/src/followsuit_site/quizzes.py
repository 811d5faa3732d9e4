"""The files from which the quizzes of a page take their questions."""

from __future__ import annotations

import json
from functools import partial

from followsuit_draw.door import Book as DrawnBook

from . import stock
from .book import Book
from .render.lesson import firsts
from .render.scribe import Scribe
from .units import MADE


def document(game: str, book: Book) -> str:
    """The questions of a game as its quiz loads them."""
    return book.once(MADE, ["quiz", book.surface, game], partial(_document, game, book))


def rules(book: Book) -> str:
    """The rules of all games that questions are about, by which the practice of a reader counts what is due."""
    asked = [clause for game in book.engine.games for clause in book.deciding(game)]
    return json.dumps(asked, separators=(",", ":"))


def _document(game: str, book: Book) -> str:
    page = book.page_of_game(game)
    address = book.url(page.src) if page else ""
    pen = DrawnBook(**book.told()).pen(game)
    told = book.lesson_of(game)
    scribe = Scribe(book, page, book.engine.games[game], book.faults) if told and page else None
    lesson = firsts(told, scribe, pen) if told and scribe else {}
    asked = stock.document(
        book.engine.games[game], address, book.stock(game), book.deciding(game), pen, lesson
    )
    return json.dumps(asked, ensure_ascii=False, separators=(",", ":"))
