"""Positions to ask about: each has a name, by which it is found again."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from random import Random
from typing import Any, NamedTuple, cast

from ..decisions import Play
from ..duty import allowed
from ..forms import PointsCase, Scored
from ..game import Game
from ..packs import bits
from ..quiz import KINDS, kinds_of
from ..quiz.action import (
    Choosing,
    Watched,
    action_question,
    choosing,
    moments,
    possible,
)
from ..quiz.asked import Question
from ..quiz.fault import at_fault, fault_question, faulty
from ..quiz.goal import Goal, goal_question, goals, reached
from ..quiz.leader import leader_question, next_leader
from ..quiz.legal import legal_question
from ..quiz.order import order_drafts
from ..quiz.points import points_draft, result
from ..quiz.positions import ONE_HAND, Begun, Held, Laid, course, drawn_match
from ..quiz.reason import Reasoned, reason_question, reasoned, told
from ..quiz.winner import winner_question
from ..slips import misread
from ..table import Trick
from .stored import answers

LEAST = 2  # cards in a hand worth asking about
LEADS, REASONS, ORDERS, CASES = 1, 4, 6, 16  # of each deal
WRONG = 4  # wrong numbers to choose from at most

Answer = Hashable  # whatever is chosen: a position, a set of cards, cards in order, a number


class Spot(NamedTuple):
    """What may be asked of one deal: the name of the position, which says all, and the position."""

    name: str
    kind: str
    about: Any

    def __hash__(self) -> int:
        return hash(self.name)


class Claim(NamedTuple):
    """What is claimed to be the answer in a position."""

    spot: Spot
    answer: Answer


class _Row(NamedTuple):  # apart, since a named tuple keeps nothing that is worked out once
    name: str
    kind: str
    answers: tuple[Answer, ...]
    given: tuple[int, ...]


class Row(_Row):
    """A position: what is right, first of the answers, and which of them each reader gives."""

    @cached_property
    def wrong(self) -> tuple[int, ...]:
        """The readers who give each wrong answer, as sets."""
        sets = [0] * len(self.answers)
        for reader, place in enumerate(self.given):
            sets[place] |= 1 << reader
        return tuple(sets[1:])

    @cached_property
    def showing(self) -> int:
        """The readers who give any of them: the misreadings that it shows, as a set."""
        return sum(self.wrong)


def sort_of(one: Row) -> tuple[str, bool]:
    """The kind of a question, and whether “nobody” is right."""
    return one.kind, one.answers[0] is None


@lru_cache
def row(game: Game, spot: Spot) -> Row:
    """What every misreading answers in a position."""
    return answered(game, spot, [one.game for one in misread(game)])


def answered(game: Game, spot: Spot, readers: Sequence[Game]) -> Row:
    """What each reader answers in a position, by the rules as they read them."""
    each = {answer(game, spot): 0}
    given = tuple(
        0 if other is game else each.setdefault(answer(other, spot), len(each)) for other in readers
    )
    return Row(spot.name, spot.kind, tuple(each), given)


def answers_to(game: Game, spot: Spot) -> tuple[Answer, ...]:
    """What is answered in a position, first what is right: as the bank tells, else as every misreading does."""
    return answers(game).get(spot.name) or row(game, spot).answers


def answer(game: Game, spot: Spot) -> Answer:
    """What somebody answers who plays by these rules: the same without words as a question asks."""
    return _ANSWERS[spot.kind](game, spot.about)


def _winner(game: Game, trick: Trick) -> Answer:
    return game.trick.won_by(trick.setting, trick.cards)


def playable(game: Game, held: Held) -> int:
    """The cards that may be played, as a set."""
    return allowed(game.trick.chain(held.setting, held.cards, held.hand), held.hand)


def _order(game: Game, question: Question) -> Answer:
    """The asked cards, best first; who thinks that a card has no place in the table puts it last."""
    cards = [one.card for one in question.options if one.card is not None]
    asked = sum(1 << card for card in cards)
    places = max(_tables(game, question.setting), key=lambda one: (one[0] & asked).bit_count())[1]
    return tuple(sorted(cards, key=lambda card: places.get(card, len(places))))


@lru_cache(maxsize=4096)
def _tables(game: Game, setting: Any) -> list[tuple[int, dict[int, int]]]:
    """The rank tables of a setting: the cards of each, and their places."""
    return [
        (
            one.run.cards,
            {
                card: place
                for place, equal in enumerate(
                    equal for spot in one.run.places for equal in spot.cards
                )
                for card in bits(equal)
            },
        )
        for one in game.trick.rankings(setting)
    ]


def _points(game: Game, case: PointsCase) -> Answer:
    return result(scored(game, case), case)


def _claims(game: Game, claims: Sequence[Claim]) -> Answer:
    """The claims that are right, as a set."""
    return sum(1 << n for n, one in enumerate(claims) if answer(game, one.spot) == one.answer)


def scored(game: Game, case: PointsCase) -> Scored:
    """A case as somebody counts it who plays by these rules."""
    options = _options(game, case.players, tuple(case.options.items()))
    return game.forms[case.form].score(case.case, options, case.players)


@lru_cache(maxsize=512)  # many are asked about cases with the same few
def _options(game: Game, players: int, given: tuple[tuple[str, Any], ...]) -> Any:
    return game.read_options(players, dict(given))


_ANSWERS: Mapping[str, Callable[[Game, Any], Answer]] = {
    "winner": _winner,
    "leader": next_leader,
    "reason": told,
    "legal": playable,
    "goal": reached,
    "fault": at_fault,
    "order": _order,
    "points": _points,
    "action": possible,
    "claims": _claims,
}


# -- questions -----------------------------------------------------------------------------------


def question_of(game: Game, spot: Spot) -> Question:
    """The question about one position; its wrong options are what misreadings answer."""
    return _QUESTIONS[spot.kind](game, spot)


def _trick_asked(game: Game, spot: Spot) -> Question:
    draws = None in answers_to(game, spot)
    draws |= game.trick.order(spot.about.setting, spot.about.cards).ties == "drawn"
    return winner_question(game, spot.about, draws)


def _points_asked(game: Game, spot: Spot) -> Question:
    wrong = [one for one in answers_to(game, spot) if isinstance(one, int)][1 : WRONG + 1]
    return points_draft(game, Random(f"{game.id}/{spot.name}"), spot.about, wrong).make()


_QUESTIONS: Mapping[str, Callable[[Game, Spot], Question]] = {
    "winner": _trick_asked,
    "leader": lambda game, spot: leader_question(game, spot.about),
    "reason": lambda game, spot: reason_question(game, spot.about),
    "legal": lambda game, spot: legal_question(game, spot.about),
    "goal": lambda game, spot: goal_question(game, spot.about),
    "fault": lambda game, spot: fault_question(game, spot.about),
    "order": lambda game, spot: cast(Question, spot.about),
    "points": _points_asked,
    "action": lambda game, spot: action_question(game, spot.about),
}


# -- positions by name ---------------------------------------------------------------------------

_NAME = re.compile(rf"({'|'.join(KINDS)})-(\d{{1,6}})-(\d{{1,3}})")


@lru_cache
def found(game: Game, name: str) -> Spot | None:
    """The position of a name; none where there is no such position."""
    told = _NAME.fullmatch(name)
    if not told or told[1] not in kinds_of(game):
        return None
    return next((spot for spot in spots(game, told[1], int(told[2])) if spot.name == name), None)


def spots(game: Game, kind: str, number: int) -> Iterator[Spot]:
    """Every position of a deal by its number to ask one kind of question about."""
    random = Random(f"{game.id}/practice/{kind}/{number}")
    for place, about in enumerate(_MAKERS[kind](game, random)):
        yield Spot(f"{kind}-{number}-{place}", kind, about)


def _tricks(game: Game, random: Random) -> Iterator[Trick]:
    match = _match(game, random, ONE_HAND).play_random(random)
    yield from match.table.tricks


def _led_after(game: Game, random: Random) -> Iterator[Trick]:
    """A trick after which another is led: one a deal, since most show what is asked of winners, too."""
    tricks = list(_tricks(game, random))[:-1]
    yield from random.sample(tricks, min(LEADS, len(tricks)))


def _reasoned(game: Game, random: Random) -> Iterator[Reasoned]:
    others = [one.game for one in misread(game) if one.game.trick is not game.trick]
    tricks = list(_tricks(game, random))
    for trick in random.sample(tricks, min(REASONS, len(tricks))):
        yield from reasoned(game, random, trick, others)


def _holdings(game: Game, random: Random) -> Iterator[Held]:
    match, most = _match(game, random, ONE_HAND), game.positions.most_held
    while (decision := match.decision) is not None:
        if isinstance(decision, Play):
            held = Held(decision.setting, decision.hand, tuple(decision.cards), match.players)
            if LEAST <= held.hand.bit_count() <= most(held.setting):
                yield held
        match.step(random.random())


def _goals(game: Game, random: Random) -> Iterator[Goal]:
    for trick in course(_match(game, random, ONE_HAND), random):
        yield from goals(game, trick)


def _faults(game: Game, random: Random) -> Iterator[Laid]:
    for trick in course(_match(game, random, ONE_HAND), random):
        yield from faulty(game, random, trick)


def _orders(game: Game, random: Random) -> Iterator[Question]:
    yield from (draft.make() for draft in order_drafts(game, random, {}, ORDERS))


def _cases(game: Game, random: Random) -> Iterator[PointsCase]:
    if game.practice:
        for _ in range(CASES):
            yield game.practice(random)


def _choices(game: Game, random: Random) -> Iterator[Choosing]:
    others = [reader.game for reader in misread(game)]
    for moment in moments(random, _match(game, random, Watched)):
        if asked := choosing(game, moment, others, random):
            yield asked


_MAKERS: Mapping[str, Callable[[Game, Random], Iterator[Any]]] = {
    "winner": _tricks,
    "leader": _led_after,
    "reason": _reasoned,
    "legal": _holdings,
    "goal": _goals,
    "fault": _faults,
    "order": _orders,
    "points": _cases,
    "action": _choices,
}


def _match(game: Game, random: Random, begin: Callable[..., Begun]) -> Begun:
    """A match that somebody may play, made by `begin`: with the usual options or one other, as far as that fits."""
    while True:
        options = {}
        if game.options.fields and random.random() < 0.5:
            field = random.choice(game.options.fields)
            options = {field.name: random.choice(field.choices)}
        if match := drawn_match(game, random, options, begin, set()):
            return match
