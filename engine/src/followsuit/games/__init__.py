"""The games of the book. A game is one module of this package that defines `GAME`.

Packages of others bring more games: an installation tells of them (`installed`), and browsers are told (`carry`).
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Mapping
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from ..errors import Fault, UnknownName, quoted, suggest
from ..game import Game
from ..messages import say

MODULES = {
    "shed": "shed",
    "type-trump": "type_trump",
    "reds": "reds",
    "sheepshead": "sheepshead",
    "schafkopf": "schafkopf",
    "tetka": "tetka",
    "reversis": "reversis",
    "ecarte": "ecarte",
    "fuenfzehnern": "fuenfzehnern",
    "tute": "tute",
    "canadian-salad": "canadian_salad",
    "twenty-five": "twenty_five",
    "tyzicha": "tyzicha",
    "truc": "truc",
    "euchre": "euchre",
    "hearts": "hearts",
}
_carried: dict[str, str] = {}


def names() -> tuple[str, ...]:
    """The ids of all games: those of the book in its order, then those of others."""
    return (*MODULES, *others())


def others() -> Mapping[str, str]:
    """The packages of the games that are not of the book, by the games' ids."""
    installed = _installed()
    found: Mapping[str, str] = installed.packages() if installed else _carried
    return found


@cache
def _installed() -> Any:
    """What knows the packages that are installed; in a browser there is nothing of the kind."""
    try:
        return import_module("followsuit.installed")
    except ModuleNotFoundError:
        return None


def package_of(name: str) -> str:
    """The full name of a game's package."""
    return f"{__name__}.{MODULES[name]}" if name in MODULES else others()[name]


def carry(only: Collection[str], more: Mapping[str, str]) -> None:
    """What games a site has: of the book `only` these, if any are named, and the packages of others.

    Where packages are installed, that tells it.
    """
    if _installed():
        return
    for name in [*MODULES]:
        if only and name not in only:
            del MODULES[name]
    _carried.update(more)


def game(name: str) -> Game:
    """The game of that id. Raises `UnknownName` with suggestions."""
    if not isinstance(name, str) or not (name in MODULES or name in others()):
        what = say("no-game", given=quoted(name))
        raise UnknownName(Fault(what, "game", suggest(name, names())))
    return _loaded(name)


@cache
def _loaded(name: str) -> Game:
    if name in MODULES or name in _carried:
        found: Game = _imported(package_of(name)).GAME
        return found
    told: Game = _installed().load(name)
    return told


def _imported(package: str) -> ModuleType:
    """A package, which may lie in several archives, and so may those around it."""
    outer, dot, _ = package.rpartition(".")
    if dot:
        _imported(outer)
    module = import_module(package)
    for archive in _archives:
        _look_into(archive, module)
    return module


_archives: list[str] = []


def add(archive: str) -> None:
    """Games, or other parts of the engine, in an archive of their own, which holds them where a wheel does."""
    _archives.append(archive)
    if _carried:
        sys.path.append(archive)
    tops = {package.partition(".")[0] for package in _carried.values()}
    root = __name__.partition(".")[0]
    for name, module in list(sys.modules.items()):
        # The package that draws answers, too.
        if name.startswith(root) or name.partition(".")[0] in tops:
            _look_into(archive, module)


def _look_into(archive: str, module: ModuleType) -> None:
    """Find what is in a package in an archive as well; a module that is no package has no other."""
    place = f"{archive}/{module.__name__.replace('.', '/')}"
    if hasattr(module, "__path__") and place not in module.__path__:
        module.__path__.append(place)


def games() -> tuple[Game, ...]:
    """All games, in the order of `names`. Raises `WrongRules` if a package brings one that cannot be."""
    if installed := _installed():
        installed.check()
    return tuple(game(name) for name in names())
