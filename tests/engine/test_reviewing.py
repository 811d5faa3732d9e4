"""What is said of a choice, by what it has cost."""

from __future__ import annotations

import pytest

from followsuit import Match
from followsuit.advice import Judged, Weighed
from followsuit.asking.reviewing import _verdict

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
