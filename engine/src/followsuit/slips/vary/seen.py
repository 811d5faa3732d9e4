"""What a variation is, and what it sees of a position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from ...game import Game
from ...order import Order
from ...packs import Pack
from ...rules import TrickRules

Change = Callable[[Game], Game]
PackOf = Callable[[Any], Pack]


class Seen:
    """A position as a variation sees it: the pack, the setting, and the cards on the table."""

    __slots__ = ("cards", "pack", "rules", "setting")

    def __init__(self, rules: TrickRules, pack: Pack, setting: Any, cards: Sequence[int]) -> None:
        self.rules, self.pack, self.setting, self.cards = rules, pack, setting, cards

    @property
    def led(self) -> int:
        """The suit led, as a set."""
        return self.pack.suit(self.pack.cards[self.cards[0]].suits[0])

    @property
    def order(self) -> Order:
        """The order that holds."""
        return self.rules.order(self.setting, self.cards)

    @property
    def beating(self) -> int:
        """The cards that beat the table."""
        order = self.order
        return order.beating(self.cards[order.best(self.cards) or 0])

    @property
    def best_run(self) -> int:
        """The cards of the best run: the trumps, where there are any."""
        return self.order.runs[0].cards


Cards = Callable[[Seen], int]  # a set of cards, seen from a position


def beating(seen: Seen) -> int:
    """The cards that beat the table: what somebody must play who takes beating for a duty."""
    return seen.beating


def together(*changes: Change) -> Change:
    """Several variations, one after the other."""

    def change(game: Game) -> Game:
        for one in changes:
            game = one(game)
        return game

    return change


def of_tricks(change: Callable[[TrickRules, PackOf], TrickRules]) -> Change:
    """A change of the rules of a trick alone."""
    return lambda game: replace(game, trick=change(game.trick, game.pack))
