"""Every count in every catalogue reads right: no card, one card, two cards.

What is counted, a catalogue says itself: where it chooses between one and more, the words behind the
number are a singular and a plural. No entry may tell them of another number, whatever it is about.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from test_words import variables

from followsuit.games import MODULES, game
from followsuit.messages import Row, say
from followsuit.words.catalogue import KERNEL, SHARED, Table, speaks, table
from followsuit.words.voice import kernel

LANGUAGES = ("en", "de")
ROOMS = (KERNEL, SHARED, "followsuit_draw", *(game(name).words for name in MODULES))
TOLD = [(room, one) for one in LANGUAGES for room in ROOMS if speaks(room, one)]
NUMBERS = (0, 1, 2)
# A fact that is told as a number, in a place of its own: no word has it by chance.
MARK = {0: "⓪", 1: "①", 2: "②"}
PEOPLE = {"seat", "dealer"}  # they deal and name: verbs that look like nouns
WORD = r"[^\W\d_][\w-]*"


def texts(pattern: Any, number: int, known: Mapping[str, Any], chosen: Any = None) -> Iterator[str]:
    """Whatever a pattern can say when each number among its facts is this one."""
    for text, _ in _texts(pattern, number, known, chosen or {}):
        yield text


def _texts(
    pattern: Any, number: int, known: Mapping[str, Any], chosen: Mapping[str, str]
) -> Iterator[tuple[str, Mapping[str, str]]]:
    if isinstance(pattern, str):
        yield pattern, chosen
    elif not pattern:
        yield "", chosen
    else:
        first, *rest = pattern
        for before, so_far in _said(first, number, known, chosen):
            for after, whole in _texts(rest, number, known, so_far):
                yield before + after, whole


def _said(
    part: Any, number: int, known: Mapping[str, Any], chosen: Mapping[str, str]
) -> Iterator[tuple[str, Mapping[str, str]]]:
    match part:
        case ["$", str(name)] | ["fn", _, [["$", str(name)], *_], _]:
            yield ("…" if name in PEOPLE else MARK[number]), chosen
        case ["&", entry]:
            yield from _texts(known.get(entry, "…"), number, known, chosen)
        case ["?", ["$", fact], cases, usual]:
            keys = _keys(cases, usual, number)
            if len(keys) > 1 and chosen.get(fact) in keys:
                keys = [chosen[fact]]
            for key in keys:
                yield from _texts(cases[key], number, known, {**chosen, fact: key})
        case str():
            yield part, chosen
        case _:
            yield "…", chosen


def _keys(cases: Mapping[str, Any], usual: str, number: int) -> list[str]:
    """The variants that may be told: one if a number chooses, else any."""
    if str(number) in cases:
        return [str(number)]
    if "one" in cases and usual == "other":
        return ["one" if number == 1 else "other"]
    return [*cases] if not any(key.isdigit() for key in cases) else [usual]


def _behind(case: Any, number: Any) -> str:
    """The text behind the number of a variant."""
    for part, after in pairwise(case if isinstance(case, list) else ()):
        if part == number or (part[0] == "fn" and number in part[2]):
            return after if isinstance(after, str) else ""
    return ""


# A verb agrees with who does it, which is no count: nouns alone, as a language writes them.
NOUNS = {"en": re.compile(r"(\w+?)y? \1(?:s|es|ies)"), "de": re.compile(r"([A-ZÄÖÜ])\S* \1\S*")}


@cache
def nouns(language: str) -> frozenset[tuple[str, str]]:
    """Each singular that some catalogue counts, with its plural where the two differ."""
    found = set()
    for room in ROOMS:
        for told in counted(list(table(room, language).values())):
            words = [re.match(rf"\s*({WORD})", case) for case in told]
            single, several = (word[1] if word else "" for word in words)
            if single != several and NOUNS[language].fullmatch(f"{single} {several}"):
                found.add((single, several))
    return frozenset(found)


def counted(pattern: Any) -> Iterator[tuple[str, str]]:
    """What stands behind the number in each choice between one and more."""
    match pattern:
        case ["?", asked, {"one": one, "other": other}, _]:
            yield _behind(one, asked), _behind(other, asked)
        case list():
            for part in pattern:
                yield from counted(part)
        case dict():
            for part in pattern.values():
                yield from counted(part)


def wrong(text: str, language: str) -> Iterator[str]:
    """A singular behind another number than one, a plural behind one."""
    single, several = map(set, zip(*nouns(language), strict=True))
    for number, first, second in re.findall(rf"([⓪①②]) (?=({WORD})(?: ({WORD}))?)", text):
        word = second if {first, second} <= single | several else first  # “2 card points”
        if word in (several - single if number == MARK[1] else single - several):
            yield f"{number} {word}: {text}"


def chain(room: str, language: str) -> Table:
    return {e: p for one in (KERNEL, SHARED, room) for e, p in table(one, language).items()}


@pytest.mark.parametrize(("room", "language"), TOLD)
def test_every_count_reads_right(room: str, language: str) -> None:
    known = chain(room, language)
    found = {
        one
        for pattern in table(room, language).values()
        for number in NUMBERS
        for text in texts(pattern, number, known)
        for one in wrong(text, language)
    }
    assert found == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_is_known(language: str) -> None:
    usual = {"en": {("card", "cards"), ("point", "points"), ("entry", "entries")}}
    usual["de"] = {("Karte", "Karten"), ("Stich", "Stiche"), ("Blatt", "Blätter")}
    assert usual[language] < nouns(language)


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "has ① cards"), ("en", "② card more"), ("de", "⓪ Stich"), ("de", "mit ① Karten")],
)
def test_a_wrong_count_is_found(language: str, text: str) -> None:
    assert list(wrong(text, language))


def test_a_number_chooses_its_words() -> None:
    pattern = [["?", ["$", "n"], {"one": [["$", "n"], " card"], "other": "cards"}, "other"], "."]
    assert [list(texts(pattern, number, {})) for number in NUMBERS] == [
        ["cards."],
        ["① card."],
        ["cards."],
    ]


# -- faults: what is counted there may be one -------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_fault_counts_one_card_as_one(language: str) -> None:
    told = kernel(language)
    for entry in (one for one in table(KERNEL, "en") if one.startswith("has-cards-")):
        facts = {"right": 2, "left": 2, "most": 2, "sizes": Row((2,))}
        one, two = (told.plain(say(entry, number=n, **facts)) for n in (1, 2))
        assert re.search(r"1 (card|Karte)\b", one) and re.search(r"2 (cards|Karten)\b", two)


# What faults count beside cards, where it may be one.
COUNTED = {"number", "low", "high", "seats", "each", "game"}
PLURALS = {
    "en": r"\b1 (whole )?(entries|names|numbers|hands|players|seats|sides)\b",
    "de": r"\b1 (ganze )?(Einträge|Zahlen|Blätter|Plätze|Seiten)\b",
}


@pytest.mark.parametrize("language", PLURALS)
def test_a_fault_counts_one_of_anything_as_one(language: str) -> None:
    voice, chain, counted = kernel(language), (table(KERNEL, language),), set()
    for entry, pattern in chain[0].items():
        used = set(variables(pattern, chain))
        if entry.startswith(("needs-", "has-", "players-of")) and used and used <= COUNTED:
            facts = {**dict.fromkeys(used, 1), "each": "seat", "high": 0}
            told = voice.plain(say(entry, **facts))
            assert not re.search(PLURALS[language], told), told
            counted.add(entry)
    assert counted > {"needs-entries", "needs-numbers-by-side", "needs-hands-of-all", "has-names"}
    assert "players-of-game" in counted
