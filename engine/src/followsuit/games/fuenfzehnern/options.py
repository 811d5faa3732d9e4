"""What the players of Fünfzehnern agree on before the game."""

from __future__ import annotations

from typing import NamedTuple

from ...fields import field, yes_no
from ...packs import SUIT_NAMES
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
    yes_no("bind_first_leader", "The first leader is bound as well", "ruling.first-leader-free"),
    SETTINGS[-1],
    yes_no("strict", "A leader who is out is bound to the next suit", "ruling.no-rebind-own"),
    yes_no("zwang_frees_lead", "Zwang frees the lead", "ruling.zwang-no-exemption"),
    field(
        "removed_suit",
        "Suit that three take out",
        {suit: SUIT_NAMES[suit] for suit in "CDHS"},
        "ruling.three-suit",
    ),
    field(
        "hands",
        "Hands in a game",
        {4: "four", 1: "one", 3: "three", 8: "eight"},
        "game.end",
    ),
)
