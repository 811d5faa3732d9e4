"""Words: the catalogues that hold the words for what rules say (`messages`), the voice that speaks."""

from .catalogue import LANGUAGES, PSEUDO, languages, languages_of, speaks
from .names import Names
from .voice import Voice

__all__ = ["LANGUAGES", "PSEUDO", "Names", "Voice", "languages", "languages_of", "speaks"]
