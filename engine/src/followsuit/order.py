"""Order: which cards can win on this lead, and how they rank.

An order is a few runs of cards, the best run first (trumps, then the suit led). A card in no run
cannot win. It is written as the rules print it and compiled once into a table of strengths.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from .packs import Pack, bits
from .words import a, join

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
    title: str = ""
    why: str = ""
    over: str = ""
    over_clause: str = ""

    @property
    def clauses(self) -> tuple[str, ...]:
        """The ids of the clauses."""
        return split(self.clause)


class Run(NamedTuple):
    """Cards that are ranked against one another; `noun` is what one of them is called."""

    noun: str
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
    title: str = "",
    why: str = "",
    over: str = "",
    over_clause: str = "",
) -> Place:
    """A place from card codes (best first) or from sets of equal cards (best first)."""
    ranked = [pack.mask(word) for word in cards.split()] if isinstance(cards, str) else cards
    return Place(tuple(ranked), clause, title, why, over, over_clause)


class Off(NamedTuple):
    """Cards in no run, and why they cannot win: `say` completes "[[KS]] …"."""

    cards: int
    say: str
    clause: str


class Said(NamedTuple):
    """A marked sentence and the clauses it rests on."""

    say: str
    clauses: tuple[str, ...]


@dataclass(frozen=True)
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
    tie_why: str = ""
    alone: str = ""
    lead: Said | None = None
    offs: tuple[Off, ...] = ()
    strength: tuple[int, ...] = field(init=False, repr=False)
    _where: dict[int, tuple[Run, Place]] = field(init=False, repr=False)

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

    def beating(self, card: int) -> int:
        """All cards that would beat this one."""
        floor = self.strength[card]
        return sum(1 << other for other, value in enumerate(self.strength) if value > floor)

    def compare(self, winner: int, loser: int, *, later: bool = False) -> Said:
        """Why one card beats another; `later` where the winner was played after an equal card."""
        code = self.pack.codes
        high, low = f"[[{code[winner]}]]", f"[[{code[loser]}]]"
        if loser not in self._where:
            return self._off(loser)
        run, spot = self._where[winner]
        other, below = self._where[loser]
        if self.strength[winner] == self.strength[loser]:
            when = "later" if later else "earlier"
            why = f": {self.tie_why}" if self.tie_why else ""
            say = f"{high} equals {low} and was played {when}, so it wins{why}."
            return Said(say, split(self.tie))
        if run != other:
            say = f"{high} is {a(run.noun)} and beats {low}, {a(other.noun)}."
            return Said(say, split(self.across))
        if spot.title:
            return Said(f"{high} is {spot.title} and beats {low}.", spot.clauses)
        if below.title:
            return Said(f"{high} beats {low}, {below.title}.", _both(spot, below))
        return Said(f"{high} beats {low}{_reason(spot, below)}.", _settled(spot, below))

    def _off(self, card: int) -> Said:
        shown = f"[[{self.pack.codes[card]}]]"
        for own in self.offs:
            if own.cards >> card & 1:
                return Said(f"{shown} {own.say}.", split(own.clause))
        nouns = [a(run.noun) for run in self.runs]
        if not nouns:
            return Said(f"{shown} cannot win.", split(self.off))
        negated = f"not {nouns[0]}" if len(nouns) == 1 else f"neither {join(nouns, 'nor')}"
        return Said(f"{shown} is {negated}, so it cannot win.", split(self.off))

    def losing(self, loser: int, winner: int) -> Said:
        """Why a card does not beat the one that is winning."""
        code = self.pack.codes
        low, high = f"[[{code[loser]}]]", f"[[{code[winner]}]]"
        if loser not in self._where:
            return self._off(loser)
        run, spot = self._where[winner]
        other, below = self._where[loser]
        if self.strength[winner] == self.strength[loser]:
            return Said(f"{low} only equals {high}.", split(self.tie))
        if run != other:
            say = f"{low} is {a(other.noun)}, and {high} is {a(run.noun)}."
            return Said(say, split(self.across))
        if spot.title:
            return Said(f"{low} is lower: {high} is {spot.title}.", spot.clauses)
        if below.title:
            return Said(f"{low}, {below.title}, ranks below {high}.", _both(spot, below))
        return Said(f"{low} ranks below {high}{_reason(spot, below)}.", _settled(spot, below))


def split(clauses: str) -> tuple[str, ...]:
    """The ids in a string of clauses."""
    return tuple(clauses.split())


def _reason(spot: Place, below: Place) -> str:
    reason = spot.over if spot != below and spot.over else spot.why
    return f": {reason}" if reason else ""


def _settled(spot: Place, below: Place) -> tuple[str, ...]:
    lower = spot != below and spot.over_clause
    return split(spot.over_clause) if lower else spot.clauses


def _both(spot: Place, below: Place) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*spot.clauses, *below.clauses)))
