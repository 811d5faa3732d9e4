"""What is worked out for each game, done by several processes at once before the book is checked.

Nothing depends on it: what another process has found is taken as if it had been found here, and whatever went
wrong there is done here again, and told.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import NamedTuple

from . import quizzes
from .answers import Answers
from .book import Book
from .check import examples_agree, fences_agree, questions_agree
from .engine import Answer, Ask
from .forked import forked
from .units import CHECKED, New, Units


class Found(NamedTuple):
    """What a process has worked out for a game."""

    game: str
    units: list[New]
    answers: list[tuple[str, str, str]]
    written: dict[Hashable, tuple[str, frozenset[str]]]
    stock: list[Answer]


def ahead(book: Book, ask: Ask | None) -> None:
    """Work out what is not kept yet of each game, if that is of more than one."""
    units = book.units
    if units is None or not isinstance(ask, Answers):
        return
    given = [name for name in book.engine.games if not units.has(book, CHECKED, _questions(name))]
    for found in forked(partial(_found, book, units, ask), given):
        if found:
            units.take(found.units)
            ask.take(found.answers)
            book.written.update(found.written)
            book.stocks[found.game] = found.stock


def _questions(game: str) -> list[str]:
    return ["questions", game]


def _found(book: Book, units: Units, ask: Answers, game: str) -> Found | None:
    units.forget()
    ask.new.clear()
    before = set(book.written)
    try:
        if game in book.tutorials:
            examples_agree(game, book)
        page = book.page_of_game(game)
        if page:
            fences_agree(page, book)
        questions_agree(game, book)
        quizzes.document(game, book)
    except Exception:  # it is done again where it can be told
        return None
    if len(book.faults):
        return None
    written = {key: html for key, html in book.written.items() if key not in before}
    return Found(game, units.new, ask.new, written, book.stock(game))
