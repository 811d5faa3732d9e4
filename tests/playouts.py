"""Many random matches of every game: `scripts/playouts [--matches 10000] [game …]`.

They are spread over all numbers of players and all options, and half of them begin with skewed
deals; each must end, conserve its cards, tokens and points, and give the identical record and
ledger when it is played again.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from concurrent.futures import Executor
from time import perf_counter

from followsuit.bulk import Progress, spread
from followsuit.checked_play import check_matches, ways_to_play
from followsuit.games import MODULES, game

CHUNK = 250


def main(executor: Executor | None = None) -> int:
    """Play them all, on all processors or where an executor says; returns the exit status."""
    parser = ArgumentParser(prog="scripts/playouts", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help="all games if none is named")
    parser.add_argument("--matches", type=int, default=10_000, help="how many of each game")
    chosen = parser.parse_args()
    for name in chosen.games or MODULES:
        start = perf_counter()
        rows = range(0, chosen.matches, CHUNK)
        tasks = [(name, first, min(CHUNK, chosen.matches - first)) for first in rows]
        done = list(
            spread(check_matches, tasks, executor, Progress(f"{name}, each of {CHUNK} matches"))
        )
        matches, hands = sum(row[0] for row in done), sum(row[1] for row in done)
        ways = len(ways_to_play(game(name)))
        print(
            f"{name}: {matches} matches, {hands} hands, {ways} ways to play, at most"
            f" {max(row[2] for row in done)} hands a match, {perf_counter() - start:.0f} s",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
