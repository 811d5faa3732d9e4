"""Styles: how cards are played by somebody who looks no further than the trick that lies there.

Who `takes` wins each trick as cheaply as it can, unless its side has it already; who `shuns` loses
each with its strongest card that does. Nothing is known of a card but how many it would beat if it
was led.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import cos, log, pi, sin, sqrt
from operator import add
from random import Random
from typing import Any, Literal

from .game import Game
from .onward import Chooser, Seated
from .packs import bits
from .rules import TrickRules
from .table import Table

Greedy = Literal["takes", "shuns"]
DOUBT = 3.0  # how far a playout misjudges what a card beats (standard deviation, in cards)
TURN = 2 * pi


def card_for(
    style: Greedy,
    rules: TrickRules,
    setting: Any,
    lying: Sequence[int],
    whose: Sequence[int],
    side: int,
    cards: int,
    strength: Callable[[int], float],
) -> int:
    """The card of a set that is played on those that are `lying`, which are `whose` sides'."""
    hand = bits(cards)
    if not lying:
        return max(hand, key=strength) if style == "takes" else min(hand, key=strength)
    order = rules.order(setting, lying)
    rank, best = order.strength, order.best(lying)
    winning: list[int] = []
    if best is None or whose[best] != side:
        top = max([rank[card] for card in lying]) + (order.ties != "last")
        winning = [card for card in hand if rank[card] >= max(top, 1)]
    if style == "takes":
        return min(winning or hand, key=strength)
    return max([card for card in hand if card not in winning] or hand, key=strength)


@lru_cache(maxsize=4096)
def strengths(game: Game, setting: Any) -> tuple[int, ...]:
    """By card of a setting's pack: how many of the pack it would win against if it was led."""
    every = range(len(game.pack(setting).cards))
    return tuple(_strength(game, setting, card, len(every)) for card in every)


def _strength(game: Game, setting: Any, card: int, many: int) -> int:
    # What a lead is may have to be said first; then nothing can be compared with it.
    if game.positions.check_trick(setting, (card,)):
        return 0
    return many - 1 - game.trick.order(setting, (card,)).beating(card).bit_count()


def seated(game: Game) -> Seated | None:
    """Everybody in the style of a game, each playout with doubts of its own; None where chance plays."""
    style = game.match.style
    if style == "chance":
        return None

    def players(table: Table, random: Random) -> Chooser:
        doubts = _doubts(len(table.pack.cards), random)
        rules, sides = table.rules, table.sides
        known: dict[Any, list[float]] = {}  # by setting

        def player(cards: int, setting: Any) -> int:
            if not cards & (cards - 1):
                return cards.bit_length() - 1
            strength = known.get(setting)
            if strength is None:
                true = strengths(game, setting)
                strength = known[setting] = list(map(add, true, doubts))
            lying = table.lying
            whose = [sides[seat] for seat in table.turns] if lying else []
            side = whose[len(lying) % len(whose)] if lying else -1
            return card_for(style, rules, setting, lying, whose, side, cards, strength.__getitem__)

        return player

    return players


def _doubts(many: int, random: Random) -> list[float]:
    """How far each card is misjudged: as `Random.gauss`, in half of its time."""
    chance, found = random.random, list[float]()
    for _ in range(0, many, 2):
        turn = chance() * TURN
        far = sqrt(-2.0 * log(1.0 - chance()))
        found += (cos(turn) * far * DOUBT, sin(turn) * far * DOUBT)
    return found[:many]
