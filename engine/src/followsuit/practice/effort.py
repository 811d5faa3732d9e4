"""What a question asks of who answers it: the clauses that they must know, and how much they must look at."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ..game import Game
from ..messages import Card, Cards, Message, Row
from ..quiz.asked import Question
from .claims import find
from .spots import question_of


def rests(game: Game, name: str) -> int:
    """The clauses on which the answer in a position rests, right or wrong: a set of their places in the book."""
    cited = {clause for part in _parts_of(game, name) for clause in _cited(game, part)}
    return sum(1 << place for place, clause in enumerate(game.clauses) if clause in cited)


def effort(game: Game, name: str) -> int:
    """What is to be looked at, cards and facts, times the clauses on which the answer rests.

    Claims are as much as the questions that they answer.
    """
    return sum(_seen(part) * len(_cited(game, part)) for part in _parts_of(game, name))


@lru_cache(maxsize=8)
def _parts_of(game: Game, name: str) -> list[Question]:
    """A question, or those that claims answer."""
    spot = find(game, name)
    assert spot is not None
    spots = [claim.spot for claim in spot.about] if spot.kind == "claims" else [spot]
    return [question_of(game, one) for one in spots]


def _cited(game: Game, asked: Question) -> set[str]:
    told = [asked.verdict, *(option.said for option in asked.options)]
    return set(game.cite(tuple(clause for one in told for clause in one.clauses)))


def _seen(asked: Question) -> int:
    """The cards that are to be looked at, and the numbers and facts that are told."""
    told = [asked.prompt, *(option.label for option in asked.options)]
    cards = {*asked.trick, *asked.hand, *(card for one in told for card in _cards(one))}
    return len(cards) + _facts(asked.prompt)


def _cards(told: Any) -> tuple[int, ...]:
    match told:
        case Card(index):
            return (index,)
        case Cards():
            return tuple(told.indexes)
    return tuple(card for part in _parts(told) for card in _cards(part))


def _facts(told: Any) -> int:
    """How many numbers are told, and words that stand by themselves."""
    parts = _parts(told)
    return sum(map(_facts, parts)) or int(isinstance(told, (int, Message)))


def _parts(told: Any) -> tuple[Any, ...]:
    """What stands in a message or in a row."""
    match told:
        case Message(_, facts):
            return tuple(facts.values())
        case Row(items):
            return tuple(items)
    return ()
