"""Bulk work where there are no threads, and what is told of it while it is under way."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from io import StringIO
from itertools import count
from typing import Any

import pytest

from followsuit.bulk import SELDOM, Progress, spread

BEGAN = 500.0  # a clock that nobody has set to nought


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def watched(to: StringIO | None, every: float) -> Progress:
    """Hands that are looked at every so many seconds."""
    clock = count(BEGAN, every)
    return Progress("hands", to, lambda: next(clock))


def test_a_terminal_has_one_line_that_goes_in_the_end() -> None:
    to = Terminal()
    progress = watched(to, 10.0)
    progress.show(0, 4)
    progress.show(2, 4)
    progress.show(3, 4)
    progress.clear()
    assert to.getvalue().split("\r\x1b[K") == [
        "",
        "hands: 0 of 4",
        "hands: 2 of 4, 20 s left",
        "hands: 3 of 4, 10 s left",
        "",
    ]


def test_a_log_has_a_line_now_and_then() -> None:
    to = StringIO()
    progress = watched(to, SELDOM / 3)
    for done in range(8):
        progress.show(done, 8)
    progress.clear()
    assert to.getvalue().splitlines() == ["hands: 2 of 8, 90 s left", "hands: 5 of 8, 36 s left"]


class AtOnce(Executor):
    """Does each task when it is sent, without threads: some Pythons have none."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(fn(*args, **named))
        return done


def test_nothing_of_it_gets_into_the_output(capsys: pytest.CaptureFixture[str]) -> None:
    progress = watched(None, 100.0)
    assert list(spread(pow, [(2, 2), (2, 3)], AtOnce(), progress)) == [4, 8]
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines() == ["hands: 0 of 2", "hands: 1 of 2, 200 s left"]


def test_an_executor_that_is_given_does_all_of_it() -> None:
    """No other process could write in a list of this one."""
    noted: list[int] = []
    assert list(spread(noted.append, [(1,), (2,)], AtOnce())) == [None, None]
    assert noted == [1, 2]
