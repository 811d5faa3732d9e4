"""How what was tried is weighed: what a playout came to, who is tried on, what is told of each."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from math import sqrt
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from followsuit import Match
from followsuit.advice import Came, Judged, _error, _Tries, advise, judge
from followsuit.table import Trick
from followsuit.views import View, view


def first_choice(game: str = "hearts", **more: Any) -> View:
    match = Match(game, seed=4, **more)
    assert match.seat is not None
    return view(match, match.seat)


def only_choice() -> View:
    """A moment of Truc at which one card is left to play."""
    match = Match("truc", seed=4)
    while len(match.actions) > 1:
        match.apply(match.actions[0].code)
    assert match.seat is not None
    return view(match, match.seat)


def tries(known: View, came: dict[str, list[Came]]) -> _Tries:
    """Tries that came to this."""
    made = _Tries(known, Random(0), list(came))
    made.came = came
    return made


def margins(*numbers: float) -> list[Came]:
    return [Came(0, number, 0.0, trick=False) for number in numbers]


def quarters(start: float) -> Iterator[float]:
    return (start + number / 4 for number in count())


# -- what a playout came to ---------------------------------------------------------------------------

OWN, OTHER = (Trick(None, (0, 1), (0, 1), position) for position in (0, 1))
DRAWN = OWN._replace(position=None)


def came(known: View, totals: list[int], **more: Any) -> Came:
    """What it came to that the first of four seats stands so, which all had 2 points and a trick behind them."""
    had = SimpleNamespace(totals=[2, 2, 2, 2], tricks=[OWN], number=3)
    told = {"totals": totals, "winners": (), "tricks": [OWN, OTHER], "number": 3, **more}
    made = _Tries(known, Random(0), ())
    made._side, made._sides = 0, (0, 1, 2, 3)
    table: Any = SimpleNamespace(**told)
    return made._came(table, had)  # type: ignore[arg-type]


def test_what_a_side_gains_counts_beside_what_the_others_gain_on_average() -> None:
    """In Canadian Salad whoever has the fewest points wins."""
    assert came(first_choice("tute"), [7, 3, 3, 6])[:2] == (5, 3)
    assert came(first_choice("canadian-salad", players=4), [7, 3, 3, 6])[:2] == (5, -3)


@pytest.mark.parametrize(
    ("winners", "won"), [((), 0), ((0,), 1), ((0, 2), 1 / 2), ((0, 1, 2), 1 / 3), ((1,), -1)]
)
def test_a_match_is_won_shared_or_lost(winners: tuple[int, ...], won: float) -> None:
    assert came(first_choice(), [2, 2, 2, 2], winners=winners).won == won


@pytest.mark.parametrize(
    ("tricks", "number", "won"),
    [
        ([OWN, OWN], 3, True),
        ([OWN, OTHER], 3, False),
        ([OWN, DRAWN], 3, False),
        ([OWN, OTHER, OWN], 3, False),  # the next one
        ([OWN], 3, False),  # none was played
        ([OWN, OWN], 4, False),  # of another hand
    ],
)
def test_the_trick_that_lies_there_is_won_or_not(
    tricks: list[Trick], number: int, won: bool
) -> None:
    assert came(first_choice(), [2, 2, 2, 2], tricks=tricks, number=number).trick is won


# -- who is tried on, and how long -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("most", "left"), [(4, "badc"), (3, "bad"), (2, "ba"), (1, "ba"), (0, "ba"), (-1, "ba")]
)
def test_the_best_are_tried_on_never_fewer_than_two(most: int, left: str) -> None:
    some = {"a": margins(2, 2), "b": margins(9, 1), "c": margins(0, 0), "d": margins(0, 1)}
    made = tries(first_choice(), some)
    made.drop(most)
    assert "".join(made._alive) == left


def test_no_more_is_tried_than_was_asked_for() -> None:
    known = only_choice()
    assert [advise(known, playouts)[0].tried for playouts in (1, 2, 5)] == [1, 2, 5]
    assert advise(known)[0].tried == 200


def test_time_is_counted_from_when_it_began() -> None:
    clock = quarters(7).__next__
    assert advise(only_choice(), seconds=1, clock=clock)[0].tried == 4


def test_half_of_all_is_spent_to_find_the_best() -> None:
    """The other half on both, if something else was chosen."""
    known = only_choice()
    (only,) = known.codes
    assert judge(known, only, 12).chosen.tried == 6
    assert judge(known, only, 5).best.tried == 3
    assert judge(known, only, seconds=2, clock=quarters(7).__next__).chosen.tried == 4
    assert judge(known, only, 4) == Judged(*[advise(known, 2, 0)[0]] * 2)
    known = first_choice("truc")
    *_, worst = advise(known, 6, 5)
    judged = judge(known, worst.code, 12, 5)
    assert judged.chosen.code == worst.code != judged.best.code == advise(known, 6, 5)[0].code
    assert judged.chosen.tried == judged.best.tried == 3
    assert judged.best.short == judged.best.error == 0
    best = advise(known, 6, 5)[0]
    assert judge(known, best.code, 12, 5) == Judged(best, best)
    timed = judge(known, worst.code, 1000, seconds=2, clock=quarters(7).__next__)
    assert timed.chosen.tried == 4


def test_a_judgement_without_a_seed_is_that_of_seed_0() -> None:
    known = first_choice("truc")
    *_, worst = advise(known, 10)
    assert judge(known, worst.code, 20) == judge(known, worst.code, 20, 0)


# -- what is told of each -----------------------------------------------------------------------------


def test_the_best_is_one_of_those_that_were_tried_to_the_end() -> None:
    """The others follow by how far they fall short of it in the same worlds."""
    some = {"a": margins(9), "b": margins(1, 1, 1), "c": margins(2, 2, 2), "d": margins(1, 0)}
    found = tries(first_choice(), some).weighed()
    assert [one.code for one in found] == ["c", "a", "b", "d"]
    assert [one.short for one in found] == [0, -7, 1, 1.5]
    assert [one.tried for one in found] == [3, 1, 3, 2]


def test_the_error_is_that_of_the_mean_of_the_differences() -> None:
    """Two differences have one already; of one nothing can be said."""
    some = {"a": margins(5, 5, 5, 5), "b": margins(4, 3, 2, 1), "c": margins(4, 1), "d": margins(0)}
    found = {one.code: one.error for one in tries(first_choice(), some).weighed()}
    assert found == pytest.approx({"a": 0, "b": sqrt(5 / 3 / 4), "c": 1.5, "d": 0})
    assert _error([1, 2, 3, 4]) == pytest.approx(sqrt(5 / 3 / 4))


def test_only_a_card_can_win_a_trick() -> None:
    """In what part of its worlds."""
    known = first_choice("truc")
    card = known.source.table.pack.codes[0]
    won = [Came(2, 1.0, 0.0, trick=trick) for trick in (True, False, False, True, False)]
    found = {one.code: one for one in tries(known, {card: won, "raise": won}).weighed()}
    assert (found[card].wins, found["raise"].wins) == (0.4, None)
    assert found[card].points == 2
