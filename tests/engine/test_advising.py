"""How much is tried for a piece of advice, and how it is told."""

from __future__ import annotations

from typing import Any

import pytest

from followsuit import Match, ask
from followsuit.advice import Weighed
from followsuit.asking.advising import Spent, _why, read_spent, told
from followsuit.asking.reading import Reader
from followsuit.asking.telling import Teller

MATCH = Match("hearts", seed=1)
BEST = Weighed(MATCH.actions[0].code, 0, None, 0, 0, 100)


@pytest.mark.parametrize(
    ("asked", "spent"),
    [
        ({}, Spent(200, None, 0)),
        ({"playouts": 5, "seed": 7}, Spent(5, None, 7)),
        ({"seconds": 0.5}, Spent(10**5, 0.5, 0)),
        ({"seconds": 100}, Spent(10**5, 100.0, 0)),
    ],
)
def test_two_hundred_playouts_are_usual_and_a_time_is_not_cut_short(
    asked: dict[str, Any], spent: Spent
) -> None:
    reader = Reader(asked, "playouts seconds seed")
    assert read_spent(reader) == spent
    assert not reader.faults


def test_advice_is_asked_with_the_usual_playouts() -> None:
    asked = {"ask": "advise", "record": Match("truc", seed=1).record()}
    assert ask(asked) == ask({**asked, "playouts": 200})


@pytest.mark.parametrize(
    ("short", "error", "said"),
    [
        (0.4, 0.2, "advice-even"),  # chance would explain as much
        (0.4, 0.1, "advice-little-less"),  # less than a point
        (0.6, 0.1, "advice-less"),
    ],
)
def test_what_an_action_falls_short_is_told_as_exactly_as_it_is_known(
    short: float, error: float, said: str
) -> None:
    (why,) = _why(MATCH, BEST._replace(short=short, error=error), False)
    assert why.id == said


def test_how_often_a_trick_is_won_is_told_in_tenths() -> None:
    _, trick = _why(MATCH, BEST._replace(wins=0.96), True)
    assert trick.facts["often"] == 10


def test_an_action_is_weighed_to_the_thousandth() -> None:
    one = BEST._replace(points=2 / 3, wins=1 / 3, short=2 / 7, error=1 / 7)
    given = told(MATCH, Teller(MATCH.game, MATCH.voice("en")), one, False)
    numbers = [given[name] for name in ("points", "wins", "short", "error")]
    assert numbers == [0.667, 0.333, 0.286, 0.143]
