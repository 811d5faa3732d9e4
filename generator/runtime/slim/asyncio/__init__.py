"""Stands in for CPython's asyncio, which Pyodide's C half imports for the sake of promises.

An engine that only answers questions waits for nothing, so no event loop is sent to browsers.
"""


def get_event_loop():
    """There is none."""
    raise RuntimeError("the slim standard library has no event loop")


get_running_loop = get_event_loop
