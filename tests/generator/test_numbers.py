"""§ numbers count the clauses of a game in the order in which its page states them."""

from __future__ import annotations

from pathlib import Path

import pytest

from followsuit_site.book import Book, Places

ROOT = Path(__file__).parents[2]
BOOK = Book(Places(ROOT))


@pytest.mark.parametrize("game", BOOK.engine.games)
def test_numbers_rise_down_the_page(game: str) -> None:
    page = BOOK.page_of_game(game)
    assert page is not None
    known = BOOK.engine.games[game].clauses
    stated = [
        known[id_]
        for mark in page.marked("clause")
        if (id_ := BOOK.full_id(mark.text, page)) in known
    ]
    numbers = [clause.number for clause in stated if not clause.ruling]
    assert numbers == list(range(1, len(numbers) + 1))
