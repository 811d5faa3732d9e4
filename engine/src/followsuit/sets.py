"""Sets of cards: an int whose bit is set for each card that is in it."""


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
