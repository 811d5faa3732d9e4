"""Every recorded answer is given as it was recorded: ids and facts, fields and faults.

Where a rule was changed on purpose, `scripts/record` records them anew, and the difference is read
like any other change.
"""

from __future__ import annotations

import pytest
from recorded_answers import again, path, recorded

from followsuit.game import Game
from followsuit.games import games


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_recorded_answers_are_given_alike(game: Game) -> None:
    assert path(game).exists(), f"./scripts/record {game.id} writes them"
    for lines in recorded(game):
        assert again(lines, game) == lines
