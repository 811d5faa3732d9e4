"""Work done by several processes at once, each of which begins as this one is.

Only where processes can be forked, and only while this one has no threads; elsewhere nothing is done, so whoever
uses it must be able to do without.
"""

from __future__ import annotations

import gc
import os
import sys
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")
_at_hand: list[tuple[Callable[[Any], Any], Sequence[Any]]] = []  # what a forked process finds


def forked(work: Callable[[Task], Result], tasks: Sequence[Task]) -> list[Result]:
    """What `work` gives for each task; nothing if it is not worth it, or goes wrong."""
    count = min(processors(), len(tasks))
    if count < 2 or threading.active_count() > 1:
        return []
    _at_hand.append((work, tasks))
    gc.freeze()  # what this process has is no garbage: they need not look for it there, each of them
    try:
        with ProcessPoolExecutor(count, get_context("fork")) as pool:
            return list(pool.map(_done, range(len(tasks))))
    except BrokenProcessPool:  # out of memory, perhaps: one process needs less
        return []
    finally:
        gc.unfreeze()
        _at_hand.pop()


def processors() -> int:
    """How many processes may run at once: one where they cannot be forked."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else 1


def _done(place: int) -> Any:
    work, tasks = _at_hand[-1]
    return work(tasks[place])
