"""Which questions show a misreading: how a reader answers, and who answers alike.

A misreading that no question shows would never be found, and one of two that no question tells apart
never be named: both are faults.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from random import Random
from typing import Any, NamedTuple

from ..duty import allowed
from ..game import Game
from ..order import Run
from ..quiz import KINDS, kinds_of
from ..quiz.asked import Question
from ..quiz.points import result
from . import misread

Answer = tuple[int, ...]  # the places of the options chosen; none where no option fits


def answer(game: Game, kind: str, question: Question) -> Answer:
    """What somebody answers who plays by these rules."""
    return _ANSWERS[kind](game, question)


def _winner(game: Game, question: Question) -> Answer:
    position = game.trick.won_by(question.setting, question.trick)
    return tuple(n for n, option in enumerate(question.options) if option.seat == position)


def _legal(game: Game, question: Question) -> Answer:
    hand = sum(1 << card for card in question.hand)
    chain = game.trick.chain(question.setting, question.trick, hand)
    return _among(question, allowed(chain, hand))


def _among(question: Question, cards: int) -> Answer:
    return tuple(
        n
        for n, one in enumerate(question.options)
        if one.card is not None and cards >> one.card & 1
    )


def _order(game: Game, question: Question) -> Answer:
    cards = {one.card: n for n, one in enumerate(question.options) if one.card is not None}
    asked = sum(1 << card for card in cards)
    runs = (ranking.run for ranking in game.trick.rankings(question.setting))
    run = max(runs, key=lambda one: (one.cards & asked).bit_count())
    # Who thinks that a card has no place in the table puts it last.
    return tuple(cards[card] for card in sorted(cards, key=partial(_place, run)))


def _place(run: Run, card: int) -> int:
    ranks = [equal for place in run.places for equal in place.cards]
    return next((n for n, equal in enumerate(ranks) if equal >> card & 1), len(ranks))


def _points(game: Game, question: Question) -> Answer:
    case = question.case
    if case is None:
        return ()
    options = game.read_options(case.players, case.options)
    number = result(game.forms[case.form].score(case.case, options, case.players), case)
    return tuple(n for n, option in enumerate(question.options) if option.number == number)


_ANSWERS = {"winner": _winner, "legal": _legal, "order": _order, "points": _points}


# -- questions to tell readers apart -------------------------------------------------------------

BATCH = 24


def questions(game: Game, number: int) -> Iterator[tuple[str, Question]]:
    """A batch of questions of each kind, another one for each number.

    Now and then a trick depends on an option: every value of it comes in turn.
    """
    settings: list[Mapping[str, Any]] = [{}, *_settings(game)]
    random = Random(f"{game.id}/slips/{number}")
    for kind in kinds_of(game):
        wanted = {} if kind == "points" else settings[number % len(settings)]
        yield from ((kind, one) for one in KINDS[kind](game, random, wanted, BATCH))


def _settings(game: Game) -> list[Mapping[str, Any]]:
    """The values of options that a trick depends on; others come about by themselves."""
    options = {field.name for field in game.options.fields}
    return [
        {field.name: value}
        for field in game.positions.settings.fields
        if field.name in options
        for value in field.choices
        if value != field.default
    ]


class Shown(NamedTuple):
    """What a search has found: what no question shows, and what no question tells apart (ids).

    `rate` is the share of each misreading's questions that show it.
    """

    hidden: tuple[str, ...]
    alike: tuple[tuple[str, str], ...]
    rate: Mapping[str, float]


def search(game: Game, rounds: int = 40, *, least: int = 1) -> Shown:
    """Ask until every misreading has shown itself and can be told from every other, or no longer.

    `least` rounds are asked at any rate.
    """
    readers = misread(game)
    alike = {(a, b) for n, a in enumerate(readers) for b in readers[n + 1 :]}
    shown = dict.fromkeys(readers, 0)
    asked = 0
    for number in range(rounds):
        for kind, question in questions(game, number):
            asked += 1
            right = answer(game, kind, question)
            given = {reader: answer(reader.game, kind, question) for reader in readers}
            for reader in readers:
                # Nobody can answer what is not offered, so that shows nothing.
                shown[reader] += given[reader] not in ((), right)
            alike = {(a, b) for a, b in alike if given[a] == given[b]}
        if number + 1 >= least and all(shown.values()) and not alike:
            break
    hidden = tuple(reader.slip.id for reader in readers if not shown[reader])
    twins = sorted((a.slip.id, b.slip.id) for a, b in alike)
    rate = {reader.slip.id: shown[reader] / max(asked, 1) for reader in readers}
    return Shown(hidden, tuple(twins), rate)


def agrees(game: Game, question: Question, kind: str) -> bool:
    """Whether who plays by the right rules gives the right answer."""
    right = tuple(n for n, option in enumerate(question.options) if option.right)
    return answer(game, kind, question) == (tuple(question.order) or right)
