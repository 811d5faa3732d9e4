"""Clauses: the numbered statements of a rule book, and the rulings where its source is silent."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from .errors import Fault, UnknownName, WrongRules, quoted, suggest
from .messages import say


class Clause(NamedTuple):
    """One rule; `number` is its place among a game's clauses, 0 for a ruling."""

    id: str
    number: int
    ruling: bool


def read_clauses(prefix: str, ids: str) -> dict[str, Clause]:
    """Clauses from their ids without the game's name, in the order of its rule book.

    The text of `deck.40` is the catalogue's entry `clause-deck-40`. No id begins with the name of the
    game and a full stop, since it would read as a full id.

    >>> read_clauses("truc", "deck.40 deal.three")["truc.deal.three"].number
    2
    """
    found: dict[str, Clause] = {}
    number = 0
    for short in ids.split():
        ruling = short.startswith("ruling.")
        number += not ruling
        name = f"{prefix}.{short}"
        if name in found:
            raise WrongRules(f"clause {name} is declared twice")
        found[name] = Clause(name, 0 if ruling else number, ruling)
    return found


COMMON = read_clauses(
    "common",
    """
    ruling.first-dealer
    ruling.deal-rotation
    ruling.direction
    ruling.revoke
    ruling.tied-game
    ruling.negative
    ruling.won-piles
    """,
)


def cite(game: str, ids: str | Iterable[str]) -> tuple[str, ...]:
    """Full ids from short ones, a string split at spaces.

    >>> cite("truc", "deck.40 common.ruling.revoke")
    ('truc.deck.40', 'common.ruling.revoke')
    """
    words = ids.split() if isinstance(ids, str) else ids
    return tuple(
        word if word.startswith(("common.", f"{game}.")) else f"{game}.{word}" for word in words
    )


def find(known: Mapping[str, Clause], name: str) -> Clause:
    """The clause of that id. Raises `UnknownName` with suggestions."""
    found = known.get(name) or COMMON.get(name)
    if found is None:
        raise UnknownName(Fault(say("no-clause", given=quoted(name)), "", suggest(name, known)))
    return found
