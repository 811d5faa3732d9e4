"""“Which cards may you play to win this trick?”, or not to win it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from ..duty import Law, allowed, law
from ..game import Game
from ..messages import Card, Cards, say
from ..order import Said
from ..packs import bits
from ..sets import union
from .asked import Draft, Option, Question, trick_request, where
from .positions import Laid, laid

SEARCHED = 2000
MOST = 9  # cards in a hand worth asking about


class Goal(NamedTuple):
    """A seat about to play the last card of a trick, and whether it wants to win it."""

    setting: Any
    hand: int
    cards: tuple[int, ...]
    wins: bool


def goal_drafts(game: Game, random: Random, wanted: Mapping[str, Any], most: int) -> list[Draft]:
    """Questions about the last card of a trick."""
    tricks = islice(laid(game, random, wanted), SEARCHED)
    found = (goal for trick in tricks for goal in goals(game, trick))
    return [
        Draft(_verdict(game, goal).clauses, partial(goal_question, game, goal))
        for goal in islice(found, most)
    ]


def goals(game: Game, trick: Laid) -> Iterator[Goal]:
    """What may be wanted of the last card of a trick, if some cards of the hand do it and some do not."""
    hand, cards = trick.hands[-1], trick.cards[:-1]
    if hand.bit_count() > MOST or not cards:
        return
    if any(game.positions.check_trick(trick.setting, (*cards, card)) for card in bits(hand)):
        return
    wins = Goal(trick.setting, hand, cards, wins=True)
    loses = wins._replace(wins=False)
    for goal, right in zip((wins, loses), _parted(game, wins), strict=True):
        if right not in (0, hand):
            yield goal


def reached(game: Game, goal: Goal) -> int:
    """The cards that may be played and do what is wanted, as a set."""
    winning, losing = _parted(game, goal)
    return winning if goal.wins else losing


def _parted(game: Game, goal: Goal) -> tuple[int, int]:
    """The cards that may be played and win, and those that do not, as sets."""
    setting, lying = goal.setting, goal.cards
    may = allowed(game.trick.chain(setting, lying, goal.hand), goal.hand)
    won = (card for card in bits(may) if game.trick.won_by(setting, (*lying, card)) == len(lying))
    winning = union(won)
    return winning, may & ~winning


def goal_question(game: Game, goal: Goal) -> Question:
    """Which cards of a hand may be played and win the trick, or do not win it."""
    bound = _law(game, goal)
    right = reached(game, goal)
    best = bits(right)[0]
    others = goal.hand & ~(1 << best)
    return Question(
        prompt=where(
            game,
            goal.setting,
            say("quiz-goal-wins" if goal.wins else "quiz-goal-loses", cards=Cards(goal.cards)),
        ),
        pick="many",
        setting=goal.setting,
        options=[
            Option(
                say("card", card=Card(card)),
                bool(right >> card & 1),
                _told(game, goal, card) if bound.allowed >> card & 1 else bound.of(card),
                card,
            )
            for card in bits(goal.hand)
        ],
        verdict=_verdict(game, goal),
        trick=goal.cards,
        hand=bits(goal.hand),
        seats=game.seat_names(len(goal.cards) + 1),
        request=trick_request(game, goal.setting, (*goal.cards, best), {len(goal.cards): others}),
        about=goal,
    )


def _verdict(game: Game, goal: Goal) -> Said:
    """What binds the hand, and what comes of the first card that does what is wanted."""
    bound, why = _law(game, goal), _told(game, goal, bits(reached(game, goal))[0])
    clauses = tuple(dict.fromkeys((*why.clauses, *bound.clauses)))
    return Said(say("both", first=bound.message, second=why.say), clauses)


def _law(game: Game, goal: Goal) -> Law:
    return law(game.trick.chain(goal.setting, goal.cards, goal.hand), goal.hand)


def _told(game: Game, goal: Goal, card: int) -> Said:
    """What comes of a card that ends the trick."""
    return game.trick.comes_of(goal.setting, (*goal.cards, card))
