"""Who can play a game: worked out from what it allows, by trying."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from .errors import BadRequest
from .game import Game

ALONE, OPTIONAL, ALWAYS, SECRET = "never", "optional", "always", "secret"
MOST_PLAYERS = 10


class Company(NamedTuple):
    """Who can play: numbers of players, those that need an option, and whether in teams."""

    counts: tuple[int, ...]
    also: tuple[int, ...]
    partners: str


@cache
def company(game: Game) -> Company:
    """Worked out from the sides that a game makes, each option tried on its own."""
    usual: dict[str, object] = {}
    single = [usual] + [{o.name: value} for o in game.options.fields for value in o.choices]
    counts: set[int] = set()
    teams: set[bool] = set()
    for options in single:
        for players in range(2, MOST_PLAYERS + 1):
            try:
                read = game.read_options(players, options)
            except BadRequest:
                continue
            counts.add(players)
            teams.add(max(game.match.sides(players, read)) + 1 < players)
    also = counts - set(game.about.players)
    partners = OPTIONAL if len(teams) == 2 else ALWAYS if teams == {True} else ALONE
    if "secret-partner" in game.about.tags:  # everybody keeps a score, so there are no sides to see
        partners = SECRET
    return Company(tuple(game.about.players), tuple(sorted(also)), partners)
