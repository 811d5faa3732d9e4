"""“Who leads to the next trick?”"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import islice
from random import Random
from typing import Any

from ..game import Game
from ..ledger import Note
from ..messages import Card, Seat, of_seat, reseated, say
from ..order import Said
from ..table import Trick
from .asked import Draft, Option, Question, trick_request, where
from .positions import ONE_HAND, fits, matches


def leader_drafts(game: Game, random: Random, wanted: Mapping[str, Any], most: int) -> list[Draft]:
    """Questions about tricks after which another is led."""
    return [
        Draft(_told(game, trick).clauses, partial(leader_question, game, trick))
        for trick in islice(_tricks(game, random, wanted), most)
    ]


def _tricks(game: Game, random: Random, wanted: Mapping[str, Any]) -> Iterator[Trick]:
    for match in matches(game, random, wanted, ONE_HAND):
        match.play_random(random)
        yield from (one for one in match.table.tricks[:-1] if fits(one.setting, wanted))


def next_leader(game: Game, trick: Trick) -> int:
    """Who leads to the next trick, counted from who led to this one."""
    winner = game.trick.won_by(trick.setting, trick.cards)
    return game.trick.leads(trick.setting, trick.cards, winner) % _players(trick)


def _players(trick: Trick) -> int:
    return len(set(trick.seats))


def _told(game: Game, trick: Trick) -> Said:
    """Who leads to the next trick, and before it who wins this one."""
    setting, cards, players = trick.setting, trick.cards, _players(trick)
    won, winner = game.trick.decides(setting, cards), game.trick.won_by(setting, cards)
    own = (note for note in game.trick.brings(setting, cards, winner) if note.leads)
    leads = next(own, None) or Note(
        of_seat("leads-next", game.trick.leads(setting, cards, winner)), ()
    )
    told = say("both", first=won.say, second=leads.say)
    clauses = tuple(dict.fromkeys((*leads.clauses, *won.clauses)))
    return Said(reseated(told, tuple(place % players for place in range(len(cards)))), clauses)


def leader_question(game: Game, trick: Trick) -> Question:
    """Which of the players leads to the next trick."""
    players, leader, told = _players(trick), next_leader(game, trick), _told(game, trick)
    led = say("quiz-led", seat=Seat(0), card=Card(trick.cards[0]))
    asks = say("both", first=led, second=say("quiz-leads-next"))
    return Question(
        prompt=where(game, trick.setting, asks),
        pick="one",
        setting=trick.setting,
        options=[
            Option(say("quiz-player", seat=Seat(seat)), seat == leader, told, seat=seat)
            for seat in range(players)
        ],
        verdict=told,
        trick=trick.cards,
        seats=game.seat_names(players),
        request=trick_request(game, trick.setting, trick.cards),
        about=trick,
    )
