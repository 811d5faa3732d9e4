"""What becomes of a change: the tests that reach it, what is seen of it, and the check of the book."""

from __future__ import annotations

import os
import signal
import time
from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import accumulate, takewhile
from types import FrameType
from typing import Any, NamedTuple

import pytest
from apart import apart
from mutants import Mutant
from observed import MATCHES, Cases, Observed, cases_of, observe
from programs import load_changed
from reached import ROOT, concerned, games, run_tests, tests_of

KILLED, FACTS, WORDS, NOTHING = "killed", "facts", "words", "nothing seen"
FATES = (KILLED, FACTS, WORDS, NOTHING)
QUICK = 8.0  # seconds of tests before a change is looked at
PATIENCE, TIMES = 20.0, 8.0  # a test may take so many seconds more, and be so many times slower


class Result(NamedTuple):
    """What became of a mutant, and which test ended it."""

    mutant: Mutant
    fate: str
    by: str
    seconds: float


class Until:
    """A plugin of pytest that runs some tests in an order of its own, and remembers which fails."""

    def __init__(self, tests: Sequence[str], seconds: dict[str, float]) -> None:
        self.order = {test: at for at, test in enumerate(tests)}
        self.seconds, self.failed = seconds, ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid in self.order]
        items.sort(key=lambda item: self.order[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        signal.signal(signal.SIGPROF, _endless)
        signal.setitimer(signal.ITIMER_PROF, PATIENCE + TIMES * self.seconds[item.nodeid])
        result = yield
        signal.setitimer(signal.ITIMER_PROF, 0)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid
            raise pytest.exit.Exception("noticed")


def _endless(number: int, frame: FrameType | None) -> None:
    os._exit(1)


def _first_failure(mutant: Mutant, tests: Sequence[str], seconds: dict[str, float]) -> str:
    until = Until(tests, seconds)
    load_changed(mutant)
    files = {str(ROOT / test.partition("::")[0]) for test in tests}
    code = run_tests(files, until)
    if until.failed or code == pytest.ExitCode.OK:
        return until.failed
    return f"pytest’s exit code {code}"


_KILLS: Counter[str] = Counter()


def _noticed(mutant: Mutant, tests: Sequence[str]) -> str:
    """The test that fails first against a mutant, or nothing."""
    if not tests:
        return ""
    seconds = tests_of(mutant.part).seconds
    by = apart(partial(_first_failure, mutant, tests, seconds))
    if by is None:
        return "runs on or breaks"
    if by in seconds:
        _KILLS[by] += 1
    return str(by)


def _quickest(mutant: Mutant, quick: float) -> tuple[list[str], list[str]]:
    """The tests that reach a change, by what they cost and how often they noticed one: now, later."""
    seconds = tests_of(mutant.part).seconds
    order = sorted(concerned(mutant), key=lambda test: (seconds[test] / (1 + _KILLS[test]), test))
    spent = accumulate(seconds[test] for test in order)
    now = sum(1 for _ in takewhile(lambda so_far: so_far < quick, spent))
    now = max(now, 1)
    return order[:now], order[now:]


def _book_agrees(mutant: Mutant) -> bool:
    from followsuit_site.__main__ import main

    load_changed(mutant)
    return main(["check", "--root", str(ROOT)]) == 0


def _ids(part: str) -> list[str]:
    """The games in which a change of this part can show."""
    return [name.replace("_", "-") for name in games() if part in ("kernel", name)]


def _seen(part: str, cases: Cases, mutant: Mutant | None = None) -> Observed:
    if mutant:
        load_changed(mutant)
    return observe(_ids(part), cases, 4 if part == "kernel" else MATCHES)


_BEFORE: dict[str, tuple[Cases, Observed]] = {}


def _look(mutant: Mutant) -> str:
    """What of the game's answers the change changes: facts, words, or nothing that is seen."""
    part = mutant.part
    if part not in _BEFORE:
        cases = apart(lambda: cases_of(_ids(part)))
        _BEFORE[part] = cases, apart(lambda: _seen(part, cases))
    cases, before = _BEFORE[part]
    after: Observed | None = apart(lambda: _seen(part, cases, mutant))
    if after is None or after.facts != before.facts:
        return FACTS
    return WORDS if after.words != before.words else NOTHING


def look_at(mutant: Mutant, quick: float = QUICK) -> Result:
    """Try all that might notice a mutant, so many seconds of quick tests first."""
    start = time.monotonic()
    fate, by = _fate(mutant, quick)
    return Result(mutant, fate, by, time.monotonic() - start)


def _fate(mutant: Mutant, quick: float) -> tuple[str, str]:
    now, later = _quickest(mutant, quick)
    if by := _noticed(mutant, now):
        return KILLED, by
    seen = _look(mutant)
    if seen != NOTHING and not apart(partial(_book_agrees, mutant)):
        return KILLED, "the check"
    if seen == FACTS:
        # What is kept by a cache is reached once, but used by tests that come later.
        rest = sorted(set(tests_of(mutant.part).seconds) - {*now, *later})
        if by := _noticed(mutant, later) or _noticed(mutant, rest):
            return KILLED, by
    return seen, "" if now else "no test reaches it"
