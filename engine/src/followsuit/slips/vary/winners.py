"""Another winner: an order that a trick has not, or another policy for equal cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from ...order import Order, Place, Run, Ties, place
from ...packs import Pack, bits
from ...rules import TrickRules
from .seen import Cards, Change, PackOf, Seen, of_tricks, together

Where = Callable[[Any], bool]  # the settings in which a variation holds


def in_all(setting: Any) -> bool:
    """Where a variation holds in every setting."""
    return True


def orders(change: Callable[[Order, Seen], Order], where: Where = in_all) -> Change:
    """Another order of the cards of a trick, which its best card then wins."""

    def new(rules: TrickRules, pack_of: PackOf) -> TrickRules:
        def order(setting: Any, cards: Sequence[int]) -> Order:
            right = rules.order(setting, cards)
            if not where(setting):
                return right
            return change(right, Seen(rules, pack_of(setting), setting, cards))

        def winner(setting: Any, cards: Sequence[int]) -> int | None:
            if where(setting):
                return order(setting, cards).best(cards)
            return rules.won_by(setting, cards)

        return replace(rules, order=order, verdict=None, winner=winner)

    return of_tricks(new)


def runs(change: Callable[[Pack, Run], Run], where: Where = in_all) -> Change:
    """Other runs, in the order of a trick and in the rank tables alike."""

    def new(rules: TrickRules, pack_of: PackOf) -> TrickRules:
        tables = rules.rankings
        return replace(
            rules,
            rankings=lambda s: [one._replace(run=change(pack_of(s), one.run)) for one in tables(s)],
        )

    def order(right: Order, seen: Seen) -> Order:
        return replace(right, runs=tuple(change(seen.pack, run) for run in right.runs))

    return together(orders(order, where), of_tricks(new))


def first_of_all(rank: str) -> Callable[[Pack, Run], Run]:
    """The cards of a rank at the head of their run."""

    def change(pack: Pack, run: Run) -> Run:
        own = pack.rank(rank)
        return run._replace(places=(*_only(run, own), *_only(run, ~own)))

    return change


def last_of_all(rank: str) -> Callable[[Pack, Run], Run]:
    """The cards of a rank at the foot of their run."""

    def change(pack: Pack, run: Run) -> Run:
        own = pack.rank(rank)
        return run._replace(places=(*_only(run, ~own), *_only(run, own)))

    return change


def _only(run: Run, cards: int) -> list[Place]:
    """The places of a run, with such cards alone."""
    kept = ((spot, [equal & cards for equal in spot.cards if equal & cards]) for spot in run.places)
    return [spot._replace(cards=tuple(left)) for spot, left in kept if left]


def tied(ties: Ties, where: Where = in_all) -> Change:
    """Another policy where the best cards are equal: the first wins, the last, or nobody."""
    return orders(lambda order, seen: replace(order, ties=ties), where)


def only_suit_led(order: Order, seen: Seen) -> Order:
    """No trump wins where another suit was led."""
    runs = tuple(run for run in order.runs if run.cards >> seen.cards[0] & 1)
    return replace(order, runs=runs or order.runs)


def rank_alone(order: Order, seen: Seen) -> Order:
    """The highest rank wins whatever its suit; of equal ones the first."""
    ranks = [place(seen.pack, [seen.pack.rank(rank) for rank in seen.pack.ranks], order.across)]
    return replace(order, runs=(Run(order.runs[0].noun, tuple(ranks)),), ties="first")


def trumping(cards: Cards) -> Callable[[Order, Seen], Order]:
    """Such cards are trumps beside what the order has, ranked as the pack lists them."""

    def change(order: Order, seen: Seen) -> Order:
        own = cards(seen)
        if not own or own & order.runs[0].cards:
            return order
        spot = place(seen.pack, [1 << card for card in bits(own)], order.across)
        return replace(order, runs=(Run(order.runs[0].noun, (spot,)), *order.runs))

    return change


def reversed_order(order: Order, seen: Seen) -> Order:
    """The lowest card of each run wins."""
    return replace(order, runs=tuple(turned_over(run) for run in order.runs))


def turned_over(run: Run) -> Run:
    """A run whose lowest card is its best."""
    places = (place._replace(cards=place.cards[::-1]) for place in reversed(run.places))
    return run._replace(places=tuple(places))


def led_next(change: Callable[[int | None, int], int]) -> Change:
    """Another leader of the next trick: the position that leads, from the winner's and the right one."""

    def new(rules: TrickRules, pack_of: PackOf) -> TrickRules:
        right = rules.leads
        return replace(
            rules, leads=lambda s, cards, winner: change(winner, right(s, cards, winner))
        )

    return of_tricks(new)


lead_goes_round = led_next(lambda winner, leader: 1)
lead_stays = led_next(lambda winner, leader: 0)


def won(change: Callable[[Seen, int | None], int | None]) -> Change:
    """Another winner: the position that wins, from the one that should."""

    def new(rules: TrickRules, pack_of: PackOf) -> TrickRules:
        return replace(
            rules,
            winner=lambda s, cards: change(
                Seen(rules, pack_of(s), s, cards), rules.won_by(s, cards)
            ),
        )

    return of_tricks(new)
