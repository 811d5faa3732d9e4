"""Card faces for the widgets: one HTML file a pack, fetched once, cloned and never drawn."""

from __future__ import annotations

from collections.abc import Iterable

from followsuit.packs import Card

from . import faces


def document(cards: Iterable[Card]) -> str:
    """Every card of a pack, as a whole and as it stands within a sentence."""
    return "\n".join(faces.card(card) + faces.inline(card) for card in cards) + "\n"
