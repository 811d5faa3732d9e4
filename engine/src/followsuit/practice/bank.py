"""The bank of a game: positions that show its misreadings, and what every reader answers in each."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib import import_module
from random import Random
from typing import Any

from ..game import Game
from ..packs import bits
from ..quiz import kinds_of
from ..quiz.asked import Question
from ..slips import misread
from .claims import claims_question, find
from .spots import WRONG, Answer, Row, Spot, answer, question_of, row, spots
from .stored import stored

SETS = ("claims", "action")  # kinds whose answers are sets of options
SEATED = ("winner", "leader", "fault")  # the kinds that are answered with a place in the trick


@cache
def bank(game: Game) -> tuple[Row, ...]:
    """The positions of a game that tell most: made before (see `__main__`), else searched for now."""
    return tuple(map(Row._make, _made(game)["ROWS"]))


@cache
def deciding(game: Game) -> Mapping[str, str]:
    """By the name of each position of the bank, the clause that decides the question about it."""
    clauses: Sequence[str] = _made(game)["CLAUSES"]
    return {one.name: clause for one, clause in zip(bank(game), clauses, strict=True)}


@cache
def hardness(game: Game) -> Mapping[str, float]:
    """By the name of each position of the bank, which share of the others asks less of the reader."""
    efforts: Sequence[int] = _made(game)["EFFORTS"]
    less = sorted(efforts)
    return {
        one.name: bisect_left(less, own) / len(less)
        for one, own in zip(bank(game), efforts, strict=True)
    }


@cache
def resting(game: Game) -> Mapping[str, tuple[int, ...]]:
    """By the name of each position of the bank, the clauses on which its answer rests (see `effort`)."""
    rests: Sequence[int] = _made(game)["RESTS"]
    return {one.name: tuple(bits(own)) for one, own in zip(bank(game), rests, strict=True)}


def decides(game: Game, name: str) -> str:
    """The clause that decides the question about a position."""
    asked = question(game, name)
    assert asked is not None
    return game.cite(asked.verdict.clauses)[0]


@cache
def _made(game: Game) -> Mapping[str, Any]:
    if known := stored(game):
        return known
    found: Mapping[str, Any] = import_module(f"{__package__}.search").made(game)
    return found  # never in a browser, so what searches is not sent there


# -- positions of the moment ---------------------------------------------------------------------

FRESH, LOOKED_THROUGH, NUMBERS = 2, 12, 10**6  # deals, out of so many


def fresh(game: Game, random: Random, wanted: Collection[int]) -> Iterator[Row]:
    """Positions of a few deals that show one of these misreadings, so that not always the same are asked."""
    others = [misread(game)[n].game for n in wanted]
    for _ in range(FRESH):
        for spot in deal(game, random.randrange(NUMBERS)):
            wrong = {answer(one, spot) for one in others} - {answer(game, spot)}
            # What all others answer, in a row, takes most of the time: only where it matters.
            if wrong and offered(row(game, spot)):
                yield row(game, spot)


def cited(game: Game, random: Random, clauses: Collection[str]) -> list[Row]:
    """Positions of a deal about which a question rests on one of these clauses, misread or not."""
    for _ in range(LOOKED_THROUGH if clauses else 0):
        found = []
        for spot in deal(game, random.randrange(NUMBERS)):
            asked = question(game, spot.name)
            if asked and not set(game.cite(asked.verdict.clauses)).isdisjoint(clauses):
                found.append(row(game, spot))
        if found:
            return found
    return []


def deal(game: Game, number: int) -> Iterator[Spot]:
    """Every position of a deal."""
    return (spot for kind in kinds_of(game) for spot in spots(game, kind, number))


def offered(one: Row) -> bool:
    """Whether what each reader believes can be offered to choose from."""
    if one.kind == "goal":
        return 0 not in one.answers
    return one.kind != "points" or len(one.answers) <= WRONG + 1


@lru_cache
def question(game: Game, name: str) -> Question | None:
    """The question about a position by its name; its wrong options are what misreadings answer."""
    spot = find(game, name)
    if spot is None:
        return None
    if spot.kind == "claims":
        return claims_question(game, spot.about)
    return question_of(game, spot)


@lru_cache
def content(game: Game, name: str) -> str:
    """What a question asks, by whichever name: two that say the same are one question."""
    asked = question(game, name)
    assert asked is not None
    options = sorted(repr(one.label) for one in asked.options)
    return repr((asked.prompt, asked.setting, asked.trick, asked.hand, options))


def chosen(kind: str, question: Question, options: Sequence[int]) -> Answer:
    """What a reader has answered who chose these options, as `answer` gives it."""
    if kind in SETS:
        return sum(1 << n for n in options)
    if kind == "reason":
        return options[0] if options[0] < len(question.options) - 1 else None
    picked = [question.options[n] for n in options]
    if kind in SEATED:
        return picked[0].seat
    if kind == "points":
        return picked[0].number
    cards = [one.card for one in picked if one.card is not None]
    return tuple(cards) if kind == "order" else sum(1 << card for card in cards)


def options_of(kind: str, question: Question, given: Answer) -> list[str]:
    """The options that somebody chooses who gives an answer; none where it is not offered."""
    cards = [one.card for one in question.options]
    if isinstance(given, tuple):
        return [str(cards.index(card)) for card in given]
    if kind in (*SETS, "legal", "goal"):
        assert isinstance(given, int)
        places, marked = range(len(cards)) if kind in SETS else cards, bits(given)
        return [str(n) for n, place in enumerate(places) if place in marked]
    if kind == "reason":
        return [str(len(question.options) - 1 if given is None else given)]
    own = [one.seat if kind in SEATED else one.number for one in question.options]
    return [str(n) for n, one in enumerate(own) if one == given]
