"""Catalogues: for the kernel, for what several games share, and for each game, a table of words.

A wheel holds the English ones as modules that were made when it was built, and those of each other
language in one file (`words/de.json`). Browsers are sent no such file with the engine: a page of that
language fetches what it needs of it and hands it over (`add`). A checkout holds only their sources beside the rules
(`en.ftl`): each is compiled when it is first read, and kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from json import loads
from typing import Any

Table = Mapping[str, Any]
KERNEL, SHARED = "followsuit.words", "followsuit.games"
PSEUDO = "en-XA"  # made of the English catalogues (`pseudo`)
# The first is told where nobody asks for another. A language that is not English is named as HTML
# names it, and has a catalogue in the kernel; which games it has words for, `speaks` tells.
LANGUAGES = ("en", "de", PSEUDO)


def tables(package: str, language: str = "en") -> tuple[Table, ...]:
    """Where words are looked up, the nearest first: a game's own, the shared, the kernel's."""
    rooms = [package] if package else []
    return tuple(table(room, language) for room in (*rooms, SHARED, KERNEL))


def speaks(package: str, language: str) -> bool:
    """Whether the package of a game has words in a language."""
    return language == "en" or bool(table(package, language))


def languages() -> tuple[str, ...]:
    """The languages that can be asked for here: a browser is sent only the words of its page's."""
    return tuple(one for one in LANGUAGES if speaks(KERNEL, one))


def languages_of(package: str) -> tuple[str, ...]:
    """The languages for readers in which a package has words."""
    return tuple(one for one in LANGUAGES if one != PSEUDO and speaks(package, one))


_added: dict[str, Mapping[str, Table]] = {}


def add(language: str, words: Mapping[str, Table]) -> None:
    """Words of a language that came in a file of their own, a table for each package; more may follow."""
    _added[language] = {**collected(language), **words}
    table.cache_clear()


def collected(language: str) -> Mapping[str, Table]:
    """The words of a language that were added, or that this wheel has in one file."""
    if language not in _added:
        _added[language] = _packed(language)
    return _added[language]


def _packed(language: str) -> Mapping[str, Table]:
    here = __file__.removesuffix("c").removesuffix("catalogue.py")
    loader: Any = globals()["__loader__"]  # it reads out of a wheel that is not unpacked, too
    try:
        return dict(loads(loader.get_data(f"{here}{language}.json")))
    except OSError:
        return {}


@cache
def table(package: str, language: str) -> Table:
    """The words of a package in a language; empty if it has none."""
    if language == PSEUDO:
        from .pseudo import pseudo  # which no page of the book needs

        return pseudo(table(package, "en"))
    try:
        made: Table = import_module(f"{package}.words_{language}").WORDS
        return made
    except ModuleNotFoundError:
        told: Table | None = collected(language).get(package)
    if told is not None:
        return told
    try:
        from .compile import kept_table
    except ModuleNotFoundError:  # which a wheel has not
        return {}
    return kept_table(package, language)
