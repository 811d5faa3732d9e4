"""The search for a bank finds the same positions whenever it is made, so nobody need wait for it twice."""

from __future__ import annotations

import pytest

from followsuit.games import game
from followsuit.practice.bank import bank, deciding
from followsuit.practice.search import made


@pytest.mark.parametrize("name", ["tetka", "twenty-five"])
def test_a_bank_that_was_kept_is_the_one_that_a_search_finds(name: str) -> None:
    again = made(game(name))
    assert again["ROWS"] == tuple(bank(game(name)))
    clauses = deciding(game(name))
    assert again["CLAUSES"] == tuple(clauses[one.name] for one in again["ROWS"])
