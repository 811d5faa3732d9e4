"""The games of the book. A game is one module of this package that defines `GAME`."""

from __future__ import annotations

from functools import cache
from importlib import import_module

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
    found: Game = module.GAME
    return found


def add(archive: str) -> None:
    """Games in an archive of their own, which holds them where a wheel does."""
    __path__.append(f"{archive}/{__name__.replace('.', '/')}")


def games() -> tuple[Game, ...]:
    """All games, in the order of the book."""
    return tuple(game(name) for name in MODULES)
