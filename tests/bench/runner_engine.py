"""The engine's side of `scripts/bench engine`: random hands of a game, as a program plays them.

The engine's sources are the first argument. Reads a line from standard input, `match tetka 300`,
plays so many hands, and writes the seconds of one hand (of this process: other programs do not
count). A `match` is played with its record and all its events; `playouts` are of hands just dealt,
a few of each. What these sources cannot do yet takes for ever.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count
from time import process_time

sys.path.insert(0, sys.argv[1])

from followsuit.games import MODULES
from followsuit.match import Match

PLAYOUTS = 50  # of the same deal
LONGEST = 8  # hands of one match, so that no game's long matches decide


def matches(name: str, hands: int) -> int:
    """Play whole matches until there are so many hands; returns how many there are."""
    done = 0
    for seed in count():
        done += len(Match(name, seed=seed, hands=LONGEST).play_random().hands)
        if done >= hands:
            return done
    raise AssertionError


def many_playouts(name: str, hands: int) -> int:
    """Play hands out from where their first choice is due; returns how many."""
    for seed in range(0, hands, PLAYOUTS):
        playouts(Match(name, seed=seed), PLAYOUTS, seed)
    return -(-hands // PLAYOUTS) * PLAYOUTS


KINDS: dict[str, Callable[[str, int], int]] = {"match": matches}
try:
    from followsuit.playouts import playouts

    KINDS["playouts"] = many_playouts
except ImportError:  # older sources
    pass


def main() -> None:
    """Answer each line."""
    for name in MODULES:
        for play in KINDS.values():
            play(name, 20)
    print("ready", flush=True)
    for line in sys.stdin:
        kind, name, hands = line.split()
        if kind not in KINDS:
            print("inf", flush=True)
            continue
        start = process_time()
        done = KINDS[kind](name, int(hands))
        print((process_time() - start) / done, flush=True)


main()
