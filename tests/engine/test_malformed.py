"""The door holds against malformed requests of every kind; `scripts/fuzz` asks a million more."""

from __future__ import annotations

from json import dumps
from typing import Any

import pytest
from malformed import failures, request, wrong_with
from real_requests import WEIGHTS, requests

from followsuit import ask
from followsuit.asking import REQUESTS, games_of, playing
from followsuit.asking.hands import DOINGS
from followsuit.game import Game
from followsuit.games import MODULES

pytestmark = pytest.mark.slow
EACH = 1_000
TYZICHA = {"ask": "winner", "game": "tyzicha", "trick": ["TS"]}
SHED = {"ask": "hand", "do": "new", "game": "shed", "options": {"start": "random"}}
VIEW = {"ask": "hand", "do": "view", "seat": 0}


def test_they_are_made_of_real_requests_of_every_kind_and_game() -> None:
    seated = {f"play {doing}" for doing in playing.DOINGS} | {"review choices"}
    assert WEIGHTS.keys() == (REQUESTS.keys() - {"hand", "play"}) | DOINGS.keys() | seated
    for kind, listed in requests().items():
        assert {name for real in listed for name in games_of(real)} == set(MODULES), kind
        for real in listed:
            assert "error" not in ask(real), real


@pytest.mark.parametrize("seed", range(4))
def test_no_malformed_request_breaks_the_door(seed: int) -> None:
    """An answer is JSON; a refusal says what, where and what was meant; nothing is changed."""
    found = failures(seed, 0, EACH)
    assert not found, "\n".join(map(str, found))


def test_the_same_seed_makes_the_same_requests() -> None:
    made = [dumps(request(1, number)) for number in range(50)]
    assert made == [dumps(request(1, number)) for number in range(50)]
    assert len(set(made)) == 50


@pytest.mark.parametrize(
    ("asked", "where"),
    [
        ({**TYZICHA, "names": []}, "names"),
        ({**TYZICHA, "trick": ["TS", "9S"], "names": ["A"]}, "names"),
        ({**SHED, "deal": {"tokens": 1}}, "deal.tokens"),
        ({**SHED, "deal": {"tokens": [1] * 12}}, "deal.tokens[0]"),
        ({**SHED, "deal": {"tokens": "moons"}}, "deal.tokens"),
        ({**SHED, "options": {}, "deal": {"tokens": "moons"}}, "deal.tokens"),
        (
            {"ask": "hand", "game": "truc", "deal": {"hands": [[1.5], None, None, None]}},
            "deal.hands[0][0]",
        ),
        ({"ask": float("nan")}, "ask"),
        ({"ask": "winner", "game": [[1]]}, "game"),
        ({"ask": "score", "game": "truc", "case": {"dealer": 0, "cards": True}}, "case.cards"),
        ({"ask": "hand", "game": "truc", "totals": [10**30, 0]}, "totals"),
    ],
)
def test_what_once_came_through(asked: Any, where: str) -> None:
    assert ask(asked)["error"]["where"] == where
    assert wrong_with(asked) is None


def test_a_record_may_say_that_there_is_nothing() -> None:
    """A field that is null is not there, in a record as everywhere."""
    for field in ("before", "seed", "players", "options", "names", "limit", "start", "hands"):
        assert "error" not in ask({**VIEW, "record": {"game": "truc", field: None}}), field


def test_a_refusal_tells_of_fifty_faults_at_most(any_game: Game) -> None:
    """However long the request: an answer is bounded, and the first faults are told in order."""
    asked = {"ask": "legal", "game": any_game.id, "hand": ["x" * 60] * 500, "trick": ["y"] * 500}
    errors = ask(asked)["errors"]
    assert [error["where"] for error in errors] == [f"hand[{place}]" for place in range(50)]
    assert wrong_with(asked) is None


def test_a_value_that_is_long_or_huge_is_not_repeated() -> None:
    for value in ("é" * 9000, [[1] * 9000], {"x": "y" * 9000}, 10**4000):
        asked = {"ask": "legal", "game": "truc", "hand": value, "setting": {"x": value}}
        assert len(dumps(ask(asked))) < 2_000
        assert wrong_with(asked) is None
