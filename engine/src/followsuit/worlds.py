"""Worlds: hands as they may be, of which a seat sees just what it has seen.

A world is the hand of the view with the cards that its seat has not seen in other places, dealt at
random, and with everything done in it as it was done. What others have chosen in secret is chosen
anew. Whether the rules allow such a hand, and whether it looks the same, is found by playing it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from .decisions import Decision
from .duty import Link
from .errors import FollowSuitError
from .match import Match
from .packs import Pack, bits
from .views import View, seen

MOST_TRIES = 60  # hands dealt before one is reached in small steps instead
MOST_SWAPS = 12  # partners with which a card that was named is tried in another place


class Step(NamedTuple):
    """What was chosen in a hand: `secret` where others may not notice that somebody was asked,
    `hidden` where they do not know which of the actions it was."""

    seat: int
    phase: str
    code: str
    secret: bool
    hidden: bool


class Worlds:
    """Deals what the seat of a view has not seen, again and again."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._past = view.source
        self._pack: Pack = self._past.table.pack
        self._deal = self._past.table.chance.record
        self._bars = [0] * len(self._pack.cards)  # by card: what cannot lie where it lies
        self._steps = list(self._walk())
        self._unseen = self._movable()

    def deal(self, random: Random) -> Match:
        """A match at the point of the view, in a world that the seat cannot tell from its own."""
        if len(self._unseen) > 1:
            for _ in range(MOST_TRIES):
                cards = self._placed(random)
                world = cards and self._world(dict(zip(self._unseen, cards, strict=True)), random)
                if world:
                    return world
        return self._wandered(random)

    # -- what is known -----------------------------------------------------------------------

    def _walk(self) -> Iterator[Step]:
        """The choices of the hand; on the way, what the cards that fell tell of the others' hands."""
        match, seat = self._past.dealt_again(self._deal), self._view.seat
        self._held = match.table.hands[seat]
        for code in self._past.done:
            decision, table = match.decision, match.table
            assert decision is not None
            hidden = decision.seat != seat and self._unnoticed(match, decision, code)
            yield Step(decision.seat, decision.phase, code, decision.guise is not None, hidden)
            hands, lying, told = list(table.hands), table.lying, len(table.events)
            match.apply(code)
            for event in table.events[told:]:
                if event.kind != "play" or event.seat is None or event.seat == seat or not lying:
                    continue
                chain = table.rules.duty(event.setting, lying)
                barred = _barred(chain, event.cards[0])
                for card in bits(hands[event.seat]):
                    self._bars[card] |= barred
            self._held |= match.table.hands[seat]

    def _unnoticed(self, match: Match, decision: Decision, code: str) -> bool:
        """Whether this seat would see the same had another action been chosen."""
        codes = self._pack.by_code
        if any(word in codes for word in code.split()):
            return False  # such a card is somewhere else in another world
        look = seen(_copy(match, code), self._view.seat, match)
        others = [other for other in decision.codes if other != code]
        return any(self._looks(match, other) == look for other in others[:6])

    def _looks(self, match: Match, code: str) -> View | None:
        """What this seat would see after an action; None if it would change the deal."""
        try:
            return seen(_copy(match, code), self._view.seat, match)
        except FollowSuitError:
            return None

    def _movable(self) -> list[int]:
        """The cards that may lie elsewhere; one that was named is tried in other places."""
        certain, named = self._held, 0
        for event in self._view.events:
            cards = sum({1 << card for card in event.cards})
            if event.kind == "play":
                certain |= cards
            else:
                named |= cards
        closed = self._pack.everything & ~certain
        free = bits(closed & ~named)
        random = Random(0)
        for card in bits(closed & named):
            others = [other for other in bits(closed) if self._way(other) != self._way(card)]
            random.shuffle(others)
            if any(self._world({card: o, o: card}, random) for o in others[:MOST_SWAPS]):
                free.append(card)
        return sorted(free)

    def _way(self, card: int) -> tuple[list[int], list[int]]:
        """To whom a card was dealt, or its place in the stock."""
        code, deal = self._pack.codes[card], self._deal
        hands, stock = deal.get("hands", ()), deal.get("stock", "").split()
        dealt = [seat for seat, hand in enumerate(hands) if code in hand.split()]
        under = [place for place, other in enumerate(stock) if other == code]
        return dealt, under

    # -- another world -----------------------------------------------------------------------

    def _placed(self, random: Random) -> list[int]:
        """The unseen cards in random order, none where it cannot lie; empty if chance found none."""
        order = sorted(
            range(len(self._unseen)),
            key=lambda place: (-self._bars[self._unseen[place]].bit_count(), random.random()),
        )
        left, cards = list(self._unseen), [0] * len(self._unseen)
        for place in order:
            bars = self._bars[self._unseen[place]]
            fits = [card for card in left if not bars >> card & 1]
            if not fits:
                return []
            cards[place] = random.choice(fits)
            left.remove(cards[place])
        # Those who were placed first had more to choose from: let all change places.
        for _ in range(4 * len(cards)):
            one, other = random.randrange(len(cards)), random.randrange(len(cards))
            if not (
                self._bars[self._unseen[one]] >> cards[other] & 1
                or self._bars[self._unseen[other]] >> cards[one] & 1
            ):
                cards[one], cards[other] = cards[other], cards[one]
        return cards

    def _wandered(self, random: Random) -> Match:
        """A world reached from the hand itself, two cards changing places at a time."""
        places = {card: card for card in self._unseen}
        found = self._world(places, random) or _copy(self._past)
        for _ in range(2 * len(places) if len(places) > 1 else 0):
            one, other = random.sample(self._unseen, 2)
            tried = {**places, one: places[other], other: places[one]}
            world = self._world(tried, random)
            if world:
                found, places = world, tried
        return found

    def _world(self, places: Mapping[int, int], random: Random) -> Match | None:
        """The world in which cards lie elsewhere; None if it cannot be or does not look the same."""
        codes = self._pack.codes
        names = {codes[card]: codes[other] for card, other in places.items()}
        try:
            world = self._past.dealt_again({k: _renamed(v, names) for k, v in self._deal.items()})
            if not self._follow(world, names, random):
                return None
        except FollowSuitError:
            return None
        view = self._view
        return world if seen(world, view.seat, view.source) == view else None

    def _follow(self, world: Match, names: Mapping[str, str], random: Random) -> bool:
        """Do in a world what was done; tells whether it could be done."""
        for step in self._steps:
            own = step.seat == self._view.seat
            decision = world.decision
            while decision and decision.guise and not _same(decision, step):
                if not self._silent(world, decision, random):
                    return False
                decision = world.decision
            if decision is None or not _same(decision, step):
                if step.secret and not own:
                    continue
                return False
            if own:
                world.apply(step.code)
            elif step.hidden:
                world.apply(decision.pick(random.random()))
            else:
                world.apply(_renamed(step.code, names))
        return True

    def _silent(self, world: Match, decision: Decision, random: Random) -> bool:
        """Who is asked in secret only in this world chooses what nobody notices."""
        seat = self._view.seat
        before = seen(world, seat, world)
        for code in random.sample(decision.codes, len(decision.codes)):
            if seen(_copy(world, code), seat, world) == before:
                world.apply(code)
                return True
        return False


def _same(decision: Decision, step: Step) -> bool:
    return (decision.seat, decision.phase) == (step.seat, step.phase)


def _copy(match: Match, *more: str) -> Match:
    """The match once more, and then some actions."""
    return match.dealt_again(match.table.chance.record).follow((*match.done, *more))


def _barred(chain: Sequence[Link], card: int) -> int:
    """The cards that a hand cannot have held from which this card was allowed."""
    barred = 0
    for link in chain:
        if link.allows >> card & 1:
            break
        barred |= link.needs
    return barred


def _renamed(value: Any, names: Mapping[str, str]) -> Any:
    """A deal or an action with other cards in it."""
    if isinstance(value, list | tuple):
        return [_renamed(part, names) for part in value]
    return " ".join(names.get(word, word) for word in value.split())
