"""How strong the players are: `scripts/arena [--deals 100] [--playouts 30 100] [game …]`.

Every deal is played once for each side, the player sitting there, against chance at all other seats;
and once more with chance (or a greedy player) at its place. A deal is won where the player's sides
came to more together than those of the other; deals that end even are not counted. The greedy player
takes every trick as cheaply as it can, or avoids them, whichever is stronger in the game.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from concurrent.futures import Executor
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from followsuit import Match
from followsuit.bulk import Progress, spread
from followsuit.games import MODULES, game
from followsuit.players import Player, advised, chance, shuns, takes
from followsuit.views import view

HAND = 400  # choices; no hand of any game has as many
GREEDY: dict[str, Player] = {"takes": takes, "shuns": shuns}
CHUNK = 2


def player_of(name: str) -> Player:
    """A player by its name; a number is so many playouts."""
    return advised(int(name)) if name.isdigit() else {"chance": chance, **GREEDY}[name]


def margin(known: str, deal: int, side: int, name: str, others: str = "chance") -> float:
    """By how much a side comes to more than the others in a hand, its seats played by somebody."""
    rules = game(known)
    match = Match(rules, seed=deal, hands=1)
    players = [player_of(name if at == side else others) for at in match.sides]
    for number in range(HAND):
        if match.over:
            break
        seat = match.seat
        assert seat is not None
        match.apply(players[seat](view(match, seat), 1000 * deal + number))
    gains = [now - match.game.match.start for now in match.totals]
    own = gains.pop(side)
    sign = -1 if rules.match.fewest else 1
    return sign * (own - fmean(gains))


def deals(known: str, first: int, number: int, names: Sequence[str]) -> list[list[float]]:
    """The margins of some deals, for each player those of all sides together."""
    sides = range(max(Match(game(known), seed=0).sides) + 1)
    return [
        [sum(margin(known, deal, side, name) for side in sides) for name in names]
        for deal in range(first, first + number)
    ]


class Compared(NamedTuple):
    """A player beside another: by how much a deal is better, its error, and the share of deals won."""

    better: float
    error: float
    won: float
    decided: int


def compared(mine: Sequence[float], theirs: Sequence[float]) -> Compared:
    """Deal by deal."""
    more = [a - b for a, b in zip(mine, theirs, strict=True)]
    decided = [each for each in more if each]
    won = fmean(each > 0 for each in decided) if decided else 0.0
    return Compared(fmean(more), stdev(more) / sqrt(len(more)), won, len(decided))


def main(executor: Executor | None = None) -> int:
    """Play and tell, on all processors or where an executor says; returns the exit status."""
    parser = ArgumentParser(prog="scripts/arena", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help="all games if none is named")
    parser.add_argument("--deals", type=int, default=100, help="how many of each game")
    parser.add_argument("--playouts", type=int, nargs="+", default=[30, 100], help="the levels")
    chosen = parser.parse_args()
    levels = [str(level) for level in chosen.playouts]
    names = ["chance", *GREEDY, *levels]
    for known in chosen.games or MODULES:
        tasks = [
            (known, first, min(CHUNK, chosen.deals - first), names)
            for first in range(0, chosen.deals, CHUNK)
        ]
        rows = [
            row
            for rows in spread(deals, tasks, executor, Progress(f"{known}, each of {CHUNK} deals"))
            for row in rows
        ]
        by = dict(zip(names, zip(*rows, strict=True), strict=True))
        greedy = max(GREEDY, key=lambda name: fmean(by[name]))
        for level in levels:
            for other in ("chance", greedy):
                told = compared(by[level], by[other])
                print(
                    f"{known}, {level} playouts beside {other}: {told.better:+.2f} ± {1.96 * told.error:.2f}"
                    f" a deal, {told.won:.0%} of {told.decided} decided",
                    flush=True,
                )
    return 0


if __name__ == "__main__":
    sys.exit(main())
