"""Words: the catalogues that hold the words for what rules say (`messages`), the voice that speaks."""

from .catalogue import LANGUAGES, PSEUDO
from .voice import Voice

__all__ = ["LANGUAGES", "PSEUDO", "Voice"]
