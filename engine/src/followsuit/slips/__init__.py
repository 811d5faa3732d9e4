"""Misreadings as data beside the rules: what a reader believes who has one rule wrong.

A misreading is a small variation of its game, played by the same kernel: it wins, binds and scores
as a game of its own. Each game keeps its own in `slips.py` beside its rules, which is loaded only
when somebody asks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from typing import Literal, NamedTuple

from ..errors import UnknownName, WrongRules
from ..game import Game
from ..messages import Message, say
from .vary import Change as Change
from .vary import together

# Why a clause has no misreading: it is a fact of the table that everybody sees (`table`); no
# question of a round shows it (`unasked`); or misread it is the same as another misread (`same`).
Reason = Literal["table", "unasked", "same"]


@dataclass(frozen=True, eq=False)
class Slip:
    """A misreading: its id, the clauses that it contradicts (short ids), and the rules it makes.

    What such a reader believes is the entry `slip-<id>` of the game's catalogue.
    """

    id: str
    clauses: tuple[str, ...]
    change: Change

    @property
    def say(self) -> Message:
        """What such a reader believes."""
        return say(f"slip-{self.id}")


class Slips(NamedTuple):
    """The misreadings of a game, and the clauses that have none, by the reason (ids with spaces)."""

    slips: tuple[Slip, ...]
    without: Mapping[Reason, str]


def slip(id: str, clauses: str, *changes: Change) -> Slip:
    """A misreading of some clauses (ids with spaces between), changed in one or more ways."""
    return Slip(id, tuple(clauses.split()), together(*changes))


@dataclass(frozen=True, eq=False)
class Misread:
    """A game as somebody plays it who misreads one rule."""

    right: Game
    slip: Slip

    @cached_property
    def game(self) -> Game:
        """The game of such a reader."""
        return self.slip.change(self.right)


@cache
def slips_of(game: Game) -> Slips:
    """A game's misreadings. Raises `WrongRules` for a clause that the game has not, or for twins."""
    own: Slips = import_module(f"{game.words}.slips").SLIPS
    names = [one.id for one in own.slips]
    for one in own.slips:
        _cite(game, f"slip “{one.id}”", one.clauses)
        if names.count(one.id) > 1:
            raise WrongRules(f"{game.id}: there are two slips “{one.id}”")
    for reason, ids in own.without.items():
        _cite(game, f"slips, “{reason}”", tuple(ids.split()))
    return own


def _cite(game: Game, where: str, ids: tuple[str, ...]) -> None:
    try:
        game.cite(ids)
    except UnknownName as error:
        raise WrongRules(f"{game.id}, {where}: {error}") from None


@cache
def misread(game: Game) -> tuple[Misread, ...]:
    """The game of every misreading, in the order in which they are written down."""
    return tuple(Misread(game, one) for one in slips_of(game).slips)


def unexplained(game: Game) -> list[str]:
    """The clauses that no misreading contradicts and that have no reason for it (full ids)."""
    own = slips_of(game)
    covered = {name for one in own.slips for name in game.cite(one.clauses)}
    covered |= {name for ids in own.without.values() for name in game.cite(ids)}
    return [name for name in game.clauses if name not in covered]


def explained_twice(game: Game) -> list[str]:
    """The clauses that a misreading contradicts although a reason is given for having none."""
    own = slips_of(game)
    covered = {name for one in own.slips for name in game.cite(one.clauses)}
    reasons = [name for ids in own.without.values() for name in game.cite(ids)]
    return sorted({name for name in reasons if name in covered or reasons.count(name) > 1})
