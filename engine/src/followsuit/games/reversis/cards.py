"""The cards of Reversis: what they count, who takes a trick, and what a position depends on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ...fields import choice, with_choices
from ...messages import Card, Message, Row, say
from ...order import Order
from ...packs import french
from ..described import described
from ..plain_suits import PlainSuits
from .clauses import CITED

PACK = french("AKQJ98765432")
CARDS = PlainSuits(PACK, CITED)
PLAYERS, TRICKS, FIRST = 4, 11, 9
LAST = PLAYERS - 1  # who has dealt where the first seat leads
VALUES = {"A": 4, "K": 3, "Q": 2, "J": 1}
WORTH = tuple(VALUES.get(card.rank, 0) for card in PACK.cards)
ALL_POINTS = sum(WORTH)
SUIT = PACK.suit_of
OF_SUIT = {suit: PACK.suit(suit) for suit in PACK.suits}
QUINOLA = PACK.card("JH").index  # `quinola.is-jh`
ACES = PACK.rank("A")
ACE_OF_DIAMONDS, SPECIAL = PACK.mask("AD"), PACK.mask("AS AH AD AC JH")


def worth(cards: Iterable[int]) -> int:
    """The points of captured cards (`points.values`)."""
    return sum([WORTH[card] for card in cards])


def counted(cards: Iterable[int], values: Sequence[int] = WORTH) -> Row:
    """The cards that count, each with its points."""
    return Row.of(
        say("card-worth", card=Card(card), worth=values[card]) for card in cards if values[card]
    )


@with_choices
class Setting(NamedTuple):
    """What binds a player beside the cards, and whether a reversis is being undertaken."""

    right: str = choice("none", "first-nine", "last-two", by="espagnolette.holding")
    reversis: bool = choice(False, True, by="reversis.reversis.undertaken")


_RIGHT = {"first-nine": say("right-first-nine"), "last-two": say("right-last-two")}


def describe(setting: Setting) -> Message | None:
    parts = [_RIGHT[setting.right]] if setting.right in _RIGHT else []
    parts += [say("nine-tricks-taken")] * setting.reversis
    return described(parts)


def order(setting: Setting, cards: Sequence[int]) -> Order:
    """The suit led, ace high; no other card can win (`trick.winner`)."""
    return CARDS.order(setting, cards)
