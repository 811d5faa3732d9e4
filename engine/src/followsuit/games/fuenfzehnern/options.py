"""What the players of Fünfzehnern agree on before the game."""

from __future__ import annotations

from typing import NamedTuple

from ...fields import as_in, choice, with_choices
from .cards import Setting


@with_choices
class Options(NamedTuple):
    """The switches, as this book plays them."""

    bind_first_leader: bool = choice(False, True, by="ruling.first-leader-free")
    unbeatable: str = as_in(Setting, "unbeatable")
    strict: bool = choice(False, True, by="ruling.no-rebind-own")
    zwang_frees_lead: bool = choice(False, True, by="ruling.zwang-no-exemption")
    removed_suit: str = choice(*tuple("CDHS"), by="ruling.three-suit")
    hands: int = choice(4, 1, 3, 8, by="game.end")
