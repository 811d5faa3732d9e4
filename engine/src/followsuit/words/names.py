"""What the cards of a pack are called when somebody says them, as the catalogues have it, and cards heard one after another.

“King of hearts five of spades” has no sign between its cards: each is as long as it can be.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import combinations

from ..errors import suggest
from ..messages import Row, Suit, Verbatim, say
from ..packs import SUIT_SYMBOLS, Card, Pack, name_by
from .catalogue import KERNEL, languages_of
from .voice import Voice

LONGEST = 11  # words of a name: “the Pawn of the Moons and the Suns and the Leaves”
_APOSTROPHE = re.compile(r"[’']s\b")
_WORD = re.compile(r"\w+")

# The first word of a name, and the others in whatever order: "2 of Moons and Knots".
_Key = tuple[str, frozenset[str]]


class Names:
    """The names of a pack's cards in every language that is here."""

    def __init__(self, pack: Pack) -> None:
        self._pack = pack
        self._fillers: set[str] = set()
        self._spelled: dict[str, str] = {}
        told: list[tuple[str, Card]] = []
        for language in languages_of(KERNEL):
            voice = Voice("", pack, language=language)
            self._fillers |= set(voice.plain(say("card-fillers")).split())
            for number in range(2, 11):
                self._spelled[voice.plain(say(f"number-{number}")).lower()] = str(number)
            told += [(name, card) for card in pack.cards for name in _names(card, voice)]
        self._known = {word for name, _ in told for word in self._split(name)}
        self._cards: dict[_Key, Card | None] = {}
        for name, card in told:
            key = self._key(name)
            # What several cards could be called names none of them.
            self._cards[key] = card if self._cards.get(key, card) is card else None
        self._told = {name: card for name, card in told if self.card(name)}

    def card(self, text: str) -> Card | None:
        """The card that is called so; its suits may be some of those that it bears, if no other has them at its rank.

        >>> from followsuit.packs import FRENCH_52
        >>> [Names(FRENCH_52).card(f"{rank} of hearts").code for rank in ("two", "ten")]
        ['2H', 'TH']
        """
        return self._cards.get(self._key(text))

    def close(self, text: str) -> tuple[str, ...]:
        """The cards whose names are like a text, as they are written."""
        digits = _WORD.sub(lambda word: self._spelled.get(word[0].lower(), word[0]), text)
        cards = [self._told[name] for name in suggest(digits, self._told)]
        return tuple(dict.fromkeys(card.name for card in cards))

    def words(self, text: str) -> list[str]:
        """A text cut where a card ends: what could not be read stands between those that could.

        >>> from followsuit.packs import FRENCH_52
        >>> Names(FRENCH_52).words("king of hearts five of spades, 7c")
        ['king of hearts', 'five of spades', '7c']
        >>> Names(FRENCH_52).words("king of hearts joker, 7c")
        ['king of hearts', 'joker', '7c']
        >>> from followsuit.decktet import decktet
        >>> Names(decktet(pawns=True)).words("the pawn of the moons and the suns and the leaves 2 of moons and knots")
        ['the pawn of the moons and the suns and the leaves', '2 of moons and knots']
        """
        found: list[str] = []
        parts = text.split(",")
        while parts:
            # A comma may stand within a name: "Pawn of Moons, Suns and Leaves".
            both = ",".join(parts[:2])
            part, parts = (both, parts[2:]) if self._is_card(both) else (parts[0], parts[1:])
            heard = self._heard(part.split())
            alone = "," in text and not any(map(self._is_card, heard))
            found += [part.strip()] if alone else heard
        return found

    def _heard(self, tokens: Sequence[str]) -> list[str]:
        found: list[str] = []
        unread: list[str] = []
        at = 0
        while at < len(tokens):
            ends = range(min(len(tokens), at + LONGEST), at, -1)
            end = next((end for end in ends if self._is_card(" ".join(tokens[at:end]))), None)
            if end is None:
                unread.append(tokens[at])
                at += 1
                continue
            found += [*self._apart(unread), " ".join(tokens[at:end])]
            unread = []
            at = end
        return [*found, *self._apart(unread)]

    def _apart(self, unread: list[str]) -> list[str]:
        """What could not be read: one name, if words of cards are in it, else a name each."""
        meant = self._known | self._fillers
        if any(self._usual(word) in meant for token in unread for word in self._split(token)):
            return [" ".join(unread)]
        return unread

    def _is_card(self, text: str) -> bool:
        return self._pack.find(text) is not None

    def _key(self, text: str) -> _Key:
        words = [self._usual(word) for word in self._split(text)] or [""]
        return (words[0], frozenset(words[1:]))

    def _split(self, text: str) -> list[str]:
        """The words of a text that may be those of a name."""
        words = _WORD.findall(_APOSTROPHE.sub("", text.lower()))
        return [word for word in words if word not in self._fillers]

    def _usual(self, word: str) -> str:
        """A word as names have it: a number in digits, one or several of it."""
        word = self._spelled.get(word, word)
        others = (f"{word}s", word.removesuffix("s"), word.removesuffix("es"))
        return next((one for one in (word, *others) if one in self._known), word)


def _names(card: Card, voice: Voice) -> Iterator[str]:
    if card.suits[0] in SUIT_SYMBOLS:
        yield voice.card_name(card, spoken=True)
        return
    yield voice.card_name(card)
    for count in range(1, len(card.suits) + 1):
        for suits in combinations(card.suits, count):
            row = Row.of(map(Suit, suits))
            yield voice.plain(say("decktet-card-suited", rank=Verbatim(card.rank), suits=row))


name_by(Names)
