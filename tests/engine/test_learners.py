"""Practice finds what simulated readers misread: a sample of what `scripts/learners` tells of all."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from followsuit.games import MODULES, game
from followsuit.slips import misread

sys.path.append(str(Path(__file__).parents[1]))

from learners import Learner, main, play, result, rounds

pytestmark = pytest.mark.cpython_only  # a browser has no other processes
GAMES = sorted(MODULES)
SEEDS = range(2)


@pytest.mark.parametrize("name", GAMES)
def test_ten_questions_expose_and_name_what_is_misread(name: str) -> None:
    """Of each game some misreadings, others in other games: in most rounds every one."""
    slips = [one.slip.id for one in misread(game(name))]
    sample = slips[len(name) % 4 :: 4]
    played = [(slip, play(Learner(name, slip), seed)) for slip in sample for seed in SEEDS]
    assert sum(one.exposed for _, one in played) >= 0.9 * len(played)
    assert sum(one.named == slip for slip, one in played) >= 0.8 * len(played)
    assert all(one.named in (slip, None) for slip, one in played)


@pytest.mark.parametrize("name", GAMES)
def test_who_has_all_right_is_exposed_and_named_in_nothing(name: str) -> None:
    assert rounds(Learner(name), 100, 3) == (3, 0, 0, 0)


@pytest.mark.parametrize("name", GAMES)
def test_a_slip_of_the_finger_names_nothing(name: str) -> None:
    assert rounds(Learner(name, slipping=0.05), 0, 3).wrongly == 0


def test_the_result_of_a_game_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with ThreadPoolExecutor(1) as pool:
        assert main(pool, ["--rounds", "1", "truc"]) == 0
    assert capsys.readouterr().out.startswith("truc: exposed 100.0%, the least 100%; named ")


def test_readers_of_ones_own_are_played(tmp_path: Path) -> None:
    own = tmp_path / "readers.py"
    own.write_text(
        "from followsuit.slips import slip\n"
        "from followsuit.slips.vary import ranked\n"
        'READERS = {"truc": [slip("own", "rank.order", ranked("32", "23"))]}\n'
    )
    with ThreadPoolExecutor(1) as pool:
        found = result("truc", 1, pool, str(own))
    assert "own" in {slip for _, _, slip in found.worst}
