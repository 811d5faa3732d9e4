"""How strong players are: a sample of what `scripts/arena` tells of all games, and what a page tells of it."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from math import inf
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1]))

import arena
from arena import BESIDE, Tally, main, match_of, measured, table, together
from followsuit.games import MODULES

pytestmark = pytest.mark.cpython_only  # a browser has no other processes

ROOT = Path(__file__).parents[2]


def tally(mine: Sequence[float], theirs: Sequence[float]) -> Tally:
    found = Tally()
    for one, other in zip(mine, theirs, strict=True):
        found.add(one, other)
    return found


@pytest.mark.parametrize("name", ["truc", "twenty-five", "tetka"])
def test_advice_is_better_than_chance(name: str) -> None:
    """Some deals, each from all sides."""
    told = tally([together(name, deal, "24") for deal in range(6)], [0] * 6)
    assert told.mean > 0
    assert told.share > 0.6


def test_where_tricks_are_shunned_advice_is_better_than_a_greedy_player() -> None:
    """Canadian Salad, where playouts by chance were no match for it."""
    told = tally([together("canadian-salad", deal, "24", "shuns") for deal in range(8)], [0] * 8)
    assert told.mean > 0


@pytest.mark.parametrize("name", sorted(MODULES))
def test_the_margins_of_equal_players_cancel(name: str) -> None:
    """So a deal that all seats play alike need not be played to know what it comes to."""
    sides = range(max(match_of(name, 3).sides) + 1)
    margins = [arena.margin(name, 3, side, "chance", "chance") for side in sides]
    assert sum(margins) == pytest.approx(together(name, 3, "chance"))


def test_a_deal_at_several_tables_counts_once() -> None:
    """In Truc: the cards are the same, the luck is each table's own, and their mean counts."""
    tables = range(arena.TABLES["truc"])
    margins = [
        sum(arena.margin("truc", 1, side, "2", "chance", one) for side in (0, 1)) for one in tables
    ]
    assert len(margins) == 8
    assert len({*margins}) > 2
    assert together("truc", 1, "2") == sum(margins) / 8
    assert margins[0] == sum(arena.margin("truc", 1, side, "2") for side in (0, 1))


def test_at_one_table_and_at_eight_are_not_the_same_measure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at_eight, others = arena.defined("truc"), arena.defined("reds")
    monkeypatch.setattr(arena, "TABLES", {})
    assert arena.defined("truc") != at_eight
    assert arena.defined("reds") == others


def test_hands_that_differ_take_turns() -> None:
    assert [match_of("canadian-salad", deal).hand_number for deal in range(7)] == [*range(6), 0]
    assert match_of("truc", 5).hand_number == 0


def test_deals_that_end_even_decide_nothing() -> None:
    told = tally([3, 1, 2, 0], [1, 1, 3, -2])
    assert (told.mean, told.deals, told.decided) == (0.75, 4, 3)
    assert told.share == pytest.approx(2 / 3)
    assert told.error == pytest.approx(1.96 * 0.75)
    low, high = told.interval
    assert 0 < low < told.share < high < 1
    assert told.needed == pytest.approx(0.8416**2 * 4)
    assert tally([0, 0], [1, 2]).needed == inf


def test_figures_go_on_from_a_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Two deals and one more are three; the page's table is written anew; of another player none is left."""
    monkeypatch.setattr(arena, "FIRST", 2)
    kept, page = tmp_path / "kept.json", tmp_path / "page.md"
    page.write_text("Measured until a day.\n\n| a |\n|---|\n| old |\n\nafter\n", "utf-8")

    def run(*more: str) -> None:
        asked = ["arena", "truc", "--playouts", "2", "--write", str(kept), *more]
        monkeypatch.setattr(sys, "argv", asked)
        with ThreadPoolExecutor(1) as executor:
            assert main(executor) == 0

    run("--deals", "2")
    run("--deals", "1", "--page", str(page))
    levels = json.loads(kept.read_text("utf-8"))["games"]["truc"]["levels"]
    assert {of["deals"] for of in levels["2"].values()} == {3}
    whole = json.loads(kept.read_text("utf-8"))
    kept.unlink()
    run("--deals", "3")
    assert json.loads(kept.read_text("utf-8")) == whole
    text = page.read_text("utf-8")
    assert text == "\n".join([measured(whole), "", *table(whole), "", "after", ""])
    assert capsys.readouterr().out.splitlines()[-len(table(whole)) :] == table(whole)
    monkeypatch.setattr(arena, "defined", lambda known: "another")
    run("--deals", "1")
    assert "truc: another player than the one in" in capsys.readouterr().err
    of_another = json.loads(kept.read_text("utf-8"))["games"]["truc"]
    assert of_another["player"] == "another"
    assert {of["deals"] for of in of_another["levels"]["2"].values()} == {1}
    with pytest.raises(SystemExit, match="figures of other levels"):
        run("--playouts", "3")


def test_the_page_tells_the_figures_of_every_game() -> None:
    data = json.loads((ROOT / "tests/strength.json").read_text("utf-8"))
    assert set(data["games"]) == set(MODULES)
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", data["date"])
    for kept in data["games"].values():
        assert re.fullmatch(r"[0-9a-f]{12}", kept["player"])
        deals = {of[beside]["deals"] for of in kept["levels"].values() for beside in BESIDE}
        assert len(deals) == 1
    page = (ROOT / "docs/authors/strength.md").read_text("utf-8")
    assert [line for line in page.splitlines() if line.startswith("|")] == table(data)
    assert measured(data) in page.splitlines()


def test_medium_opponents_are_those_that_were_measured() -> None:
    widget = (ROOT / "generator/widgets/src/play/sitting.ts").read_text("utf-8")
    medium = re.search(r"medium: (\d+)", widget)
    data = json.loads((ROOT / "tests/strength.json").read_text("utf-8"))
    assert medium
    assert int(medium[1]) in data["levels"]
