"""How strong players are: a sample of what `scripts/arena` tells of all games."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1]))

from arena import compared, deals, main

pytestmark = pytest.mark.cpython_only  # a browser has no other processes


@pytest.mark.parametrize("name", ["truc", "twenty-five", "tetka"])
def test_advice_is_better_than_chance(name: str) -> None:
    """Some deals, each from all sides."""
    rows = deals(name, 0, 6, ("chance", "30"))
    told = compared([row[1] for row in rows], [row[0] for row in rows])
    assert told.better > 0
    assert told.won > 0.6


def test_deals_that_end_even_decide_nothing() -> None:
    told = compared([3, 1, 2, 0], [1, 1, 3, -2])
    assert (told.better, told.decided) == (0.75, 3)
    assert told.won == pytest.approx(2 / 3)
    assert told.error == pytest.approx(0.75)


def test_each_level_is_told_beside_chance_and_the_better_greedy_player(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["arena", "truc", "--deals", "3", "--playouts", "2", "4"]
    monkeypatch.setattr(sys, "argv", asked)
    with ThreadPoolExecutor(1) as executor:
        assert main(executor) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0].split(" beside ")[0] for line in lines] == [
        *["truc, 2 playouts"] * 2,
        *["truc, 4 playouts"] * 2,
    ]
    assert [line.split(" beside ")[1].split(":")[0] == "chance" for line in lines] == [
        True,
        False,
        True,
        False,
    ]
