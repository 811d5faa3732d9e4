"""The choice of the next question among positions: what tells most, and no kind too often."""

from __future__ import annotations

from random import Random

import pytest

from followsuit.practice.belief import Belief
from followsuit.practice.choose import choose
from followsuit.practice.spots import Row

BELIEF = Belief(0.5, 0.1, (0.2, 0.2))


def showing(name: str, given: tuple[int, ...]) -> Row:
    return Row(name, name.partition("-")[0], (0, 1), given)


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize(("last", "next_"), [("winner", "legal"), ("legal", "winner")])
def test_a_kind_is_not_asked_twice_in_a_row_where_another_tells_as_much(
    last: str, next_: str, seed: int
) -> None:
    rows = [showing("winner-1-1", (1, 0)), showing("legal-1-1", (1, 0))]
    assert choose(rows, BELIEF, [last], Random(seed)).kind == next_


@pytest.mark.parametrize("seed", range(20))
def test_what_tells_more_of_who_may_misread_is_asked_first(seed: int) -> None:
    rows = [
        showing("winner-1-1", (1, 0)),
        showing("winner-2-1", (1, 1)),
        showing("legal-1-1", (0, 0)),
    ]
    assert choose(rows, BELIEF, ["legal"], Random(seed)).name == "winner-2-1"


@pytest.mark.parametrize("seed", range(20))
def test_claims_wait_until_plain_questions_were_asked(seed: int) -> None:
    rows = [showing("claims-1-1", (1, 0)), showing("winner-1-1", (1, 0))]
    assert choose(rows, BELIEF, [], Random(seed)).kind == "winner"
    asked = ["winner", "winner", "winner", "legal"]
    assert choose(rows, BELIEF, asked, Random(seed)).kind == "claims"
