"""“Which cards may you play to win this trick?”, or not to win it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from ..duty import allowed, law
from ..game import Game
from ..messages import Card, Cards, say
from ..order import Said
from ..packs import Pack, bits, codes_of
from .asked import Option, Question, where
from .positions import Laid, laid

SEARCHED = 2000
LEAST, MOST = 2, 9  # cards in a hand worth asking about


class Goal(NamedTuple):
    """A seat about to play the last card of a trick, and whether it wants to win it."""

    setting: Any
    hand: int
    cards: tuple[int, ...]
    wins: bool


def goal_questions(
    game: Game, random: Random, wanted: Mapping[str, Any], most: int
) -> list[Question]:
    """Questions about the last card of a trick."""
    tricks = islice(laid(game, random, wanted), SEARCHED)
    found = (goal for trick in tricks for goal in goals(game, trick))
    return [goal_question(game, goal) for goal in islice(found, most)]


def goals(game: Game, trick: Laid) -> Iterator[Goal]:
    """What may be wanted of the last card of a trick, if some cards of the hand do it and some do not."""
    hand, cards = trick.hands[-1], trick.cards[:-1]
    if not LEAST <= hand.bit_count() <= MOST or not cards:
        return
    if any(game.positions.check_trick(trick.setting, (*cards, card)) for card in bits(hand)):
        return
    for wins in (True, False):
        goal = Goal(trick.setting, hand, cards, wins)
        if reached(game, goal) not in (0, hand):
            yield goal


def reached(game: Game, goal: Goal) -> int:
    """The cards that may be played and do what is wanted, as a set."""
    chain = game.trick.chain(goal.setting, goal.cards, goal.hand)
    return sum(
        1 << card
        for card in bits(allowed(chain, goal.hand))
        if _wins(game, goal, card) == goal.wins
    )


def _wins(game: Game, goal: Goal, card: int) -> bool:
    return game.trick.won_by(goal.setting, (*goal.cards, card)) == len(goal.cards)


def goal_question(game: Game, goal: Goal) -> Question:
    """Which cards of a hand may be played and win the trick, or do not win it."""
    pack: Pack = game.pack(goal.setting)
    bound = law(game.trick.chain(goal.setting, goal.cards, goal.hand), goal.hand)
    right = reached(game, goal)
    best = bits(right)[0]
    why = _told(game, goal, best)
    others = bits(goal.hand & ~(1 << best))
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
        verdict=Said(
            say("both", first=bound.message, second=why.say),
            tuple(dict.fromkeys((*why.clauses, *bound.clauses))),
        ),
        trick=goal.cards,
        hand=bits(goal.hand),
        seats=game.seat_names(len(goal.cards) + 1),
        request={
            "ask": "winner",
            "game": game.id,
            "setting": game.plain(goal.setting),
            "trick": codes_of(pack, (*goal.cards, best)),
            "hands": {str(len(goal.cards)): codes_of(pack, others)},
        },
        about=goal,
    )


def _told(game: Game, goal: Goal, card: int) -> Said:
    """What comes of a card that ends the trick."""
    return game.trick.judge(goal.setting, (*goal.cards, card)).steps[-1].said
