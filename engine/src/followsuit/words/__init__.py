"""Words: what rules say (`messages`), the catalogues that hold the words, the voice that speaks."""

from ..messages import Card, Cards, Message, Row, Seat, Side, Suit, Verbatim, Words, reseated, say
from .catalogue import LANGUAGES, PSEUDO
from .english import (
    a,
    count,
    join,
    join_sides,
    mark,
    minus,
    plain,
    seat_names,
    sentence,
    spelled,
)
from .voice import Voice

__all__ = [
    "LANGUAGES",
    "PSEUDO",
    "Card",
    "Cards",
    "Message",
    "Row",
    "Seat",
    "Side",
    "Suit",
    "Verbatim",
    "Voice",
    "Words",
    "a",
    "count",
    "join",
    "join_sides",
    "mark",
    "minus",
    "plain",
    "reseated",
    "say",
    "seat_names",
    "sentence",
    "spelled",
]
