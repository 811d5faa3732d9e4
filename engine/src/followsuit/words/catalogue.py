"""Catalogues: for the kernel, for what several games share, and for each game, a table of words.

A wheel holds each as a module that was made when it was built. A checkout holds only their source
beside the rules (`en.ftl`): it is compiled when it is first read, and kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

Table = Mapping[str, Any]
KERNEL, SHARED = "followsuit.words", "followsuit.games"
PSEUDO = "en-XA"  # English with an accent on each letter: whatever has none escaped its catalogue
LANGUAGES = ("en", PSEUDO)  # the first is told where nobody asks for another


def tables(package: str, language: str = "en") -> tuple[Table, ...]:
    """Where words are looked up, the nearest first: a game's own, the shared, the kernel's."""
    source = "en" if language == PSEUDO else language
    rooms = [package] if package else []
    return tuple(table(room, source) for room in (*rooms, SHARED, KERNEL))


@cache
def table(package: str, language: str) -> Table:
    """The words of a package in a language."""
    try:
        made: Table = import_module(f"{package}.words_{language}").WORDS
        return made
    except ModuleNotFoundError:
        from .compile import kept_table  # which a wheel has not

        return kept_table(package, language)
