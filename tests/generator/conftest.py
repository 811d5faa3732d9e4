"""What the generator's tests share: the engine with one game, and a small book about it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from installations import Installation, forget
from small_book import Project, one_game

from followsuit_site.engine import Engine


@pytest.fixture(scope="session")
def engine() -> Engine:
    return Engine(one_game)


@pytest.fixture
def project(tmp_path: Path, engine: Engine) -> Project:
    return Project(tmp_path, engine)


@pytest.fixture
def installation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Installation]:
    yield Installation(tmp_path / "site-packages", monkeypatch)
    forget()
