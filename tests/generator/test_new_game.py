"""The skeleton of a new game is whole: it plays, its page and examples agree, and only questions are left."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from followsuit_site.__main__ import main
from followsuit_site.new_game import NUMBERS, RANKS, CannotBegin, Wanted

ROOT = Path(__file__).parents[2]
COPIED = ("engine/src", "docs", "tutorials", "tests/engine", "mkdocs.yml", "pyproject.toml")

GENERAL = [f"tests/engine/test_{one}.py" for one in ("examples", "matches", "plurals", "sentences")]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What of this checkout a new game is written into."""
    for name in COPIED:
        source, target = ROOT / name, tmp_path / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)
    return tmp_path


def run(checkout: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A module, run in the copy with the copy's engine."""
    env = {**os.environ, "PYTHONPATH": str(checkout / "engine/src")}
    return subprocess.run(
        [sys.executable, "-m", *command],
        cwd=checkout,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("belote", ("--players", "4", "--pack", "32", "--cards", "8", "--partners")),
        ("my-game", ("--players", "3", "--pack", "32", "--title", "Mein Spiel")),
        ("two-by-two", ("--players", "6", "--pack", "24")),
        ("for-many", ("--players", "3-6", "--pack", "52")),
    ],
)
def test_a_skeleton_has_no_fault_and_a_list_of_questions(
    checkout: Path, name: str, given: tuple[str, ...]
) -> None:
    begun = run(checkout, "followsuit_site", "new-game", name, *given)
    assert begun.returncode == 0, begun.stdout + begun.stderr
    checked = run(checkout, "followsuit_site", "check", name, "--kept", "")
    assert checked.returncode == 0, checked.stdout + checked.stderr
    said, *left = checked.stdout.splitlines()
    assert said.startswith("1 game, 15 clauses, 5 examples and 60 questions agree")
    assert len(left) > 20 and all(": to do: " in line for line in left)
    # First the page, whose questions stand in the order of the rules.
    lines = [line.split(":")[:2] for line in left]
    page = [int(line) for file, line in lines if file == f"docs/games/{name}.md"]
    assert lines[0][0] == f"docs/games/{name}.md" and page == sorted(page)
    assert all((checkout / file).is_file() for file, _ in lines)
    room = name.replace("-", "_")
    files = [f"engine/src/followsuit/games/{room}", f"tests/engine/test_{room}.py"]
    if "3-6" in given:
        hand = run(checkout, "followsuit_site", "play", name, "--players", "5")
        assert hand.returncode == 0, hand.stdout + hand.stderr
    tested = run(checkout, "pytest", "-q", "-p", "no:cacheprovider", files[1])
    assert tested.returncode == 0, tested.stdout
    # What all games are tested for, as far as it needs nothing that an author has yet to write.
    tested = run(
        checkout, "pytest", "-q", "-p", "no:cacheprovider", *GENERAL, "-k", f"{name} or {room}"
    )
    assert tested.returncode == 0, tested.stdout
    linted = run(checkout, "ruff", "check", "--no-cache", *files)
    assert linted.returncode == 0, linted.stdout


def test_a_game_that_is_begun_is_registered_at_the_end(checkout: Path) -> None:
    assert run(checkout, "followsuit_site", "new-game", "whist").returncode == 0
    assert run(checkout, "followsuit_site", "games").stdout.split()[-1] == "whist"
    nav = (checkout / "mkdocs.yml").read_text("utf-8")
    assert ".md\n      - Whist: games/whist.md\n  - Practice" in nav
    again = run(checkout, "followsuit_site", "new-game", "whist")
    assert (again.returncode, again.stdout) == (2, "there is a game “whist” already\n")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("Whist",), "“Whist” is no name: use small letters, digits and -"),
        (("truc",), "there is a game “truc” already"),
        (("whist", "--pack", "40"), "--pack is one of 24, 28, 32, 36, 52"),
        (("whist", "--players", "9"), "--players is a number from 2 to 6"),
        (("whist", "--players", "6-3"), "--players is a number from 2 to 6, or the least and the"),
        (("whist", "--players", "four"), "--players is a number from 2 to 6"),
        (("whist", "--players", "3-6", "--partners"), "--partners goes with 4 or 6 players"),
        (("whist", "--players", "3-6", "--cards", "9"), "--cards is from 3 to 8 for 6 players"),
        (("whist", "--players", "3", "--partners"), "--partners goes with 4 or 6 players"),
        (("whist", "--cards", "14"), "--cards is from 3 to 13 for 4 players"),
        (("whist",), "games/__init__.py has no list of games"),
    ],
)
def test_what_cannot_be_begun_writes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], given: tuple[str, ...], told: str
) -> None:
    assert main(["new-game", *given, "--root", str(tmp_path)]) == 2
    assert told in capsys.readouterr().out
    assert list(tmp_path.rglob("*.*")) == []


def test_every_number_of_players_and_every_pack_can_be_begun() -> None:
    for players in NUMBERS:
        for pack in RANKS:
            made = Wanted("whist", str(players), pack).checked()
            assert 3 <= made.each <= pack // players and made.title == "Whist"
    with pytest.raises(CannotBegin):
        Wanted("whist", "4", 52, each=2).checked()
