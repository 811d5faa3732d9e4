"""A game's package, read without running it: clauses, sentences, words, misreadings and tests."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import followsuit
from followsuit.clauses import COMMON
from followsuit.games import MODULES, game, games
from followsuit.tags import TAGS
from followsuit.words.catalogue import KERNEL, SHARED, table
from followsuit_site import package, registered
from followsuit_site.__main__ import main
from followsuit_site.faults import Faults
from followsuit_site.tested import RuleTests

ROOT = Path(__file__).parents[2]
ENGINE = Path(followsuit.__file__).parent
TESTS = RuleTests(ROOT)
# Entries that are looked up by a name which the kernel makes.
MADE = re.compile(
    r"(list|seat|number|suit|decktet-card|unit|account|choice|label|tag|deal|common)-.+"
)


def found(name: str, folder: Path, tests: RuleTests | None = TESTS) -> list[str]:
    """The faults of a package, each with its file without the folder."""
    faults = Faults()
    registered.check(name, folder, tests, faults)
    return [str(fault).removeprefix(f"{package.near(folder)}/") for fault in faults]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package of Twenty-Five, whose files are read and not run."""
    folder = package.folder_of("twenty-five")
    assert folder
    return Path(shutil.copytree(folder, tmp_path / "twenty_five"))


def plant(folder: Path, file: str, old: str, new: str) -> int:
    """Change a text that stands there once; the line at which the change begins."""
    path = folder / file
    text = path.read_text("utf-8")
    assert text.count(old) == 1, (old, text.count(old))
    path.write_text(text.replace(old, new), "utf-8")
    return text[: text.index(old)].count("\n") + 1


@pytest.mark.parametrize("name", MODULES)
def test_the_packages_of_this_book_have_no_fault(name: str) -> None:
    folder = package.folder_of(name)
    assert folder and found(name, folder) == []


# -- clauses --------------------------------------------------------------------------------------


def test_a_clause_in_a_branch_that_nothing_reaches_is_found(copy: Path) -> None:
    old = "    if not table.number:\n        tell_teams(table)\n    table.deal"
    new = '    if table.players > 99:\n        return Note(x, ("deal.fve", "deal.five"))\n    table.deal'
    line = plant(copy, "hand.py", old, new) + 1
    told = "twenty-five has no clause “deal.fve”; did you mean deal.five?"
    assert found("twenty-five", copy) == [f"hand.py:{line}: {told}"]


@pytest.mark.parametrize(
    ("old", "new", "at"),
    [
        ('"game.25 game.stop"', '"game.25 game.stp"', 0),
        ('"game.25 game.stop"', '"twenty-five.game.stp"', 0),
        ('"game.25 game.stop"', 'f"{x} game.stp{y}"', 0),
        ('"game.25 game.stop"', '"""\n    game.25\n    game.stp\n    game.stop\n    """', 2),
    ],
)
def test_every_way_to_write_a_clause_is_read(copy: Path, old: str, new: str, at: int) -> None:
    line = plant(copy, "hand.py", old, new) + at
    (told,) = found("twenty-five", copy)
    assert told.startswith(f"hand.py:{line}: twenty-five has no clause “")


@pytest.mark.parametrize(
    "new", ['f"game.{word}"', '"common.ruling.revoke"', '"case.winners"', 'f"{x}game.25"']
)
def test_what_is_no_mistake_is_left_alone(copy: Path, new: str) -> None:
    plant(copy, "hand.py", '"game.25 game.stop"', new)
    assert found("twenty-five", copy) == []


def test_a_game_that_cannot_be_loaded_is_told_by_its_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody knows its clauses then but its own file."""
    folder = package.folder_of("truc")
    assert folder
    copy = Path(shutil.copytree(folder, tmp_path / "broken_truc"))
    monkeypatch.setattr(followsuit.games, "__path__", [*followsuit.games.__path__, str(tmp_path)])
    monkeypatch.setitem(MODULES, "truc", "broken_truc")
    followsuit.games._loaded.cache_clear()
    try:
        line = plant(copy, "__init__.py", "GAME = Game(\n", "GAME = Game((\n")
        assert main(["check", "truc", "--root", str(tmp_path), "--kept", ""]) == 1
        told = capsys.readouterr().out.strip()
        assert told == f"{copy}/__init__.py:{line}: this is not valid Python: '(' was never closed"
    finally:
        followsuit.games._loaded.cache_clear()


def test_a_package_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "whist", "whist")
    told = "MODULES names whist, but there is no package whist beside it"
    assert told in package.unloadable(["whist"]).report()


# -- words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("hand.py", 'say("alone"', 'say(f"{x} sits alone"',
         "a rule says no sentence: put “* sits alone” into en.ftl and say its id"),
        ("hand.py", 'say("alone"', 'say("allone"', "en.ftl has no entry “allone”; did you mean alone?"),
        ("slips.py", '"table": """\n            players.range', '"table": """\n            players.rnge',
         "twenty-five has no clause “players.rnge”; did you mean players.range?"),
    ],
)  # fmt: skip
def test_a_mistake_in_words_has_its_line(
    copy: Path, file: str, old: str, new: str, told: str
) -> None:
    line = plant(copy, file, old, new) + new.count("\n")
    assert f"{file}:{line}: {told}" in found("twenty-five", copy)


def test_a_fault_of_a_catalogue_has_its_line(copy: Path) -> None:
    """The engine reads the true one: here its lines are those of the copy."""
    plant(copy, "hand.py", 'say("in-teams"', 'say("alone"')
    line = (copy / "en.ftl").read_text("utf-8").split("\nin-teams = ")[0].count("\n") + 2
    assert found("twenty-five", copy) == [f"en.ftl:{line}: nothing says “in-teams”"]


def sentences(source: str, allowed: set[str], tmp_path: Path) -> list[str]:
    (tmp_path / "rule.py").write_text(source, "utf-8")
    (one,) = package.read("truc", tmp_path, Faults()).files
    return [text.text for text in package.spoken(one, allowed)]


def test_a_sentence_in_a_rule_is_found(tmp_path: Path) -> None:
    assert sentences('say = f"{names[0]} wins"', set(), tmp_path) == ["* wins"]
    assert sentences('why = "it wins"', {"it"}, tmp_path) == ["it wins"]
    plain = 'def f():\n    """A doc string."""\n    return f"lead.{a} KS"'
    assert sentences(plain, {"lead.*"}, tmp_path) == []


def kernel_and_shared() -> list[Path]:
    """All rules but those of a single game."""
    rooms = {ENGINE / "games" / room for room in MODULES.values()}
    return [path for path in ENGINE.rglob("*.py") if path.parent not in rooms]


def read(path: Path) -> package.Source:
    source = package._source(path, Faults())
    assert source
    return source


def test_rules_that_games_share_hold_no_sentence() -> None:
    allowed = set().union(*(registered.words_of_codes(game(name)) for name in MODULES))
    for path in (ENGINE / "games").glob("*.py"):
        assert list(package.spoken(read(path), allowed)) == [], path.name


def test_every_message_of_the_kernel_has_an_entry() -> None:
    known = {*table(KERNEL, "en"), *table(SHARED, "en"), "title"}
    for path in kernel_and_shared():
        assert package.said(read(path)).keys() <= known, path


def test_every_entry_of_the_kernel_and_of_what_games_share_is_of_use() -> None:
    kernel, shared = table(KERNEL, "en"), table(SHARED, "en")
    every = [kernel, shared, *(table(known.words, "en") for known in games())]
    told = {entry for one in every for p in one.values() for entry in package.references(p)}
    told |= {text.text for path in ENGINE.rglob("*.py") for text in read(path).texts}
    told |= {f"common-{name.removeprefix('common.').replace('.', '-')}" for name in COMMON}
    told |= {f"tag-{tag}" for tag in TAGS}
    told |= {entry for known in games() for entry in registered.by_name(known)}
    rest = {*kernel, *shared} - told
    assert [entry for entry in rest if not MADE.fullmatch(entry.partition(".")[0])] == []


# -- tests ----------------------------------------------------------------------------------------


def test_a_clause_without_a_test_is_told_where_it_is_declared(copy: Path, tmp_path: Path) -> None:
    folder = tmp_path / "tests/engine"
    folder.mkdir(parents=True)
    text = TESTS.of("twenty-five").replace("deal.stub-dead", "").replace("dealer_robs_ace", "x")
    (folder / "test_twenty_five.py").write_text(re.sub("deal_stub_dead", "", text), "utf-8")
    line = plant(copy, "clauses.py", "    deal.stub-dead\n", "    deal.stub-dead\n")
    field = plant(copy, "hand.py", "    dealer_robs_ace: bool", "    dealer_robs_ace: bool")
    assert found("twenty-five", copy, RuleTests(tmp_path)) == [
        f"clauses.py:{line}: no test in tests/engine names deal.stub-dead",
        f"hand.py:{field}: no test in tests/engine sets the option dealer_robs_ace",
    ]


def test_a_game_without_any_test_is_one_fault(copy: Path, tmp_path: Path) -> None:
    (told,) = found("twenty-five", copy, RuleTests(tmp_path))
    assert told == (
        "clauses.py:1: no test is named after twenty-five: write tests/engine/test_twenty_five.py"
    )
