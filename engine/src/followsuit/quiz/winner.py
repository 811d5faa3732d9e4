"""“Who wins this trick?”"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from random import Random
from typing import Any

from ..game import Game
from ..packs import Pack, codes_of
from ..table import Trick
from .asked import Option, Question
from .positions import tricks


def winner_questions(
    game: Game, random: Random, wanted: Mapping[str, Any], most: int
) -> list[Question]:
    """Questions about finished tricks; where any of them is drawn, "nobody" is an answer to all."""
    found = list(islice(tricks(game, random, wanted), most))
    draws = any(trick.position is None for trick in found)
    return [_question(game, trick, draws) for trick in found]


def _question(game: Game, trick: Trick, draws: bool) -> Question:
    pack: Pack = game.pack(trick.setting)
    players = len(set(trick.seats))
    own = game.seat_names(players)
    names = [own[place % players] for place in range(len(trick.cards))]
    verdict = game.judge(trick.setting, trick.cards, names)
    why = dict(verdict.losers)
    options = [
        Option(
            names[place] if players == len(names) else _turn(names[place], place // players),
            place == trick.position,
            verdict.said if place == trick.position else why.get(place, verdict.said),
            card,
            place,
        )
        for place, card in enumerate(trick.cards)
    ]
    if draws:
        options.append(Option("Nobody", trick.position is None, verdict.said))
    return Question(
        prompt=_prompt(game, trick.setting, names[0], pack, trick.cards[0]),
        pick="one",
        setting=trick.setting,
        options=options,
        verdict=verdict.said,
        trick=trick.cards,
        seats=own,
        request={
            "ask": "winner",
            "game": game.id,
            "setting": game.plain(trick.setting),
            "trick": codes_of(pack, trick.cards),
        },
    )


def _turn(name: str, turn: int) -> str:
    """What to call a card where players have several in a trick."""
    return f"{name}, {('first', 'second', 'third')[turn]} card"


def _prompt(game: Game, setting: Any, leader: str, pack: Pack, led: int) -> str:
    about = game.describe(setting)
    where = f"{about}. " if about else ""
    return f"{where}{leader} leads [[{pack.codes[led]}]]. {game.winner_question(setting)}"
