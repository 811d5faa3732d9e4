"""How many may play each game, and how many sit down where nobody says: as its rules have it."""

from __future__ import annotations

import pytest

from followsuit import Match
from followsuit.games import game, names

# The fewest, the most, and the usual number.
PLAYERS = {
    "canadian-salad": (3, 6, 3),
    "ecarte": (2, 2, 2),
    "euchre": (2, 4, 4),
    "fuenfzehnern": (3, 4, 3),
    "hearts": (3, 6, 4),
    "reds": (2, 6, 2),
    "reversis": (4, 4, 4),
    "schafkopf": (3, 3, 3),
    "shed": (2, 5, 2),
    "sheepshead": (5, 5, 5),
    "tetka": (4, 4, 4),
    "truc": (4, 4, 4),
    "tute": (4, 4, 4),
    "twenty-five": (3, 9, 3),
    "type-trump": (3, 4, 3),
    "tyzicha": (3, 3, 3),
}


@pytest.mark.parametrize("name", PLAYERS)
def test_players_are_as_many_as_the_rules_say(name: str) -> None:
    about = game(name).about
    assert (about.players[0], about.players[-1], about.seated) == PLAYERS[name]
    assert list(about.players) == list(range(about.players[0], about.players[-1] + 1))
    assert Match(game(name)).players == about.seated


def test_no_game_is_left_out() -> None:
    assert PLAYERS.keys() == set(names())
