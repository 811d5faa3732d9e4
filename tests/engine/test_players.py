"""Players: each chooses for a seat out of its view and a seed, and what was agreed on."""

from __future__ import annotations

from random import Random

import pytest
from later_hands import with_one_action

from followsuit import Match, players
from followsuit.advice import advise
from followsuit.game import Game
from followsuit.players import advised, chance
from followsuit.views import View, view


def own(match: Match) -> View:
    assert match.seat is not None
    return view(match, match.seat)


def test_an_advised_player_does_what_is_found_best() -> None:
    for seed in range(6):
        known = own(Match("tute", seed=seed))
        assert len(known.codes) > 2
        assert advised(12)(known, seed) == advise(known, 12, seed)[0].code


def test_who_can_do_one_thing_alone_does_it_without_a_thought(
    any_game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = with_one_action(any_game)
    monkeypatch.delattr(players, "advise")
    assert advised(100)(own(match), 1) == match.actions[0].code


def test_chance_chooses_by_its_seed() -> None:
    match = Match("hearts", seed=1)
    assert match.decision is not None
    for seed in range(5):
        assert chance(own(match), seed) == match.decision.pick(Random(seed).random())
