"""What is worked out for each game, and for pages that need no game, done by several processes at once before books are checked.

Nothing depends on it: what another process has found is taken as if it had been found here, and whatever went
wrong there is done here again, and told.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial
from typing import NamedTuple

from . import quizzes
from .answers import Answers
from .book import Book
from .check import examples_agree, fences_agree, fences_given, questions_agree, questions_given
from .engine import Answer, Ask
from .forked import forked
from .pages import Page
from .units import CHECKED, New

APART = frozenset({"ask", "reference"})  # fences that take nothing of what is found of a game


class Task(NamedTuple):
    """A page of a book, or a game with its page."""

    book: Book
    page: Page | None
    game: str = ""


class Found(NamedTuple):
    """What a process has worked out for a task."""

    units: list[New]
    answers: list[tuple[str, str, str]]
    written: dict[Hashable, tuple[str, frozenset[str]]]
    stocks: dict[str, list[Answer]]


def ahead(ask: Ask | None, *books: Book) -> None:
    """Work out what is not kept yet of these books, if that is more than one thing."""
    tasks = [task for book in books for task in _tasks(book)]
    if not isinstance(ask, Answers):
        return
    for (book, *_), found in zip(tasks, forked(partial(_found, ask), tasks), strict=False):
        if found and book.units:
            book.units.take(found.units)
            ask.take(found.answers)
            book.written.update(found.written)
            book.stocks.update(found.stocks)


def _tasks(book: Book) -> Iterator[Task]:
    if book.units is None:
        return
    for page in book.pages.values():
        apart = page.fences and APART.issuperset(fence.kind for fence in page.fences)
        if apart and not book.units.has(book, CHECKED, fences_given(page, book)):
            yield Task(book, page)
    for game in book.games:
        if not book.units.has(book, CHECKED, questions_given(game.id)):
            yield Task(book, book.page_of_game(game.id), game.id)


def _found(ask: Answers, task: Task) -> Found | None:
    book, page, game = task
    assert book.units
    book.units.forget()
    ask.new.clear()
    before, stocked = set(book.written), set(book.stocks)
    try:
        if game in book.tutorials:
            examples_agree(game, book)
        if page:
            fences_agree(page, book)
        if game:
            questions_agree(game, book)
            quizzes.document(game, book)
            book.stock(game)
    except Exception:  # it is done again where it can be told
        return None
    if len(book.faults):
        return None
    written = {key: html for key, html in book.written.items() if key not in before}
    stocks = {name: asked for name, asked in book.stocks.items() if name not in stocked}
    return Found(book.units.new, ask.new, written, stocks)
