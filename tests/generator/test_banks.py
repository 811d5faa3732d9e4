"""Positions for practice are searched once for each state of the engine, whoever needs them first."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import followsuit
from followsuit.practice import __main__ as making
from followsuit.practice.kept import FOLDER, head, holds, keep, kept
from followsuit_site.answers import Answers
from followsuit_site.rules import Rules

ENGINE = Path(followsuit.__file__ or "").parent


def quickly(game: str) -> str:
    """A bank without a search."""
    return f"{head(game)}ROWS = ()\n"


def test_positions_for_practice_are_searched_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever needs them first leaves them to all who come after: the next check, the build, the server."""
    searched: list[str] = []

    def module_of(game: str) -> str:
        searched.append(game)
        return quickly(game)

    def practise(folder: str) -> None:
        monkeypatch.setenv(FOLDER, folder)
        engine = Answers(lambda request: {}, tmp_path, Rules(ENGINE, "followsuit", 0))
        for game in ("truc", "hearts", "trux"):
            engine({"ask": "practice", "game": game, "position": "1"})
        engine({"ask": "ranks", "game": "euchre"})

    monkeypatch.setattr("followsuit.practice.__main__.module_of", module_of)
    (tmp_path / "file").touch()
    for nowhere in ("", str(tmp_path / "file")):
        practise(nowhere)
    assert searched == [], "no folder is named, or none can be made"
    for _ in range(2):
        practise(str(tmp_path / "banks"))
    assert searched == ["truc", "hearts"]
    assert {path.name for path in (tmp_path / "banks").glob("*.*")} == {"truc.py", "hearts.py"}


def test_banks_are_made_where_none_hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "module_of", quickly)
    monkeypatch.setattr(making, "MODULES", {name: name for name in ("truc", "hearts")})
    folder = tmp_path / "build/banks"
    making.main(folder)
    files = sorted(folder.glob("*.*"))
    assert [path.name for path in files] == ["hearts.py", "truc.py"]
    assert holds("truc", folder) and not holds("shed", folder)
    made = [path.stat().st_mtime_ns for path in files]
    files[1].write_text("# of another engine\n", "utf-8")
    making.main(folder)
    assert files[1].read_text("utf-8") == quickly("truc")
    assert files[0].stat().st_mtime_ns == made[0], "what holds is not made again"


def test_a_bank_is_read_as_it_is_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its code lies beside it. Neither size nor time need tell that it is that of another one."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    for number in ("1", "2"):
        keep("truc", f"{head('truc')}ROWS = ({number},)\n", tmp_path)
        os.utime(tmp_path / "truc.py", (1, 1))
        assert kept("truc")["ROWS"] == (int(number),)
    (tmp_path / "truc.py").write_text(f"{head('truc')}ROWS = (3,)\n", "utf-8")
    os.utime(tmp_path / "truc.py", (1, 1))
    assert kept("truc")["ROWS"] == (3,)
    (tmp_path / "truc.py").write_text("# of another engine\nROWS = (4,)\n", "utf-8")
    assert kept("truc") == {}
