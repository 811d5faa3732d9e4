"""Packs of cards as data: every card has an index, a code and a name.

Inside the engine a card is its index and a set of cards is an int whose bit `index` is set;
codes and names live at the edges.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any, Protocol

from .errors import Fault, UnknownName, WrongRules, quoted, suggest
from .messages import Message, say
from .sets import bits as bits

SUIT_SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
SUIT_NAMES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


@dataclass(frozen=True, slots=True)
class Card:
    """One card of a pack; `types` is empty where it has none.

    `name` is how it is written whatever the language; what it is called, a catalogue says.
    """

    index: int
    code: str
    name: str
    rank: str
    suits: tuple[str, ...]
    types: tuple[str, ...] = ()

    def __hash__(self) -> int:
        return self.index  # what rules have worked out for a card is looked up in mid-play


class Names(Protocol):
    """What the cards of a pack are called: `words.names.Names`."""

    def card(self, text: str) -> Card | None:
        """The card that is called so."""

    def close(self, text: str) -> tuple[str, ...]:
        """The cards whose names are like a text, as they are written."""

    def words(self, text: str) -> list[str]:
        """A text cut where a card ends."""


_names: Callable[[Pack], Names]


def name_by(names: Callable[[Pack], Names]) -> None:
    """Who knows what cards are called; the catalogues need packs."""
    global _names
    _names = names


@dataclass(frozen=True)
class Pack:
    """An ordered set of cards with generous parsing and exact printing."""

    id: str
    title: Message
    cards: tuple[Card, ...]
    ranks: tuple[str, ...]
    suits: tuple[str, ...]
    normalise: Callable[[str], str]
    codes: tuple[str, ...] = field(init=False, repr=False)
    by_code: dict[str, Card] = field(init=False, repr=False)
    everything: int = field(init=False, repr=False)
    suit_of: tuple[str, ...] = field(init=False, repr=False)  # by card: its (first) suit
    rank_sets: dict[str, int] = field(init=False, repr=False)
    suit_sets: dict[str, int] = field(init=False, repr=False)
    type_sets: dict[str, int] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "codes", tuple(card.code for card in self.cards))
        put(self, "by_code", {self.normalise(card.code): card for card in self.cards})
        put(self, "everything", (1 << len(self.cards)) - 1)
        for card in self.cards:
            self.by_code.setdefault(self.normalise(card.name), card)
        # Tables, because rules ask for these in the middle of play.
        put(self, "suit_of", tuple(next(iter(card.suits), "") for card in self.cards))
        put(self, "rank_sets", _sets(self.cards, lambda card: (card.rank,)))
        put(self, "suit_sets", _sets(self.cards, lambda card: card.suits))
        put(self, "type_sets", _sets(self.cards, lambda card: card.types))

    def card(self, text: str) -> Card:
        """The card that people write as `text`.

        Raises `UnknownName` with suggestions when this pack has no such card.

        >>> FRENCH_52.card("10♥").code, FRENCH_52.card("th").name
        ('TH', '10♥')
        """
        found = self.find(text) if isinstance(text, str) else None
        if found is None:
            what = say("not-a-card", given=quoted(text), pack=self.title)
            raise UnknownName(Fault(what, "", self._meant(text)))
        return found

    def _meant(self, text: Any) -> tuple[str, ...]:
        """Cards that somebody may have meant who has written this."""
        said = self.names.close(text) if isinstance(text, str) and " " in text.strip() else ()
        names = [card.name for card in self.cards] + list(self.codes)
        return said or suggest(self.normalise(text) if isinstance(text, str) else text, names)

    def find(self, text: str) -> Card | None:
        """The card that people write or call so, if this pack has it."""
        return self._written(text) or self.names.card(text)

    def _written(self, text: str) -> Card | None:
        return self.by_code.get(text) or self.by_code.get(self.normalise(text))

    @cached_property
    def names(self) -> Names:
        """What its cards are called; read in the catalogues when somebody first uses a name."""
        return _names(self)

    def words(self, given: Any) -> Any:
        """The cards of a list that is written as one text; anything else stays as it is.

        >>> FRENCH_52.words("K♠ 5H"), FRENCH_52.words("ace of spades, 5H")
        (['K♠', '5H'], ['ace of spades', '5H'])
        >>> FRENCH_52.words("jack diamonds ten of clubs")
        ['jack diamonds', 'ten of clubs']
        """
        if not isinstance(given, str):
            return given
        words = [word.strip() for word in given.split(",")] if "," in given else given.split()
        return words if all(map(self._written, words)) else self.names.words(given)

    def respell(self, action: str) -> str:
        """An action with its cards written as codes, whatever people call them.

        >>> FRENCH_52.respell("rob 9♦"), FRENCH_52.respell("bid 110")
        ('rob 9D', 'bid 110')
        """
        whole = self.by_code.get(self.normalise(action))
        if whole:
            return whole.code
        found = [(word, self.by_code.get(self.normalise(word))) for word in action.split()]
        return " ".join(card.code if card else word for word, card in found)

    def mask(self, cards: str | Iterable[str]) -> int:
        """The set of the named cards; a string is split at spaces. Raises `WrongRules`.

        >>> FRENCH_52.mask("AS KS") == 0b11
        True
        """
        words = cards.split() if isinstance(cards, str) else cards
        result = 0
        for word in words:
            try:
                result |= 1 << self.card(word).index
            except UnknownName as error:
                raise WrongRules(str(error)) from None
        return result

    def of(self, mask: int) -> tuple[Card, ...]:
        """The cards of a set, in the pack's order."""
        return tuple(self.cards[index] for index in bits(mask))

    def where(self, test: Callable[[Card], bool]) -> int:
        """The set of the cards that pass a test."""
        return sum(1 << card.index for card in self.cards if test(card))

    def suit(self, suit: str) -> int:
        """All cards that bear a suit."""
        return self.suit_sets.get(suit, 0)

    def type(self, kind: str) -> int:
        """All cards of a type, those of two types among them."""
        return self.type_sets.get(kind, 0)

    def rank(self, rank: str) -> int:
        """All cards of a rank."""
        return self.rank_sets.get(rank, 0)


def _sets(cards: Iterable[Card], marks: Callable[[Card], Iterable[str]]) -> dict[str, int]:
    """The cards that bear each mark."""
    found: dict[str, int] = {}
    for card in cards:
        for mark in marks(card):
            found[mark] = found.get(mark, 0) | 1 << card.index
    return found


# As English and German people write a card: `10♥`, `th`, `queen of spades`, `D♠`, `Pik-Dame`.
_FRENCH = re.compile(
    r"(?:(?P<rank>10|[akqjt2-9]|ace|king|queen|jack|ten)\s*(?:of\s*)?"
    r"(?P<suit>[♠♥♦♣shdc]|spades?|hearts?|diamonds?|clubs?)"
    r"|(?P<german>[db])(?P<sign>[♠♥♦♣])"
    r"|(?P<farbe>pik|herz|karo|kreuz)[\s-]*(?P<wert>10|[2-9]|ass|könig|dame|bube|zehn))\ufe0f?"
)
_LETTER = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
_LETTER |= {"pik": "S", "herz": "H", "karo": "D", "kreuz": "C"}
_RANK = {"10": "T", "ten": "T", "ace": "A", "king": "K", "queen": "Q", "jack": "J"}
_RANK |= {"d": "Q", "b": "J", "dame": "Q", "bube": "J", "könig": "K", "ass": "A", "zehn": "T"}


def _normalise_french(text: str) -> str:
    match = _FRENCH.fullmatch(text.strip().lower())
    if not match:
        return text.strip()
    rank = match["rank"] or match["german"] or match["wert"]
    suit = match["suit"] or match["sign"] or match["farbe"]
    return _RANK.get(rank, rank.upper()) + _LETTER.get(suit, suit[0].upper())


@cache
def french(ranks: str, suits: str = "SHDC") -> Pack:
    """A French pack of the given ranks (best first by convention) and suits.

    >>> len(french("AKQJT9").cards)
    24
    """
    cards: list[Card] = []
    for suit in suits:
        for rank in ranks:
            shown = "10" if rank == "T" else rank
            cards.append(
                Card(
                    index=len(cards),
                    code=rank + suit,
                    name=shown + SUIT_SYMBOLS[suit],
                    rank=rank,
                    suits=(suit,),
                )
            )
    count = len(cards)
    return Pack(
        f"french-{count}",
        say("french-pack", number=count),
        tuple(cards),
        tuple(ranks),
        tuple(suits),
        _normalise_french,
    )


FRENCH_52 = french("AKQJT98765432")
FRENCH_24 = french("AKQJT9")


def codes_of(pack: Pack, cards: Sequence[int]) -> list[str]:
    """Codes of cards given by index, order kept."""
    return [pack.codes[card] for card in cards]
