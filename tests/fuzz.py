"""Malformed requests by the million: `scripts/fuzz [--requests 1000000] [--seed 1]`.

Each kind of wrong answer is told once, with the first request that got it as one line of JSON.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from os import cpu_count
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parent / "engine"))

from malformed import failures

from followsuit.bulk import Progress, spread

CHUNK = 2_500


def main(executor: Executor | None = None) -> int:
    """Ask them all, in processes here or where an executor says; returns the exit status."""
    parser = ArgumentParser(prog="scripts/fuzz", description=__doc__)
    parser.add_argument("--requests", type=int, default=1_000_000, help="how many")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other requests")
    parser.add_argument("--processes", type=int, default=cpu_count(), help="how many at a time")
    chosen = parser.parse_args()
    start, kinds = perf_counter(), Counter[str]()
    rows = range(0, chosen.requests, CHUNK)
    tasks = [(chosen.seed, first, min(CHUNK, chosen.requests - first)) for first in rows]
    progress = Progress(f"each of {CHUNK} requests")
    with nullcontext(executor) if executor else ProcessPoolExecutor(chosen.processes) as pool:
        for done in spread(failures, tasks, pool, progress):
            for failure in done:
                kinds[failure.what] += 1
                if kinds[failure.what] == 1:
                    print(failure, flush=True)
    for what, often in kinds.most_common():
        print(f"{often:6} × {what}")
    took = perf_counter() - start
    print(f"{chosen.requests} requests, {kinds.total()} answered wrongly, {took:.0f} s")
    return bool(kinds)


if __name__ == "__main__":
    sys.exit(main())
