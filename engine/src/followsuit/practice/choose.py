"""The next question: the one whose answer tells most about what is still possible."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
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
    "claims": 0.75,  # several claims are long to read
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
    whole = belief.right + sum(belief.slips) + due.unknown

    @cache  # many questions divide readers alike
    def part(readers: tuple[int, ...]) -> Part:
        share = sum([belief.slips[reader] for reader in readers])
        return share, _added(share)

    def worth(one: Row) -> float:
        chance = 1 - NOISE * random.random()
        wrong = map(part, _wrong(one.given))
        bits = _told(wrong, whole, due.shows.get(one.name, 0))
        return bits * variety[one.kind] * due.fits(one.name) * chance

    return max(rows, key=worth)


def _variety(kind: str, kinds: Sequence[str]) -> float:
    times = kinds.count(kind)
    return float(OFTEN.get(kind, USUAL) ** times * (AGAIN if kinds[-1:] == [kind] else 1))


Part = tuple[float, float]  # how likely an answer is, and what it adds to what is told


def _added(share: float) -> float:
    return share * log2(share) if share > 0 else 0.0


def _told(wrong: Iterable[Part], whole: float, shown: float) -> float:
    """How many bits the answer is expected to tell.

    `wrong` has each wrong answer; `whole` is how likely anything is, and `shown` how likely something is misread of
    which we know nothing that shows itself.
    """
    right, added = whole - shown, _added(shown)
    for share, own in wrong:
        right -= share
        added += own
    return log2(whole) - (added + _added(right)) / whole


@cache
def _wrong(given: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The readers who give each wrong answer."""
    return tuple(
        tuple(reader for reader, own in enumerate(given) if own == place)
        for place in range(1, max(given, default=0) + 1)
    )
