"""Card faces for the widgets: one HTML file a pack, fetched once, cloned and never drawn; beside
each card's faces what a widget has to know of it.
"""

from __future__ import annotations

from collections.abc import Iterable

from followsuit.packs import Card
from followsuit_draw.markup import tag

from . import faces


def document(cards: Iterable[Card]) -> str:
    """Every card of a pack, as a whole and as it stands within a sentence."""
    return "\n".join(map(_card, cards)) + "\n"


def _card(card: Card) -> str:
    return tag(
        "div",
        faces.card(card) + faces.inline(card),
        data_code=card.code,
        data_rank=card.rank,
        data_spoken=card.spoken,
        data_large=faces.is_decktet(card),
    )
