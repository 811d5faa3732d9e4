"""The examples in the engine's docstrings are true."""

from __future__ import annotations

import doctest
from importlib import import_module
from pkgutil import walk_packages

import pytest

import followsuit

MODULES = [
    module.name
    for module in walk_packages(followsuit.__path__, "followsuit.")
    if not module.name.endswith("__main__")
]


@pytest.mark.parametrize("name", MODULES)
def test_doctests(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


def test_there_are_doctests() -> None:
    found = [len(doctest.DocTestFinder().find(import_module(name))) for name in MODULES]
    assert sum(found) > 100
