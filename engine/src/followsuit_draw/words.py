"""What pictures say themselves, in the language of the page: the catalogue of the drawing."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from followsuit.messages import Row, Verbatim, say
from followsuit.packs import FRENCH_52
from followsuit.words import Voice
from followsuit.words.catalogue import table

PACKAGE = __name__.rpartition(".")[0]


class Words:
    """The words of one language: of `package`, if there is one, then of pictures, then of the kernel."""

    def __init__(self, language: str = "en", package: str = PACKAGE) -> None:
        self.language = language
        self._voices = [
            Voice(room, FRENCH_52, language=language) for room in dict.fromkeys((package, PACKAGE))
        ]

    def __call__(self, entry: str, /, **facts: Any) -> str:
        """An entry's words, filled with these facts; texts are told as they are.

        Raises `LookupError` for an unknown entry.
        """
        told = {name: Verbatim(one) if isinstance(one, str) else one for name, one in facts.items()}
        *before, last = self._voices
        own = (voice for voice in before if entry in table(voice.package, "en"))
        return next(own, last).plain(say(entry, **told))

    def row(self, words: Iterable[str]) -> str:
        """Words in a row: `a, b and c`."""
        return self("row", items=Row.verbatim(words))


@cache
def words(language: str = "en") -> Words:
    """The words of pictures in a language."""
    return Words(language)
