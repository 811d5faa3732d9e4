"""“What may I play?”"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from random import Random
from typing import Any

from ..duty import allowed, law
from ..game import Game
from ..packs import Pack, bits, codes_of
from ..words import mark
from .asked import Option, Question
from .positions import Held, holdings

SEARCHED = 4000
LEAST, MOST = 3, 9  # cards in a hand worth asking about


def legal_questions(
    game: Game, random: Random, wanted: Mapping[str, Any], most: int
) -> list[Question]:
    """Questions about a hand when somebody has led, or about a lead that is not free."""
    questions = []
    for held in islice(holdings(game, random, wanted), SEARCHED):
        if LEAST <= held.hand.bit_count() <= MOST and (held.cards or _bound(game, held)):
            questions.append(_question(game, held))
        if len(questions) >= most:
            break
    return questions


def _bound(game: Game, held: Held) -> bool:
    chain = game.chain(held.setting, held.cards, held.hand)
    return allowed(chain, held.hand) != held.hand


def _question(game: Game, held: Held) -> Question:
    pack: Pack = game.pack(held.setting)
    bound = law(pack, game.chain(held.setting, held.cards, held.hand), held.hand)
    names = game.seat_names(held.players)
    options = [
        Option(
            pack.cards[card].name,
            bool(bound.allowed >> card & 1),
            bound.of(pack, card),
            card,
        )
        for card in bits(held.hand)
    ]
    about = game.describe(held.setting)
    where = f"{about}. " if about else ""
    return Question(
        prompt=f"{where}{_on_the_table(pack, held, names[0])}",
        pick="many",
        setting=held.setting,
        options=options,
        verdict=bound.said,
        trick=held.cards,
        hand=bits(held.hand),
        seats=names,
        request={
            "ask": "legal",
            "game": game.id,
            "setting": game.plain(held.setting),
            "hand": codes_of(pack, bits(held.hand)),
            "trick": codes_of(pack, held.cards),
        },
    )


def _on_the_table(pack: Pack, held: Held, leader: str) -> str:
    if not held.cards:
        return "You are on lead. What may you play?"
    table = mark(pack, held.cards)
    on = f"{leader} has led {table}." if len(held.cards) == 1 else f"On the table: {table}."
    return f"{on} What may you play?"
