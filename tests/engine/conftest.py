"""What the engine's tests share: each game of the book in turn."""

from __future__ import annotations

import pytest
from hypothesis import settings

from followsuit.game import Game
from followsuit.games import MODULES, game

# How long an example takes is no fault: machines are shared, and Pyodide is slower.
settings.register_profile("untimed", deadline=None)
if settings.get_current_profile_name() == "default":
    settings.load_profile("untimed")


@pytest.fixture(params=sorted(MODULES))
def any_game(request: pytest.FixtureRequest) -> Game:
    """Each game of the book in turn."""
    return game(request.param)
