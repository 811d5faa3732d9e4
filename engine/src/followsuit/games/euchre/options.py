"""What the players of Euchre agree on before the game."""

from __future__ import annotations

from typing import NamedTuple

from ...fields import choice, with_choices

SUITS = ("S", "H", "D", "C")


@with_choices
class Options(NamedTuple):
    """The pack, the goal, and which customs are played."""

    goal: int = choice(10, 5, 11, by="game.goal")
    pack: int = choice(24, 25, 28, 32, by="deck.other")
    stick: bool = choice(False, True, by="make.stick")
    under: str = choice("no", "alike", "any", by="under.hand")
    assist_alone: bool = choice(False, True, by="alone.assist")
    defend: bool = choice(False, True, by="alone.defend")
    lone_lead: str = choice("dealer", "lone", by="lead.lone")
