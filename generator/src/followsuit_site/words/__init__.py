"""What a page says around the engine's answers, in its language: the catalogue of the site.

It is written, compiled and looked up as the engine's catalogues are. What figures say stands in the
catalogue of the drawing (`followsuit_draw`), which is looked up where the site has no such word.
"""

from __future__ import annotations

from functools import cache

from followsuit_draw.words import Words

__all__ = ["Words", "words"]


@cache
def words(language: str = "en") -> Words:
    """The words of the site in a language, and those of the figures on it."""
    return Words(language, __name__)
