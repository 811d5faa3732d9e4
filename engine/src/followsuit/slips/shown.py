"""Which questions show a misreading: how a reader answers, and who answers alike.

A misreading that no question shows would never be found, and one of two that no question tells apart
never be named: both are faults.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from ..duty import allowed
from ..forms import PointsCase, Scored
from ..game import Game
from ..order import Run
from ..packs import bits
from ..quiz import kinds_of
from ..quiz.action import action_drafts, possible
from ..quiz.asked import Question
from ..quiz.fault import at_fault
from ..quiz.goal import reached
from ..quiz.leader import next_leader
from ..quiz.legal import worth_asking
from ..quiz.making import MAKERS
from ..quiz.points import result, wrong_numbers
from ..quiz.positions import Held, holdings, tricks
from ..quiz.reason import told
from ..table import Trick
from . import misread

Answer = tuple[int, ...]  # the places of the options chosen; none where no option fits


def answer(game: Game, kind: str, question: Question) -> Answer:
    """What somebody answers who plays by these rules."""
    return _ANSWERS[kind](game, question)


def _winner(game: Game, question: Question) -> Answer:
    position = game.trick.won_by(question.setting, question.trick)
    return tuple(n for n, option in enumerate(question.options) if option.seat == position)


def _leader(game: Game, question: Question) -> Answer:
    leader = next_leader(game, question.about)
    return tuple(n for n, option in enumerate(question.options) if option.seat == leader)


def _reason(game: Game, question: Question) -> Answer:
    place = told(game, question.about)
    return (len(question.options) - 1 if place is None else place,)


def _legal(game: Game, question: Question) -> Answer:
    hand = sum(1 << card for card in question.hand)
    chain = game.trick.chain(question.setting, question.trick, hand)
    return _among(question, allowed(chain, hand))


def _goal(game: Game, question: Question) -> Answer:
    return _among(question, reached(game, question.about))


def _fault(game: Game, question: Question) -> Answer:
    place = at_fault(game, question.about)
    return tuple(n for n, option in enumerate(question.options) if option.seat == place)


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
    number = None if question.case is None else result(_scored(game, question.case), question.case)
    return tuple(n for n, option in enumerate(question.options) if option.number == number)


def _scored(game: Game, case: PointsCase) -> Scored:
    options = game.read_options(case.players, case.options)
    return game.forms[case.form].score(case.case, options, case.players)


def _action(game: Game, question: Question) -> Answer:
    return tuple(bits(possible(game, question.about)))


_ANSWERS = {
    "winner": _winner,
    "leader": _leader,
    "reason": _reason,
    "legal": _legal,
    "goal": _goal,
    "fault": _fault,
    "order": _order,
    "points": _points,
    "action": _action,
}


# -- questions to tell readers apart -------------------------------------------------------------

BATCH = 24
POSITIONS = 240  # of tricks and of hands; cheap, since nobody need put them into words
Asked = Callable[[Game], Answer]


def questions(game: Game, number: int) -> Iterator[tuple[str, Question]]:
    """A batch of questions of each kind, another one for each number."""
    random, wanted = Random(f"{game.id}/slips/{number}"), _wanted(game, number)
    for kind in kinds_of(game):
        given = {} if kind == "points" else wanted
        yield from ((kind, one.make()) for one in MAKERS[kind](game, random, given, BATCH))


def _wanted(game: Game, number: int) -> Mapping[str, Any]:
    """What is wanted of a batch: where tricks depend on an option, its values come in turn."""
    options = {field.name for field in game.options.fields}
    settings: list[Mapping[str, Any]] = [
        {field.name: value}
        for field in game.positions.settings.fields
        if field.name in options
        for value in field.choices
        if value != field.default
    ]
    return [{}, *settings][number % (len(settings) + 1)]


def _asked(game: Game, number: int) -> Iterator[Asked]:
    """The same and many more, each as a function from a reader's game to the answer."""
    random, wanted = Random(f"{game.id}/slips/{number}"), _wanted(game, number)
    for kind in kinds_of(game):
        if kind == "winner":
            for trick in islice(tricks(game, random, wanted), POSITIONS):
                yield partial(_wins, trick)
        elif kind == "legal":
            found = (held for held in holdings(game, random, wanted) if worth_asking(game, held))
            for held in islice(found, POSITIONS):
                yield partial(_may_play, held)
        elif kind == "points" and game.practice:
            for case in (game.practice(random) for _ in range(POSITIONS)):
                scored = _scored(game, case)
                right = result(scored, case)
                yield partial(_number, case, {right, *wrong_numbers(scored, right, case)})
        elif kind == "action":
            others = [reader.game for reader in misread(game)]
            for draft in action_drafts(game, random, wanted, BATCH, others):
                yield partial(_action, question=draft.make())
        else:
            for draft in MAKERS[kind](game, random, wanted, BATCH):
                yield partial(_ANSWERS[kind], question=draft.make())


def _wins(trick: Trick, game: Game) -> Answer:
    position = game.trick.won_by(trick.setting, trick.cards)
    return (-1 if position is None else position,)


def _may_play(held: Held, game: Game) -> Answer:
    chain = game.trick.chain(held.setting, held.cards, held.hand)
    return (allowed(chain, held.hand),)


def _number(case: PointsCase, offered: set[int], game: Game) -> Answer:
    number = result(_scored(game, case), case)
    return (number,) if number in offered else ()


class Shown(NamedTuple):
    """What a search has found: what no question shows, and what no question tells apart (ids)."""

    hidden: tuple[str, ...]
    alike: tuple[tuple[str, str], ...]


def search(game: Game, rounds: int) -> Shown:
    """Ask until every misreading has shown itself and can be told from every other.

    At the end, or after so many rounds, tells of those that have not.
    """
    readers = misread(game)
    hidden = set(readers)
    alike = {(a, b) for n, a in enumerate(readers) for b in readers[n + 1 :]}
    for number in range(rounds):
        open_ = {*hidden, *(reader for pair in alike for reader in pair)}
        if not open_:
            break
        for asked in _asked(game, number):
            right = asked(game)
            given = {reader: asked(reader.game) for reader in open_}
            # Nobody can answer what is not offered, so that shows nothing.
            hidden -= {reader for reader in open_ if given[reader] not in ((), right)}
            alike -= {(a, b) for a, b in alike if given[a] != given[b]}
    twins = sorted((a.slip.id, b.slip.id) for a, b in alike)
    return Shown(tuple(sorted(reader.slip.id for reader in hidden)), tuple(twins))


def agrees(game: Game, question: Question, kind: str) -> bool:
    """Whether who plays by the right rules gives the right answer."""
    right = tuple(n for n, option in enumerate(question.options) if option.right)
    return answer(game, kind, question) == (tuple(question.order) or right)
