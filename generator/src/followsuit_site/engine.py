"""The one door to the rules: `ask`, with answers remembered and games as plain data."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any, NamedTuple

from followsuit import packs
from followsuit.words import Voice

from .faults import EngineBroken, did_you_mean
from .kept import digest
from .words import words

Answer = dict[str, Any]
Ask = Callable[[Answer], Answer]

CARDS = "cards of "

# Requests that are about the one game that they name; all others are about every game.
OF_A_GAME = ("game", "ranks", "legal", "winner", "score", "hand", "quiz", "practice", "otherwise")

_FRENCH = re.compile(r"(10|[AKQJT2-9])([♠♥♦♣SHDC])\ufe0f?", re.IGNORECASE)
_SUITS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


@dataclass(frozen=True)
class Card:
    """One card as the engine tells it: as it is printed, and as it is said."""

    code: str
    name: str
    spoken: str
    rank: str
    suits: tuple[str, ...]
    types: tuple[str, ...] = ()

    @classmethod
    def told(cls, card: packs.Card, voice: Voice) -> Card:
        """A card of a pack that no game has told of."""
        spoken = voice.card_name(card, spoken=True)
        return cls(card.code, voice.card_name(card), spoken, card.rank, card.suits, card.types)


@dataclass(frozen=True)
class Clause:
    """One clause or ruling as the engine tells it."""

    id: str
    number: int
    text: str
    ruling: bool
    option: str | None
    name: str
    language: str = "en"

    @property
    def mark(self) -> str:
        """What stands in the margin: `§ 13`, or `Ruling exempt-absolute`."""
        if not self.ruling:
            return f"§ {self.number}"
        return words(self.language)("ruling", name=self.name)


class Deck(NamedTuple):
    """The largest pack of a game, and all its cards: by code, and as people write them."""

    pack: str
    cards: dict[str, Card]
    names: dict[str, Card]


@dataclass(frozen=True)
class Game:
    """What the engine says of one game. Its cards are asked for when somebody wants them."""

    id: str
    title: str
    raw: Answer
    clauses: dict[str, Clause]
    _deck: Callable[[], Deck] = field(repr=False)

    @property
    def family(self) -> str:
        """What kind of cards it is played with, such as `french` or `decktet`."""
        return str(self.raw["pack"]).partition("-")[0]

    @property
    def pack(self) -> str:
        return self._deck().pack

    @property
    def cards(self) -> dict[str, Card]:
        return self._deck().cards

    def card(self, text: str) -> Card | None:
        """The card that people write as `text`, if this game has it."""
        return self._deck().names.get(_plain(text))

    def like(self, text: str) -> tuple[str, ...]:
        """Cards that look like `text`."""
        names = {card.name.lower(): card.name for card in self.cards.values()}
        return tuple(names[name] for name in did_you_mean(text.lower(), names))

    @property
    def options(self) -> list[Answer]:
        return list(self.raw.get("options", []))

    @property
    def fields(self) -> list[Answer]:
        """What a position depends on beside its cards."""
        return list(self.raw.get("setting", []))


def _plain(text: str) -> str:
    """A card's name without case, article and spelling: `The Sailor` and `sailor` are one."""
    word = text.strip().lower()
    french = _FRENCH.fullmatch(word)
    if french:
        rank, suit = french[1].upper().replace("10", "T"), french[2].upper()
        return (rank + _SUITS.get(suit, suit)).lower()
    return re.sub(r"[\s-]+", "-", word.removeprefix("the ").replace("ace of ", "ace-"))


class Engine:
    """Asks the rules engine; the same question is put only once. With `only` it knows these games alone."""

    def __init__(self, ask: Ask, language: str = "en", only: Iterable[str] = ()) -> None:
        self.language = language
        self.only = frozenset(only)
        self._ask = ask
        self._more: Answer = {} if language == "en" else {"language": language}
        self._known: dict[str, Answer] = {}
        self._decks: dict[str, Deck] = {}
        # Games that were asked about; "" is every game. `CARDS` before a name: no more than its cards.
        self.taken: set[str] = set()

    def note(self, game: str) -> None:
        """Something of this game is taken: an answer, or its tutorial."""
        self.taken.add(game)

    def ask(self, request: Answer) -> Answer:
        """The engine's answer, which may be an answer with `error`."""
        self.note(game_of(request))
        return self._answer(request)

    def _answer(self, request: Answer) -> Answer:
        key = json.dumps(request, sort_keys=True)
        if key not in self._known:
            try:
                self._known[key] = self._ask({**request, **self._more})
            except Exception as error:  # a game half written: told in a line, not in a traceback
                raise EngineBroken.at(error) from error
            EngineBroken.check(self._known[key])
        return self._known[key]

    def _told(self, request: Answer) -> Answer:
        """The answer to a request that no game may refuse."""
        answer = self.ask(request)
        if "error" in answer:
            name = f"{request['game']}: " if "game" in request else ""
            raise EngineBroken("engine", 1, f"{name}{answer['error']['what']}")
        return answer

    @cached_property
    def games(self) -> dict[str, Game]:
        """Every game that the engine tells of in this language, in its own order."""
        own = self.language
        told = {k: item for k, item in self.listed.items() if item.get("language", own) == own}
        if self.only:
            told = {k: item for k, item in told.items() if k in self.only}
        return {id_: self._game(item) for id_, item in told.items()}

    @cached_property
    def listed(self) -> dict[str, Answer]:
        """What the list of games says of each."""
        answer = self._told({"ask": "games"})
        return {item["id"]: item for item in answer["games"]}

    @cached_property
    def word(self) -> str:
        """What changes with anything that is known of the games before they are asked."""
        told = [self.listed, *(game.raw for game in self.games.values())]
        return digest([json.dumps(told, sort_keys=True)])

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """Every clause of every game."""
        return {id_: clause for game in self.games.values() for id_, clause in game.clauses.items()}

    @cached_property
    def packs(self) -> dict[str, dict[str, Card]]:
        """Every pack in use: its cards by code. A pack holds what any of its games uses."""
        found: dict[str, dict[str, Card]] = {}
        for game in self.games.values():
            found.setdefault(game.pack, {}).update(game.cards)
        return found

    def card(self, text: str, game: str | None = None) -> Card | None:
        """A card by name: of the given game, else of any."""
        games = [self.games[game]] if game in self.games else list(self.games.values())
        return next((card for known in games if (card := known.card(text))), None)

    def _game(self, item: Answer) -> Game:
        raw = self._told({"ask": "game", "game": item["id"]})
        clauses = {
            entry["id"]: Clause(
                entry["id"],
                entry.get("number") or 0,
                entry["text"],
                entry["ruling"],
                entry.get("option"),
                entry["name"],
                self.language,
            )
            for entry in raw["clauses"]
        }
        return Game(item["id"], item["title"], raw, clauses, partial(self._deck, raw))

    def _deck(self, raw: Answer) -> Deck:
        """The cards of a game, of which whoever looks at them takes these alone."""
        game = raw["id"]
        self.note(f"{CARDS}{game}")
        if game not in self._decks:
            self._decks[game] = self._every_card(raw)
        return self._decks[game]

    def _every_card(self, raw: Answer) -> Deck:
        """A setting may add some cards, another one others."""
        largest, every = raw, {entry["code"]: entry for entry in raw["cards"]}
        for field_ in raw.get("setting", []):
            for entry in field_["values"]:
                setting = {field_["name"]: entry["value"]}
                other = self._answer({"ask": "game", "game": raw["id"], "setting": setting})
                if len(other.get("cards", ())) > len(largest["cards"]):
                    largest = other
                every |= {entry["code"]: entry for entry in other.get("cards", ())}
        cards: dict[str, Card] = {}
        names: dict[str, Card] = {}
        for entry in every.values():
            card = Card(
                entry["code"],
                entry["name"],
                entry["spoken"],
                entry["rank"],
                tuple(entry["suits"]),
                tuple(entry["types"]),
            )
            cards[card.code] = card
            names[_plain(card.name)] = names[_plain(card.code)] = card
        return Deck(largest["pack"], cards, names)


def game_of(request: Answer) -> str:
    """The game that a request is about; none if it is about several."""
    parts = (request, request.get("record"), request.get("request"))
    found = (part.get("game") for part in parts if isinstance(part, dict))
    named = {name for name in found if isinstance(name, str)}
    return named.pop() if request.get("ask") in OF_A_GAME and len(named) == 1 else ""


def cited(answer: Any) -> Iterator[str]:
    """Every clause that an answer cites, wherever it stands in it."""
    if isinstance(answer, dict):
        for key, value in answer.items():
            if key in ("clauses", "clause"):
                yield from ([value] if isinstance(value, str) else _ids(value))
            else:
                yield from cited(value)
    elif isinstance(answer, list):
        for item in answer:
            yield from cited(item)


def _ids(value: Any) -> Iterator[str]:
    for item in value or []:
        if isinstance(item, str):
            yield item
        else:
            yield from _ids(item)
