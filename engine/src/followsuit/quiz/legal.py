"""“What may I play?”"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import islice
from random import Random
from typing import Any

from ..duty import Law, allowed, law
from ..game import Game
from ..messages import Card, Cards, Message, Seat, say
from ..packs import Pack, bits, codes_of
from .asked import Draft, Option, Question, where
from .positions import Held, holdings

SEARCHED = 4000
LEAST = 3  # cards in a hand worth asking about


def legal_drafts(game: Game, random: Random, wanted: Mapping[str, Any], most: int) -> list[Draft]:
    """Questions about a hand when somebody has led, or about a lead that is not free."""
    drafts: list[Draft] = []
    for held in islice(holdings(game, random, wanted), SEARCHED):
        if worth_asking(game, held):
            drafts.append(Draft(_law(game, held).clauses, partial(legal_question, game, held)))
        if len(drafts) >= most:
            break
    return drafts


def worth_asking(game: Game, held: Held) -> bool:
    """Whether a hand has neither too few cards nor too many, and some rule may bind it."""
    few = LEAST <= held.hand.bit_count() <= game.positions.most_held(held.setting)
    return few and bool(held.cards or _bound(game, held))


def _law(game: Game, held: Held) -> Law:
    return law(game.trick.chain(held.setting, held.cards, held.hand), held.hand)


def _bound(game: Game, held: Held) -> bool:
    chain = game.trick.chain(held.setting, held.cards, held.hand)
    return allowed(chain, held.hand) != held.hand


def legal_question(game: Game, held: Held) -> Question:
    """Which cards of a hand may be played."""
    pack: Pack = game.pack(held.setting)
    bound = _law(game, held)
    names = game.seat_names(held.players)
    options = [
        Option(
            say("card", card=Card(held_card)),
            bool(bound.allowed >> held_card & 1),
            bound.of(held_card),
            held_card,
        )
        for held_card in bits(held.hand)
    ]
    return Question(
        prompt=where(game, held.setting, _on_the_table(held)),
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


def _on_the_table(held: Held) -> Message:
    if not held.cards:
        return say("quiz-lead")
    if len(held.cards) == 1:
        return say("quiz-follow-lead", seat=Seat(0), card=Card(held.cards[0]))
    return say("quiz-follow", cards=Cards(held.cards))
