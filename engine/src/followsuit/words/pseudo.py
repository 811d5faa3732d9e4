"""The pseudo-language (`en-XA`): English with an accent on each letter, and longer by a third.

Whatever has no accent where it is told escaped its catalogue; what holds words so long will hold those
of a language that needs more room than English.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

_ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀćđéƒĝĥíĵķĺɱńóƥɋŕśţúṽŵẋýźÁƁĆĐÉƑĜĤÍĴĶĹṀŃÓƤɊŔŚŢÚṼŴẊÝŹ",
)
_WORD = re.compile(r"[^\W\d_]{2,}")


def accented(text: str) -> str:
    """A text of the pseudo-language: readable, and no letter as it was.

    >>> accented("West leads a trick")
    'Ŵéśţ~ ĺéáđś~~ á ţŕíćķ~~'
    """
    longer = _WORD.sub(lambda word: word[0] + "~" * round(len(word[0]) / 3), text)
    return longer.translate(_ACCENTS)


def pseudo(words: Mapping[str, Any]) -> dict[str, Any]:
    """The table of a catalogue in the pseudo-language, from that of the English one (`compile`).

    >>> pseudo({"leads": [["$", "leader"], " leads"]})
    {'leads': [['$', 'leader'], ' ĺéáđś~~']}
    """
    return {entry: _pattern(pattern) for entry, pattern in words.items()}


def _pattern(pattern: Any) -> Any:
    if isinstance(pattern, str):
        return accented(pattern)
    return [accented(part) if isinstance(part, str) else _placeable(part) for part in pattern]


def _placeable(part: Any) -> Any:
    """Only the texts of its variants are told: facts, entries, functions and keys are names."""
    match part:
        case ["?", asked, cases, usual]:
            return ["?", asked, {key: _pattern(case) for key, case in cases.items()}, usual]
    return part
