"""Advice: what a seat may expect of each of its actions, from what it has seen and nothing else.

Every action is tried in the same worlds (`worlds`), and each of them is played on to the end of the
hand (`onward`). What does badly is tried less and less. What was chosen is judged in worlds in which
nothing was sought: of many that are as good, the one that was found best has been lucky there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import ceil, sqrt
from random import Random
from time import perf_counter
from typing import NamedTuple

from .errors import Fault, IllegalAction
from .messages import say
from .onward import SEED_BITS, check_not_over, played_on
from .styles import seated
from .table import Table
from .views import View
from .worlds import Worlds

PLAYOUTS = 200  # where nobody says how many


class Weighed(NamedTuple):
    """An action and what it was found to bring.

    `points`: what its side gains on average from here to the end of the hand; `wins`: in what part
    of the worlds it wins the trick that lies there now, None for what plays no card; `short`: by how much
    it falls short of the best action in the same worlds, counted so that more is always better,
    with its standard `error`; `tried`: in how many worlds.
    """

    code: str
    points: float
    wins: float | None
    short: float
    error: float
    tried: int


class Judged(NamedTuple):
    """What was chosen beside the best that was found; in the `Weighed` of what was chosen `short` may be negative."""

    chosen: Weighed
    best: Weighed


class Came(NamedTuple):
    """What a playout came to: what the side gained, by how much more than the others (where the
    fewest win, by how much less), whether it won the match (1), lost it (-1), or neither, and whether
    it won the trick."""

    gained: int
    margin: float
    won: float
    trick: bool


def advise(
    view: View,
    playouts: int = PLAYOUTS,
    seed: int = 0,
    *,
    seconds: float | None = None,
    clock: Callable[[], float] = perf_counter,
) -> tuple[Weighed, ...]:
    """What the seat of a view may do, the best action first.

    So many `playouts` are shared out among the actions, the same for the same seed; with `seconds` no more than
    can be done in so many, but each at least once. Views that are equal are advised the same. Raises
    `IllegalAction` where nothing is to be chosen by that seat.

    >>> from followsuit import Match
    >>> from followsuit.views import view
    >>> match = Match("truc", seed=1)
    >>> best = advise(view(match, match.seat), 40, seed=7)[0]
    >>> best.code in match.decision.codes, best.short
    (True, 0.0)
    """
    check_not_over(view.source)
    if view.turn != view.seat:
        raise IllegalAction(Fault(say("not-your-turn"), "seat"))
    tries = _Tries(view, Random(seed), view.codes)
    # As many are dropped as is spent: faster, or by halves, was measured to choose worse.
    for spent in tries.spending(playouts, seconds, clock):
        tries.drop(ceil(len(tries.came) * (1 - spent)))
    return tries.weighed()


def judge(
    view: View,
    chosen: str,
    playouts: int = PLAYOUTS,
    seed: int = 0,
    *,
    seconds: float | None = None,
    clock: Callable[[], float] = perf_counter,
) -> Judged:
    """What the seat of a view has chosen beside the best: half of all is spent to find that (`advise`).

    In the other half both are tried in the same worlds. Raises `IllegalAction` as `advise` does.

    >>> from followsuit import Match
    >>> from followsuit.views import view
    >>> match = Match("truc", seed=1)
    >>> worst = advise(view(match, match.seat), 40, seed=7)[-1].code
    >>> judged = judge(view(match, match.seat), worst, 80, seed=7)
    >>> judged.chosen.code == worst, judged.best.short
    (True, 0.0)
    """
    half = None if seconds is None else seconds / 2
    found = advise(view, ceil(playouts / 2), seed, seconds=half, clock=clock)
    if found[0].code == chosen:
        return Judged(found[0], found[0])
    tries = _Tries(view, Random(f"{seed}/judged"), (chosen, found[0].code))
    for _ in tries.spending(ceil(playouts / 2), half, clock):
        pass
    return Judged(*tries.weighed_against(found[0].code))


class _Tries:
    """Actions of a seat, each tried in one world after the other."""

    def __init__(self, view: View, seeds: Random, codes: Sequence[str]) -> None:
        self._worlds = Worlds(view)
        self._seeds = seeds
        self._sides = view.source.sides
        self._side = self._sides[view.seat]
        self._seated = seated(view.source.game)
        self._cards = view.source.table.pack.by_code
        self._sign = -1 if view.source.game.match.fewest else 1
        self._alive = list(codes)
        self.came: dict[str, list[Came]] = {code: [] for code in codes}
        self.done = 0

    def spending(
        self, playouts: int, seconds: float | None, clock: Callable[[], float]
    ) -> Iterator[float]:
        """Go on until so many playouts are spent, or so many seconds; yields what part of them is, each time while some are left."""
        began = clock()
        while True:
            self.go_on()
            spent = self.done / playouts
            if seconds is not None:
                spent = max(spent, (clock() - began) / seconds)
            if spent >= 1:
                return
            yield spent

    def go_on(self) -> None:
        """Try all that do well in one more world."""
        number = self._seeds.getrandbits(SEED_BITS)
        world = self._worlds.deal(Random(number))
        before, decision = world.received, world.decision
        assert decision is not None
        for code in self._alive:
            values = [*before, decision.value(code)]
            table = played_on(world, values, number, "hand", self._seated)
            self.came[code].append(self._came(table, world.table))
        self.done += len(self._alive)

    def _came(self, table: Table, before: Table) -> Came:
        gains = [now - had for now, had in zip(table.totals, before.totals, strict=True)]
        gained = gains.pop(self._side)
        won = 0.0
        if table.winners:
            won = 1 / len(table.winners) if self._side in table.winners else -1.0
        done = len(before.tricks)
        trick = table.tricks[done : done + 1] if table.number == before.number else []
        took = any(
            one.position is not None and self._sides[one.winner] == self._side for one in trick
        )
        return Came(gained, self._sign * (gained - _mean(gains)), won, took)

    def drop(self, most: int) -> None:
        """Go on with at most so many, but never with fewer than two."""
        worth = self._worth()
        ranked = sorted(self._alive, key=lambda code: -_mean(map(worth, self.came[code])))
        self._alive = ranked[: max(most, 2)]

    def _worth(self) -> Callable[[Came], float]:
        """What a playout is worth: the margin, and a match as much as the widest of them."""
        match = max(abs(came.margin) for each in self.came.values() for came in each)
        return lambda came: came.margin + match * came.won

    def weighed(self) -> tuple[Weighed, ...]:
        """All actions, the best first."""
        values = self._values()
        lasting = max(map(len, values.values()))
        best = max(
            (code for code in values if len(values[code]) == lasting),
            key=lambda code: _mean(values[code]),
        )
        found = [self._weigh(code, values[code], values[best]) for code in values]
        return tuple(sorted(found, key=lambda one: (one.code != best, one.short)))

    def weighed_against(self, best: str) -> tuple[Weighed, ...]:
        """All actions in their order, beside one of them."""
        values = self._values()
        return tuple(self._weigh(code, values[code], values[best]) for code in values)

    def _values(self) -> dict[str, list[float]]:
        worth = self._worth()
        return {code: [worth(one) for one in came] for code, came in self.came.items()}

    def _weigh(self, code: str, values: Sequence[float], best: Sequence[float]) -> Weighed:
        short = [one - other for one, other in zip(best, values, strict=False)]
        error = _error(short) if len(short) > 1 else 0.0
        came = self.came[code]
        wins = _mean(one.trick for one in came) if code in self._cards else None
        points = _mean(one.gained for one in came)
        return Weighed(code, points, wins, _mean(short), error, len(values))


# The library's `statistics` would take decimals and fractions along, and readers would wait for them.


def _mean(numbers: Iterable[float]) -> float:
    every = list(numbers)
    return sum(every) / len(every)


def _error(numbers: Sequence[float]) -> float:
    """The standard error of a mean."""
    mean, many = _mean(numbers), len(numbers)
    return sqrt(sum((one - mean) ** 2 for one in numbers) / (many - 1) / many)
