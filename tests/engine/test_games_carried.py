"""What a browser has: the games that a site chose, those of other packages, and archives that come later."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

import followsuit
from followsuit import games
from followsuit.errors import UnknownName

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


@pytest.mark.usefixtures("browser")
def test_more_of_a_package_that_is_in_use_comes_in_another_archive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As its words, or what only some pages need: of every package that a game of others is in."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    games.carry([], {"agram": "carried_later.agram"})
    first, second = tmp_path / "first", tmp_path / "second"
    for folder in (first, second):
        folder.mkdir()
    rules = {"__init__": "", "agram/__init__": "GAME = 'Agram'"}
    games.add(archive(first, "carried_later", **rules))
    assert games.game("agram") == "Agram"
    games._loaded.cache_clear()
    later = archive(second, "carried_later", **{"more": "HERE = 1", "agram/words": "HERE = 2"})
    games.add(later)
    assert import_module("carried_later.more").HERE == 1
    assert import_module("carried_later.agram.words").HERE == 2
    assert f"{later}/pytest" not in pytest.__path__, "that is of somebody else"


@pytest.mark.parametrize("given", ["trucs", "", ["truc"], {"truc": 1}, None, 16])
def test_what_is_no_game_is_told_with_those_that_are_like_it(given: Any) -> None:
    with pytest.raises(UnknownName) as caught:
        games.game(given)
    (fault,) = caught.value.faults
    assert fault.where == "game"
    assert fault.did_you_mean == (("truc",) if given == "trucs" else ())
