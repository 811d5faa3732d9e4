"""Small random changes of the rules, and whether any test notices: `scripts/mutate [part …]`.

A part is a game, "kernel" or "all"; misreadings are no rules and stay as they are. Each change (a
comparison, a count, a constant, a boolean, an order, an index) is made in memory only, and the tests
that reach its statement run against it, the quickest first, until one fails; then the check of the
whole book. What they do not notice is looked at through thousands of answers: a changed fact (a rule,
a number, a winner) must be noticed, else a test is missing; a change of words, or of nothing that is
seen and that a minute more of tests notices, is listed as that. Each survivor is told with its file and
line as soon as it is found. A run that is stopped tells how far it came, and `--skip` goes on from there.
"""

from __future__ import annotations

import os
import signal
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from random import Random

from mutants import ENGINE, Mutant, is_misreading, mutants_of
from reached import games, learn
from trying import FACTS, FATES, KILLED, QUICK, Result, look_at

EACH = 25  # changes from one line of progress to the next
_QUICK = "of tests before a change is looked at; where it changes a fact the others follow"


def chosen_mutants(parts: Sequence[str], count: int, seed: int) -> list[Mutant]:
    """So many of all that can be made in these parts, the same ones for the same seed.

    Every part gets its share by size, but none fewer than a small one has room for.
    """
    every: dict[str, list[Mutant]] = {}
    for path in sorted(ENGINE.rglob("*.py")):
        if is_misreading(path):
            continue
        for mutant in mutants_of(path):
            if mutant.part in parts:
                every.setdefault(mutant.part, []).append(mutant)
    total = sum(map(len, every.values()))
    random = Random(seed)
    found: list[Mutant] = []
    for part in sorted(every):
        share = max(count // (2 * len(every)), round(count * len(every[part]) / total))
        found += random.sample(every[part], min(share, len(every[part])))
    random.shuffle(found)
    return found


def _say(line: str) -> None:
    print(line, flush=True)


def _tally(results: Sequence[Result]) -> str:
    count = Counter(result.fate for result in results)
    return ", ".join(f"{count[fate]} {fate}" for fate in FATES)


def _report(results: Sequence[Result]) -> None:
    """A table of parts: how many changes, and what became of them."""
    _say(f"\n{'part':<16}{'changes':>9}" + "".join(f"{fate:>14}" for fate in FATES))
    for part in [*sorted({result.mutant.part for result in results}), "all"]:
        own = [result for result in results if part in ("all", result.mutant.part)]
        count = Counter(result.fate for result in own)
        _say(f"{part:<16}{len(own):>9}" + "".join(f"{count[fate]:>14}" for fate in FATES))
    noticed = sum(result.fate == KILLED for result in results) / max(len(results), 1)
    _say(f"{noticed:.1%} noticed; {sum(result.seconds for result in results):.0f} s of work")


def _deaf() -> None:
    """A lane ends what it is at: only the command itself listens to the wish to stop."""
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)


def _tried(mutants: Sequence[Mutant], asked: Namespace) -> Iterator[Result]:
    """What becomes of each, in turn; a wish to stop lets those under way come to their end."""
    lanes = ProcessPoolExecutor(asked.jobs, mp_context=get_context("fork"), initializer=_deaf)
    coming, under_way = iter(mutants), set[Future[Result]]()
    try:
        while True:
            while len(under_way) < asked.jobs and (mutant := next(coming, None)):
                under_way.add(lanes.submit(look_at, mutant, asked.quick, asked.fast))
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for one in done:
                yield one.result()
    except KeyboardInterrupt:
        _say("stopping after the changes under way")
        for one in wait(under_way).done:
            yield one.result()
        raise
    finally:
        lanes.shutdown()


def _run(mutants: Sequence[Mutant], asked: Namespace) -> list[Result]:
    results: list[Result] = []
    skip = asked.skip
    try:
        for result in _tried(mutants[skip:], asked):
            results.append(result)
            if result.fate != KILLED:
                because = f" ({result.by})" if result.by else ""
                _say(f"survived, {result.fate}{because}: {result.mutant}")
            elif asked.verbose:
                _say(f"killed in {result.seconds:.0f} s by {result.by}: {result.mutant}")
            if len(results) % EACH == 0:
                _say(f"{skip + len(results)} of {len(mutants)}: {_tally(results)}")
    except KeyboardInterrupt:
        _say(
            f"stopped after {skip + len(results)} of {len(mutants)}; go on with --skip {skip + len(results)}"
        )
    return results


def _asked() -> Namespace:
    parser = ArgumentParser(
        prog="scripts/mutate", description=__doc__, formatter_class=RawDescriptionHelpFormatter
    )
    known = [*games(), "kernel"]
    parser.add_argument("parts", nargs="*", metavar="part", help=f"of {', '.join(known)}")
    parser.add_argument("--count", type=int, default=500, help="how many changes in all")
    parser.add_argument("--seed", type=int, default=1, help="another seed makes other changes")
    parser.add_argument("--skip", type=int, default=0, help="leave out so many, done before")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes at a time")
    parser.add_argument("--quick", type=float, default=QUICK, metavar="SECONDS", help=_QUICK)
    parser.add_argument("--fast", action="store_true", help="no others, and not the check")
    parser.add_argument("--at", metavar="FILE:LINE", nargs="+", help="only changes at these lines")
    parser.add_argument("--verbose", action="store_true", help="tell what notices each change")
    asked = parser.parse_args()
    asked.parts = [part.replace("-", "_") for part in asked.parts if part != "all"] or known
    if wrong := [part for part in asked.parts if part not in known]:
        parser.error(f"there is no part “{wrong[0]}”; known: {', '.join(known)}")
    return asked


def _at(place: str) -> list[Mutant]:
    file, _, line = place.rpartition(":")
    return [one for one in mutants_of(Path(file).resolve()) if one.line == int(line)]


def main() -> int:
    """Make the changes and tell what survives; the exit status is 1 where a fact changed unseen."""
    asked = _asked()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if asked.at:
        mutants = [mutant for place in asked.at for mutant in _at(place)]
    else:
        mutants = chosen_mutants(asked.parts, asked.count, asked.seed)
    learn(sorted({mutant.part for mutant in mutants}), _say)
    results = _run(mutants, asked)
    _report(results)
    return any(result.fate == FACTS for result in results)


if __name__ == "__main__":
    sys.exit(main())
