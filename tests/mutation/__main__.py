"""Small random changes of the rules, and whether any test notices: `scripts/mutate [part …]`.

A part is a game, "kernel" or "all". Each change (a comparison, a count, a constant, a boolean, an
order, an index) is made in memory only, and the tests of its part run against it. What they do not
notice is looked at through thousands of answers: a changed fact (a rule, a number, a winner) must be
noticed by the tests that take longer or by the check of the whole book, else a test is missing; a
change of words, or of nothing that is seen, is listed as that. Each survivor has its file and line.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from types import CodeType, ModuleType
from typing import Any, NamedTuple

import pytest
from hypothesis import Phase, settings
from mutants import ENGINE, Mutant, mutants_of, mutated
from observed import MATCHES, Cases, Observed, cases_of, observe

ROOT = ENGINE.parents[2]
TESTS = ROOT / "tests/engine"
KILLED, FACTS, WORDS, NOTHING = "killed", "facts", "words", "nothing seen"
LONGEST = 600.0  # seconds: what runs on for so long is noticed, too


class Result(NamedTuple):
    """What became of a mutant, and which tests ended it."""

    mutant: Mutant
    fate: str
    by: str
    seconds: float


class _Loader(SourceFileLoader):
    """Loads a module with a change made in it."""

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.module, str(mutant.path))
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        code: CodeType = compile(mutated(self.mutant), str(self.mutant.path), "exec")
        return code


class _Finder(MetaPathFinder):
    """Finds the changed module before anybody else does."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.mutant.module:
            return None
        file = self.mutant.path
        inside = [str(file.parent)] if file.name == "__init__.py" else None
        return spec_from_file_location(
            fullname, file, loader=_Loader(self.mutant), submodule_search_locations=inside
        )


# -- what is run against a mutant -------------------------------------------------------------


def games() -> list[str]:
    """The games of the book: each is a folder."""
    return sorted(file.parent.name for file in ENGINE.glob("games/*/__init__.py"))


def _own(part: str) -> list[str]:
    return sorted(str(file) for file in TESTS.glob(f"test_{part}*.py"))


def _shared() -> list[str]:
    own = {file for game in games() for file in _own(game)}
    return sorted({str(file) for file in TESTS.glob("test_*.py")} - own)


def rounds(mutant: Mutant) -> tuple[list[list[str]], list[list[str]]]:
    """Arguments for runs of pytest, what is near first: quick tests, and those that take longer."""
    quick, slow = ["-m", "not slow and not cpython_only"], ["-m", "slow and not cpython_only"]
    own, named = _own(mutant.part), ["-k", mutant.part.replace("_", "-")]
    if mutant.part == "kernel":
        own, named = [file for game in games() for file in _own(game)], []
        return [[*_shared(), *quick], [*own, *quick]], [[*_shared(), *own, *slow]]
    return (
        [[*own, *quick], [*_shared(), *named, *quick]],
        [[*own, *slow], [*_shared(), *named, *slow]],
    )


def _run_tests(arguments: list[str]) -> bool:
    """Whether all of them pass."""
    # The smallest example that fails is for people to read: nobody does.
    settings.register_profile(
        "mutation", deadline=None, database=None, phases=[Phase.explicit, Phase.generate]
    )
    always = ["-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist"]
    drawn = ["--hypothesis-profile=mutation", "--hypothesis-seed=0"]
    code = pytest.main([*always, *drawn, *arguments])
    return code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)


def _book_agrees() -> bool:
    """Whether the whole book still agrees with the engine."""
    from followsuit_site.__main__ import main

    return main(["check", "--root", str(ROOT)]) == 0


def _ids(part: str) -> list[str]:
    """The games in which a change of this part can show."""
    return [name.replace("_", "-") for name in games() if part in ("kernel", name)]


def _seen(part: str, cases: Cases) -> Observed:
    return observe(_ids(part), cases, 4 if part == "kernel" else MATCHES)


def _alone(pipe: Connection, mutant: Mutant | None, work: Any) -> None:
    """In a process of its own: silently do some work, with a change made first."""
    os.setsid()
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    if mutant:
        sys.meta_path.insert(0, _Finder(mutant))
    try:
        pipe.send(work())
    except BaseException:
        pipe.send(None)


def in_a_process(work: Any, mutant: Mutant | None) -> Any:
    """What some work gives with a change made; None where it breaks or does not end."""
    ours, theirs = get_context("fork").Pipe(duplex=False)
    process = get_context("fork").Process(target=_alone, args=(theirs, mutant, work))
    process.start()
    theirs.close()
    try:
        return ours.recv() if ours.poll(LONGEST) else None
    except EOFError:
        return None
    finally:
        if process.is_alive() and process.pid:
            process.join(0.2)
            if process.is_alive():
                os.killpg(process.pid, signal.SIGKILL)
        process.join()


_BEFORE: dict[str, tuple[Cases, Observed]] = {}


def look_at(mutant: Mutant) -> Result:
    """Run against one mutant all that might notice it."""
    start = time.monotonic()

    def ended(fate: str, by: str) -> Result:
        return Result(mutant, fate, by, time.monotonic() - start)

    quick, slow = rounds(mutant)
    if by := _noticed(quick, mutant):
        return ended(KILLED, by)
    if mutant.part not in _BEFORE:
        cases = in_a_process(lambda: cases_of(_ids(mutant.part)), None)
        _BEFORE[mutant.part] = cases, in_a_process(lambda: _seen(mutant.part, cases), None)
    cases, before = _BEFORE[mutant.part]
    after = in_a_process(lambda: _seen(mutant.part, cases), mutant)
    if after and after.facts == before.facts:
        return ended(WORDS if after.words != before.words else NOTHING, "")
    if by := _noticed(slow, mutant):
        return ended(KILLED, by)
    if not in_a_process(_book_agrees, mutant):
        return ended(KILLED, "the check")
    return ended(FACTS, "")


def _noticed(runs: list[list[str]], mutant: Mutant) -> str:
    """The arguments of the first run of tests that fails against a mutant, or nothing."""
    for arguments in runs:
        if not in_a_process(partial(_run_tests, arguments), mutant):
            return " ".join(arguments)
    return ""


# -- the command ------------------------------------------------------------------------------


def chosen_mutants(parts: Sequence[str], count: int, seed: int) -> list[Mutant]:
    """So many of all that can be made in these parts, the same ones for the same seed.

    Every part gets its share by size, but none fewer than a small one has room for.
    """
    every: dict[str, list[Mutant]] = {}
    for path in sorted(ENGINE.rglob("*.py")):
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


def _report(results: Sequence[Result]) -> None:
    """A table of parts: how many changes, and what became of them."""
    fates = (KILLED, FACTS, WORDS, NOTHING)
    print(f"\n{'part':<16}{'changes':>9}" + "".join(f"{fate:>14}" for fate in fates))
    for part in [*sorted({result.mutant.part for result in results}), "all"]:
        own = [result for result in results if part in ("all", result.mutant.part)]
        count = Counter(result.fate for result in own)
        print(f"{part:<16}{len(own):>9}" + "".join(f"{count[fate]:>14}" for fate in fates))
    noticed = sum(result.fate == KILLED for result in results) / max(len(results), 1)
    print(f"{noticed:.1%} noticed; {sum(result.seconds for result in results):.0f} s of work")


def main() -> int:
    """Make the changes and tell what survives; the exit status is 1 where a fact changed unseen."""
    parser = ArgumentParser(
        prog="scripts/mutate", description=__doc__, formatter_class=RawDescriptionHelpFormatter
    )
    known = [*games(), "kernel"]
    parser.add_argument("parts", nargs="*", metavar="part", help=f"of {', '.join(known)}")
    parser.add_argument("--count", type=int, default=500, help="how many changes in all")
    parser.add_argument("--seed", type=int, default=1, help="another seed makes other changes")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes at a time")
    parser.add_argument("--at", metavar="FILE:LINE", help="only changes at this line")
    chosen = parser.parse_args()
    named = [part.replace("-", "_") for part in chosen.parts if part != "all"]
    if wrong := [part for part in named if part not in known]:
        parser.error(f"there is no part “{wrong[0]}”; known: {', '.join(known)}")
    mutants = chosen_mutants(named or known, chosen.count, chosen.seed)
    if chosen.at:
        file, _, line = chosen.at.rpartition(":")
        path = Path(file).resolve()
        mutants = [one for one in mutants_of(path) if one.line == int(line)]
    results = []
    with ProcessPoolExecutor(chosen.jobs, mp_context=get_context("fork")) as lanes:
        for done in as_completed(lanes.submit(look_at, mutant) for mutant in mutants):
            results.append(done.result())
            if results[-1].fate != KILLED:
                print(f"survived ({results[-1].fate}): {results[-1].mutant}", flush=True)
    _report(results)
    return any(result.fate == FACTS for result in results)


if __name__ == "__main__":
    sys.exit(main())
