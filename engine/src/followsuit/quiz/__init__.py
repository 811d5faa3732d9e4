"""Quiz questions and what kinds of them there are; they are made by `making`."""

from __future__ import annotations

from functools import cache

from ..duty import EVERY_CARD
from ..game import Game
from ..order import Order
from ..packs import Pack

KINDS = (
    "winner",
    "leader",
    "reason",
    "legal",
    "goal",
    "fault",
    "order",
    "points",
    "action",
)

RULES = 3  # to choose from where it is asked which of some rules decides


@cache
def kinds_of(game: Game) -> tuple[str, ...]:
    """The kinds of questions that make sense: not what is legal where any card always is."""
    pack: Pack = game.pack(game.setting())
    chains = (game.trick.duty(game.setting(), [card.index]) for card in pack.cards)
    bound = any(link.allows != EVERY_CARD for chain in chains for link in chain)
    fitting = {
        "legal": bound,
        "goal": bound,
        "fault": bound,
        "reason": _ruled(game),
        "points": game.practice is not None,
        "action": bool(game.hand.phases),
    }
    return tuple(kind for kind in KINDS if fitting.get(kind, True))


def _ruled(game: Game) -> bool:
    """Whether the best card wins a trick, and by enough rules that one of some may be asked for."""
    rules, setting = game.trick, game.setting()
    if rules.verdict:
        return False
    pack: Pack = game.pack(setting)
    orders = (rules.order(setting, [card.index]) for card in pack.cards)
    return any(_rules(order) > RULES for order in orders)


def _rules(order: Order) -> int:
    """How many rules decide tricks: one a place, one for each two runs, and that no other card can win."""
    runs = len(order.runs)
    return 1 + sum(len(run.places) for run in order.runs) + runs * (runs - 1) // 2
