"""The order of the tests: what takes longest begins first, so that no process waits for it at the end."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent
FIRST = ["runtime", "browser"]
collect_ignore = ["example_game"]  # a package of its own, whose tests a test of ours runs


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> int:
        room = item.path.relative_to(HERE).parts[0]
        return FIRST.index(room) if room in FIRST else len(FIRST)

    items.sort(key=place)
