"""What the players of Fünfzehnern agree on before the game."""

from __future__ import annotations

from typing import NamedTuple

from ...fields import choice
from .cards import SETTINGS


class Options(NamedTuple):
    """The switches, as this book plays them."""

    bind_first_leader: bool = False
    unbeatable: str = "played-or-own"
    strict: bool = False
    zwang_frees_lead: bool = False
    removed_suit: str = "C"
    hands: int = 4


OPTIONS = (
    choice("bind_first_leader", (False, True), "ruling.first-leader-free"),
    SETTINGS[-1],
    choice("strict", (False, True), "ruling.no-rebind-own"),
    choice("zwang_frees_lead", (False, True), "ruling.zwang-no-exemption"),
    choice("removed_suit", tuple("CDHS"), "ruling.three-suit"),
    choice("hands", (4, 1, 3, 8), "game.end"),
)
