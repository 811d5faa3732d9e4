"""Cards in another place of the order, or among other cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from ...duty import EVERY_CARD, Link
from ...order import Order, Run
from ...packs import Pack, bits
from ...rules import Ranking, TrickRules
from .seen import Change, PackOf, of_tricks

# -- another place in the order ------------------------------------------------------------------

Suits = Callable[[Any, str], bool]  # whether a variation holds for a suit in a setting


def in_every_suit(setting: Any, suit: str) -> bool:
    """Where a variation holds for all suits."""
    return True


def ranked(right: str, wrong: str, where: Suits = in_every_suit) -> Change:
    """The cards of some ranks in another order: `wrong` stands where `right` does, rank by rank.

    A bijection of cards: whatever asks for a better card (to head, to overtrump) follows.

    `ranked("TK", "KT")`: the king above the ten.
    """

    def places(pack: Pack, setting: Any) -> dict[int, int]:
        found = {}
        for suit in pack.suits:
            if not where(setting, suit):
                continue
            own = pack.suit(suit)
            for here, there in zip(wrong, right, strict=True):
                (card,), (spot,) = bits(pack.rank(here) & own), bits(pack.rank(there) & own)
                found[card] = spot
        return found

    return standing(places)


def in_place(right: str, wrong: str) -> Change:
    """Cards in another order: the codes of `wrong` stand where those of `right` do, one by one."""

    def places(pack: Pack, setting: Any) -> dict[int, int]:
        both = zip(wrong.split(), right.split(), strict=True)
        return {pack.card(card).index: pack.card(spot).index for card, spot in both}

    return standing(places)


def standing(places: Callable[[Pack, Any], Mapping[int, int]]) -> Change:
    """Cards that stand where others do: for each such card the one whose place it takes."""

    def change(rules: TrickRules, pack_of: PackOf) -> TrickRules:
        @cache
        def turned(setting: Any) -> _Turned:
            pack = pack_of(setting)
            return _Turned(len(pack.cards), places(pack, setting))

        def chain(links: Sequence[Link], setting: Any) -> tuple[Link, ...]:
            return tuple(_link(link, turned(setting).set) for link in links)

        lead, verdict = rules.lead, rules.verdict
        return replace(
            rules,
            order=lambda s, cards: turned(s).order(rules.order(s, turned(s).cards(cards))),
            duty=lambda s, cards: chain(rules.duty(s, turned(s).cards(cards)), s),
            rankings=lambda s: [
                one._replace(run=turned(s).run(one.run)) for one in rules.rankings(s)
            ],
            lead=lead and (lambda s, hand: chain(lead(s, turned(s).hand(hand)), s)),
            verdict=verdict and (lambda s, cards: verdict(s, turned(s).cards(cards))),
            winner=lambda s, cards: rules.won_by(s, turned(s).cards(cards)),
        )

    return of_tricks(change)


class _Turned:
    """A bijection of the cards of a pack, and what becomes of orders and sets by it."""

    def __init__(self, many: int, places: Mapping[int, int]) -> None:
        self._to = tuple(places.get(card, card) for card in range(many))
        self._back = {place: card for card, place in enumerate(self._to)}
        self._sets: dict[int, int] = {}
        self._orders: dict[int, tuple[Order, Order]] = {}  # by identity; it keeps what it is of

    def cards(self, cards: Sequence[int]) -> tuple[int, ...]:
        return tuple([self._to[card] for card in cards])

    def hand(self, cards: int) -> int:
        return sum(1 << self._to[card] for card in bits(cards))

    def set(self, cards: int) -> int:
        """A set of places as the cards that stand there."""
        if cards == EVERY_CARD:
            return cards
        found = self._sets.get(cards)
        if found is None:
            found = self._sets[cards] = sum(1 << self._back[place] for place in bits(cards))
        return found

    def run(self, run: Run) -> Run:
        return _run(run, self.set)

    def order(self, order: Order) -> Order:
        known = self._orders.get(id(order))
        if known is None:
            known = self._orders[id(order)] = order, _order(order, self.run, self.set)
        return known[1]


def _run(run: Run, of: Callable[[int], int]) -> Run:
    places = (place._replace(cards=tuple(map(of, place.cards))) for place in run.places)
    return run._replace(places=tuple(places))


def _order(order: Order, run: Callable[[Run], Run], of: Callable[[int], int]) -> Order:
    offs = tuple(off._replace(cards=of(off.cards)) for off in order.offs)
    return replace(order, runs=tuple(map(run, order.runs)), offs=offs)


def _link(link: Link, of: Callable[[int], int]) -> Link:
    return link._replace(
        needs=of(link.needs),
        allows=of(link.allows),
        beside=tuple(one._replace(cards=of(one.cards)) for one in link.beside),
        roles=tuple(one._replace(cards=of(one.cards)) for one in link.roles),
        named=of(link.named),
        bar=None,
    )


# -- among other cards ---------------------------------------------------------------------------

Moves = Callable[[Pack, Any], Iterable[tuple[int, int, bool]]]


def moved(moves: Moves) -> Change:
    """Cards out of their place and in among others, of another suit perhaps.

    `moves(pack, setting)` gives the card, its new neighbour, and whether it ranks above it (else
    below). Led, and whenever a suit is asked for, it is what its neighbour is.
    """

    def change(rules: TrickRules, pack_of: PackOf) -> TrickRules:
        @cache
        def going(setting: Any) -> tuple[tuple[int, int, bool], ...]:
            return tuple(moves(pack_of(setting), setting))

        def seen(setting: Any, cards: Sequence[int]) -> tuple[int, ...]:
            lead = next((to for card, to, _ in going(setting) if card == cards[0]), cards[0])
            return (lead, *cards[1:])

        def like(setting: Any) -> Callable[[int], int]:
            return lambda cards: _like(going(setting), cards)

        def run(setting: Any) -> Callable[[Run], Run]:
            return lambda one: _among(going(setting), one)

        def chain(setting: Any, links: Sequence[Link]) -> tuple[Link, ...]:
            return tuple(_link(link, like(setting)) for link in links)

        known: dict[tuple[Any, int], tuple[Order, Order]] = {}

        def order(setting: Any, cards: Sequence[int]) -> Order:
            right = rules.order(setting, seen(setting, cards))
            if (found := known.get((setting, id(right)))) is None:
                new = _order(right, run(setting), like(setting))
                found = known[setting, id(right)] = right, new
            return found[1]

        lead = rules.lead
        return replace(
            rules,
            order=order,
            duty=lambda s, cards: chain(s, rules.duty(s, seen(s, cards) if cards else cards)),
            rankings=lambda s: [
                one._replace(run=_among(going(s), one.run)) for one in rules.rankings(s)
            ],
            lead=lead and (lambda s, hand: chain(s, lead(s, hand))),
            verdict=None,
            winner=None,
        )

    return of_tricks(change)


def _like(moves: Iterable[tuple[int, int, bool]], cards: int) -> int:
    """A set that holds a moved card if it holds its neighbour."""
    if cards == EVERY_CARD:
        return cards
    for card, to, _ in moves:
        cards = cards & ~(1 << card) | (cards >> to & 1) << card
    return cards


def _among(moves: Iterable[tuple[int, int, bool]], run: Run) -> Run:
    for card, to, above in moves:
        places = []
        for spot in run.places:
            ranks: list[int] = []
            for equal in spot.cards:
                own = (1 << card,) if equal >> to & 1 else ()
                left = equal & ~(1 << card)
                ranks += [*own, left] if above else [left, *own]
            places.append(spot._replace(cards=tuple(filter(None, ranks))))
        run = run._replace(places=tuple(places))
    return run


def tables(change: Callable[[Any, Ranking], Ranking]) -> Change:
    """Other rank tables only; who wins stays as it is."""

    def new(rules: TrickRules, pack_of: PackOf) -> TrickRules:
        return replace(rules, rankings=lambda s: [change(s, one) for one in rules.rankings(s)])

    return of_tricks(new)
