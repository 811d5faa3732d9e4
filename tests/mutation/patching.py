"""A change made in functions that are loaded already, so that nothing is imported again."""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterator
from types import CodeType, FunctionType

from mutants import Mutant, mutated

Key = tuple[str, int]


def patch(mutant: Mutant) -> bool:
    """Give each function that differs its new code; False where that cannot be done.

    It cannot where a change is outside of all functions, or takes away a variable of an outer one.
    """
    file = str(mutant.path)
    before = _codes(compile(ast.parse(mutant.path.read_text("utf-8")), file, "exec"))
    after = _codes(compile(mutated(mutant), file, "exec"))
    if before is None or after is None:
        return False
    changed = {key: code for key, code in after.items() if before.get(key) != code}
    found = [
        one
        for one in gc.get_objects()
        if isinstance(one, FunctionType)
        and one.__code__.co_filename == file
        and _key(one.__code__) in changed
    ]
    try:
        for function in found:
            function.__code__ = changed[_key(function.__code__)]
    except ValueError:
        return False
    return bool(found)


def _key(code: CodeType) -> Key:
    return code.co_qualname, code.co_firstlineno


def _codes(whole: CodeType) -> dict[Key, CodeType] | None:
    """Every piece of code by its name and line; None where two cannot be told apart."""
    listed = list(_inside(whole))
    found = {_key(code): code for code in listed if code.co_name not in _ANONYMOUS}
    named = [code for code in listed if code.co_name not in _ANONYMOUS]
    return found if len(found) == len(named) else None


_ANONYMOUS = ("<listcomp>", "<genexpr>", "<dictcomp>", "<setcomp>")  # within functions that change


def _inside(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _inside(constant)
