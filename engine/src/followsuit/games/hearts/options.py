"""What the players of Hearts agree on before a game."""

from __future__ import annotations

from typing import NamedTuple

from ...fields import choice, with_choices


@with_choices
class Options(NamedTuple):
    """What the players agree on before the game."""

    goal: int = choice(100, 50, by="variant.fifty")
    passing: str = choice("cycle", "no-hold", "left", "none", by="variant.passing")
    pass_count: int = choice(3, 1, 2, 4, by="variant.count")
    opening: str = choice("club", "left", by="variant.opening")
    first_points: bool = choice(False, True, by="variant.first")
    breaking: str = choice("heart", "queen", "never", by="variant.breaking")
    queen: bool = choice(True, False, by="variant.no-queen")
    jack: bool = choice(False, True, by="variant.jack")
    moon: str = choice("choice", "others", "own", by="variant.settled")
    play_on: bool = choice(False, True, by="ruling.tie")
