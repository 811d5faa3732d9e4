"""Sets of cards: an int whose bit is set for each card that is in it."""

from __future__ import annotations

from collections.abc import Iterable


def drawn(cards: int, chance: float) -> int:
    """A random card of a set that is not empty, each as likely; `chance` is from 0 up to 1.

    >>> [drawn(0b1101, chance) for chance in (0, 0.5, 0.99)]
    [0, 2, 3]
    """
    skip = int(chance * cards.bit_count())
    while skip:  # faster than a range: mostly there is little to skip
        cards &= cards - 1
        skip -= 1
    return (cards & -cards).bit_length() - 1


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
