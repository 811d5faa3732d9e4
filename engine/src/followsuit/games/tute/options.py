"""What the players of Tute agree on before the game."""

from __future__ import annotations

from typing import NamedTuple

from ...fields import as_in, choice, with_choices
from .cards import Setting


@with_choices
class Options(NamedTuple):
    """The switches, as this book plays them."""

    undertrump: str = as_in(Setting, "undertrump")
    partner_may_declare: bool = choice(False, True, by="ruling.declarer-is-winner")
    cuarenta_first: str = choice("forfeits", "illegal-veinte", by="ruling.cuarenta-first-scope")
    tute_queens: bool = choice(False, True, by="ruling.tute-any-time")
    tie: str = choice("last-trick", "drawn", by="ruling.tie")
    hands: int = choice(3, 1, 4, 5, 7, by="game.hands")
