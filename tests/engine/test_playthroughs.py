"""Every recorded hand is played and told as it was recorded: ids and facts, choices and refusals.

Where a rule was changed on purpose, `scripts/record` records the hands anew, and the difference is
read like any other change.
"""

from __future__ import annotations

import pytest
from playthroughs import again, path, recorded

from followsuit.game import Game
from followsuit.games import games

RECORDED = [
    pytest.param(game, hand, id=f"{game.id}-{number}")
    for game in games()
    if path(game).exists()
    for number, hand in enumerate(recorded(game))
]


@pytest.mark.parametrize(("game", "hand"), RECORDED)
def test_a_recorded_hand_is_played_and_told_alike(game: Game, hand: list[str]) -> None:
    assert again(hand, game) == hand


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_game_has_recorded_hands(game: Game) -> None:
    assert path(game).exists(), f"./scripts/record {game.id} writes them"
