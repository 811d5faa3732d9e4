"""Players: ways to choose for a seat, from its view and a seed; the same gives the same."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from .advice import advise
from .decisions import Play
from .styles import Greedy, card_for, strengths
from .views import View

Player = Callable[[View, int], str]  # gives the code of an action


def chance(view: View, seed: int) -> str:
    """Any action, by its weight."""
    decision = view.source.decision
    assert decision is not None
    return decision.pick(Random(seed).random())


def advised(playouts: int) -> Player:
    """The action that so many playouts find the best; alone it needs none."""

    def player(view: View, seed: int) -> str:
        match view.codes:
            case (only,):
                return only
        return advise(view, playouts, seed)[0].code

    return player


def takes(view: View, seed: int) -> str:
    """Wins each trick as cheaply as it can, else throws its weakest card; leads its strongest."""
    return _greedy("takes", view, seed)


def shuns(view: View, seed: int) -> str:
    """Loses each trick with its strongest card that does; leads its weakest."""
    return _greedy("shuns", view, seed)


def _greedy(style: Greedy, view: View, seed: int) -> str:
    decision, known = view.source.decision, view.source.game
    if not isinstance(decision, Play):
        return chance(view, seed)
    sides, setting = view.source.sides, decision.setting
    whose = [sides[seat] for seat, _ in view.playing]
    strength = strengths(known, setting).__getitem__
    side, lying = sides[view.seat], tuple(decision.cards)
    card = card_for(style, known.trick, setting, lying, whose, side, decision.allowed, strength)
    return view.source.table.pack.codes[card]
