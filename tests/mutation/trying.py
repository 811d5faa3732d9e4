"""What becomes of a change: the tests that reach it, what is seen of it, and the check of the book."""

from __future__ import annotations

import pickle
import sys
import time
from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import accumulate, takewhile
from typing import NamedTuple

import pytest
from apart import apart
from mutants import Mutant
from observed import MATCHES, Cases, Observed, cases_of, observe
from programs import load_changed
from reached import ROOT, at_import, concerned, games, reading, run_tests, tests_of
from serving import AGAIN, desk, first_failure

KILLED, FACTS, WORDS, NOTHING = "killed", "facts", "words", "nothing seen"
FATES = (KILLED, FACTS, WORDS, NOTHING)
FIRST = 60  # tests, of which most may be in one file
QUICK = 8.0  # seconds of tests before a change is looked at
BROKEN = "runs on or breaks"
UNSEEN = 60.0  # seconds of tests for what then nobody has seen


class Result(NamedTuple):
    """What became of a mutant, and which test ended it."""

    mutant: Mutant
    fate: str
    by: str
    seconds: float


class _Chosen:
    """A plugin of pytest that runs some tests in an order of its own until one fails."""

    def __init__(self, tests: Sequence[str], seconds: dict[str, float]) -> None:
        self.tests, self.seconds, self.failed = tests, seconds, ""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        listed = [items[test] for test in self.tests if test in items]
        self.failed = first_failure(listed, self.seconds)
        return True


def _imported(mutant: Mutant, tests: Sequence[str], seconds: dict[str, float]) -> str:
    """The first test that fails where the change is made before anything is imported."""
    chosen = _Chosen(tests, seconds)
    load_changed(mutant)
    code = run_tests({str(ROOT / test.partition("::")[0]) for test in tests}, chosen)
    if chosen.failed or code == pytest.ExitCode.OK:
        return chosen.failed
    return f"pytest’s exit code {code}"


def _by_files(tests: Sequence[str]) -> list[list[str]]:
    """The tests of the file that has most of the first ones, then all others: to import is slow."""
    first = Counter(test.partition("::")[0] for test in tests[:FIRST]).most_common(1)[0][0]
    own = [test for test in tests if test.startswith(f"{first}::")]
    return [some for some in (own, [test for test in tests if test not in {*own}]) if some]


def _failing(mutant: Mutant, tests: Sequence[str], seconds: dict[str, float]) -> str | None:
    """The first test that fails, or nothing; None where the engine breaks or does not end."""
    if not at_import(mutant):
        by = desk(mutant.part).first_failure(mutant, tests, seconds)
        if by != AGAIN:
            return by
    for some in _by_files(tests):
        by = apart(partial(_imported, mutant, some, seconds))
        if by != "":
            return by
    return ""


_KILLS: Counter[str] = Counter()


def _noticed(mutant: Mutant, tests: Sequence[str]) -> str:
    """The test that fails first against a mutant, or nothing."""
    if not tests:
        return ""
    seconds = tests_of(mutant.part).seconds
    by = _failing(mutant, tests, seconds)
    if by is None:
        return BROKEN
    if by in seconds:
        _KILLS[by] += 1
    return by


def _quickest(mutant: Mutant, quick: float) -> tuple[list[str], list[str]]:
    """The tests that reach a change, by what they cost and how often they noticed one: now, later.

    Of all tests that a constant may concern those come first that reach what reads it.
    """
    seconds, near = tests_of(mutant.part).seconds, reading(mutant)
    order = sorted(
        concerned(mutant),
        key=lambda test: (test not in near, seconds[test] / (1 + _KILLS[test]), test),
    )
    now = max(_within(order, seconds, quick), 1)
    return order[:now], order[now:]


def _within(tests: Sequence[str], seconds: dict[str, float], most: float) -> int:
    """How many of these tests take less than so many seconds together."""
    spent = accumulate(seconds[test] for test in tests)
    return sum(1 for _ in takewhile(lambda so_far: so_far < most, spent))


def _book_agrees(mutant: Mutant) -> bool:
    from followsuit_site.__main__ import main

    load_changed(mutant)
    return main(["check", "--root", str(ROOT), "--kept", ""]) == 0


def _ids(part: str) -> list[str]:
    """The games in which a change of this part can show."""
    return [name.replace("_", "-") for name in games() if part in ("kernel", name)]


def _seen(part: str, cases: bytes, mutant: Mutant | None = None) -> Observed:
    if mutant:
        load_changed(mutant)
    read: Cases = pickle.loads(cases)
    return observe(_ids(part), read, 4 if part == "kernel" else MATCHES)


_BEFORE: dict[str, tuple[bytes, Observed]] = {}


def _look(mutant: Mutant) -> str:
    """What of the game's answers the change changes: facts, words, or nothing that is seen."""
    part = mutant.part
    if part not in _BEFORE:
        # Cases are values of the engine's own: read here, they would import it unchanged for every mutant.
        cases = apart(lambda: pickle.dumps(cases_of(_ids(part))))
        _BEFORE[part] = cases, apart(lambda: _seen(part, cases))
    cases, before = _BEFORE[part]
    after: Observed | None = apart(lambda: _seen(part, cases, mutant))
    if after is None or after.facts != before.facts:
        return FACTS
    return WORDS if after.words != before.words else NOTHING


def look_at(mutant: Mutant, quick: float = QUICK, fast: bool = False) -> Result:
    """Try all that might notice a mutant, so many seconds of quick tests first, `fast` only them."""
    if "followsuit" in sys.modules:
        raise RuntimeError("the engine is imported here: no change of it would be made")
    start = time.monotonic()
    fate, by = _fate(mutant, quick, fast)
    return Result(mutant, fate, by, time.monotonic() - start)


def _fate(mutant: Mutant, quick: float, fast: bool) -> tuple[str, str]:
    now, later = _quickest(mutant, quick)
    if by := _noticed(mutant, now):
        return KILLED, by
    seen, known = _look(mutant), tests_of(mutant.part).seconds
    if seen == NOTHING and not fast:
        unseen = later[: _within(later, known, UNSEEN)]
        # Thousands of answers were the same and came to an end: what runs on here is a slow test.
        if (by := _noticed(mutant, unseen)) not in ("", BROKEN):
            return KILLED, by
    elif not fast:
        if not apart(partial(_book_agrees, mutant)):
            return KILLED, "the check"
        long = [test for test in desk(mutant.part).tests if test not in known]
        if by := _noticed(mutant, later) or _noticed(mutant, long):
            return KILLED, by
    return seen, "" if now else "no test reaches it"
