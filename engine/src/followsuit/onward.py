"""Onward: one hand or match played on by chance, or in a style, from a point of it; and nothing told.

The rules are those of every match; they are played at a `Quiet` table, which writes down no events
and no ledger.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Literal

from .chance import Chance
from .decisions import Play
from .errors import Fault, IllegalAction
from .match import HAND_LIMIT, Match, shuffles
from .messages import say
from .quiet import Quiet
from .records import Start
from .sets import drawing
from .table import Table

Until = Literal["hand", "match"]
Chooser = Callable[[int, Any], int]  # gives one of the cards that are allowed in a setting
Seated = Callable[[Table, Random], Chooser]
SEED_BITS = 53  # of the seed of a playout; JSON has no larger whole numbers everywhere


def check_not_over(match: Match) -> None:
    if match.over:
        raise IllegalAction(Fault(say("match-over"), "match"))


def played_on(
    match: Match, before: list[Any], seed: int, until: Until, seated: Seated | None = None
) -> Table:
    """Play on once; returns the last table. `seated` tells who plays the cards, None: chance."""
    random, cards = Random(seed), match.table.pack.by_code
    choose, number, start = random.random, match.hand_number, match.start
    chance: Chance = match.table.chance.again(lambda: shuffles(seed, number))
    last = number if until == "hand" else number + HAND_LIMIT - 1
    while True:
        table = match.laid(Quiet, start, number, chance)
        table.player = player = seated(table, random) if seated else drawing(choose)
        table.past = past = before[::-1]
        flow = match.game.hand.play(table)
        try:
            decision = next(flow)
            while past:
                decision = flow.send(past.pop())
            while True:
                code, value = decision.draw(choose())
                if seated and isinstance(decision, Play) and code in cards:
                    value = player(decision.allowed, decision.setting)
                decision = flow.send(value)
        except StopIteration:
            if table.winners or table.last or number >= last:
                return table
        start, before = Start(table.next_dealer, tuple(table.totals), table.carried), []
        number += 1
        chance = Chance(shuffles(seed, number), {}, "")
