"""Stands in for Pyodide's module of this name: what `runPython` and calls from JavaScript use."""

from _pyodide._base import eval_code

__all__ = ["eval_code", "relaxed_call"]


def relaxed_call(func, *args, **kwargs):
    """Call a function with exactly these arguments; Pyodide's own drops those it does not take."""
    return func(*args, **kwargs)
