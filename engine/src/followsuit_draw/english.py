"""The little English that pictures and the site say themselves: rows, numbers and what they count."""

from __future__ import annotations

from collections.abc import Sequence


def join(words: Sequence[str], last: str = "and") -> str:
    """Words in a row.

    >>> join(["a", "b", "c"], "or")
    'a, b or c'
    """
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def minus(number: int) -> str:
    """A number in figures, with a real minus sign.

    >>> minus(-7)
    '−7'
    """
    return str(number).replace("-", "−")


def count(number: int, noun: str) -> str:
    """A number with its noun.

    >>> count(1, "point"), count(5, "point")
    ('1 point', '5 points')
    """
    return f"{minus(number)} {noun}{'' if abs(number) == 1 else 's'}"
