"""What the players of Hearts agree on before a game."""

from __future__ import annotations

from typing import NamedTuple

from ...fields import choice


class Options(NamedTuple):
    """What the players agree on before the game."""

    goal: int = 100
    passing: str = "cycle"
    pass_count: int = 3
    opening: str = "club"
    first_points: bool = False
    breaking: str = "heart"
    queen: bool = True
    jack: bool = False
    moon: str = "choice"
    play_on: bool = False


# Those on which a trick depends are fields of its setting, too.
OF_TRICKS = (
    choice("opening", ("club", "left"), "variant.opening"),
    choice("first_points", (False, True), "variant.first"),
    choice("breaking", ("heart", "queen", "never"), "variant.breaking"),
    choice("queen", (True, False), "variant.no-queen"),
    choice("jack", (False, True), "variant.jack"),
)
OPTIONS = (
    choice("goal", (100, 50), "variant.fifty"),
    choice("passing", ("cycle", "no-hold", "left", "none"), "variant.passing"),
    choice("pass_count", (3, 1, 2, 4), "variant.count"),
    *OF_TRICKS,
    choice("moon", ("choice", "others", "own"), "variant.settled"),
    choice("play_on", (False, True), "ruling.tie"),
)
