"""Bulk work: many tasks spread over an executor of `concurrent.futures`, with progress shown."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import nullcontext
from time import monotonic
from typing import Any, TextIO, TypeVar

Result = TypeVar("Result")
SELDOM = 30.0  # seconds between lines where nobody watches a terminal


def spread(
    work: Callable[..., Result],
    tasks: Iterable[Sequence[Any]],
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Iterator[Result]:
    """What `work(*task)` gives for each task, in the order of the tasks.

    Without an executor all processors of this machine are used; one that is given stays open, such
    as `client.get_executor()` of a Dask cluster. `work` must be a function that a worker can import.
    """
    with _processes() if executor is None else nullcontext(executor) as pool:
        waiting: list[Future[Result]] = [pool.submit(work, *task) for task in tasks]
        try:
            for done, future in enumerate(waiting):
                if progress:
                    progress.show(done, len(waiting))
                result = future.result()
                if progress:
                    progress.clear()
                yield result
        finally:
            for future in waiting:
                future.cancel()
            if progress:
                progress.clear()


def _processes() -> Executor:
    from concurrent.futures import ProcessPoolExecutor  # a browser's Python has none

    return ProcessPoolExecutor()


class Progress:
    """How much is done and how long the rest will take, on standard error.

    A terminal has one line that is written over and goes in the end; a log a line now and then.
    """

    def __init__(
        self,
        what: str,
        to: TextIO | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._what = what
        self._to = to or sys.stderr
        self._clock = clock
        self._began = self._told = clock()
        self._over = self._to.isatty()

    def show(self, done: int, of: int) -> None:
        """Tell that so many of so many tasks are done."""
        now = self._clock()
        if not self._over and now - self._told < SELDOM:
            return
        self._told = now
        line = f"{self._what}: {done} of {of}"
        if done:
            line += f", {(now - self._began) / done * (of - done):.0f} s left"
        self._to.write(f"\r\x1b[K{line}" if self._over else f"{line}\n")
        self._to.flush()

    def clear(self) -> None:
        """Leave the terminal's line empty."""
        if self._over:
            self._to.write("\r\x1b[K")
            self._to.flush()
