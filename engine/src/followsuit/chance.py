"""Chance: every shuffle of a hand, drawn from a seed or given explicitly, and recorded."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from random import Random
from typing import Any

from .errors import BadRequest, Fault, UnknownName, brief, quoted, suggest
from .messages import Named, Row, Verbatim, say
from .packs import Pack, bits

DEALT = ("hands", "stock")


def deal_faults(given: Mapping[str, Any], drawn: Sequence[str], where: str) -> list[Fault]:
    """What no deal of this game can be, whenever it is dealt: unknown fields, things of no use.

    `drawn` is what the game has beside hands and stock. Which cards fit is told by the deal itself.
    """
    known = (*DEALT, *drawn)
    faults = [
        Fault(
            say("not-a-field", given=quoted(name), room="deal", known=Row.verbatim(known)),
            f"{where}.{brief(name)}",
            suggest(name, known),
        )
        for name in given
        if name not in known
    ]
    hands = given.get("hands")
    if hands is not None and (isinstance(hands, str) or not isinstance(hands, Sequence)):
        faults.append(Fault(say("needs-hands"), f"{where}.hands"))
        hands = None
    lists = {f"hands[{seat}]": hand for seat, hand in enumerate(hands or ())}
    lists |= {name: given.get(name) for name in known[1:]}
    for name, words in lists.items():
        faults += _word_faults(words, f"{where}.{name}")
    return faults


def _word_faults(given: Any, where: str) -> list[Fault]:
    if given is None:
        return []
    if not isinstance(given, Sequence):
        return [Fault(say("needs-words"), where)]
    return [
        Fault(say("no-word", given=quoted(word)), f"{where}[{place}]")
        for place, word in enumerate(given)
        if not isinstance(word, str)
    ]


def shuffle(things: list[Any], random: Random) -> None:
    """Put things in random order, in place: as `Random.shuffle`, call by call, in a third of its time.

    >>> mine, theirs = list(range(52)), list(range(52))
    >>> shuffle(mine, Random(1))
    >>> Random(1).shuffle(theirs)
    >>> mine == theirs
    True
    """
    draw = random.getrandbits
    for place, width in _widths(len(things)):
        other = draw(width)
        while other > place:
            other = draw(width)
        things[place], things[other] = things[other], things[place]


def drawn_below(many: int, random: Random) -> int:
    """A whole number from 0 up to `many`, which is more than 0: as `Random.randrange`, in half of its time.

    >>> drawn_below(5, Random(1)) == Random(1).randrange(5)
    True
    """
    draw, width = random.getrandbits, many.bit_length()
    found = draw(width)
    while found >= many:
        found = draw(width)
    return found


@cache
def _widths(many: int) -> list[tuple[int, int]]:
    """The places from the last one to the second, each with the bits that a shuffle draws for it."""
    return [(place, (place + 1).bit_length()) for place in range(many - 1, 0, -1)]


Deal = tuple[Sequence[int], Sequence[int]]  # hands as sets, and the stock with its top card first

_indexes = lru_cache(bits)  # most hands deal the same cards: the whole pack


class Chance:
    """The shuffles of one hand; `given` fixes some of them, `where` is what its faults call it.

    What is given has no `deal_faults`.
    """

    def __init__(self, random: Random, given: Mapping[str, Any], where: str) -> None:
        self.random = random
        self.given = given
        self.where = where
        self._dealt: tuple[Pack, Deal] | None = None
        self._drawn: dict[str, str] = {}

    @property
    def record(self) -> dict[str, Any]:
        """Every shuffle so far, in the form in which deals are given; and what is given for later."""
        return {**self.given, **self.drawn}

    @property
    def drawn(self) -> dict[str, Any]:
        """Every shuffle so far, and nothing that is only given for later: nobody has seen that yet."""
        if self._dealt is None:
            return dict(self._drawn)
        pack, (hands, stock) = self._dealt
        return {
            "hands": [" ".join(card.code for card in pack.of(hand)) for hand in hands],
            "stock": " ".join(pack.codes[card] for card in stock),
            **self._drawn,
        }

    def deal(
        self, pack: Pack, players: int, count: int, without: int
    ) -> tuple[list[int], list[int]]:
        """Hands as sets and the stock, top first; the cards of `without` are not in the game.

        An explicit deal is `{"hands": ["5H JS …", …], "stock": "6S …"}`: a hand may be null and the
        stock short, then the cards left over are shuffled in. Raises `BadRequest` with all faults.
        """
        hands, stock = self._read(pack, players, count, without)
        used = sum(hands) | sum([1 << card for card in stock])
        rest = list(_indexes(pack.everything & ~used & ~without))
        shuffle(rest, self.random)
        for seat, hand in enumerate(hands):
            if not hand:
                for card in rest[len(rest) - count :]:
                    hand |= 1 << card
                hands[seat] = hand
                del rest[len(rest) - count :]
        stock += rest
        self._dealt = pack, (tuple(hands), tuple(stock))
        return hands, stock

    def one(self, name: str, pack: Pack, cards: int) -> int:
        """One card of a set by chance (the last card dealt, say), recorded under a name."""
        given = self.given.get(name)
        if given is None:
            found = self.random.choice(bits(cards))
        else:
            try:
                found = pack.card(given).index
            except UnknownName as error:
                raise BadRequest(
                    *(f._replace(where=f"{self.where}.{name}") for f in error.faults)
                ) from None
            if not cards >> found & 1:
                what = say("needs-one-of", known=Row.of(map(Named, pack.of(cards))))
                raise BadRequest(Fault(what, f"{self.where}.{name}"))
        self._drawn[name] = pack.codes[found]
        return found

    def shuffled(self, name: str, things: Sequence[str]) -> list[str]:
        """A shuffled list of things (tokens, say), recorded under a name."""
        given = self.given.get(name)
        if given is None:
            result = list(things)
            shuffle(result, self.random)
        else:
            result = given.split() if isinstance(given, str) else given
            if sorted(result) != sorted(things):
                what = say("needs-in-order", things=Verbatim(" ".join(sorted(things))))
                raise BadRequest(Fault(what, f"{self.where}.{name}"))
        self._drawn[name] = " ".join(result)
        return list(result)

    def again(self, source: Callable[[], Random]) -> Settled:
        """The same chance for another table: what it has drawn stays, the rest comes of `source`."""
        cards = self._dealt[1] if self._dealt else None
        return Settled({**self.given, **self._drawn}, self.where, cards, source)

    def _read(
        self, pack: Pack, players: int, count: int, without: int
    ) -> tuple[list[int], list[int]]:
        room = len(pack.cards) - without.bit_count() - players * count
        if not self.given and room >= 0:
            return [0] * players, []
        faults: list[Fault] = []
        seen: dict[int, str] = {}

        def cards(given: Any, where: str) -> list[int]:
            words = pack.words(given)
            found: list[int] = []
            for place, word in enumerate(words):
                try:
                    index = pack.card(word).index
                except UnknownName as error:
                    (fault,) = error.faults
                    faults.append(fault._replace(where=f"{where}[{place}]"))
                    continue
                if without >> index & 1:
                    what = say("not-in-this-game", name=Named(pack.cards[index]))
                    faults.append(Fault(what, f"{where}[{place}]"))
                if index in seen:
                    name = Named(pack.cards[index])
                    what = say("also-in", name=name, place=Verbatim(seen[index]))
                    faults.append(Fault(what, f"{where}[{place}]"))
                seen[index] = where
                found.append(index)
            return found

        given_hands = self.given.get("hands")
        if given_hands in (None, []):
            given_hands = [None] * players
        if len(given_hands) != players:
            raise BadRequest(
                Fault(say("needs-hands-of-all", number=players), f"{self.where}.hands")
            )
        hands = []
        for seat, given in enumerate(given_hands):
            where = f"{self.where}.hands[{seat}]"
            hand = cards(given, where) if given is not None else []
            if hand and len(hand) != count:
                faults.append(Fault(say("has-cards-not", number=len(hand), right=count), where))
            hands.append(sum(1 << card for card in set(hand)))
        stock_given = self.given.get("stock")
        stock = cards(() if stock_given is None else stock_given, f"{self.where}.stock")
        if len(stock) > room:
            what = say("has-cards-too-many", number=len(stock), left=room)
            faults.append(Fault(what, f"{self.where}.stock"))
        if faults:
            raise BadRequest(*faults)
        return hands, stock


class Settled(Chance):
    """Chance of which the cards are dealt and more may be given; only for what is not it needs a random source."""

    def __init__(
        self,
        given: Mapping[str, Any],
        where: str,
        cards: Deal | None,
        source: Callable[[], Random],
    ) -> None:
        self.given = given
        self.where = where
        self._cards = cards
        self._source = source
        self._dealt = None
        self._drawn = {}

    @cached_property
    def random(self) -> Random:  # type: ignore[override]
        return self._source()

    def deal(
        self, pack: Pack, players: int, count: int, without: int
    ) -> tuple[list[int], list[int]]:
        if self._cards is None:
            return super().deal(pack, players, count, without)
        self._dealt = pack, self._cards
        hands, stock = self._cards
        return list(hands), list(stock)
