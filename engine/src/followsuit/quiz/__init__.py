"""Quiz questions and what kinds of them there are; they are made by `making`."""

from __future__ import annotations

from ..duty import EVERY_CARD
from ..game import Game
from ..packs import Pack

KINDS = (
    "winner",
    "leader",
    "legal",
    "goal",
    "fault",
    "order",
    "points",
    "action",
)


def kinds_of(game: Game) -> list[str]:
    """The kinds of questions that make sense: not what is legal where any card always is."""
    pack: Pack = game.pack(game.setting())
    chains = (game.trick.duty(game.setting(), [card.index]) for card in pack.cards)
    bound = any(link.allows != EVERY_CARD for chain in chains for link in chain)
    fitting = {
        "legal": bound,
        "goal": bound,
        "fault": bound,
        "points": game.practice is not None,
        "action": bool(game.hand.phases),
    }
    return [kind for kind in KINDS if fitting.get(kind, True)]
