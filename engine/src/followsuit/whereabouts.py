"""Whereabouts: where each card of a hand may lie, as far as one seat can tell.

Every card has a back, numbered as it was dealt, and a face. A seat sees the backs move, and now and
then a face. Where backs leave a hand or come into it unseen, any of that hand's cards may have been
the one: they are `Mixed`. What stands here hangs on what the seat has seen and on nothing else, so
that two hands which it cannot tell apart have the same whereabouts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from .chance import drawn_below
from .duty import Link
from .packs import Pack, bits
from .rules import TrickRules
from .sets import union
from .table import Event, Table

Faces = dict[int, int]  # by back: its card


class Mixed(NamedTuple):
    """Backs of which it was not known which is which, just before that.

    `homes`: by card, the backs that it can have had, where something was known of it, first those
    cards of which most was known; `bars`: by back, the set of cards that it cannot have been, if any.
    """

    backs: tuple[int, ...]
    homes: Mapping[int, tuple[int, ...]]
    bars: Mapping[int, int]


def _mixed(
    backs: Sequence[int], homes: Mapping[int, Collection[int]], bars: Mapping[int, int]
) -> Mixed:
    """These backs, with what of all that is known concerns them."""
    every = set(backs)
    inside = {card: every.intersection(at) for card, at in homes.items()}
    barred = {back: bars[back] for back in backs if bars.get(back)}
    known = sorted((len(at), card) for card, at in inside.items() if at)
    fits = {
        card: tuple(b for b in sorted(inside[card]) if not barred.get(b, 0) >> card & 1)
        for _, card in known
    }
    return Mixed(tuple(backs), fits, barred)


def _only(homes: Iterable[Collection[int]]) -> set[int]:
    """The backs that are the only home of a card."""
    return {back for at in homes if len(at) == 1 for back in at}


class Left(NamedTuple):
    """The back of a card that left a hand unseen, and in which step (from 0) it was chosen, as what."""

    step: int
    card: str
    back: int


class Dealt(NamedTuple):
    """Faces for all backs: as they are `now`, as they were at `first`, and the cards of `Left` by
    step and code."""

    now: Faces
    first: Faces
    left: Mapping[tuple[int, str], int]


class Whereabouts:
    """The backs of a hand, from its deal on: tell it of each step by `follow`, then ask for what may be `dealt`."""

    def __init__(self, pack: Pack, seat: int, rules: TrickRules) -> None:
        self._pack = pack
        self._seat = seat
        self._rules = rules
        self._hands: list[list[int]] = []  # the backs of each seat
        self._held: list[int] = []  # the cards of each seat, as they really are
        self._backs: Faces = {}  # by card that is in no hand: its back
        self._homes: dict[int, set[int]] = {}
        self._bars: dict[int, int] = {}
        self._log: list[Mixed | Left] = []
        self._free: set[int] = set()  # seats with a right of their own that others are not told of
        self._chosen: dict[tuple[int, int], int] = {}  # by seat and card: the step that named it
        # The backs of the hands as they were dealt, and of the stock.
        self.deal: tuple[list[list[int]], list[int]] = ([], [])
        self.unknown: list[int] = []  # the backs that the seat cannot name in the end
        self._cards: list[int] = []  # all that were dealt, lowest first

    def begin(self, hands: Sequence[int], stock: Sequence[int]) -> None:
        """The deal: hands as sets of cards, the stock with its top card first."""
        number = 0
        for hand in hands:
            many = hand.bit_count()
            self._hands.append(list(range(number, number + many)))
            number += many
        self._backs = {card: number + place for place, card in enumerate(stock)}
        self._held = list(hands)
        self.deal = [list(backs) for backs in self._hands], list(self._backs.values())
        for back, card in zip(self._hands[self._seat], bits(hands[self._seat]), strict=True):
            self._homes[card] = {back}

    # -- what happens ------------------------------------------------------------------------

    def choose(self, step: int, seat: int, code: str) -> None:
        """A seat has chosen something that may name cards of its hand."""
        for word in code.split():
            card = self._pack.by_code.get(word)
            if card and seat != self._seat and self._held[seat] >> card.index & 1:
                self._chosen[seat, card.index] = step

    def follow(self, table: Table, events: Sequence[Event], lying: tuple[int, ...]) -> None:
        """What became of a step: the table after it, its events, and the trick that lay there before."""
        seen = [e for e in events if e.to is None or self._seat in e.to]
        shown = {card for event in seen for card in event.cards}
        gone, come = list[tuple[int, int]](), list[tuple[int, int]]()
        for seat, (before, now) in enumerate(zip(self._held, table.hands, strict=True)):
            gone += [(seat, card) for card in bits(before & ~now)]
            come += [(seat, card) for card in bits(now & ~before)]
        kept = [before & now for before, now in zip(self._held, table.hands, strict=True)]
        self._held = list(table.hands)
        mine = {card for seat, card in (*gone, *come) if seat == self._seat}
        known = shown | mine
        place = {card: at for at, card in enumerate((*table.stock, *table.aside))}
        # Of what nobody sees, nothing but when it was chosen tells one from another.
        gone.sort(
            key=lambda each: (
                *(each[1] not in known, place.get(each[1], -1), each[0]),
                self._chosen.get(each, -1),
            )
        )
        self._leave(gone, known)
        for event in seen:
            if event.kind == "play":
                self._bar(event, lying)
                lying += event.cards
        for seat, card in sorted(come, key=lambda each: self._backs[each[1]]):
            back = self._backs.pop(card)
            self._hands[seat].append(back)
            if card in known:
                self._know(card, back)
        for seat in sorted({seat for seat, card in come if card not in known}):
            self._mix(seat)
        for event in seen:
            for card in event.cards:
                self._name(card, event.seat, kept)

    def _leave(self, gone: Sequence[tuple[int, int]], known: Collection[int]) -> None:
        """Cards leave hands, those first whose faces are seen."""
        mixed = set()
        for seat, card in gone:
            hand = self._hands[seat]
            step = self._chosen.pop((seat, card), None)
            if card in known:
                back = self._back_of(card, hand)
                self._know(card, back)
            else:
                if seat not in mixed:
                    self._mix(seat)
                    mixed.add(seat)
                back = hand[-1]
                if step is not None:
                    self._log.append(Left(step, self._pack.codes[card], back))
            hand.remove(back)
            self._backs[card] = back

    def _name(self, card: int, seat: int | None, kept: Sequence[int]) -> None:
        """Somebody tells of a card: of one that is in no hand, or that this seat holds and keeps.

        A card that is named may be anywhere else.
        """
        if card in self._backs:
            self._know(card, self._backs[card])
        elif seat is not None and kept[seat] >> card & 1:
            self._know(card, self._back_of(card, self._hands[seat]))

    def _back_of(self, card: int, hand: Sequence[int]) -> int:
        """The back in a hand of a card that is known to be there."""
        others = [at for other, at in self._homes.items() if other != card]
        named = _only(others)
        homes = self._homes.get(card) or set(hand).difference(*others)
        return min(homes.intersection(hand) - named or set(hand) - named)

    def _know(self, card: int, back: int) -> None:
        """The face of a back is seen."""
        for homes in self._homes.values():
            homes.discard(back)
        self._homes[card] = {back}
        if self._bars.get(back, 0) >> card & 1:
            self._set_free(back)

    def _set_free(self, back: int) -> None:
        """A back cannot be the card that it is: its seat has a right of its own, and what it does bars nothing."""
        for seat, hand in enumerate(self._hands):
            if back in hand:
                self._free.add(seat)
                for each in hand:
                    self._bars.pop(each, None)

    def _mix(self, seat: int) -> None:
        """From here on nobody else knows which card of this hand is which."""
        if seat == self._seat:
            return
        backs = set(self._hands[seat])
        mixed = _mixed(self._hands[seat], self._homes, self._bars)
        self._log.append(mixed)
        for back in backs:
            self._bars.pop(back, None)
        for card in mixed.homes:
            self._homes[card] |= backs

    def _bar(self, event: Event, lying: tuple[int, ...]) -> None:
        """What the rest of a hand cannot be, since this card of it was allowed."""
        if event.seat is None or event.seat in {self._seat, *self._free}:
            return
        (card,) = event.cards
        # Whoever holds more may lead more; nobody has seen what else was held.
        chain = self._rules.chain(event.setting, lying, self._pack.everything)
        barred = _barred(chain, card)
        for back in self._hands[event.seat]:
            self._bars[back] = self._bars.get(back, 0) | barred

    # -- what may be -------------------------------------------------------------------------

    def end(self) -> None:
        """Nothing more happens: the log is closed by how all lies now."""
        waiting: dict[int, int] = {}
        for (seat, card), step in self._chosen.items():
            at = waiting[seat] = waiting.get(seat, -1) + 1
            self._log.append(Left(step, self._pack.codes[card], self._hands[seat][at]))
        self._cards = bits(sum(self._held) | union(self._backs))
        hands, stock = self.deal
        every = [back for backs in (*hands, stock) for back in backs]
        self._log.append(_mixed(every, self._homes, self._bars))
        named = _only(self._homes.values())
        self.unknown = [back for back in every if back not in named]

    def dealt(self, random: Random, now: Faces | None = None) -> Dealt | None:
        """Faces as they may be, or as they may have been if they are `now` so; None if chance found none."""
        *before, end = self._log
        assert isinstance(end, Mixed)
        if now is None:
            now = _faces(end, self._cards, random)
        if now is None:
            return None
        faces, left = dict(now), dict[tuple[int, str], int]()
        for each in reversed(before):
            if isinstance(each, Left):
                left[each.step, each.card] = faces[each.back]
                continue
            found = _faces(each, [faces[back] for back in each.backs], random)
            if found is None:
                return None
            faces.update(found)
        return Dealt(now, faces, left)


def _faces(mixed: Mixed, cards: Sequence[int], random: Random) -> Faces | None:
    """Cards to these backs at random, none where it cannot be; None if chance found none."""
    faces: Faces = {}
    free, left, bars = set(mixed.backs), sorted(cards), mixed.bars
    there = set(left)
    for card, backs in mixed.homes.items():
        if card not in there:
            continue
        fits = [back for back in backs if back in free]
        if not fits:
            return None
        back = fits[drawn_below(len(fits), random)]
        faces[back] = card
        free.remove(back)
        left.remove(card)
    chance = random.random
    keys = {back: (-bars[back].bit_count() if back in bars else 0, chance()) for back in free}
    order = sorted(free, key=keys.__getitem__)
    for back in order:
        bar = bars.get(back)
        may = [card for card in left if not bar >> card & 1] if bar else left
        if not may:
            return None
        card = faces[back] = may[drawn_below(len(may), random)]
        left.remove(card)
    if len(order) > 1:
        _mingle(faces, order, bars, random)
    return faces


def _mingle(faces: Faces, order: Sequence[int], bars: Mapping[int, int], random: Random) -> None:
    """Let backs change faces, in place: those who were placed first had more to choose from."""
    draw, many = random.getrandbits, len(order)
    width = many.bit_length()
    for _ in range(4 * many):
        first = draw(width)
        while first >= many:
            first = draw(width)
        second = draw(width)
        while second >= many:
            second = draw(width)
        one, other = order[first], order[second]
        mine, theirs = faces[one], faces[other]
        if bars and (bars.get(one, 0) >> theirs & 1 or bars.get(other, 0) >> mine & 1):
            continue
        faces[one], faces[other] = theirs, mine


def _barred(chain: Sequence[Link], card: int) -> int:
    """The cards that a hand cannot have held from which this card was allowed."""
    barred = 0
    for link in chain:
        if link.allows >> card & 1:
            break
        barred |= link.needs
    return barred
