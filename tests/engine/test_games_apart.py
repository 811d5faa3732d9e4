"""Each game stands by itself: an answer about one comes from it and from what all share, only."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from real_requests import of_game

from followsuit import ask, games
from followsuit.game import Game
from followsuit.games import MODULES

ROOM = Path(games.__file__ or "").parent
ENGINE = ROOM.parent


def imported(file: Path) -> set[str]:
    """The modules that a file imports, at once or later, by their whole names; names in them, too."""
    package = [ENGINE.name, *file.relative_to(ENGINE).parts[:-1]]
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*above, *filter(None, [node.module])])
            found |= {module, *(f"{module}.{one.name}" for one in node.names)}
    return found


def games_in(names: set[str]) -> set[str]:
    """The games whose packages are among these modules."""
    known = {f"{games.__name__}.{room}": room for room in MODULES.values()}
    return {known[part] for name in names if (part := ".".join(name.split(".")[:3])) in known}


@pytest.mark.cpython_only  # sources
@pytest.mark.parametrize("room", MODULES.values())
def test_no_game_uses_another(room: str) -> None:
    files = sorted((ROOM / room).rglob("*.py"))
    assert len(files) > 3
    for file in files:
        assert games_in(imported(file)) <= {room}, file


@pytest.mark.cpython_only
def test_what_games_share_uses_none_of_them() -> None:
    rooms = {ROOM / room for room in MODULES.values()}
    shared = [file for file in ENGINE.rglob("*.py") if not rooms & {*file.parents}]
    assert len(shared) > 60
    for file in shared:
        assert not games_in(imported(file)), file


@pytest.mark.cpython_only
def test_a_game_that_used_another_would_be_found() -> None:
    assert games_in(imported(ROOM / "truc" / "__init__.py")) == {"truc"}


@pytest.mark.parametrize("name", MODULES)
def test_an_answer_about_a_game_asks_no_other(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every request about a game, refusals among them: the builder keeps answers by it."""
    loaded, met = games._loaded, set[str]()

    def watched(other: str) -> Game:
        met.add(other)
        return loaded(other)

    monkeypatch.setattr(games, "_loaded", watched)
    for request in of_game(name):
        for asked in (request, {**request, "language": "de"}, {**request, "wrong": 1}):
            ask(asked)
    assert met == {name}
