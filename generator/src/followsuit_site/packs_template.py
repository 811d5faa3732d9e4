"""Card faces for the widgets: one HTML file a pack, fetched once, cloned and never drawn; beside
each card's faces what a widget has to know of it.
"""

from __future__ import annotations

from collections.abc import Iterable

from followsuit_draw.markup import tag

from . import faces
from .engine import Card
from .words import Words


def document(cards: Iterable[Card], words: Words) -> str:
    """Every card of a pack, as a whole and as it stands within a sentence."""
    return "\n".join(_card(card, words) for card in cards) + "\n"


def _card(card: Card, words: Words) -> str:
    return tag(
        "div",
        faces.card(card, words=words) + faces.inline(card),
        data_code=card.code,
        data_rank=faces.rank(card, words),
        data_spoken=card.spoken,
        data_large=faces.is_decktet(card),
    )
