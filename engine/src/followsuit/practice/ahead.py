"""Questions to be asked without an engine: chosen before anybody has answered any."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

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
    left = [(one, bits(one.showing)) for one in bank(game) if one.kind != "claims"]
    shown, sorts = Counter[int](), Counter[tuple[str, bool]]()
    names: list[str] = []
    for number in range(max(many, FIRST)):
        if not left:
            break
        asked = {kind for kind, _ in sorts} if number >= FIRST else {one.kind for one, _ in left}
        open_ = [each for each in left if each[0].kind not in asked] or left
        # The more often a misreading was shown, the less another showing of it is worth.
        worth = [AGAIN ** shown[n] for n in range(len(left[0][0].given))]
        best = max(open_, key=lambda each: _adds(each[1], worth, sorts[sort_of(each[0])]))
        left.remove(best)
        one, readers = best
        shown.update(readers)
        names.append(one.name)
        sorts[sort_of(one)] += 1
    first = sorted(names[:FIRST], key=hardness(game).__getitem__)
    return [*first, *names[FIRST:]][:many]


def _adds(readers: Sequence[int], worth: Sequence[float], times: int) -> float:
    """What a position adds that shows these misreadings, asked in its way so many times before."""
    return round(sum(map(worth.__getitem__, readers)) * USUAL**times, 6)
