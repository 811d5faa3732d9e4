"""A session of pytest that has collected its tests and runs some of them against many changes.

Importing and collecting takes longer than most tests: it is done once for each part.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from functools import cache, partial
from multiprocessing import get_context, util
from multiprocessing.connection import Connection
from types import FrameType
from typing import Any

import pytest
from apart import apart, silence
from mutants import Mutant
from patching import patch
from reached import load_games, needed, part_of, run_tests, test_files

PATIENCE, TIMES = 8.0, 5.0  # a test may take so many seconds more, and be so many times slower
AGAIN = "cannot be changed in place"


class Failure:
    """A plugin of pytest that remembers which test fails first, and ends what runs on."""

    def __init__(self, seconds: dict[str, float]) -> None:
        self.seconds, self.failed = seconds, ""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        signal.signal(signal.SIGPROF, _endless)
        patience = PATIENCE + TIMES * self.seconds.get(item.nodeid, PATIENCE)
        signal.setitimer(signal.ITIMER_PROF, patience)
        result = yield
        signal.setitimer(signal.ITIMER_PROF, 0)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid


def _endless(number: int, frame: FrameType | None) -> None:
    os._exit(1)


class _Desk:
    """A plugin of pytest that answers requests instead of running what was collected."""

    def __init__(self, part: str, pipe: Connection) -> None:
        self.parts, self.pipe = needed([part]), pipe

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if part_of(item.nodeid) in self.parts]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        self.pipe.send(list(items))
        while True:
            try:
                mutant, tests, seconds = self.pipe.recv()
            except EOFError:
                return True
            listed = [items[test] for test in tests if test in items]
            self.pipe.send(apart(partial(_against, mutant, listed, seconds)))


def _against(mutant: Mutant, items: Sequence[pytest.Item], seconds: dict[str, float]) -> str:
    """The first of these tests that fails against a change."""
    if not patch(mutant):
        return AGAIN
    return first_failure(items, seconds)


def first_failure(items: Sequence[pytest.Item], seconds: dict[str, float]) -> str:
    """The first of these tests that fails as the engine now is, or nothing."""
    failure = Failure(seconds)
    for item, following in zip(items, [*items[1:], None], strict=True):
        item.config.pluginmanager.register(failure, "failure") if item is items[0] else None
        item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
        if failure.failed:
            break
    return failure.failed


def _serve(part: str, pipe: Connection, theirs: Connection) -> None:
    theirs.close()
    os.setsid()
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_DFL)
    silence()
    load_games()
    run_tests(test_files(part), _Desk(part, pipe))


class Desk:
    """Where a lane asks: the tests of a part, collected."""

    def __init__(self, part: str) -> None:
        ours, theirs = get_context("fork").Pipe()
        self.pipe = ours
        process = get_context("fork").Process(target=_serve, args=(part, theirs, ours))
        process.start()
        theirs.close()
        util.Finalize(self, ours.close, exitpriority=10)
        self.tests: list[str] = ours.recv()

    def first_failure(
        self, mutant: Mutant, tests: Sequence[str], seconds: dict[str, float]
    ) -> str | None:
        """The first of these tests that fails; None where the engine breaks or does not end."""
        self.pipe.send((mutant, list(tests), {test: seconds.get(test, PATIENCE) for test in tests}))
        found: str | None = self.pipe.recv()
        return found


@cache
def desk(part: str) -> Desk:
    """The desk of a part, opened when it is first needed."""
    return Desk(part)
