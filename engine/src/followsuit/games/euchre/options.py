"""What the players of Euchre agree on before the game."""

from __future__ import annotations

from typing import NamedTuple

from ...fields import choice

SUITS = ("S", "H", "D", "C")
PACK = choice("pack", (24, 25, 28, 32), "deck.other")


class Options(NamedTuple):
    """The pack, the goal, and which customs are played."""

    goal: int = 10
    pack: int = 24
    stick: bool = False
    under: str = "no"
    assist_alone: bool = False
    defend: bool = False
    lone_lead: str = "dealer"


OPTIONS = (
    choice("goal", (10, 5, 11), "game.goal"),
    PACK,
    choice("stick", (False, True), "make.stick"),
    choice("under", ("no", "alike", "any"), "under.hand"),
    choice("assist_alone", (False, True), "alone.assist"),
    choice("defend", (False, True), "alone.defend"),
    choice("lone_lead", ("dealer", "lone"), "lead.lone"),
)
