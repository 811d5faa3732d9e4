"""What the players of Tute agree on before the game."""

from __future__ import annotations

from typing import NamedTuple

from ...fields import field, yes_no
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
    yes_no("partner_may_declare", "The winner’s partner may declare", "ruling.declarer-is-winner"),
    field(
        "cuarenta_first",
        "A twenty while you hold the forty",
        {"forfeits": "is allowed and costs you the forty", "illegal-veinte": "is not allowed"},
        "ruling.cuarenta-first-scope",
    ),
    yes_no("tute_queens", "Four queens are a tute as well", "ruling.tute-any-time"),
    field(
        "tie",
        "At equal totals",
        {"last-trick": "the last trick decides", "drawn": "nobody wins the hand"},
        "ruling.tie",
    ),
    field(
        "hands",
        "Hands in a game",
        {3: "three", 1: "one", 4: "four", 5: "five", 7: "seven"},
        "game.hands",
    ),
)
