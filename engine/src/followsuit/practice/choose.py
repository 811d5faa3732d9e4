"""The next question: the one whose answer tells most about what is still possible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import log2
from random import Random
from types import MappingProxyType
from typing import NamedTuple

from .belief import Belief
from .spots import Row

NOISE = 0.25  # so that not all rounds are alike
# What a question is worth for each of its kind that was asked, and if the last one was of its kind.
OFTEN: Mapping[str, float] = {
    "claims": 0.68,  # several claims are long to read
    "fault": 0.8,  # and so are several hands
    "reason": 0.8,  # sentences are to be weighed
    "leader": 0.6,  # where the lead goes is soon known
}
USUAL, AGAIN = 0.9, 0.5
RISE = 0.9  # what is lost by a question that is the hardest where the easiest is due, or the other way round


class Due(NamedTuple):
    """What else counts: by its name how hard each position is, and how likely it shows what we do not know.

    `now` is how hard the next question should be, from 0 to 1; `unknown` how likely a misreading is of which we
    know nothing, and `shows` by its name how likely it shows itself in a position.
    """

    now: float = 0
    hardness: Mapping[str, float] = MappingProxyType({})
    unknown: float = 0
    shows: Mapping[str, float] = MappingProxyType({})

    def fits(self, name: str) -> float:
        """What a position is worth for how hard it is."""
        return 1 - RISE * abs(self.hardness.get(name, self.now) - self.now)


ANY = Due()


def choose(
    rows: Sequence[Row], belief: Belief, kinds: Sequence[str], random: Random, due: Due = ANY
) -> Row:
    """The position to ask about next, out of those not asked yet; `kinds` are those asked so far."""
    variety = {kind: _variety(kind, kinds) for kind in {one.kind for one in rows}}

    def worth(one: Row) -> float:
        chance = 1 - NOISE * random.random()
        bits = told(one, belief, due.unknown, due.shows.get(one.name, 0))
        return bits * variety[one.kind] * due.fits(one.name) * chance

    return max(rows, key=worth)


def _variety(kind: str, kinds: Sequence[str]) -> float:
    times = kinds.count(kind)
    return float(OFTEN.get(kind, USUAL) ** times * (AGAIN if kinds[-1:] == [kind] else 1))


def told(one: Row, belief: Belief, unknown: float = 0, shown: float = 0) -> float:
    """How many bits the answer is expected to tell.

    `unknown` is how likely something is misread of which we know nothing, `shown` how likely it is and shows itself.
    """
    shares = [*[0.0] * len(one.answers), shown]
    slips, wrong = belief.slips, 0.0
    for reader, given in _wrong(one.given):
        share = slips[reader]
        shares[given] += share
        wrong += share
    whole = belief.right + sum(slips) + unknown
    shares[0] = whole - wrong - shown
    return -sum(share / whole * log2(share / whole) for share in shares if share > 0)


@cache
def _wrong(given: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The readers who answer wrongly, and what."""
    return tuple((reader, place) for reader, place in enumerate(given) if place)
