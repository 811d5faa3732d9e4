"""What is worked out for each game, done by several processes at once before the book is checked.

Nothing depends on it: what another process has found is taken as if it had been found here, and whatever went
wrong there is done here again, and told. Only where processes can be forked, so that each begins with the book
that has been read, and only before this process has threads.
"""

from __future__ import annotations

import os
import sys
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import NamedTuple

from . import quizzes
from .answers import Answers
from .book import Book
from .check import examples_agree, fences_agree, questions_agree
from .engine import Answer, Ask
from .units import CHECKED, New

_at_hand: list[tuple[Book, Answers]] = []  # what a forked process finds


class Found(NamedTuple):
    """What a process has worked out for a game."""

    units: list[New]
    answers: list[tuple[str, str, str]]
    written: dict[object, str]
    stock: list[Answer]


def ahead(book: Book, ask: Ask | None, processes: int | None = None) -> int:
    """Work out what is not kept yet of each game; returns of how many, none if it is not worth it."""
    count = processes or _processors()
    if book.units is None or not isinstance(ask, Answers) or count < 2 or not _forks():
        return 0
    given = [name for name in book.engine.games if not _known(book, name)]
    if len(given) < 2:
        return 0
    _at_hand.append((book, ask))
    try:
        with ProcessPoolExecutor(count, get_context("fork")) as pool:
            for name, found in zip(given, pool.map(_found, given), strict=True):
                if found:
                    _take(book, ask, name, found)
    except BrokenProcessPool:  # out of memory, perhaps: one process needs less
        return 0
    finally:
        _at_hand.pop()
    return len(given)


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else 1


def _forks() -> bool:
    return sys.platform == "linux" and threading.active_count() == 1


def _known(book: Book, name: str) -> bool:
    assert book.units
    return book.units.has(book, CHECKED, ["questions", name])


def _found(name: str) -> Found | None:
    book, ask = _at_hand[-1]
    assert book.units
    book.units.forget()
    ask.new.clear()
    before = set(book.written)
    try:
        if name in book.tutorials:
            examples_agree(name, book)
        page = book.page_of_game(name)
        if page:
            fences_agree(page, book)
        questions_agree(name, book)
        quizzes.document(name, book)
    except Exception:  # it is done again where it can be told
        return None
    if len(book.faults):
        return None
    written = {key: html for key, html in book.written.items() if key not in before}
    return Found(book.units.new, ask.new, written, book.stock(name))


def _take(book: Book, ask: Answers, name: str, found: Found) -> None:
    assert book.units
    book.units.take(found.units)
    ask.take(found.answers)
    book.written.update(found.written)
    book.stocks[name] = found.stock
