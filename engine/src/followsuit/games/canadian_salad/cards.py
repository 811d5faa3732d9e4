"""Canadian Salad's cards: what each number of players takes out, and what a trick depends on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...errors import Fault
from ...fields import choice, with_choices
from ...messages import Card, Message, say
from ...packs import FRENCH_52 as PACK
from ...packs import bits
from ...rules import Ranking
from ..plain_suits import PlainSuits
from .clauses import CITED
from .prices import PRICES

HANDS = 6
SIZES = {3: 17, 4: 13, 5: 10, 6: 8}
REMOVED = {3: PACK.mask("2C"), 4: 0, 5: PACK.mask("2C 2D"), 6: PACK.mask("2C 3C 2D 3D")}
DECKS = {3: "deck.three", 4: "deck.four", 5: "deck.five", 6: "deck.six ruling.six-removed"}
CARDS = PlainSuits(PACK, CITED)

NO_HAND = 0  # a trick that is asked about without its price


@with_choices
class Setting(NamedTuple):
    """The hand decides what a trick costs; the number of players which cards there are."""

    hand: int = choice(NO_HAND, *PRICES, by="game.six")
    players: int = choice(4, 3, 5, 6, by="players.range")
    last: bool = choice(False, True, by="hand5.last-trick")


def describe(setting: Setting) -> Message | None:
    if setting.hand == NO_HAND:
        return None
    return say("where", hand=setting.hand, price=PRICES[setting.hand], last=setting.last)


def rankings(setting: Setting) -> list[Ranking]:
    """The four suits, without the cards that this number of players takes out."""
    gone = REMOVED[setting.players]
    found = []
    for key, title, run in CARDS.rankings(setting):
        places = (
            spot._replace(cards=tuple(card for card in spot.cards if not card & gone))
            for spot in run.places
        )
        found.append(Ranking(key, title, run._replace(places=tuple(places))))
    return found


def absent(cards: Sequence[int], players: int, where: str) -> list[Fault]:
    """Cards that this number of players has taken out of the pack (`deck.three` …)."""
    return [
        Fault(say("taken-out", card=Card(card), players=players), f"{where}[{n}]")
        for n, card in enumerate(cards)
        if REMOVED[players] >> card & 1
    ]


def check_trick(setting: Setting, cards: Sequence[int]) -> list[Fault]:
    return absent(cards, setting.players, "trick")


def check_hand(setting: Setting, cards: Sequence[int], hand: int) -> list[Fault]:
    faults = absent(bits(hand), setting.players, "hand")
    return [fault._replace(where="hand") for fault in faults]
