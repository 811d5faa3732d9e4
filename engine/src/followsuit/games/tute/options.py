"""What the players of Tute agree on before the game."""

from __future__ import annotations

from typing import NamedTuple

from ...fields import choice
from .cards import SETTINGS


class Options(NamedTuple):
    """The switches, as this book plays them."""

    undertrump: str = "forced"
    partner_may_declare: bool = False
    cuarenta_first: str = "forfeits"
    tute_queens: bool = False
    tie: str = "last-trick"
    hands: int = 3


OPTIONS = (
    SETTINGS[1],
    choice("partner_may_declare", (False, True), "ruling.declarer-is-winner"),
    choice("cuarenta_first", ("forfeits", "illegal-veinte"), "ruling.cuarenta-first-scope"),
    choice("tute_queens", (False, True), "ruling.tute-any-time"),
    choice("tie", ("last-trick", "drawn"), "ruling.tie"),
    choice("hands", (3, 1, 4, 5, 7), "game.hands"),
)
