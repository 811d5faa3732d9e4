"""Work in a process of its own: silent, with limits of time and memory, ended with all it started."""

from __future__ import annotations

import os
import resource
import signal
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

MEMORY = 4 << 30  # bytes
LONGEST = 3600  # seconds of the processor's time


def apart(work: Callable[[], Any], seconds: int = LONGEST) -> Any:
    """What some work gives; None where it breaks or takes more of the processor's time than this."""
    ours, theirs = get_context("fork").Pipe(duplex=False)
    process = get_context("fork").Process(target=_work, args=(theirs, work, seconds))
    process.start()
    theirs.close()
    try:
        return ours.recv()
    except EOFError:
        return None
    finally:
        process.join(5)
        if process.is_alive() and process.pid:
            os.killpg(process.pid, signal.SIGKILL)
        process.join()


def silence() -> None:
    """Nothing is printed from now on."""
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)


def _work(pipe: Connection, work: Callable[[], Any], seconds: int) -> None:
    os.setsid()
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    silence()
    try:
        pipe.send(work())
    except BaseException:
        pipe.send(None)
