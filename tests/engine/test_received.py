"""What a hand has received for each action: with it any table can be played to the same point."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from followsuit import Match
from followsuit.games import MODULES


@pytest.mark.parametrize("name", sorted(MODULES))
def test_every_value_is_kept_however_it_was_chosen(name: str) -> None:
    """By somebody's choice, by chance or by a player of cards; after an undo, too."""
    chance = Random(name)
    match = Match(name, seed=5, hands=1)
    values = []
    while not match.over:
        decision = match.decision
        assert decision is not None
        code = decision.pick(chance.random())
        values.append(decision.value(code))
        match.apply(code)
        assert match.received == values
    again = Match(name, seed=5, hands=1).follow(match.done[:-1])
    assert again.received == values[:-1]
    match.undo()
    assert match.received == values[:-1]
    by_chance = Match(name, seed=5, hands=1).play_random(Random(1))
    assert by_chance.received == Match(name, seed=5, hands=1).follow(by_chance.done).received


def _cards(match: Match) -> dict[str, Any]:
    """The hands and the stock of a match, as its record has them."""
    return {name: match.table.chance.drawn[name] for name in ("hands", "stock")}


@pytest.mark.parametrize("name", sorted(MODULES))
def test_a_hand_may_be_dealt_again_from_its_sets_of_cards(name: str) -> None:
    """Whatever cards the record has, with all else that it gives; after an undo, too."""
    match = Match(name, seed=6, hands=1).play_random()
    other = Match(name, seed=7, hands=1).play_random()
    chance = match.table.chance
    deal, pack = chance.drawn, match.table.pack
    hands = [pack.mask(hand) for hand in deal["hands"]]
    stock = [pack.by_code[code].index for code in deal["stock"].split()]
    again = match.dealt_again({**deal, **_cards(other)}, (hands, stock))
    assert again.received == []
    again.follow(match.done)
    assert again.record() == match.record()
    assert again.table.events == match.table.events
    assert again.received == match.received
    again.undo()
    assert again.follow(match.done[-1:]).record() == match.record()
