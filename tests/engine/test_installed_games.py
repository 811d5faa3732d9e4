"""The games of other packages, told by entry points: which there are, and what is wrong with the others."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, EntryPoint
from pathlib import Path

import pytest

from followsuit import games
from followsuit.errors import WrongRules
from followsuit.games import game

installed = pytest.importorskip("followsuit.installed")  # no browser is sent it


class Told:
    """What an installation tells, in a folder that Python looks into first."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.entries: list[EntryPoint] = []
        patch.setattr(installed, "entry_points", lambda group: self.entries)
        patch.syspath_prepend(str(folder))
        installed.found.cache_clear()

    def write(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        return path

    def bring(self, name: str, value: str, by: str = "", record: bool = True) -> EntryPoint:
        """An entry point, of a distribution of that name if one is given."""
        entry = EntryPoint(name, value, installed.GROUP)
        if by:
            info = f"{by}-1.0.dist-info"
            self.write(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {by}\nVersion: 1.0\n")
            if record:
                self.write(f"{info}/RECORD", f"{info}/METADATA,,\n{info}/entry_points.txt,,\n")
            entry = entry._for(Distribution.at(self.folder / info))  # type: ignore[attr-defined]
        self.entries.append(entry)
        installed.found.cache_clear()
        return entry

    def wrong(self) -> list[str]:
        """What is wrong, each with its place."""
        return [f"{error.where}: {error}" for error in installed.found().wrong]


@pytest.fixture
def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Told]:
    """An installation that brings nothing yet; nothing is left of it."""
    before = set(sys.modules)
    yield Told(tmp_path, monkeypatch)
    installed.found.cache_clear()
    games._loaded.cache_clear()
    for name in set(sys.modules) - before:
        del sys.modules[name]


@pytest.mark.cpython_only  # a browser has no packages of others
def test_games_come_in_the_order_of_their_ids(told: Told) -> None:
    told.bring("whist", "rooms.whist")
    told.bring("agram", "agram_rules")
    assert list(installed.packages().items()) == [
        ("agram", "agram_rules"),
        ("whist", "rooms.whist"),
    ]
    assert games.names()[-2:] == ("agram", "whist")
    assert games.package_of("whist") == "rooms.whist"
    assert games.package_of("truc") == "followsuit.games.truc"
    installed.check()


@pytest.mark.parametrize(
    ("name", "value", "what"),
    [
        ("Agram", "agram", "by: “Agram” is no id of a game: use small letters, digits and -"),
        (
            "agram",
            "agram:GAME",
            "by: “agram:GAME” is no package: name the one that defines GAME, and nothing more",
        ),
        (
            "truc",
            "agram",
            "by: there is a game “truc” in the book already: give this one another id",
        ),
    ],
)
def test_an_entry_that_brings_no_game_is_told(told: Told, name: str, value: str, what: str) -> None:
    told.bring(name, value, "by", record=False)
    assert (installed.packages(), told.wrong()) == ({}, [what])
    with pytest.raises(WrongRules, match=name):
        installed.check()


def test_of_two_packages_that_bring_a_game_the_first_does(told: Told) -> None:
    told.bring("agram", "zebra", "theirs")
    told.bring("agram", "aardvark", "ours")
    assert installed.packages() == {"agram": "aardvark"}
    (wrong,) = told.wrong()
    assert wrong.endswith("ours brings a game “agram” already: only one of them can be installed")


@pytest.mark.cpython_only  # a browser has no packages of others
def test_an_entry_is_told_at_its_line(told: Told) -> None:
    entry = told.bring("agram", "agram", "ours")
    file = told.folder / "ours-1.0.dist-info/entry_points.txt"
    assert installed.place(entry) == f"{file}:1", "a file that is gone"
    told.write(
        "ours-1.0.dist-info/entry_points.txt", "[followsuit.games]\nzagram=agram\n agram =agram\n"
    )
    assert installed.place(entry) == f"{file}:3"
    told.write("ours-1.0.dist-info/entry_points.txt", "[followsuit.games]\n")
    assert installed.place(entry) == f"{file}:1"


def test_an_entry_that_no_file_tells_is_told_by_who_brings_it(told: Told) -> None:
    assert installed.place(told.bring("agram", "rules", "ours", record=False)) == "ours"
    assert installed.place(told.bring("agram", "rules")) == "rules"


# Truc by another name: `replace` would ask for its clauses by that name, too.
HEAD = "from copy import copy\nfrom followsuit.games import game\n"
GAME = """\
GAME = copy(game('truc'))
object.__setattr__(GAME, 'id', 'agram')
object.__setattr__(GAME, 'words', {words})
"""


@pytest.mark.cpython_only  # a browser has no packages of others
def test_a_game_that_is_all_right_is_loaded(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    told.bring("agram", "agram_good")
    told.write("agram_good/__init__.py", HEAD + GAME.format(words="__name__"))
    told.write("agram_good/rules/more.py", "")
    told.write("agram_good/rules.py", "")
    told.write("agram_good/en.ftl", "")
    assert games.game("agram") is installed.load("agram")
    found = installed.load("agram")
    assert (found.id, found.words, found.forms) == ("agram", "agram_good", game("truc").forms)
    folder = told.folder / "agram_good"
    assert installed.folders("agram") == [folder]
    assert installed.sources("agram") == [
        folder / "__init__.py",
        folder / "rules/more.py",
        folder / "rules.py",
    ]
    monkeypatch.setattr(installed, "find_spec", lambda name: None)  # no parser, and no package
    with pytest.raises(WrongRules, match="its words need fluent") as caught:
        installed.load("agram")
    assert caught.value.where == f"{folder}/__init__.py:1"
    assert installed.folders("agram") == [], "nothing of it can be found"


def test_a_game_in_a_single_file_or_in_an_archive_has_no_folder(told: Told) -> None:
    told.bring("agram", "agram_file")
    told.write("agram_file.py", HEAD + GAME.format(words="__name__"))
    assert installed.load("agram").words == "agram_file"
    assert installed.folders("agram") == installed.sources("agram") == []


@pytest.mark.parametrize(
    ("text", "what", "line"),
    [
        ("", "agram_bad defines no GAME", 1),
        ("GAME = 'agram'\n", "agram_bad defines no GAME", 1),
        (
            HEAD + "GAME = game('truc')\n",
            "the id of GAME is “truc”; the entry point says “agram”",
            1,
        ),
        (
            HEAD + GAME.format(words="'agram'"),
            "words of GAME is “agram”, not __name__ of its package",
            1,
        ),
        ("\nGAME = = 1\n", "invalid syntax", 2),
        ("\n\nGAME = 1 / 0\n", "ZeroDivisionError: division by zero", 3),
        ("\nimport agram_missing\n", "ModuleNotFoundError: No module named 'agram_missing'", 2),
        (
            "from followsuit.errors import WrongRules\nraise WrongRules('so what')\n",
            "so what",
            2,
        ),
        (
            "from followsuit.packs import FRENCH_52\n\n\nGAME = FRENCH_52.mask('1S')\n",
            "“1S” is not a card of the 52-card French pack",
            4,
        ),
    ],
)
def test_a_game_that_cannot_be_is_told_at_its_own_last_line(
    told: Told, text: str, what: str, line: int
) -> None:
    told.bring("agram", "agram_bad")
    file = told.write("agram_bad/__init__.py", text)
    with pytest.raises(WrongRules) as caught:
        installed.load("agram")
    assert caught.value.where == f"{file}:{line}"
    assert str(caught.value).startswith(what)


def test_a_package_that_is_not_there_is_told_at_its_entry(told: Told) -> None:
    told.bring("agram", "agram_nowhere.rules", "ours", record=False)
    with pytest.raises(WrongRules, match="there is no package agram_nowhere") as caught:
        installed.load("agram")
    assert caught.value.where == "ours"


def test_a_module_is_of_whoever_wrote_the_outermost_package() -> None:
    assert installed.within("rooms.agram.rules", "rooms.whist")
    assert not installed.within("rooms.agram", "others.agram")


@pytest.mark.parametrize(
    ("files", "parser", "speaks"),
    [
        (["en.ftl"], True, True),
        (["en.ftl"], False, False),
        (["en.ftl", "words_en.py"], False, True),
        ([], False, True),
    ],
)
def test_the_words_of_a_package_are_made_or_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, files: list[str], parser: bool, speaks: bool
) -> None:
    monkeypatch.setattr(installed, "find_spec", lambda name: object() if parser else None)
    for name in files:
        (tmp_path / name).touch()
    assert installed._speaks(tmp_path) is speaks
