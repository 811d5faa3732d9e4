"""The next question: the one whose answer tells most about what is still possible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import log2
from random import Random

from .belief import Belief
from .spots import Row

NOISE = 0.2  # so that not all rounds are alike
# What a question is worth for each of its kind that was asked, and if the last one was of its kind.
OFTEN: Mapping[str, float] = {
    "claims": 0.68,  # several claims are long to read
    "fault": 0.8,  # and so are several hands
}
USUAL, AGAIN = 0.9, 0.5
EASY = 2  # questions at the beginning, without claims if others tell as much


def choose(rows: Sequence[Row], belief: Belief, kinds: Sequence[str], random: Random) -> Row:
    """The position to ask about next, out of those not asked yet; `kinds` are those asked so far."""
    variety = {kind: _variety(kind, kinds) for kind in {one.kind for one in rows}}

    def worth(one: Row) -> float:
        return told(one, belief) * variety[one.kind] * (1 - NOISE * random.random())

    return max(rows, key=worth)


def _variety(kind: str, kinds: Sequence[str]) -> float:
    times = kinds.count(kind) + (kind == "claims" and len(kinds) < EASY)
    return float(OFTEN.get(kind, USUAL) ** times * (AGAIN if kinds[-1:] == [kind] else 1))


def told(one: Row, belief: Belief) -> float:
    """How many bits the answer is expected to tell."""
    shares = [0.0] * len(one.answers)
    slips, wrong = belief.slips, 0.0
    for reader, given in _wrong(one.given):
        share = slips[reader]
        shares[given] += share
        wrong += share
    whole = belief.right + sum(slips)
    shares[0] = whole - wrong
    return -sum(share / whole * log2(share / whole) for share in shares if share > 0)


@cache
def _wrong(given: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The readers who answer wrongly, and what."""
    return tuple((reader, place) for reader, place in enumerate(given) if place)
