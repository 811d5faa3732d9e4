"""What a rule says: an id and its facts. The words stand in a catalogue and are looked up when read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeVar

from .sets import bits

_new = tuple.__new__  # as `Message` itself, without its way through keywords


class Message(NamedTuple):
    """An entry of a catalogue by its id, and the facts that its words may use.

    A fact is a value of one of the kinds below, a whole number, a word to choose between forms of
    the sentence, or a message that stands in this one.
    """

    id: str
    facts: Mapping[str, Any] = {}

    def but(self, **facts: Any) -> Message:
        """The same with some facts more, or others.

        >>> say("law", held=Cards(3)).but(choice=Cards(1)).facts
        {'held': Cards(cards=3), 'choice': Cards(cards=1)}
        """
        return _new(Message, (self.id, {**self.facts, **facts}))


def say(entry: str, /, **facts: Any) -> Message:
    """A message from its id and its facts by name.

    >>> say("leads", leader=Seat(2))
    Message(id='leads', facts={'leader': Seat(number=2)})
    """
    return _new(Message, (entry, facts))


# -- kinds of facts, so that one place knows how each kind reads and is drawn ----------------------


Kind = TypeVar("Kind", bound=type)


def _kept(kind: Kind) -> Kind:
    """Each value of a kind is made once: rules tell of the same few seats and cards all the time."""
    kind.__new__ = cache(kind.__new__)  # type: ignore[method-assign, assignment]
    return kind


@_kept
class Seat(NamedTuple):
    """A seat, 0-based in playing order."""

    number: int


@_kept
class Side(NamedTuple):
    """A side: a seat by itself, or a team."""

    number: int


@_kept
class Card(NamedTuple):
    """One card by its index in the pack."""

    card: int


class Cards(NamedTuple):
    """Cards: a set, told in the pack's order, or indexes in their own order."""

    cards: int | Sequence[int]

    @property
    def indexes(self) -> tuple[int, ...]:
        """The cards one by one."""
        return tuple(bits(self.cards) if isinstance(self.cards, int) else self.cards)


@_kept
class Suit(NamedTuple):
    """A suit by its code."""

    code: str


class Named(NamedTuple):
    """A card of a pack (`packs.Card`), told by its name where nobody knows which pack is meant."""

    card: Any


class Verbatim(NamedTuple):
    """A word that no language changes: a field's name, what somebody has typed."""

    word: Any


class Row(NamedTuple):
    """Several facts or messages, told one after the other."""

    items: tuple[Any, ...]

    @classmethod
    def of(cls, items: Iterable[Any]) -> Row:
        """Facts or messages in a row."""
        return cls(tuple(items))

    @classmethod
    def seats(cls, numbers: Iterable[int]) -> Row:
        """Seats in a row."""
        return cls(tuple(map(Seat, numbers)))

    @classmethod
    def sides(cls, numbers: Iterable[int]) -> Row:
        """Sides in a row."""
        return cls(tuple(map(Side, numbers)))

    @classmethod
    def verbatim(cls, words: Iterable[Any]) -> Row:
        """Words that no language changes, in a row."""
        return cls(tuple(map(Verbatim, words)))


@cache
def of_seat(entry: str, seat: int, card: int | None = None) -> Message:
    """A message about one seat, perhaps about a card, and nothing else; each is made once.

    >>> of_seat("leads-next", 2) == say("leads-next", seat=Seat(2))
    True
    >>> of_seat("lays-aside", 2, 0) == say("lays-aside", seat=Seat(2), card=Card(0))
    True
    """
    return (
        say(entry, seat=Seat(seat))
        if card is None
        else say(entry, seat=Seat(seat), card=Card(card))
    )


def reseated(value: Any, seats: tuple[int, ...]) -> Any:
    """A message or fact about places in a trick, told of the seats that played there.

    >>> reseated(say("leads", leader=Seat(0)), (2, 3, 0, 1)).facts["leader"]
    Seat(number=2)
    """
    match value:
        case Message(entry, facts):
            return Message(entry, {name: reseated(fact, seats) for name, fact in facts.items()})
        case Seat(number):
            return Seat(seats[number])
        case Row(items):
            return Row(tuple(reseated(one, seats) for one in items))
    return value
