"""The choice of the next question among positions: what tells most, no kind too often, and easy before hard."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from itertools import chain, pairwise
from pathlib import Path
from random import Random

import pytest

from followsuit import ask
from followsuit.games import game
from followsuit.packs import bits
from followsuit.practice.bank import bank, hardness
from followsuit.practice.belief import SHOWS, Belief, Seen, believed, unknown
from followsuit.practice.choose import Due, choose
from followsuit.practice.effort import effort, rests
from followsuit.practice.spots import Row
from followsuit.slips import misread

sys.path.append(str(Path(__file__).parents[1]))

from learners import Learner, play

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
def test_what_is_hard_waits_until_plain_questions_were_asked(seed: int) -> None:
    """Claims, which are as hard as all that they answer, come late, as does anything that is hard."""
    rows = [showing("claims-1-1", (1, 0)), showing("winner-1-1", (1, 0))]
    hardness = {"claims-1-1": 0.9, "winner-1-1": 0.1}
    assert choose(rows, BELIEF, [], Random(seed), Due(0, hardness)).kind == "winner"
    asked = ["winner", "winner", "winner", "legal"]
    assert choose(rows, BELIEF, asked, Random(seed), Due(1, hardness)).kind == "claims"


@pytest.mark.parametrize("seed", range(20))
def test_a_round_begins_with_one_thing_to_look_at(seed: int) -> None:
    """Several claims tell more at once, and wait for the second question; unless a reader wants only those."""
    rows = [showing("winner-1-1", (1, 0)), showing("claims-1-1", (1, 1))]
    assert choose(rows, BELIEF, [], Random(seed)).kind == "winner"
    assert choose(rows, BELIEF, ["winner"], Random(seed)).kind == "claims"
    only = [showing("claims-2-1", (1, 0)), showing("claims-1-1", (1, 1))]
    assert choose(only, BELIEF, [], Random(seed)).name == "claims-1-1"


def test_hard_is_what_has_much_to_look_at_and_rests_on_many_clauses() -> None:
    """Of all positions of a game: more cards and more clauses come to more, and claims to the sum of theirs."""
    known = game("twenty-five")
    positions = [one.name for one in bank(known)[::7]]
    efforts = {name: effort(known, name) for name in positions}
    ranks = hardness(known)
    for one, other in pairwise(sorted(positions, key=efforts.__getitem__)):
        assert ranks[one] <= ranks[other]
    for name in (one for one in positions if one.startswith("claims")):
        parts = [part.rpartition("=")[0] for part in name.removeprefix("claims:").split(",")]
        assert efforts[name] == sum(effort(known, part) for part in parts)
        assert set(bits(rests(known, name))) == {
            clause for part in parts for clause in bits(rests(known, part))
        }


@pytest.mark.parametrize("kind", ["winner", "points", "order"])
def test_an_answer_rests_on_the_clauses_that_are_told_with_it(kind: str) -> None:
    known = game("truc")
    asked = ask({"ask": "practice", "game": "truc", "position": f"{kind}-0-0"})["question"]
    told = chain(asked["clauses"], *(option["clauses"] for option in asked["why"]))
    every = list(known.clauses)
    assert {every[place] for place in bits(rests(known, f"{kind}-0-0"))} == set(told)


# -- misreadings that nobody has written down ----------------------------------------------------


@pytest.mark.parametrize("seed", range(20))
def test_when_all_we_know_of_is_read_right_other_clauses_are_asked_about(seed: int) -> None:
    rows = [showing("winner-1-1", (0, 0)), showing("legal-1-1", (0, 0))]
    right = Belief(0.9, 0.1, (0, 0))
    each = unknown(right, 2, [[0], [0]])
    shows = {"winner-1-1": SHOWS * each[0], "legal-1-1": SHOWS * each[1]}
    due = Due(unknown=sum(each), shows=shows)
    assert choose(rows, right, [], Random(seed), due).kind == "legal"


def test_a_right_answer_speaks_against_misreading_what_it_rests_on() -> None:
    right = Belief(0.9, 0.1, (0, 0))
    before, after = unknown(right, 3, []), unknown(right, 3, [[0, 1], [0]])
    assert after[0] < after[1] < after[2] == before[2]
    # Who is known to misread something is asked about that.
    assert sum(unknown(Belief(0.01, 0.1, (0.89, 0)), 3, [])) < 0.1 * sum(before)


def test_a_misreading_that_practice_does_not_know_is_mostly_exposed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every misreading of a game in turn is taken for impossible; answers still show most of them."""
    name = "twenty-five"
    readers = [one.slip.id for one in misread(game(name))]
    exposed = 0
    for number, slip in enumerate(readers):
        monkeypatch.setattr("followsuit.practice.believed", _without(number))
        exposed += play(Learner(name, slip), number).exposed
    assert exposed >= 0.7 * len(readers)


def _without(number: int) -> Callable[[int, Sequence[Seen]], Belief]:
    """What is believed by who has never heard of a misreading."""

    def told(readers: int, seen: Sequence[Seen]) -> Belief:
        belief = believed(readers, seen)
        slips = tuple(0 if n == number else one for n, one in enumerate(belief.slips))
        whole = belief.right + belief.unsure + sum(slips)
        return Belief(
            belief.right / whole, belief.unsure / whole, tuple(one / whole for one in slips)
        )

    return told
