"""Questions to be asked without an engine: chosen before anybody has answered any."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from ..game import Game
from ..packs import bits
from .bank import bank, hardness
from .choose import USUAL
from .spots import sort_of

AGAIN = 0.35  # what it is worth to show a misreading once more
FIRST = 10  # that go from easy to hard


def ahead(game: Game, many: int) -> list[str]:
    """The names of so many positions, those first that together show the most misreadings.

    Each is the one that adds most to those before it, the less the more were asked in its way; after the first
    ones every kind is asked. Claims, which a reader has to weigh, are left to the engine's rounds.
    """
    left = {one: bits(one.showing) for one in bank(game) if one.kind != "claims"}
    shown, sorts = Counter[int](), Counter[tuple[str, bool]]()
    names: list[str] = []
    for number in range(max(many, FIRST)):
        if not left:
            break
        asked = {kind for kind, _ in sorts} if number >= FIRST else {one.kind for one in left}
        open_ = [one for one in left if one.kind not in asked] or left
        # The more often a misreading was shown, the less another showing of it is worth.
        worth = {n: AGAIN**times for n, times in shown.items()}
        one = max(open_, key=lambda one: _adds(left[one], worth, sorts[sort_of(one)]))
        shown.update(left.pop(one))
        names.append(one.name)
        sorts[sort_of(one)] += 1
    first = sorted(names[:FIRST], key=hardness(game).__getitem__)
    return [*first, *names[FIRST:]][:many]


def _adds(readers: Sequence[int], worth: Mapping[int, float], times: int) -> float:
    """What a position adds that shows these misreadings, asked in its way so many times before."""
    return round(sum([worth.get(reader, 1) for reader in readers]) * USUAL**times, 6)
