"""What cards are called in many games: a trump, a card of a suit, a suit as trumps."""

from __future__ import annotations

from ..messages import Message, Suit, say

TRUMP = say("trump")


def of_suit(suit: str) -> Message:
    """What a card of a suit is called."""
    return say("suit-card", suit=Suit(suit))


def as_trumps(suit: str) -> Message:
    """The title of a rank table of trumps."""
    return say("suit-as-trumps", suit=Suit(suit))
