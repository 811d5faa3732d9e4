"""A game's bank as it was made before, so that nobody waits for what was worked out once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from ..game import Game


@cache
def stored(game: Game) -> Mapping[str, Any]:
    """What the bank holds (see `search.made`); nothing where none was made."""
    try:
        return vars(import_module(f"{game.words}.bank"))
    except ModuleNotFoundError:  # never in a browser, so that is not sent there
        found: Mapping[str, Any] = import_module(f"{__package__}.kept").kept(game.id)
        return found


@cache
def answers(game: Game) -> Mapping[str, tuple[Any, ...]]:
    """By the name of each of its positions what is answered there, first what is right."""
    return {name: own for name, _, own, _ in stored(game).get("ROWS", ())}
