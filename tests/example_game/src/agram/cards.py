"""The cards of Agram, how they rank, and which of them you must play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from followsuit.games.plain_suits import Cited, PlainSuits
from followsuit.ledger import Note
from followsuit.messages import of_seat, say
from followsuit.packs import french

RANKS = "AT9876543"
WHOLE = french(RANKS)
CHIEF = "AS"  # which stays in the box
LEFT = [card for card in WHOLE.cards if card.code != CHIEF]
PACK = replace(
    WHOLE,
    id=f"french-{len(LEFT)}",
    title=say("french-pack", number=len(LEFT)),
    cards=tuple(replace(card, index=index) for index, card in enumerate(LEFT)),
)
CARDS = PlainSuits(
    PACK,
    Cited(
        rank="rank.high rank.spades",
        winner="trick.winner",
        lead="lead.any",
        follow="follow.suit",
        void="follow.void",
    ),
)


class Setting(NamedTuple):
    """A trick depends on nothing but its cards."""


SETTING = Setting()


def after(setting: Setting, cards: Sequence[int], winner: int) -> list[Note]:
    """What winning a trick brings."""
    return [Note(of_seat("leads-next", winner), ("lead.winner",), leads=True)]
