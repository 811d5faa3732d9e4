"""Playouts: a hand or a match played on by chance, many times over, and nothing told (`onward`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from operator import sub
from random import Random
from typing import Any, NamedTuple

from .bulk import spread
from .match import HAND_LIMIT, Match
from .onward import SEED_BITS, Until, check_not_over, played_on
from .views import View, view
from .worlds import Worlds

Row = tuple[tuple[int, ...], tuple[int, ...]]  # points by side, sides that have won
CHUNK = 100  # playouts in one task of a worker


class Playouts(NamedTuple):
    """What n playouts came to, in their order.

    `points`: n rows with one whole number a side, what it gained or lost from the given point on;
    `winners`: n rows with the sides that won the match, empty where it was not decided.
    """

    points: tuple[tuple[int, ...], ...]
    winners: tuple[tuple[int, ...], ...]

    @property
    def means(self) -> tuple[float, ...]:
        """The average points of each side."""
        many = len(self.points)
        return tuple(sum(side) / many for side in zip(*self.points, strict=True))

    @property
    def wins(self) -> tuple[int, ...]:
        """How many matches each side won, shared wins among them."""
        sides = range(len(self.means))
        return tuple(sum(side in won for won in self.winners) for side in sides)


def playouts(
    given: Match | View,
    n: int,
    seed: int = 0,
    *,
    until: Until = "hand",
    executor: Executor | None = None,
) -> Playouts:
    """Play on by chance from a point of a match, `n` times; the same seed gives the same.

    `given` is a match at any point, or what one seat may know of it (`views.view`): then the cards
    that it has not seen are dealt at random for each playout, among all that may be.
    Each goes on `until` the end of the hand, or of the match. An `executor` of `concurrent.futures`
    spreads them over its workers, with the same result. Raises `IllegalAction` if the match is over.

    >>> from followsuit import Match
    >>> from followsuit.views import view
    >>> match = Match("tetka", seed=1)
    >>> done = playouts(match, 20, seed=7)
    >>> len(done.points), len(done.means), done == playouts(match, 20, seed=7)
    (20, 4, True)
    >>> len(playouts(view(match, 2), 3).points)
    3
    """
    seeds = _seeds(seed, n)
    if executor is None:
        rows = list(_rows(given, seeds, until))
    else:
        match, seat = (given.source, given.seat) if isinstance(given, View) else (given, None)
        check_not_over(match)
        parts = [seeds[first : first + CHUNK] for first in range(0, n, CHUNK)]
        tasks = [(match.record(), seat, part, until) for part in parts]
        rows = [row for part in spread(elsewhere, tasks, executor) for row in part]
    return Playouts(tuple(points for points, _ in rows), tuple(won for _, won in rows))


def played_out(given: Match | View, place: int, seed: int = 0, *, until: Until = "hand") -> Match:
    """One of `playouts` by its place (from 0) as a whole match, with its record and all told.

    >>> match = Match("tetka", seed=1)
    >>> told = played_out(match, 3, seed=7)
    >>> tuple(told.hands[0].totals) == playouts(match, 4, seed=7).points[3]
    True
    """
    number = _seeds(seed, place + 1)[-1]
    ((match, _),) = _points(given, [number])
    told = Match.from_record({**match.record(), "seed": number})
    return told.play_random(limit=len(match.hands) if until == "hand" else HAND_LIMIT)


def elsewhere(
    record: Mapping[str, Any], seat: int | None, seeds: Sequence[int], until: Until
) -> list[Row]:
    """Some playouts of a recorded match, or of what a seat may know of it: the task of a worker."""
    match = Match.from_record(record)
    return list(_rows(match if seat is None else view(match, seat), seeds, until))


def _seeds(seed: int, n: int) -> list[int]:
    """The seed of each playout."""
    seeds = Random(seed)
    return [seeds.getrandbits(SEED_BITS) for _ in range(n)]


def _rows(given: Match | View, seeds: Sequence[int], until: Until) -> Iterator[Row]:
    """What each side gains in each playout, and who wins the match."""
    for (match, before), number in zip(_points(given, seeds), seeds, strict=True):
        table = played_on(match, before, number, until)
        yield tuple(map(sub, table.totals, match.table.totals)), table.winners


def _points(given: Match | View, seeds: Sequence[int]) -> Iterator[tuple[Match, list[Any]]]:
    """Where each playout begins, and what the hand has received until there."""
    if isinstance(given, View):
        check_not_over(given.source)
        worlds = Worlds(given)
        for number in seeds:
            world = worlds.deal(Random(number))
            yield world, world.received
    else:
        check_not_over(given)
        before = given.received
        for _ in seeds:
            yield given, before
