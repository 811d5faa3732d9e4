"""Advice: fair, the same for the same seed, and better than chance."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from test_playouts import points

from followsuit import Match, ask
from followsuit.advice import Came, _Tries, advise
from followsuit.errors import IllegalAction
from followsuit.game import Game
from followsuit.games import MODULES
from followsuit.players import advised, chance, shuns, takes
from followsuit.views import view
from followsuit.worlds import Worlds

# Hearts are trumps: the five wins every trick.
LAST = {"hands": ["5H 2C 3C 4C 6C", "AC KC QC TC 9C", "AS KS QS JS TS"], "stock": "7H"}


@pytest.mark.slow
@settings(max_examples=60)
@given(match=points(), seed=st.integers(0, 2**53))
def test_two_worlds_that_look_the_same_are_advised_the_same(match: Match, seed: int) -> None:
    """A choice hangs on what the seat has seen, and on the seed."""
    if match.over:
        return
    assert match.seat is not None
    known = view(match, match.seat)
    other = view(Worlds(known).deal(Random(seed + 1)), known.seat)
    assert other == known
    assert advise(other, 8, seed) == advise(known, 8, seed)


def test_every_action_is_tried_and_the_best_most(any_game: Game) -> None:
    match = Match(any_game, seed=4)
    assert match.decision is not None
    found = advise(view(match, match.decision.seat), 90, 1)
    assert sorted(one.code for one in found) == sorted(match.decision.codes)
    assert sum(one.tried for one in found) >= 90
    assert all(1 <= one.tried <= found[0].tried for one in found)
    assert (found[0].short, found[0].error) == (0, 0)
    assert all(one.wins is None or 0 <= one.wins <= 1 for one in found)


def test_advice_without_a_seed_is_that_of_seed_0() -> None:
    match = Match("hearts", seed=4)
    assert match.decision is not None
    known = view(match, match.decision.seat)
    assert advise(known, 30) == advise(known, 30, 0) != advise(known, 30, 1)


def test_a_wide_choice_is_not_narrowed_at_once() -> None:
    """Canadian Salad, 17 cards to lead: after one world 43 of 60 playouts are left, and so are 13 cards."""
    match = Match("canadian-salad", seed=4)
    assert match.decision is not None
    found = advise(view(match, match.decision.seat), 60, 1)
    assert len(found) == 17
    assert sum(one.tried > 1 for one in found) == 13
    assert sum(one.tried > 2 for one in found) == 9


def test_time_may_be_given_instead() -> None:
    """A quarter of it for each world, however long they take: four of them."""
    match = Match("truc", seed=1)
    clock = (second / 4 for second in count())
    found = advise(view(match, match.seat or 0), seconds=1, clock=lambda: next(clock))
    assert found[0].tried == 4


def test_a_trick_that_wins_the_match_is_advised() -> None:
    """Twenty-Five at 20 points: who takes the trick has won (`game.target`)."""
    match = Match("twenty-five", 3, totals=[20, 20, 20], before=3, dealer=2, seed=1, deals=[LAST])
    while match.phase not in ("lead", "play"):
        assert match.decision is not None
        match.apply(match.decision.pick(0.99))
    assert match.decision is not None
    found = advise(view(match, match.decision.seat), 60, 1)
    assert found[0].wins == max(one.wins or 0 for one in found)
    assert found[-1].short > 0


@pytest.mark.parametrize(
    ("won", "best"),
    [(1.0, 0), (0.5, 0), (0.25, 1), (0.0, 1), (-1.0, 1)],
)
def test_a_match_is_worth_the_widest_margin(won: float, best: int) -> None:
    """Winning it alone outdoes any margin, sharing it half of that; a lost one costs as much."""
    match = Match("hearts", seed=4)
    assert match.decision is not None
    codes = match.decision.codes[:2]
    tries = _Tries(view(match, match.decision.seat), Random(0), codes)
    first, second = Came(1, 1.0, won, trick=False), Came(3, 2.0, 0.0, trick=False)
    tries.came = {codes[0]: [first], codes[1]: [second]}
    found = tries.weighed()
    assert found[0].code == codes[best]
    assert found[1].short == pytest.approx(abs(1 + 2 * won - 2))


@pytest.mark.parametrize("name", sorted(MODULES))
@pytest.mark.parametrize("player", [chance, takes, shuns, advised(4)])
def test_players_choose_what_is_allowed(name: str, player: Any) -> None:
    match = Match(name, seed=2, hands=1)
    for number in count():
        if match.over:
            break
        assert match.seat is not None
        code = player(view(match, match.seat), number)
        assert code in match.decision.codes if match.decision else False
        match.apply(code)
        if number > 30:
            break


def test_greedy_players_take_tricks_cheaply_or_shun_them() -> None:
    """Tëtka without trumps: after the lead of a middle card the lowest that beats it, or the highest that does not."""
    match = Match("tetka", seed=3, hands=1)
    while match.phase != "lead":
        assert match.decision is not None
        match.apply(match.decision.pick(0.5))
    pack = match.table.pack
    assert match.seat is not None
    strong, weak = (player(view(match, match.seat), 1) for player in (takes, shuns))
    ranks = "AKQJT98765432"
    own = [card.code for card in pack.of(match.table.hands[match.seat])]
    assert strong[0] == min((code[0] for code in own), key=ranks.index)
    assert weak[0] == max((code[0] for code in own), key=ranks.index)


@pytest.mark.parametrize(
    ("request_", "where"),
    [
        ({"seat": 1}, "seat"),
        ({"seat": 9}, "seat"),
        ({"playouts": 0}, "playouts"),
        ({"playouts": 5, "seconds": 0.5}, "playouts"),
        *(({"seconds": wrong}, "seconds") for wrong in ("x", True, 0, -1, 101, float("nan"))),
        ({"record": None}, "record"),
        ({"levels": 3}, "levels"),
    ],
)
def test_what_cannot_be_advised_is_told(request_: dict[str, Any], where: str) -> None:
    match = Match("truc", seed=1, dealer=3)
    assert match.seat not in (1, 9)
    told = ask({"ask": "advise", "record": match.record(), **request_})
    assert [error["where"] for error in told["errors"]] == [where]


def test_nothing_is_advised_when_the_match_is_over() -> None:
    match = Match("truc", seed=1).play_random()
    with pytest.raises(IllegalAction):
        advise(view(match, 0), 5)
    assert ask({"ask": "advise", "record": match.record()})["error"]["id"] == "match-over"


@pytest.mark.parametrize("seconds", [1, 0.05, 1e-9])
def test_a_time_need_not_be_whole(seconds: float) -> None:
    """In however little of it, every action is tried once."""
    told = ask({"ask": "advise", "record": Match("truc", seed=1).record(), "seconds": seconds})
    assert told["tried"] > 0


def test_advice_is_told_in_numbers_and_in_words(any_game: Game) -> None:
    match = Match(any_game, seed=4)
    told = ask({"ask": "advise", "record": match.record(), "playouts": 40, "seed": 3})
    assert told == ask({"ask": "advise", "record": match.record(), "playouts": 40, "seed": 3})
    first, *others = told["actions"]
    assert first["why"][0]["id"] == "advice-best"
    assert {one["code"] for one in told["actions"]} == set(
        match.decision.codes if match.decision else ()
    )
    for one in others:
        far = one["short"] > 2 * one["error"]
        assert (one["why"][0]["id"] == "advice-even") is not far
    for one in told["actions"]:
        assert len(one["why"]) == 1 + (one["wins"] is not None)
