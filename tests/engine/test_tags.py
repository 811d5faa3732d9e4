"""The facts by which a reader finds a game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from followsuit import ask
from followsuit.company import company
from followsuit.errors import WrongRules
from followsuit.game import Game
from followsuit.games import game
from followsuit.tags import TAGS


def test_every_game_says_how_long_it_takes_and_what_it_is(any_game: Game) -> None:
    low, high = any_game.about.minutes
    assert 5 <= low <= high <= 120
    assert any_game.about.tags
    assert len(set(any_game.about.tags)) == len(any_game.about.tags)


def test_every_tag_is_of_use() -> None:
    used = {tag["tag"] for known in ask({"ask": "games"})["games"] for tag in known["tags"]}
    assert used == set(TAGS)


def test_a_tag_that_nobody_knows_is_refused() -> None:
    with pytest.raises(WrongRules, match="there is no tag “bluff”"):
        replace(game("truc"), about=game("truc").about._replace(tags=("bluff",)))


@pytest.mark.parametrize(
    ("name", "counts", "also", "partners"),
    [
        ("shed", (2, 3, 4, 5), (), "optional"),
        ("twenty-five", (3, 4, 5, 6, 7, 8, 9), (2, 10), "optional"),
        ("tyzicha", (3,), (), "never"),
        ("truc", (4,), (), "always"),
        ("sheepshead", (5,), (), "secret"),
    ],
)
def test_who_can_play(name: str, counts: Any, also: Any, partners: str) -> None:
    assert company(game(name)) == (counts, also, partners)


def test_the_door_tells_it() -> None:
    told = next(g for g in ask({"ask": "games"})["games"] if g["id"] == "truc")
    assert told["minutes"] == {"min": 20, "max": 20}
    assert {"tag": "betting", "label": "Raise and bluff"} in told["tags"]
    assert told["partners"] == "always"


@pytest.mark.parametrize(
    ("more", "also"),
    [((2, 9), (2, 9)), ((1, 2, 3, 10, 11), (2, 3, 10)), (range(20), (2, 3, 5, 6, 7, 8, 9, 10))],
)
def test_from_two_to_ten_are_tried(more: Any, also: Any) -> None:
    """Beside the usual four."""
    truc = game("truc")
    wide = replace(truc.match, also_for=lambda players, options: players in more)
    assert company(replace(truc, match=wide))[:2] == ((4,), also)


@pytest.mark.parametrize(
    ("sides", "partners"),
    [((0, 1, 2, 3), "never"), ((0, 1, 2, 2), "always"), ((0, 0, 0, 0), "always")],
)
def test_a_team_is_a_side_of_two_seats_or_more(sides: Any, partners: str) -> None:
    truc = game("truc")
    seated = replace(truc.match, sides=lambda players, options: sides)
    assert company(replace(truc, match=seated)).partners == partners


def test_a_team_in_one_way_to_play_is_optional() -> None:
    shed = game("shed")
    assert len({max(shed.match.sides(n, shed.read_options(n))) + 1 == n for n in (3, 4)}) == 1
    assert company(shed).partners == "optional"
