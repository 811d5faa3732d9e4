"""Order: which cards can win on this lead, and how they rank.

An order is a few runs of cards, the best run first (trumps, then the suit led). A card in no run
cannot win. It is written as the rules print it and compiled once into a table of strengths.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal, NamedTuple

from .messages import Card, Message, Row, say
from .packs import Pack, bits
from .sets import union

Ties = Literal["last", "first", "drawn"]


class Place(NamedTuple):
    """Some neighbouring cards of a run, best first, and the clause that puts them there.

    `cards` holds a set for each rank, so that equal cards share one. `clause` may name several,
    with spaces between. `title` completes "it is …" (the third-best trump, the lowest diamond);
    `why` completes "it beats …:" (low cards win in black suits); `over` does where the beaten card
    is of a lower place, if that has another reason, and `over_clause` is then the clause.
    """

    cards: tuple[int, ...]
    clause: str
    title: Message | None = None
    why: Message | None = None
    over: Message | None = None
    over_clause: str = ""

    @property
    def clauses(self) -> tuple[str, ...]:
        """The ids of the clauses."""
        return split(self.clause)


class Run(NamedTuple):
    """Cards that are ranked against one another; `noun` is what one of them is called."""

    noun: Message
    places: tuple[Place, ...]

    @property
    def cards(self) -> int:
        """All cards of the run as a set."""
        every = 0
        for place in self.places:
            for equal in place.cards:
                every |= equal
        return every


def place(
    pack: Pack,
    cards: str | Sequence[int],
    clause: str,
    title: Message | None = None,
    why: Message | None = None,
    over: Message | None = None,
    over_clause: str = "",
) -> Place:
    """A place from card codes (best first) or from sets of equal cards (best first)."""
    ranked = [pack.mask(word) for word in cards.split()] if isinstance(cards, str) else cards
    return Place(tuple(ranked), clause, title, why, over, over_clause)


class Off(NamedTuple):
    """Cards in no run, and why they cannot win: `say` completes "[[KS]] …"."""

    cards: int
    say: Message
    clause: str


class Said(NamedTuple):
    """What is said, and the clauses it rests on."""

    say: Message
    clauses: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Order:
    """Runs, best first, with the clauses that settle what runs alone do not.

    `across` settles a card of a better run against one of a worse; `off` says why a card in no
    run cannot win, `offs` why some of these cards cannot for a reason of their own; `tie` settles
    equal cards under the policy `ties`; `alone` stands for a winner whom no other card could rival
    (`off` where it is empty); `lead` comments on the lead. Each may name several clauses, with
    spaces between.
    """

    pack: Pack
    runs: tuple[Run, ...]
    across: str
    off: str
    ties: Ties = "last"
    tie: str = ""
    tie_why: Message | None = None
    alone: str = ""
    lead: Said | None = None
    offs: tuple[Off, ...] = ()
    strength: tuple[int, ...] = field(init=False, repr=False)
    _where: dict[int, tuple[Run, Place]] = field(init=False, repr=False)
    _above: dict[int, int] = field(init=False, repr=False, default_factory=dict)

    def __post_init__(self) -> None:
        strength = [0] * len(self.pack.cards)
        where: dict[int, tuple[Run, Place]] = {}
        rising = 0
        for run in reversed(self.runs):
            for spot in reversed(run.places):
                for equal in reversed(spot.cards):
                    rising += 1
                    for card in bits(equal):
                        strength[card] = rising
                        where[card] = (run, spot)
        object.__setattr__(self, "strength", tuple(strength))
        object.__setattr__(self, "_where", where)

    def best(self, cards: Sequence[int]) -> int | None:
        """The position of the winning card, or None where equal best cards draw the trick."""
        strength = self.strength
        high = 0
        found: int | None = 0
        for position, card in enumerate(cards):
            value = strength[card]
            if value > high:
                high, found = value, position
            elif value == high and value:
                if self.ties == "last":
                    found = position
                elif self.ties == "drawn":
                    found = None
        return found

    def winner(self, cards: Sequence[int]) -> int:
        """The position of the winning card, in an order that lets no trick be drawn."""
        position = self.best(cards)
        assert position is not None
        return position

    def where(self, card: int) -> tuple[Run, Place]:
        """The run and the place of a card that can win."""
        return self._where[card]

    def beating(self, card: int) -> int:
        """All cards that would beat this one."""
        floor = self.strength[card]
        if floor not in self._above:
            above = [other for other, value in enumerate(self.strength) if value > floor]
            self._above[floor] = union(above)
        return self._above[floor]

    def compare(self, winner: int, loser: int) -> Said:
        """Why one card beats another; of equal cards `ties` says which wins."""
        if loser not in self._where:
            return self._off(loser)
        high, low = Card(winner), Card(loser)
        run, spot = self._where[winner]
        other, below = self._where[loser]
        if self.strength[winner] == self.strength[loser]:
            when = "later" if self.ties == "last" else "earlier"
            equal = _because(
                "order-equal", "order-equal-because", self.tie_why, card=high, other=low, when=when
            )
            return Said(equal, split(self.tie))
        if run != other:
            across = say("order-across", card=high, other=low, better=run.noun, worse=other.noun)
            return Said(across, split(self.across))
        if spot.title:
            return Said(say("order-titled", card=high, other=low, title=spot.title), spot.clauses)
        if below.title:
            titled = say("order-below-titled", card=high, other=low, title=below.title)
            return Said(titled, _both(spot, below))
        beats = _because(
            "order-beats", "order-beats-because", _reason(spot, below), card=high, other=low
        )
        return Said(beats, _settled(spot, below))

    def _off(self, index: int) -> Said:
        for own in self.offs:
            if own.cards >> index & 1:
                told = say("order-off-because", card=Card(index), why=own.say)
                return Said(told, split(own.clause))
        nouns = [run.noun for run in self.runs]
        told = say("order-off", card=Card(index), runs=Row.of(nouns))
        return Said(told, split(self.off))

    def losing(self, loser: int, winner: int) -> Said:
        """Why a card does not beat the one that is winning."""
        if loser not in self._where:
            return self._off(loser)
        low, high = Card(loser), Card(winner)
        run, spot = self._where[winner]
        other, below = self._where[loser]
        if self.strength[winner] == self.strength[loser]:
            return Said(say("order-only-equals", card=low, other=high), split(self.tie))
        if run != other:
            worse = say("order-worse", card=low, other=high, worse=other.noun, better=run.noun)
            return Said(worse, split(self.across))
        if spot.title:
            return Said(say("order-lower", card=low, other=high, title=spot.title), spot.clauses)
        if below.title:
            under = say("order-below", card=low, other=high, title=below.title)
            return Said(under, _both(spot, below))
        ranks = _because(
            "order-ranks", "order-ranks-because", _reason(spot, below), card=low, other=high
        )
        return Said(ranks, _settled(spot, below))


@cache
def split(clauses: str) -> tuple[str, ...]:
    """The ids in a string of clauses."""
    return tuple(clauses.split())


def _because(bare: str, reasoned: str, why: Message | None, **facts: Any) -> Message:
    """The entry of a sentence that ends in its reason where there is one."""
    return say(reasoned, why=why, **facts) if why else say(bare, **facts)


def _reason(spot: Place, below: Place) -> Message | None:
    return spot.over if spot != below and spot.over else spot.why


def _settled(spot: Place, below: Place) -> tuple[str, ...]:
    lower = spot != below and spot.over_clause
    return split(spot.over_clause) if lower else spot.clauses


def _both(spot: Place, below: Place) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*spot.clauses, *below.clauses)))
