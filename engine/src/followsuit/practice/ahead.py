"""Questions to be asked without an engine: chosen before anybody has answered any."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..game import Game
from .bank import bank
from .spots import Row

AGAIN = 0.35  # what it is worth to show a misreading once more


def ahead(game: Game, many: int) -> list[str]:
    """The names of so many positions, those first that together show the most misreadings.

    Each is the one that adds most to those before it; kinds that have been asked less come first
    where positions add as much. Claims, which a reader has to weigh, are left to the engine's rounds.
    """
    left = [one for one in bank(game) if one.kind != "claims"]
    shown, kinds = Counter[int](), Counter[str]()
    names: list[str] = []
    while left and len(names) < many:
        one = max(left, key=lambda one: (_adds(one, shown), -kinds[one.kind]))
        left.remove(one)
        names.append(one.name)
        kinds[one.kind] += 1
        shown.update(_shown(one))
    return names


def _adds(one: Row, shown: Counter[int]) -> float:
    # The more often a misreading was shown, the less another showing of it is worth.
    return round(sum(AGAIN ** shown[reader] for reader in _shown(one)), 6)


def _shown(one: Row) -> Sequence[int]:
    """The misreadings that answer otherwise than what is right."""
    return [reader for reader, given in enumerate(one.given) if given]
