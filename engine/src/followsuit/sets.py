"""Sets of cards: an int whose bit is set for each card that is in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any


def drawn(cards: int, chance: float) -> int:
    """A random card of a set that is not empty, each as likely; `chance` is from 0 up to 1.

    >>> [drawn(0b1101, chance) for chance in (0, 0.5, 0.99)]
    [0, 2, 3]
    """
    return nth(cards, chance * cards.bit_count())


def drawing(choose: Callable[[], float]) -> Callable[[int, Any], int]:
    """Draws a random card of each set that it is given, whatever the setting, by chances from 0 up to 1."""
    return lambda cards, setting: nth(cards, choose() * cards.bit_count())


def nth(cards: int, place: float) -> int:
    """The card of a set at a place from 0; a fraction does not count.

    >>> nth(0b1101, 2.5)
    3
    """
    while place >= 1.0:  # faster than a range of whole numbers: mostly there is little to skip
        cards &= cards - 1
        place -= 1.0
    return (cards ^ cards - 1).bit_length() - 1


def union(cards: Iterable[int]) -> int:
    """The set of some cards.

    >>> bin(union([0, 3]))
    '0b1001'
    """
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def bits(mask: int) -> list[int]:
    """The indexes in a set, lowest first.

    >>> bits(0b1101)
    [0, 2, 3]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
