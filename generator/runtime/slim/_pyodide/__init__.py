"""Stands in for Pyodide's package of this name, which sets a hook for faults of async code."""

from . import _base, _importhook

__all__ = ["_base", "_importhook", "set_excepthook"]


def set_excepthook():
    """Python's own hook is right: sources run from JavaScript have no lines to be shown."""
