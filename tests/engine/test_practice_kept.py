"""Banks that are kept: which sources they depend on, when they hold, and what is made anew."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from runpy import run_module
from typing import Any

import pytest

from followsuit import games, installed
from followsuit.practice import kept
from followsuit.practice.kept import FOLDER, file_of, head, holds

ENGINE = {"kernel.py": b"k", "games/__init__.py": b"g", "games/one_game/a.py": b"1"}
OTHER = {"games/other/b.py": b"2"}


class Sources:
    """A folder of sources that are found last first."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def rglob(self, pattern: str) -> Iterable[Path]:
        return sorted(self.folder.rglob(pattern), reverse=True)


@pytest.fixture
def digest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """The first line of a game's bank, were these the sources."""
    folder = tmp_path / "sources"

    def told(name: str = "one-game", **changed: bytes) -> str:
        files = {**ENGINE, **OTHER}
        files |= {place.replace("__", "/") + ".py": what for place, what in changed.items()}
        for place, what in files.items():
            (folder / place).parent.mkdir(parents=True, exist_ok=True)
            (folder / place).write_bytes(what)
        found: str = head.__wrapped__(name)
        return found

    monkeypatch.setattr(kept, "SOURCES", Sources(folder))
    monkeypatch.setattr(kept, "GAMES", folder / "games")
    monkeypatch.setattr(kept, "MODULES", {"one-game": "one_game", "other": "other"})
    return told


def line(*files: bytes) -> str:
    return f"# {sha256(b''.join(files)).hexdigest()}\n"


def test_a_bank_depends_on_the_engine_and_its_own_game_in_the_order_of_their_names(
    digest: Callable[..., str],
) -> None:
    whole = line(b"g", b"1", b"k")
    assert digest() == whole
    assert digest(games__other__b=b"3") == whole
    assert digest(kernel=b"K") == line(b"g", b"1", b"K")
    assert digest(games__one_game__a=b"I") == line(b"g", b"I", b"k")
    assert digest("other") == line(b"g", b"2", b"k")


def test_the_bank_of_an_installed_game_depends_on_its_package_too(
    digest: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "own.py"
    own.write_bytes(b"o")
    monkeypatch.setattr(installed, "sources", lambda name: [own] if name == "agram" else [])
    assert digest("agram") == line(b"g", b"k", b"o")


def test_the_sources_are_those_of_the_engine() -> None:
    assert (kept.SOURCES / "practice/kept.py").is_file()
    assert (kept.GAMES / "truc/__init__.py").is_file()
    assert file_of("twenty-five", Path("banks")) == Path("banks/twenty_five.py")
    assert file_of("agram", Path("banks")) == Path("banks/agram.py")


def test_a_bank_is_read_only_where_it_is_and_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(FOLDER, raising=False)
    assert kept.kept("truc") == {}, "no folder is named"
    monkeypatch.setenv(FOLDER, str(tmp_path))
    assert not holds("truc", tmp_path) and kept.kept("truc") == {}
    (tmp_path / "truc.py").write_text("# of another engine\nROWS = (1,)\n", "utf-8")
    assert not holds("truc", tmp_path) and kept.kept("truc") == {}
    (tmp_path / "truc.py").write_text(f"{head('truc')}ROWS = (1,)\n", "utf-8")
    assert holds("truc", tmp_path) and kept.kept("truc")["ROWS"] == (1,)


# -- making banks -----------------------------------------------------------------------------------


class Pool:
    """One process for all."""

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *error: object) -> None:
        pass

    def map(self, function: Callable[[str], str], names: Iterable[str]) -> Iterator[str]:
        return map(function, names)


def test_banks_are_made_in_a_folder_where_they_do_not_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("_multiprocessing")  # a browser has no other processes
    from followsuit.practice import __main__ as making

    made: list[str] = []

    def parts(known: Any) -> dict[str, Any]:
        made.append(known.id)
        return {"ROWS": [["winner-1-0", "winner"]], "EFFORTS": (3,)}

    monkeypatch.setattr(making, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(making, "MODULES", {"truc": "truc", "twenty-five": "twenty_five"})
    monkeypatch.setattr(making, "made", parts)
    folder = tmp_path / "build/banks"
    making.main(folder)
    assert made == ["truc", "twenty-five"]
    source = "ROWS = (\n    ('winner-1-0', 'winner'),\n)\nEFFORTS = (\n    3,\n)\n"
    for name in made:
        assert file_of(name, folder).read_text("utf-8") == head(name) + source
    file_of("truc", folder).write_text("# of another engine\n", "utf-8")
    making.main(folder)
    assert made == ["truc", "twenty-five", "truc"]


@pytest.mark.cpython_only  # a browser has no other processes
def test_the_folder_is_told_by_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "MODULES", {})
    monkeypatch.setattr(sys, "argv", ["practice", str(tmp_path / "banks"), str(tmp_path / "no")])
    monkeypatch.delitem(sys.modules, "followsuit.practice.__main__", raising=False)
    run_module("followsuit.practice.__main__", run_name="__main__")
    assert [path.name for path in tmp_path.iterdir()] == ["banks"]
