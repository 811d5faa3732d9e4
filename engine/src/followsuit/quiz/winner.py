"""“Who wins this trick?”"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import islice
from random import Random
from typing import Any

from ..game import Game
from ..messages import Card, Message, Seat, reseated, say
from ..order import Said
from ..table import Trick
from .asked import Draft, Option, Question, trick_request, where
from .positions import tricks


def winner_drafts(game: Game, random: Random, wanted: Mapping[str, Any], most: int) -> list[Draft]:
    """Questions about finished tricks; where any of them is drawn, "nobody" is an answer to all."""
    found = list(islice(tricks(game, random, wanted), most))
    draws = any(trick.position is None for trick in found)
    return [
        Draft(
            game.trick.decides(trick.setting, trick.cards).clauses,
            partial(winner_question, game, trick, draws),
        )
        for trick in found
    ]


def winner_question(game: Game, trick: Trick, draws: bool) -> Question:
    """Who wins a finished trick; `draws`: whether "nobody" is offered."""
    players = len(set(trick.seats))
    own = game.seat_names(players)
    verdict = game.trick.judge(trick.setting, trick.cards)
    seats = tuple(place % players for place in range(len(trick.cards)))
    decides = _seated(verdict.said, seats)
    why = {place: _seated(said, seats) for place, said in verdict.losers}
    options = [
        Option(
            _player(seats[place], place // players, once=players == len(seats)),
            place == trick.position,
            decides if place == trick.position else why.get(place, decides),
            played,
            place,
        )
        for place, played in enumerate(trick.cards)
    ]
    if draws:
        options.append(Option(say("quiz-nobody"), trick.position is None, decides))
    led = say("quiz-led", seat=Seat(0), card=Card(trick.cards[0]))
    asks = say("both", first=led, second=game.positions.question(trick.setting))
    return Question(
        prompt=where(game, trick.setting, asks),
        pick="one",
        setting=trick.setting,
        options=options,
        verdict=decides,
        trick=trick.cards,
        seats=own,
        request=trick_request(game, trick.setting, trick.cards),
    )


def _seated(said: Said, seats: tuple[int, ...]) -> Said:
    """What is told of places in a trick, told of the players."""
    return said._replace(say=reseated(said.say, seats))


def _player(number: int, turn: int, *, once: bool) -> Message:
    """Whose card it is; and which of theirs, where players have several in a trick."""
    if once:
        return say("quiz-player", seat=Seat(number))
    return say("quiz-player-turn", seat=Seat(number), turn=turn + 1)
