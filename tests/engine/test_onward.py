"""How far a playout goes on, and out of which seed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from followsuit import Match
from followsuit.actions import Action
from followsuit.decisions import Decision
from followsuit.game import Flow, Game, HandRules
from followsuit.games import game
from followsuit.messages import say
from followsuit.onward import Until, played_on
from followsuit.playouts import Playouts, _seeds, played_out, playouts
from followsuit.table import Table


def idle(table: Table) -> Flow:
    """A hand that comes to nothing."""
    yield Decision(0, "wait", [Action("wait", say("deal"), ())])


@pytest.fixture
def endless() -> Game:
    """A game that nobody ever wins."""
    return replace(game("truc"), hand=HandRules(idle))


def test_a_match_that_comes_to_no_end_is_left_after_500_hands(endless: Game) -> None:
    match = Match(endless, seed=1).play_random()
    assert len(match.ended) == 500 and not match.over and not match.winners


@pytest.mark.parametrize(("until", "hands"), [("hand", 1), ("match", 500)])
def test_a_playout_ends_with_the_hand_or_the_match(endless: Game, until: Until, hands: int) -> None:
    for before in (0, 4):
        match = Match(endless, seed=1, hands=1000).follow(["wait"] * before)
        assert played_on(match, [], 2, until).number == before + hands - 1


def test_a_playout_ends_where_the_hands_are_over_that_were_agreed_on(endless: Game) -> None:
    match = Match(endless, seed=1, hands=3)
    assert played_on(match, [], 2, "match").number == 2


@pytest.mark.parametrize("until", ["hand", "match"])
def test_a_playout_is_the_match_that_is_told_of_it(until: Until) -> None:
    """Of several hands, each with its own shuffle; from the point at which it begins."""
    match = Match("truc", seed=3)
    match.play_random(limit=1)
    for _ in range(4):
        match.apply(match.actions[0].code)
    assert match.hand_number == 1
    done = playouts(match, 4, 9, until=until)
    for place in range(4):
        told = played_out(match, place, 9, until=until)
        ended = told.hands[1] if until == "hand" else told.table
        gained = [now - had for now, had in zip(ended.totals, match.totals, strict=True)]
        assert done.points[place] == tuple(gained)
        assert done.winners[place] == ended.winners
        assert len(told.hands) > 2 or until == "hand"


def test_playouts_without_a_seed_are_those_of_seed_0() -> None:
    match = Match("truc", seed=1)
    assert playouts(match, 5) == playouts(match, 5, 0)
    assert played_out(match, 2).record() == played_out(match, 2, 0).record()


def test_a_seed_of_a_playout_is_a_number_that_json_has_everywhere() -> None:
    assert max(_seeds(1, 200)).bit_length() == 53
    assert _seeds(1, 200)[:3] == _seeds(1, 3)


def test_no_playouts_win_nothing() -> None:
    assert Playouts((), ()).wins == Playouts((), ()).means == ()


def test_an_executor_is_given_a_hundred_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []

    def spread(work: Any, tasks: list[Any], executor: Any) -> list[Any]:
        given.extend(len(seeds) for _, _, seeds, _ in tasks)
        return [work(*task) for task in tasks]

    monkeypatch.setattr("followsuit.playouts.spread", spread)
    match, executor = Match("truc", seed=1), object()
    done = playouts(match, 250, executor=executor)  # type: ignore[arg-type]
    assert given == [100, 100, 50]
    assert done == playouts(match, 250) and len(given) == 3
    assert sum(done.wins) == sum(map(len, done.winners))
