"""The verdict on a trick: who is winning after each card, and why, clause by clause."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .messages import Card, Cards, Seat, say
from .order import Order, Said, split


class Step(NamedTuple):
    """A card of a trick; `winner` is the position that is winning once it lies there."""

    position: int
    card: int
    winner: int | None
    said: Said


class Verdict(NamedTuple):
    """A trick from lead to last card; positions count from 0, the lead.

    `winner` is None for a drawn trick. `losers` tells of every other card why it did not win.
    """

    steps: tuple[Step, ...]
    winner: int | None
    said: Said
    losers: tuple[tuple[int, Said], ...]


OrderOf = Callable[[Sequence[int]], Order]


def judge(order_of: OrderOf, cards: Sequence[int]) -> Verdict:
    """Judge a trick card by card.

    `order_of` gives the order that holds once these cards lie on the table: in a few games a card
    that falls changes it. Seats are told by their places in the trick: the leader's is 0.
    """
    steps: list[Step] = []
    winner: int | None = None
    for position in range(len(cards)):
        order = order_of(cards[: position + 1])
        before, winner = winner, order.best(cards[: position + 1])
        said = _told(order, cards, position, before, winner)
        steps.append(Step(position, cards[position], winner, said))
    final = order_of(cards)
    losers = tuple(
        (position, _lost(final, cards, position, winner))
        for position in range(len(cards))
        if position != winner
    )
    return Verdict(tuple(steps), winner, summed(final, cards, winner), losers)


def last_told(order_of: OrderOf, cards: Sequence[int]) -> Said:
    """What the last of these cards comes to: the last step of the verdict on them."""
    order, before = order_of(cards), None
    if earlier := cards[:-1]:
        before = order_of(earlier).best(earlier)
    return _told(order, cards, len(cards) - 1, before, order.best(cards))


def _told(
    order: Order, cards: Sequence[int], position: int, before: int | None, winner: int | None
) -> Said:
    card = cards[position]
    if position == 0:
        if order.lead:
            return order.lead
        run = next((run for run in order.runs if run.cards >> card & 1), None)
        led = say("led-run", card=Card(card), run=run.noun) if run else say("led", card=Card(card))
        return Said(led, split(order.across))
    if winner is None:
        return _lost(order, cards[: position + 1], position, before)
    if before is None:  # the trick was drawn so far: this card must beat the equal ones
        before = max(range(position), key=lambda p: order.strength[cards[p]])
    if winner == position:
        return order.compare(card, cards[before])
    if winner != before:  # the order itself changed: an earlier card has come to life
        return order.compare(cards[winner], card)
    return order.losing(card, cards[winner])


def _lost(order: Order, cards: Sequence[int], position: int, winner: int | None) -> Said:
    if winner is not None:
        return order.losing(cards[position], cards[winner])
    equal = _equals(order, cards)
    if position not in equal:
        return order.losing(cards[position], cards[equal[0]])
    return Said(say("trick-equal", cards=_named(cards, equal)), split(order.tie))


def ahead(order: Order, cards: Sequence[int], winner: int | None) -> Said:
    """Who would win a trick that still goes on, and why."""
    told = summed(order, cards, winner)
    return told._replace(say=say("ahead", trick=told.say))


def summed(order: Order, cards: Sequence[int], winner: int | None) -> Said:
    """Who wins a trick, and why."""
    if winner is None:
        return Said(
            say("trick-drawn", cards=_named(cards, _equals(order, cards))), split(order.tie)
        )
    who, card = Seat(winner), Card(cards[winner])
    rival = runner_up(order, cards, winner)
    if rival is None:
        entry = "trick-alone" if len(cards) == 1 else "trick-no-rival"
        return Said(say(entry, seat=who, card=card), split(order.alone or order.off))
    decides = order.compare(cards[winner], cards[rival])
    return Said(say("trick-won", seat=who, why=decides.say), decides.clauses)


def _equals(order: Order, cards: Sequence[int]) -> list[int]:
    """The positions of the best cards of a drawn trick."""
    best = max(order.strength[card] for card in cards)
    return [p for p, card in enumerate(cards) if order.strength[card] == best]


def _named(cards: Sequence[int], positions: Sequence[int]) -> Cards:
    return Cards([cards[position] for position in positions])


def runner_up(order: Order, cards: Sequence[int], winner: int) -> int | None:
    """The position of the best card that the winner had to beat, or None if none could win."""
    rivals = [p for p in range(len(cards)) if p != winner and order.strength[cards[p]]]
    return max(rivals, key=lambda p: order.strength[cards[p]], default=None)
