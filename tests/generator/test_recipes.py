"""Every recipe is a piece of code that runs as it stands on its page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs/authors/recipes.md"
WANTED = [
    *("bidding", "widow", "exchange", "passing", "alone", "broken"),
    *("trumps", "turncoat", "contracts", "payments", "drawn", "teams", "sizes"),
]
_BLOCK = re.compile(r"^```python\n(.*?)^```$", re.M | re.S)
FIRST, *REST = re.split(r"^## ", PAGE.read_text("utf-8"), flags=re.M)
RECIPES = {re.findall(r"\{#(\w+)\}", text)[0]: text for text in REST}


def run(code: str, place: str) -> dict[str, Any]:
    names: dict[str, Any] = {}
    (base,) = _BLOCK.findall(FIRST)
    exec(compile(base, "the base", "exec"), names)
    exec(compile(code, place, "exec"), names)
    return names


def test_the_recipes() -> None:
    assert list(RECIPES) == WANTED


@pytest.mark.parametrize("name", RECIPES)
def test_a_recipe_runs(name: str) -> None:
    (code,) = _BLOCK.findall(RECIPES[name])
    assert "assert " in code
    names = run(code, name)
    # A hand that can be played can be taken up again from its record.
    assert callable(names["hand"])


def test_a_recipe_that_does_not_hold_is_found() -> None:
    code = """
def hand(table):
    table.deal(5, "deal")
    yield from tricks(table, 0)

assert played(little(hand)).totals == [1]
"""
    with pytest.raises(AssertionError):
        run(code, "wrong")
