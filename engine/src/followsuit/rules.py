"""The rules of a trick: which card beats which, who must play what, and what winning brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from .duty import Link
from .ledger import Note
from .messages import Message
from .order import Order, Run, Said
from .trick import Verdict, judge, last_told, summed


class Ranking(NamedTuple):
    """A run of cards with the title under which the rules print it.

    `key` names it whatever the words and the setting are: a suit's code, "trumps", a type, the
    code of the card that is led.
    """

    key: str
    title: Message
    run: Run


def winner_leads(setting: Any, cards: Sequence[int], winner: int | None) -> int:
    """The winner leads to the next trick; who led to a trick that nobody wins leads again."""
    return winner or 0


def _nothing(setting: Any, cards: Sequence[int], winner: int) -> list[Note]:
    return []


@dataclass(frozen=True, eq=False)
class TrickRules:
    """The rules of a trick, functions of a position: a setting and the cards so far, the lead first.

    * `order(setting, cards)`: the order that now holds;
    * `duty(setting, cards)`: the chain that binds the next player (cards empty: the leader);
    * `rankings(setting)`: the rank tables that the rules print;
    * `lead(setting, hand)`: the leader's chain, where it depends on what else the leader holds;
    * `after(setting, cards, winner position)`: what winning the trick brings;
    * `after_draw(setting, cards)`: what follows a trick that nobody wins;
    * `leads(setting, cards, winner position or None)`: the position of who leads to the next trick;
    * `verdict`: replaces the judging by order where a trick is won by more than its best card;
    * `winner`: the same without the reasons.
    """

    order: Callable[[Any, Sequence[int]], Order]
    duty: Callable[[Any, Sequence[int]], Sequence[Link]]
    rankings: Callable[[Any], Sequence[Ranking]]
    lead: Callable[[Any, int], Sequence[Link]] | None = None
    after: Callable[[Any, Sequence[int], int], list[Note]] = _nothing
    after_draw: Callable[[Any, Sequence[int]], list[Note]] = lambda setting, cards: []
    leads: Callable[[Any, Sequence[int], int | None], int] = winner_leads
    verdict: Callable[[Any, Sequence[int]], Verdict] | None = None
    winner: Callable[[Any, Sequence[int]], int | None] | None = None

    def chain(self, setting: Any, cards: Sequence[int], hand: int) -> Sequence[Link]:
        """The chain of duty that binds a hand when these cards lie on the table."""
        if self.lead and not cards:
            return self.lead(setting, hand)
        return self.duty(setting, cards)

    def judge(self, setting: Any, cards: Sequence[int]) -> Verdict:
        """The verdict on a trick, card by card."""
        if self.verdict:
            return self.verdict(setting, cards)
        return judge(lambda played: self.order(setting, played), cards)

    def decides(self, setting: Any, cards: Sequence[int]) -> Said:
        """Who wins a trick and why, without its steps."""
        if self.verdict:
            return self.verdict(setting, cards).said
        order = self.order(setting, cards)
        return summed(order, cards, order.best(cards))

    def comes_of(self, setting: Any, cards: Sequence[int]) -> Said:
        """What the last of these cards comes to, without the steps before it."""
        if self.verdict:
            return self.verdict(setting, cards).steps[-1].said
        return last_told(lambda played: self.order(setting, played), cards)

    def brings(self, setting: Any, cards: Sequence[int], winner: int | None) -> list[Note]:
        """What follows a whole trick: what winning it brings, or what comes after a draw."""
        if winner is None:
            return self.after_draw(setting, cards)
        return self.after(setting, cards, winner)

    def won_by(self, setting: Any, cards: Sequence[int]) -> int | None:
        """The winning position, without the reasons: for play, where speed counts."""
        if self.winner:
            return self.winner(setting, cards)
        return self.order(setting, cards).best(cards)
