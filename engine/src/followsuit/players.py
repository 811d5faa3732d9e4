"""Players: ways to choose for a seat, from its view and a seed; the same gives the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any

from .advice import advise
from .decisions import Play
from .game import Game
from .packs import bits
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
        if len(view.codes) == 1:
            return view.codes[0]
        return advise(view, playouts, seed)[0].code

    return player


def takes(view: View, seed: int) -> str:
    """Wins each trick as cheaply as it can, else throws its weakest card; leads its strongest."""
    decision = view.source.decision
    if not isinstance(decision, Play):
        return chance(view, seed)
    strength = _strengths(view, decision)
    winning = _winning(view, decision)
    if not decision.cards:
        return _code(view, max(strength, key=lambda card: strength[card]))
    return _code(view, min(winning or strength, key=lambda card: strength[card]))


def shuns(view: View, seed: int) -> str:
    """Loses each trick with its strongest card that does; leads its weakest."""
    decision = view.source.decision
    if not isinstance(decision, Play):
        return chance(view, seed)
    strength = _strengths(view, decision)
    losing = [card for card in strength if card not in _winning(view, decision)]
    if not decision.cards:
        return _code(view, min(strength, key=lambda card: strength[card]))
    return _code(view, max(losing or strength, key=lambda card: strength[card]))


def _code(view: View, card: int) -> str:
    return view.source.table.pack.codes[card]


def _winning(view: View, decision: Play) -> list[int]:
    """The allowed cards that would be ahead, unless the own side is ahead already."""
    rules, lying = view.source.table.rules, tuple(decision.cards)
    if not lying:
        return []
    sides, seats = view.source.sides, [seat for seat, _ in view.playing]
    ahead = rules.won_by(decision.setting, lying)
    if ahead is not None and sides[seats[ahead]] == sides[view.seat]:
        return []
    cards = bits(decision.allowed)
    return [c for c in cards if rules.won_by(decision.setting, (*lying, c)) == len(lying)]


def _strengths(view: View, decision: Play) -> dict[int, int]:
    """By allowed card: how many cards of the pack it would win against if it was led."""
    known = view.source.game
    return {card: _strength(known, decision.setting, card) for card in bits(decision.allowed)}


@lru_cache(maxsize=4096)
def _strength(known: Game, setting: Any, card: int) -> int:
    pairs = [(card, other) for other in range(len(known.pack(setting).cards)) if other != card]
    # What a lead is may have to be said first; then nothing can be compared with it.
    possible = [pair for pair in pairs if not known.positions.check_trick(setting, pair)]
    return sum(known.trick.won_by(setting, pair) == 0 for pair in possible)
