"""Words for messages: a catalogue's patterns filled with facts, in one language, at one table."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from re import Match
from typing import Any

from ..errors import speak_by
from ..messages import Card, Cards, Message, Named, Row, Seat, Side, Suit, Verbatim, say
from ..packs import FRENCH_52, SUIT_SYMBOLS, Pack
from ..packs import Card as PackCard
from .catalogue import tables


def _one_or_other(number: int) -> str:
    return "one" if abs(number) == 1 else "other"


# How a language counts (CLDR's names of plural forms); a language more is a line more.
PLURALS: Mapping[str, Callable[[int], str]] = {"en": _one_or_other, "de": _one_or_other}


# Around a card's code, until a sentence is told: signs that nobody writes, so that no word is taken for a card.
_OPEN, _CLOSE = "\ue000", "\ue001"
_CARD = re.compile(f"{_OPEN}([^{_CLOSE}]*){_CLOSE}")


def _marked(told: str) -> str:
    return told.replace(_OPEN, "[[").replace(_CLOSE, "]]")


class Voice:
    """Speaks for a table: its pack, the names of seats and sides, and the words of one language.

    `package` holds the game's catalogue ("": only the kernel's). `sides` gives the side of each
    seat, if not each its own. Sentences come out marked: a card is `[[code]]` until somebody prints
    or draws it.
    """

    def __init__(
        self,
        package: str,
        pack: Pack,
        names: Sequence[str] = (),
        sides: Sequence[int] = (),
        language: str = "en",
    ) -> None:
        self.pack = pack
        self.names = names
        self.language = language
        self.package = package
        self._tables = tables(package, language)
        self._sides = sides or range(len(names))
        self._plural = PLURALS[language.partition("-")[0]]
        self._card_names: dict[str, str] = {}

    def speaking(self, language: str) -> Voice:
        """The same table in another language."""
        return Voice(self.package, self.pack, self.names, self._sides, language)

    def tell(self, words: Message) -> str:
        """The words of a message, marked. Raises `LookupError` where the catalogues lack something."""
        return _marked(self._value(words, {}))

    def plain(self, words: Message | None) -> str:
        """The words of a message for reading: each card by its name; no words, no text."""
        return self._read(self._value(words, {})) if words else ""

    def sentence(self, words: Message) -> dict[str, Any]:
        """A message as an answer has it: as text, with its cards marked, by its id and facts."""
        told = self._value(words, {})
        return {"text": self._read(told), "marked": _marked(told), **self.facts(words)}

    def facts(self, words: Message) -> dict[str, Any]:
        """The id and the facts of a message as JSON-able data."""
        return {"id": words.id, "facts": self._written(words)["facts"]}

    def known(self, *entries: str) -> str | None:
        """The words of the first of these entries that there is."""
        for entry in entries:
            for table in self._tables:
                if entry in table:
                    return self._pattern(table[entry], {})
        return None

    def card_name(self, card: PackCard, *, spoken: bool = False) -> str:
        """What a card is called: as it is printed, or as it is said aloud."""
        rank, suits = Verbatim(card.rank), tuple(map(Suit, card.suits))
        if card.suits[0] in SUIT_SYMBOLS:
            entry = "french-card.spoken" if spoken else "french-card"
            return self._value(say(entry, rank=rank, suit=suits[0]), {})
        name = say(f"decktet-card-{card.code}")
        if spoken:
            types = Row.of(map(say, card.types))
            name = say("decktet-card-spoken", name=name, rank=rank, suits=Row(suits), types=types)
        return self._value(name, {})

    def renamed(self, name: str) -> str:
        """A card's name as this language has it; any other word as it is."""
        card = self.pack.by_code.get(self.pack.normalise(name))
        return self.card_name(card) if card and name == card.name else name

    def _read(self, told: str) -> str:
        """A sentence with each of its cards called by its name."""
        return _CARD.sub(self._called_card, told)

    def _called_card(self, found: Match[str]) -> str:
        code = found[1]
        if code not in self._card_names:
            self._card_names[code] = self.card_name(self.pack.by_code[code])
        return self._card_names[code]

    # -- looking up ------------------------------------------------------------------------------

    def _entry(self, key: str) -> Any:
        for table in self._tables:
            if key in table:
                return table[key]
        raise LookupError(f"no catalogue has “{key}”")

    def _pattern(self, pattern: Any, facts: Mapping[str, Any]) -> str:
        if isinstance(pattern, str):
            return pattern
        told = ""
        for part in pattern:
            told += part if isinstance(part, str) else self._placed(part, facts)
        return told

    def _placed(self, part: Any, facts: Mapping[str, Any]) -> str:
        match part:
            case ["$", fact]:
                return self._value(facts[fact], {})
            case ["?", asked, cases, usual]:
                return self._pattern(cases[self._chosen(asked, cases, usual, facts)], facts)
            case ["&", entry]:
                return self._pattern(self._entry(entry), facts)
            case ["fn", name, [[_, fact], *rest], options]:
                return self._called(name, facts[fact], rest, {**facts, **options})
        raise LookupError(f"no pattern: {part}")

    def _called(self, name: str, value: Any, rest: Sequence[str], facts: Mapping[str, Any]) -> str:
        """The functions of a catalogue; named arguments stand among the facts."""
        match name, value:
            case "TELL", _:
                return self._value(value, facts)
            case "LIST", Row() | Cards():
                single = value.items if isinstance(value, Row) else map(Card, value.indexes)
                single = tuple(single)
                (joined,) = rest or ("and",)
                if joined == "teams" and not any(self._people(one) > 1 for one in single):
                    joined = "and"
                return self._row([self._value(one, facts) for one in single], joined)
            case "SPELL", int():
                title = ".title" if facts.get("form") == "title" else ""
                spelled = self.known(f"number-{value}{title}")
                return self._value(value, {}) if spelled is None else spelled
        raise LookupError(f"{name} cannot be used with {value!r}")

    # -- choosing and telling --------------------------------------------------------------------

    def _chosen(
        self, asked: Any, cases: Mapping[str, Any], usual: str, facts: Mapping[str, Any]
    ) -> str:
        """The key of a variant: its very value, its plural form, the usual one.

        A fact that is not given is "none".
        """
        _, fact = asked
        value = facts.get(fact, "none")
        match value:
            case Side() | Cards() | Row():
                value = self._people(value)
            case Message(entry, _):
                value = entry
            case Seat(one) | Suit(one) | Verbatim(one):
                value = one
        if isinstance(value, bool):
            value = "yes" if value else "no"
        if str(value) in cases:
            return str(value)
        if isinstance(value, int) and (form := self._plural(value)) in cases:
            return form
        return usual

    def _people(self, value: Any) -> int:
        """How many a sentence is about: cards, things in a row, players of a side."""
        match value:
            case Side(number):
                return sum(side == number for side in self._sides)
            case Row(items):
                return sum(map(self._people, items))
            case Cards():
                return len(value.indexes)
        return 1

    def _value(self, value: Any, facts: Mapping[str, Any]) -> str:
        """A fact in words; `facts` of the sentence around a message are there beside its own."""
        match value:
            case Message(entry, own):
                return self._pattern(self._entry(entry), {**facts, **own} if facts else own)
            case int():
                return str(value).replace("-", "−")
            case Seat(number):
                return self.names[number]
            case Side(number):
                return self.side_name(number)
            case Suit(suit):
                return self._pattern(self._entry(f"suit-{suit}"), facts)
            case Verbatim(word):
                return str(word)
            case Named(card):
                return self.card_name(card)
            case Card(index):
                return self._card(index)
            case Cards():
                return self._row([self._card(index) for index in value.indexes], "and")
            case Row(items):
                return self._row([self._value(one, facts) for one in items], "and")
        raise LookupError(f"no fact: {value!r}")

    def _card(self, index: int) -> str:
        return f"{_OPEN}{self.pack.codes[index]}{_CLOSE}"

    @property
    def side_names(self) -> list[str]:
        """What to call each side."""
        return [self.side_name(side) for side in sorted(set(self._sides))]

    def side_name(self, number: int) -> str:
        """The name of a seat, or the names of a team's seats."""
        of = zip(self.names, self._sides, strict=False)
        return self.team([name for name, side in of if side == number])

    def team(self, names: Sequence[str]) -> str:
        """The names of those who play together, as one name."""
        return self._row(names, "team")

    def _row(self, words: Sequence[str], joined: str) -> str:
        """Words in a row, joined as the language does: `list-or` before the last one."""
        if len(words) < 2:
            return "".join(words)
        comma, last = (
            self._pattern(self._entry(entry), {}) for entry in ("list-comma", f"list-{joined}")
        )
        between = self.known(f"list-{joined}.between") or comma
        end = self.known(f"list-{joined}.end") or ""
        return f"{between.join(words[:-1])}{last}{words[-1]}{end}"

    def _written(self, value: Any) -> Any:
        match value:
            case Message(entry, own):
                facts = {name: self._written(fact) for name, fact in own.items()}
                return {"id": entry, "facts": facts}
            case Card(index):
                return {"card": self.pack.codes[index]}
            case Named(card):
                return {"card": card.code}
            case Cards():
                return {"cards": [self.pack.codes[index] for index in value.indexes]}
            case Row(items):
                return [self._written(one) for one in items]
            case Seat(number):
                return {"seat": number}
            case Side(number):
                return {"side": number}
            case Suit(suit):
                return {"suit": suit}
            case Verbatim(word):
                return {"verbatim": str(word)}
        return value


@cache
def kernel(language: str = "en") -> Voice:
    """The kernel's own words, where nobody knows of a table."""
    return Voice("", FRENCH_52, language=language)


speak_by(kernel)
