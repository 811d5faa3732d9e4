"""The ledger: a score is a list of lines, each with its clause, never just a number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .messages import Message


class Line(NamedTuple):
    """What one account gains or loses, and why.

    `side` is 0-based; None is the table's own account (a supply, a pot). `say` are its words,
    `clauses` are short or full ids, `cards` are indexes, `what` names a kind of token.
    """

    side: int | None
    amount: int
    clauses: tuple[str, ...]
    say: Message
    cards: tuple[int, ...] = ()
    what: Message | None = None


class Note(NamedTuple):
    """A remark beside a score or a trick: words and their clauses; `leads` if it is about the next lead."""

    say: Message
    clauses: tuple[str, ...]
    leads: bool = False


def totals(lines: Iterable[Line], start: Iterable[int]) -> list[int]:
    """Running totals after some lines.

    >>> totals([Line(1, 5, ("score.five",), Message("scores"))], [0, 10])
    [0, 15]
    """
    result = list(start)
    for line in lines:
        if line.side is not None:
            result[line.side] += line.amount
    return result
