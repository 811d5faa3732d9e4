"""Rules say facts, catalogues have the words: nothing is missing, nothing is left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from malformed import request as malformed
from real_requests import Request, of_game

import followsuit
from followsuit import Match, ask
from followsuit.games import MODULES, game
from followsuit.messages import Message, Row
from followsuit.packs import FRENCH_52
from followsuit.words import PSEUDO
from followsuit.words.catalogue import tables

ENGINE = Path(followsuit.__file__).parent
GAMES = sorted(MODULES)
MALFORMED = 1_000
# The wheel that browsers get holds no sources.
sources_here = pytest.mark.cpython_only
# Entries that are looked up by a name which the kernel makes.
MADE = re.compile(
    r"(list|seat|number|suit|decktet-card|unit|account|choice|label|tag|deal|common)-.+"
)


def references(pattern: Any) -> Iterator[str]:
    """The entries that an entry refers to."""
    match pattern:
        case ["&", str(entry)]:
            yield entry
        case ["?", _, dict(cases), _]:
            for case in cases.values():
                yield from references(case)
        case list():
            for part in pattern:
                yield from references(part)


# -- what is really told ----------------------------------------------------------------------------------


def variables(pattern: Any, chain: Any) -> Iterator[str]:
    """The facts that an entry uses, those of the entries that it refers to among them."""
    match pattern:
        case ["$", str(name)]:
            yield name
        case ["&", str(entry)]:
            yield from variables(next(one[entry] for one in chain if entry in one), chain)
        case ["?", asked, dict(cases), _]:
            yield from variables(asked, chain)
            for case in cases.values():
                yield from variables(case, chain)
        case list():
            for part in pattern:
                yield from variables(part, chain)


def nested(message: Message) -> Iterator[Message]:
    """A message, those that stand in it, and those that stand in these."""
    yield message
    for inner in message.facts.values():
        if isinstance(inner, Message):
            yield from nested(inner)


def unused(message: Message, chain: Any) -> Iterator[tuple[str, str]]:
    """The facts of a message that its words do not use; messages within it may use them too."""
    patterns = (next(o[inner.id] for o in chain if inner.id in o) for inner in nested(message))
    used = {name for pattern in patterns for name in variables(pattern, chain)}
    yield from ((message.id, name) for name in message.facts.keys() - used)
    for fact in message.facts.values():
        for one in fact.items if isinstance(fact, Row) else [fact]:
            if isinstance(one, Message):
                yield from unused(one, chain)


class Told(NamedTuple):
    """What a game is asked, without names of its seats, and what is answered in English and the pseudo-language.

    Then the requests that give names, and what the answers in English tell, as messages.
    """

    answers: list[tuple[Request, Request, Request]]
    named: list[Request]
    messages: list[Message]


@pytest.fixture(scope="module", params=GAMES)
def told(request: pytest.FixtureRequest) -> Told:
    """All of it, asked once for the tests that look at it."""
    messages: list[Message] = []
    given = list(asked(request.param))
    asked_of = [unnamed(one) for one in given]
    with pytest.MonkeyPatch.context() as patched:
        for way in ("tell", "sentence"):
            patched.setattr(followsuit.words.Voice, way, noted(way, messages))
        english = [ask(one) for one in asked_of]
    pseudo = [ask({**one, "language": PSEUDO}) for one in asked_of]
    named = [one for one in given if "names" in one]
    return Told(list(zip(asked_of, english, pseudo, strict=True)), named, messages)


def noted(way: str, told: list[Message]) -> Any:
    """A method of voices that also notes the message that it tells."""
    tell = getattr(followsuit.words.Voice, way)

    def noting(self: Any, words: Any) -> Any:
        if isinstance(words, Message):
            told.append(words)
        return tell(self, words)

    return noting


def test_every_fact_is_used(told: Told) -> None:
    name = told.answers[0][0]["game"]
    chain = tables(game(name).words)
    assert len(told.messages) > 100
    assert {one for message in told.messages for one in unused(message, chain)} == set()


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_described_in_words_or_not_at_all(name: str) -> None:
    """Each value of each setting, the others as usual: an empty message would leave a bare stop."""
    known = game(name)
    chosen = [
        {field.name: value} for field in known.positions.settings.fields for value in field.choices
    ]
    for given in [{}, *chosen]:
        setting = known.setting(given)
        told = known.positions.describe(setting)
        assert not told or known.voice(known.pack(setting)).plain(told)[:1].isalnum(), given


def asked(name: str) -> Iterator[dict[str, Any]]:
    """The examples and lessons of the book, quiz questions, hands, all about a game."""
    yield from of_game(name)
    yield from ({"ask": "quiz", "game": name, "seed": seed} for seed in range(24))
    yield {"ask": "ranks", "game": name}
    yield {"ask": "game", "game": name}
    for seed in range(3):
        record = Match(name, seed=seed, hands=2).play_random().record()
        yield {"ask": "hand", "do": "review", "record": record, "hand": 0}
        yield {"ask": "hand", "do": "state", "record": record}


TOLD = {"text", "marked", "label", "labels", "title", "tagline", "means", "setting_text", "unit"}
TOLD |= {"known", "note", "spelt", "spoken", "what", "place", "value_label"}
TOLD |= {"account", "names", "sides", "seats", "winner_names"}
CARD = re.compile(r"\[\[[^\]]+\]\]|(10|[2-9AKQJ])[♠♥♦♣]|[♠♥♦♣]( (10|[2-9AKQJ])\b)+")


def escaped(value: Any, key: str = "") -> Iterator[str]:
    """What is told in letters that the pseudo-language has not; a ruling's name is told, too."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name not in ("record", "request"):
                yield from escaped(
                    inner, "label" if value.get("ruling") and name == "name" else name
                )
    elif isinstance(value, list):
        for inner in value:
            yield from escaped(inner, key)
    elif key in TOLD and re.search(r"[A-Za-z]", CARD.sub("", str(value))):
        yield value


def unnamed(request: dict[str, Any]) -> dict[str, Any]:
    """The same request, its seats called as the language calls them."""
    request = {key: value for key, value in request.items() if key != "names"}
    for room in ("record", "request"):
        if isinstance(inner := request.get(room), dict):
            request[room] = {key: value for key, value in inner.items() if key != "names"}
    return request


def test_no_sentence_escapes_the_catalogues(told: Told) -> None:
    """In a language in which every letter has an accent, every letter has one."""
    for request, _, answer in told.answers:
        assert "error" not in answer or request["ask"] != "game", answer
        assert list(escaped(answer)) == [], request


def test_no_fault_escapes_the_catalogues() -> None:
    """Whatever is wrong with a request is told in its language, around what somebody has typed."""
    told = set()
    for number in range(MALFORMED):
        asked = malformed(11, number)
        if not isinstance(asked, dict) or "language" in asked:
            continue
        parts = [part for part in (asked, asked.get("request")) if isinstance(part, dict)]
        rows = [part["names"] for part in parts if isinstance(part.get("names"), list)]
        names = [name for row in rows for name in row]
        for error in ask({**asked, "language": PSEUDO}).get("errors", ()):
            given = {*verbatim(error["facts"]), *(one for one in names if isinstance(one, str))}
            typed = sorted(given, key=len, reverse=True)
            words = f"{error['what']} {error.get('place', '')}"
            for word in filter(None, typed):
                words = words.replace(word, "")
            assert not re.search(r"[A-Za-z]{2}", words), error
            told.add(error["id"])
    assert len(told) > 50


def verbatim(facts: Any) -> Iterator[str]:
    """The words among facts that no language changes."""
    if isinstance(facts, dict):
        yield str(facts.get("verbatim", ""))
        facts = list(facts.values())
    for inner in facts if isinstance(facts, list) else ():
        yield from verbatim(inner)


WORDED = {*TOLD, "facts", "languages", "language", "did_you_mean"}


def kept(value: Any) -> Any:
    """An answer without its words: ids, codes, numbers and clauses. A card, a winner and a ruling
    have a name that is a word; a field's name is none."""
    if isinstance(value, dict):
        worded = WORDED | {"name"} if {"spoken", "winner", "ruling"} & value.keys() else WORDED
        return {key: kept(inner) for key, inner in value.items() if key not in worded}
    return [kept(one) for one in value] if isinstance(value, list) else value


def test_an_answer_is_the_same_in_every_language_but_for_its_words(told: Told) -> None:
    for request, english, pseudo in told.answers:
        assert kept(english) == kept(pseudo), request
    for request in told.named:
        assert kept(ask(request)) == kept(ask({**request, "language": PSEUDO})), request


def test_a_language_that_nobody_speaks_is_refused() -> None:
    error = ask({"ask": "games", "language": "tlh"})["error"]
    assert error["where"] == "language" and "tlh" in error["what"]


def test_each_seat_is_a_side_where_no_sides_are_told() -> None:
    voice = followsuit.words.Voice("", FRENCH_52, ["Ada", "Ben"])
    assert voice.side_names == ["Ada", "Ben"]
    assert voice.side_name(1) == "Ben"
