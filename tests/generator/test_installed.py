"""Games of other packages: how an installation tells of them, and what is wrong with those that cannot be."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from installations import EXAMPLE, Installation

import followsuit
from followsuit import ask, games
from followsuit.games import MODULES, game, names
from followsuit_draw.door import needed
from followsuit_site.__main__ import main
from followsuit_site.book import Book, Places
from followsuit_site.check import examples_agree, packages, read
from followsuit_site.engine import Engine
from followsuit_site.faults import EngineBroken
from followsuit_site.rules import Rules, room_of_game, rooms_of_others

# A game of the book under another name.
TRUC = """\
from dataclasses import replace
from followsuit.games.truc import GAME as TRUC
OWN = {name.replace("truc.", "mine."): clause for name, clause in TRUC.clauses.items()}
"""


def broken() -> str:
    """The one line in which the site's engine tells what is wrong."""
    with pytest.raises(EngineBroken) as told:
        _ = Engine(ask).games
    (line,) = str(told.value).splitlines()
    return line


def test_a_game_is_found_and_stands_behind_those_of_the_book(installation: Installation) -> None:
    installation.example()
    assert names() == (*MODULES, "agram")
    answer = ask({"ask": "winner", "game": "agram", "trick": "9S TS AH"})
    assert "agram.rank.spades" in answer["clauses"]
    assert "10♠ is the best spade" in answer["why"]["text"]
    assert [told["id"] for told in ask({"ask": "games"})["games"]] == [*names()]
    assert ask({"ask": "game", "game": "agrm"})["error"]["did_you_mean"] == ["agram"]


def test_without_an_entry_point_there_is_no_more(installation: Installation) -> None:
    assert names() == tuple(MODULES)
    assert "error" in ask({"ask": "game", "game": "agram"})


@pytest.mark.parametrize(
    ("entry", "what"),
    [
        ("truc = mine", "there is a game “truc” in the book already: give this one another id"),
        ("My_Game = mine", "“My_Game” is no id of a game: use small letters, digits and -"),
        ("mine = mine:GAME", "“mine:GAME” is no package: name the one that defines GAME, and nothing more"),
        ("mine = mine", "there is no package mine"),
        ("mine = our.mine", "there is no package our.mine"),
    ],
)  # fmt: skip
def test_an_entry_point_that_brings_no_game_has_its_line(
    installation: Installation, entry: str, what: str
) -> None:
    file = installation.tell("my-games", "# ours", entry)
    assert broken() == f"{file}:3: {what}"
    # The games of the book can be asked all the same.
    assert ask({"ask": "game", "game": "truc"})["title"] == "Truc"


def test_two_packages_with_one_game(installation: Installation) -> None:
    installation.example()
    file = installation.tell("other-agram", "agram = agram_too")
    told = "followsuit-agram brings a game “agram” already: only one of them can be installed"
    assert broken() == f"{file}:2: {told}"


@pytest.mark.parametrize(
    ("source", "line", "what"),
    [
        ("import followsuit\nGAME = (\n", 2, "'(' was never closed"),
        ("import followsuit\nGAME = 1 / 0\n", 2, "ZeroDivisionError: division by zero"),
        ("import no_such_module\n", 1, "ModuleNotFoundError: No module named 'no_such_module'"),
        ("def made():\n    return game()\n\n\nGAME = made()\n", 2, "NameError: name 'game' is not defined"),
        ("", 1, "mine defines no GAME"),
        (f"{TRUC}GAME = TRUC\n", 1, "the id of GAME is “truc”; the entry point says “mine”"),
        (f"{TRUC}GAME = replace(TRUC, id='mine', clauses={{}})\n", 4, "mine, tie_rule: there is no clause "),
        (f"{TRUC}GAME = replace(TRUC, id='mine', clauses=OWN)\n",
         1, "words of GAME is “followsuit.games.truc”, not __name__ of its package"),
    ],
)  # fmt: skip
def test_a_package_that_cannot_be_loaded_is_told_at_its_line(
    installation: Installation, source: str, line: int, what: str
) -> None:
    file = installation.write("mine/__init__.py", source)
    installation.tell("my-games", "mine = mine")
    assert broken().startswith(f"{file}:{line}: {what}")


def test_the_command_line_tells_it_in_a_line(installation: Installation) -> None:
    """In a process of its own, as somebody has it who has just installed a package."""
    file = installation.write("mine/__init__.py", "GAME = 1 / 0\n")
    installation.tell("my-games", "mine = mine")
    command = [sys.executable, "-m", "followsuit", "play", "mine"]
    done = subprocess.run(
        command, capture_output=True, text=True, env={"PYTHONPATH": str(installation.folder)}
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"{file}:1: ZeroDivisionError: division by zero\n"


# -- the example of the documentation ---------------------------------------------------------------


def test_the_example_has_no_fault_and_nothing_to_do(
    installation: Installation, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    installation.example()
    kept = str(tmp_path / "kept")
    status = main(["check", "agram", "--root", str(EXAMPLE), "--kept", kept])
    told = capsys.readouterr().out
    assert status == 0, told
    assert told.startswith("1 game, 18 clauses, 4 examples and 60 questions agree with the engine")
    assert told.count("\n") == 1


def test_the_tests_of_the_example_hold(installation: Installation, tmp_path: Path) -> None:
    installation.tell("followsuit-agram", "agram = agram")
    path = f"{installation.folder}:{EXAMPLE / 'src'}"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "/dev/null"]
    tests = EXAMPLE / "tests/test_agram.py"
    done = subprocess.run(
        [*command, "--rootdir", str(tmp_path), str(tests)],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("file", "old", "new", "what"),
    [
        ("page.md", "{§ rank.spades}", "{§ rank.spade}", "there is no clause “rank.spade”; did you mean"),
        ("tutorial.yml", "claim: {winner: 10♠}", "claim: {winner: 9♠}", "the example claims winner 9♠"),
        ("hand.py", '"deal.winner"', '"deal.winer"', "agram has no clause “deal.winer”"),
        ("en.ftl", "title = Agram", "title = Agram\nnever = Nobody says this.", "nothing says “never”"),
    ],
)  # fmt: skip
def test_a_mistake_in_a_package_has_its_line(
    installation: Installation, tmp_path: Path, file: str, old: str, new: str, what: str
) -> None:
    """As the check tells it, without its questions, which take longest."""
    root = tmp_path / "mine"
    shutil.copytree(EXAMPLE, root, ignore=shutil.ignore_patterns("__pycache__"))
    installation.example(root / "src")
    path = root / "src/agram" / file
    text = path.read_text("utf-8")
    path.write_text(text.replace(old, new, 1), "utf-8")
    line = text[: text.index(old)].count("\n") + 1 + new.count("\n")
    book = Book(Places(root), Engine(ask), only=["agram"])
    read(book)
    examples_agree("agram", book)
    faults = [*map(str, packages(book))]
    assert f"src/agram/{file}:{line}: {what}" in faults[0], faults


def test_what_a_browser_is_told_of_games_counts_only_there() -> None:
    games.carry(["truc"], {"mine": "mine"})
    assert names() == tuple(MODULES) and game("shed").id == "shed"


def test_a_request_about_a_game_of_others_names_it(installation: Installation) -> None:
    installation.example()
    asked = json.dumps({"ask": "practice", "game": "agram"})
    assert needed(asked) == "agram practice practice-agram"


def test_answers_are_kept_by_the_files_of_the_package(
    installation: Installation, tmp_path: Path
) -> None:
    def marks() -> list[str]:
        rules = Rules(Path(followsuit.__file__).parent, "followsuit", 0, rooms_of_others())
        return [rules.mark(room) for room in (room_of_game("agram"), room_of_game("truc"), "")]

    source = tmp_path / "src"
    shutil.copytree(EXAMPLE / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
    installation.example(source)
    first = marks()
    with (source / "agram/hand.py").open("a", encoding="utf-8") as file:
        file.write("# Something else.\n")
    second = marks()
    assert [a == b for a, b in zip(first, second, strict=True)] == [False, True, False]
    # What is wrong with an installation is told of all games only, and so every time.
    installation.tell("my-games", "truc = mine")
    assert [a == b for a, b in zip(second, marks(), strict=True)] == [True, True, False]
