"""What games without trumps share: equal suits, follow if you can, the best card of the lead wins.

Each game says in a `Cited` under which of its own clauses it has these rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..duty import EVERY_CARD, Link, Role, anything
from ..messages import Suit, say
from ..order import Order, Run, place, split
from ..packs import Pack
from ..rules import Ranking
from .nouns import of_suit


class Cited(NamedTuple):
    """The clauses of one game for each rule; several stand with spaces between."""

    rank: str
    winner: str  # the best card of the suit led wins
    lead: str
    follow: str
    void: str


class PlainSuits:
    """The cards of a game without trumps: its order, its duty and its rank tables, by suit led.

    The pack lists the cards of a suit best first.
    """

    def __init__(self, pack: Pack, cited: Cited) -> None:
        self._runs = {suit: _run(pack, suit, cited) for suit in pack.suits}
        orders = {
            suit: Order(pack, (run,), across=cited.winner, off=cited.winner)
            for suit, run in self._runs.items()
        }
        chains = {suit: _chain(run, cited) for suit, run in self._runs.items()}
        # By the card that is led.
        self._orders = [orders[suit] for suit in pack.suit_of]
        self._chains = [chains[suit] for suit in pack.suit_of]
        self._lead = (anything(cited.lead, say("lead-any")),)

    def order(self, setting: Any, cards: Sequence[int]) -> Order:
        """The suit led, in its order; no other card can win."""
        return self._orders[cards[0]]

    def duty(self, setting: Any, cards: Sequence[int]) -> tuple[Link, ...]:
        """Follow suit if you can, otherwise play anything; a leader is free."""
        return self._chains[cards[0]] if cards else self._lead

    def rankings(self, setting: Any) -> list[Ranking]:
        """A rank table for each suit."""
        return [Ranking(s, say("suit-title", suit=Suit(s)), run) for s, run in self._runs.items()]


def _run(pack: Pack, suit: str, cited: Cited) -> Run:
    noun = of_suit(suit)
    best, *rest = (1 << card.index for card in pack.of(pack.suit(suit)))
    clauses = f"{cited.winner} {cited.rank}"
    higher = say("higher-wins", noun=noun)
    return Run(
        noun,
        (
            place(pack, [best], clauses, say("the-best", noun=noun)),
            place(pack, rest, clauses, why=higher),
        ),
    )


def _chain(run: Run, cited: Cited) -> tuple[Link, ...]:
    noun, cards = run.noun, run.cards
    void = say("void", noun=noun)
    return (
        Link(
            cards,
            cards,
            split(cited.follow),
            say("follow-with", noun=noun),
            say("lacks", noun=noun),
            roles=(Role(cards, say("follows-suit")),),
        ),
        anything(cited.void)._replace(roles=(Role(EVERY_CARD, void),)),
    )
