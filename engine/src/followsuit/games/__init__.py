"""The games of the book. A game is one module of this package that defines `GAME`."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from types import ModuleType

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
}


def game(name: str) -> Game:
    """The game of that id. Raises `UnknownName` with suggestions."""
    if not isinstance(name, str) or name not in MODULES:
        what = say("no-game", given=quoted(name))
        raise UnknownName(Fault(what, "game", suggest(name, MODULES)))
    return _loaded(name)


@cache
def _loaded(name: str) -> Game:
    module = import_module(f"{__name__}.{MODULES[name]}")
    for archive in _archives:
        _look_into(archive, module)
    found: Game = module.GAME
    return found


_archives: list[str] = []


def add(archive: str) -> None:
    """Games, or other parts of the engine, in an archive of their own, which holds them where a wheel does."""
    _archives.append(archive)
    root = __name__.partition(".")[0]
    for name, module in list(sys.modules.items()):
        if name.startswith(root):  # the package that draws answers, too
            _look_into(archive, module)


def _look_into(archive: str, module: ModuleType) -> None:
    """Find what is in a package in an archive as well; a module that is no package has no other."""
    place = f"{archive}/{module.__name__.replace('.', '/')}"
    if hasattr(module, "__path__") and place not in module.__path__:
        module.__path__.append(place)


def games() -> tuple[Game, ...]:
    """All games, in the order of the book."""
    return tuple(game(name) for name in MODULES)
