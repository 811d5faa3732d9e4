"""What may be believed of a reader after some answers: a small Bayesian model.

Before any answer somebody reads everything right or misreads one rule, each as likely as the others,
or errs without one of these reasons. Whoever believes something answers so, but for slips of the finger.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from math import prod
from typing import NamedTuple

RIGHT, UNSURE = 0.5, 0.1  # who has the rules right; who errs without one of our reasons
FINGER = 0.06  # how often a finger slips
CURIOUS = 0.25  # how often a card that may not be played is pressed only to see why
UNSURE_RIGHT = 0.7  # how often the unsure are right
SURE = 0.9  # of a misreading, to name it
ERRORS = 2  # answers that a misreading must explain before it is named

# How likely a rule is misread in a way that we do not know: as likely as errors without one of our reasons.
UNKNOWN = UNSURE
SHOWS = 0.5  # how often that shows in an answer that rests on the rule


class Seen(NamedTuple):
    """An answer as the model sees it.

    Whether it was right; by each reader whether it is theirs, None where theirs is not offered;
    how many other answers there were; and how often they are given without being meant.
    """

    right: bool
    fits: tuple[bool | None, ...]
    others: int
    finger: float = FINGER


class Belief(NamedTuple):
    """How likely each is: that everything is read right, that somebody is unsure, each misreading."""

    right: float
    unsure: float
    slips: tuple[float, ...]


def believed(readers: int, seen: Sequence[Seen]) -> Belief:
    """What is believed after these answers."""
    each = (1 - RIGHT - UNSURE) / readers
    right = RIGHT * prod(_likely(one, one.right) for one in seen)
    unsure = UNSURE * prod(
        UNSURE_RIGHT if one.right else (1 - UNSURE_RIGHT) / one.others for one in seen
    )
    slips = [
        each * prod(_likely(one, one.fits[reader]) for one in seen) for reader in range(readers)
    ]
    whole = right + unsure + sum(slips)
    return Belief(right / whole, unsure / whole, tuple(one / whole for one in slips))


def _likely(one: Seen, fits: bool | None) -> float:
    if fits is None:  # nothing that is offered is what such a reader believes
        return 1 / (one.others + 1)
    return 1 - one.finger if fits else one.finger / one.others


def named(belief: Belief, seen: Sequence[Seen]) -> int | None:
    """The misreading that is sure enough to be named: it explains several wrong answers."""
    likely = max(range(len(belief.slips)), key=belief.slips.__getitem__)
    explained = sum(not one.right and bool(one.fits[likely]) for one in seen)
    return likely if belief.slips[likely] >= SURE and explained >= ERRORS else None


def focused(belief: Belief, wanted: Collection[int]) -> Belief:
    """The same with no other misreadings in mind, each of these as likely as all being right."""
    slips = [belief.right + one if n in wanted else 0 for n, one in enumerate(belief.slips)]
    return belief._replace(slips=tuple(slips))


def unknown(belief: Belief, clauses: int, right: Sequence[Sequence[int]]) -> list[float]:
    """How likely each clause is misread in a way that we do not know.

    `right` are the clauses on which each right answer rests: it speaks against misreading one of them.
    """
    each = belief.right / RIGHT * UNKNOWN / clauses
    often = Counter(clause for rests in right for clause in set(rests))
    return [each * (1 - SHOWS) ** often[clause] for clause in range(clauses)]
