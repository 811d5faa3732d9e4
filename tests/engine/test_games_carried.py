"""What a browser has: the games that a site chose, those of other packages, and archives that come later."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from zipfile import ZipFile

import pytest

import followsuit
from followsuit import games

ALL = tuple(games.MODULES)


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The engine as it is where nothing is installed; everything as before afterwards."""
    monkeypatch.setattr(games, "_installed", lambda: None)
    monkeypatch.setattr(games, "MODULES", dict(games.MODULES))
    monkeypatch.setattr(games, "_carried", {})
    monkeypatch.setattr(games, "_archives", [])
    paths = [(path, [*path]) for path in paths_of_packages()]
    yield
    for path, before in paths:
        path[:] = before
    for name in [name for name in sys.modules if "carried_later" in name]:
        del sys.modules[name]


def paths_of_packages() -> list[list[str]]:
    ours = [module for name, module in sys.modules.items() if name.startswith("followsuit")]
    return [module.__path__ for module in ours if isinstance(getattr(module, "__path__", 0), list)]


def archive(folder: Path, name: str, **files: str) -> str:
    """An archive with modules of that package."""
    with ZipFile(folder / f"{name}.zip", "w") as made:
        for module, text in files.items():
            made.writestr(f"{name}/{module}.py", text)
    return str(folder / f"{name}.zip")


@pytest.mark.usefixtures("browser")
def test_a_site_has_the_games_it_chose_and_those_of_other_packages() -> None:
    games.carry(["truc", "euchre"], {"agram": "agram"})
    assert games.names() == ("truc", "euchre", "agram")
    assert games.package_of("agram") == "agram"


@pytest.mark.usefixtures("browser")
def test_a_site_that_chose_none_has_all() -> None:
    games.carry([], {})
    assert games.names() == ALL


@pytest.mark.cpython_only  # in a browser nothing is installed
def test_where_packages_are_installed_that_tells_which_games_there_are() -> None:
    before = games.names()
    games.carry(["truc"], {"agram": "elsewhere"})
    assert games.names() == before


@pytest.mark.usefixtures("browser")
def test_what_comes_in_an_archive_is_found_once_in_every_package(tmp_path: Path) -> None:
    later = archive(tmp_path, "followsuit", carried_later="HERE = 1")
    games.add(later)
    games.add(later)
    assert import_module("followsuit.carried_later").HERE == 1
    assert list(followsuit.__path__).count(f"{later}/followsuit") == 1


@pytest.mark.usefixtures("browser")
def test_the_package_of_another_s_game_comes_in_an_archive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    games.add(archive(tmp_path, "carried_later_before", rules="HERE = 0"))
    games.carry([], {"agram": "carried_later"})
    games.add(archive(tmp_path, "carried_later", __init__="", rules="HERE = 2"))
    assert import_module("carried_later.rules").HERE == 2
    with pytest.raises(ModuleNotFoundError):
        import_module("carried_later_before.rules")  # nobody was told of it


@pytest.mark.cpython_only
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
    installed = import_module("followsuit.installed")
    monkeypatch.setattr(installed, "find_spec", lambda name: object() if parser else None)
    for name in files:
        (tmp_path / name).touch()
    assert installed._speaks(tmp_path) is speaks
