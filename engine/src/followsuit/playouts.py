"""Playouts: a hand or a match played on by chance, many times over, and nothing told.

The rules are those of every match; they are played at a `Quiet` table, which writes down no events
and no ledger.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Literal, NamedTuple

from .chance import Chance
from .errors import Fault, IllegalAction
from .match import HAND_LIMIT, Match, Start, shuffles
from .messages import say
from .quiet import Quiet
from .sets import drawn
from .views import View
from .worlds import Worlds

Until = Literal["hand", "match"]


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
        sides = range(len(self.points[0])) if self.points else ()
        return tuple(sum(side in won for won in self.winners) for side in sides)


def playouts(given: Match | View, n: int, seed: int = 0, *, until: Until = "hand") -> Playouts:
    """Play on by chance from a point of a match, `n` times; the same seed gives the same.

    `given` is a match at any point, or what one seat may know of it (`views.view`): then the cards
    that it has not seen are dealt at random for each playout, among all that may be.
    Each goes on `until` the end of the hand, or of the match. Raises `IllegalAction` if it is over.

    >>> from followsuit import Match
    >>> from followsuit.views import view
    >>> match = Match("tetka", seed=1)
    >>> done = playouts(match, 20, seed=7)
    >>> len(done.points), len(done.means), done == playouts(match, 20, seed=7)
    (20, 4, True)
    >>> len(playouts(view(match, 2), 3).points)
    3
    """
    points, winners = [], []
    for match, before, number in _points(given, n, seed):
        totals, won = _played(match, before, number, until)
        points.append(tuple(now - had for now, had in zip(totals, match.totals, strict=True)))
        winners.append(won)
    return Playouts(tuple(points), tuple(winners))


def played_out(given: Match | View, place: int, seed: int = 0, *, until: Until = "hand") -> Match:
    """One of `playouts` by its place (from 0) as a whole match, with its record and all told.

    >>> match = Match("tetka", seed=1)
    >>> told = played_out(match, 3, seed=7)
    >>> tuple(told.hands[0].totals) == playouts(match, 4, seed=7).points[3]
    True
    """
    *_, (match, _, number) = _points(given, place + 1, seed)
    told = Match.from_record({**match.record(), "seed": number})
    return told.play_random(limit=len(match.hands) if until == "hand" else HAND_LIMIT)


def _points(given: Match | View, n: int, seed: int) -> Iterator[tuple[Match, list[Any], int]]:
    """For each playout where it begins, what has been chosen in that hand, and its own seed."""
    match = given.source if isinstance(given, View) else given
    if match.over:
        raise IllegalAction(Fault(say("match-over"), "match"))
    seeds = Random(seed)
    worlds = Worlds(given) if isinstance(given, View) else None
    before = [] if worlds else _chosen(match)
    for _ in range(n):
        number = seeds.getrandbits(53)
        if worlds:
            match = worlds.deal(Random(number))
            before = _chosen(match)
        yield match, before, number


def _chosen(match: Match) -> list[Any]:
    """What the hand has received for each action so far."""
    number = match.hand_number
    chance = match.table.chance.again(lambda: shuffles(match.seed, number))
    flow = match.game.hand.play(match.laid(Quiet, match.start, number, chance))
    decision, found = flow.send(None), []
    for code in match.done:
        found.append(decision.value(code))
        decision = flow.send(found[-1])
    return found


def _played(
    match: Match, before: list[Any], seed: int, until: Until
) -> tuple[list[int], tuple[int, ...]]:
    """Play on once; returns the totals and who has won the match."""
    choose, number, start = Random(seed).random, match.hand_number, match.start
    chance: Chance = match.table.chance.again(lambda: shuffles(seed, number))
    done, last = 0, 1 if until == "hand" else HAND_LIMIT
    while True:
        table = match.laid(Quiet, start, number, chance)
        given = iter(before)

        def player(cards: int, given: Iterator[Any] = given) -> int:
            for card in given:
                return int(card)
            return drawn(cards, choose())

        table.player = player
        flow = match.game.hand.play(table)
        try:
            decision = next(flow)
            for value in given:
                decision = flow.send(value)
            while True:
                decision = flow.send(decision.draw(choose())[1])
        except StopIteration:
            done += 1
        if table.winners or table.last or done >= last:
            return table.totals, table.winners
        start, before = Start(table.next_dealer, tuple(table.totals), table.carried), []
        number += 1
        chance = Chance(shuffles(seed, number), {}, "")
