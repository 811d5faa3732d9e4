"""What is said of a choice, by what it has cost."""

from __future__ import annotations

import pytest

from followsuit import Match
from followsuit.advice import Judged, Weighed
from followsuit.asking.reviewing import Moment, _told, _verdict
from followsuit.asking.telling import Teller

MATCH = Match("hearts", seed=1)
BEST = Weighed("pass", 0, None, 0, 0, 100)


@pytest.mark.parametrize(
    ("short", "error", "told"),
    [
        (0.4, 0.3, "review-fine"),  # chance would explain as much
        (0.4, 0.1, "review-cost-little"),  # less than a point
        (0.6, 0.1, "review-cost-sure"),
        (3.0, 0.1, "review-cost-sure"),
        (3.0, 1.0, "review-cost"),
    ],
)
def test_what_a_choice_has_cost_is_told_as_exactly_as_it_is_known(
    short: float, error: float, told: str
) -> None:
    chosen = Weighed("pass", 0, None, short, error, 100)
    assert _verdict(MATCH, Judged(chosen, BEST)).id == told
    assert _verdict(MATCH, Judged(BEST, BEST)).id == "review-best"


def test_what_costs_little_is_told_as_less_than_one() -> None:
    told = _verdict(MATCH, Judged(BEST._replace(short=0.4, error=0.1), BEST))
    assert told.facts["amount"].facts == {"count": 1}


def test_costs_are_told_to_the_thousandth() -> None:
    chosen = Weighed("pass", 2 / 3, None, 1 / 3, 2 / 7, 3)
    code = MATCH.actions[0].code
    judged = Judged(chosen._replace(code=code), BEST._replace(code=MATCH.actions[1].code))
    told = _told(MATCH, Teller(MATCH.game, MATCH.voice("en")), Moment(0, 0, code), judged)
    assert (told["cost"], told["error"]) == (0.333, 0.286)
