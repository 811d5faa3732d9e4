"""The next question: the one whose answer tells most about what is still possible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import log2
from random import Random
from typing import NamedTuple

from ..packs import bits
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
AT_FIRST: Mapping[str, float] = {"claims": 0.02}  # a round begins with one thing to look at
RISE = 0.9  # what is lost by a question that is the hardest where the easiest is due, or the other way round


class Due(NamedTuple):
    """What else counts: by its name how hard each position is, and how likely it shows what we do not know.

    `now` is how hard the next question should be, from 0 to 1; `unknown` how likely a misreading is of which we
    know nothing, and `shows` by its name how likely it shows itself in a position.
    """

    now: float = 0
    hardness: Mapping[str, float] = {}
    unknown: float = 0
    shows: Mapping[str, float] = {}


ANY = Due()


def choose(
    rows: Sequence[Row], belief: Belief, kinds: Sequence[str], random: Random, due: Due = ANY
) -> Row:
    """The position to ask about next, out of those not asked yet; `kinds` are those asked so far.

    It is worth the bits that its answer is expected to tell, less what speaks against its kind and its hardness.
    """
    variety = {kind: _variety(kind, kinds) for kind in {one.kind for one in rows}}
    whole = belief.right + sum(belief.slips) + due.unknown
    chance, hard, shown, now = random.random, due.hardness.get, due.shows.get, due.now
    every = log2(whole)
    parts: dict[int, tuple[float, float]] = {}  # many questions divide readers alike
    best, most = rows[0], -1.0
    for one in rows:  # hundreds of them, while somebody waits: so all is done in place
        unknown = shown(one.name, 0.0)
        right, added = whole - unknown, _added(unknown)
        for readers in one.wrong:
            part = parts.get(readers)
            if part is None:
                share = sum([belief.slips[reader] for reader in _each(readers)])
                parts[readers] = part = share, _added(share)
            right -= part[0]
            added += part[1]
        told = every - (added + _added(right)) / whole
        fits = 1 - RISE * abs(hard(one.name, now) - now)
        worth = told * variety[one.kind] * fits * (1 - NOISE * chance())
        if worth > most:
            best, most = one, worth
    return best


_each = cache(bits)  # the same sets of readers in every round


def _variety(kind: str, kinds: Sequence[str]) -> float:
    if not kinds:
        return AT_FIRST.get(kind, 1)
    again = AGAIN if kinds[-1] == kind else 1
    return float(OFTEN.get(kind, USUAL) ** kinds.count(kind) * again)


def _added(share: float) -> float:
    """What an answer that so many give adds to what is told."""
    return share * log2(share) if share > 0 else 0.0
