"""“How many points?”: which wrong numbers are offered, and what is told of the result."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from followsuit.forms import PointsCase, Scored
from followsuit.games import MODULES, game
from followsuit.ledger import Line, Note
from followsuit.messages import Side, say
from followsuit.quiz.points import (
    _lines,
    _off,
    _question,
    _verdict,
    points_draft,
    points_drafts,
    result,
    result_told,
    wrong_numbers,
)

COUNTED = [name for name in sorted(MODULES) if game(name).practice]
CLAUSE = "truc.eleven.both"
ONE = PointsCase("hand", {}, {}, 2, 0, say("asked"))
OTHER = ONE._replace(side=1)


def line(side: int | None, amount: int, clauses: tuple[str, ...] = (CLAUSE,)) -> Line:
    return Line(side, amount, clauses, say("gains", side=side, amount=amount))


def scored(*lines: Line, totals: tuple[int, ...] = (7, 3), notes: int = 0) -> Scored:
    return Scored(lines, totals, notes=tuple(Note(say(f"note-{n}"), ()) for n in range(notes)))


# -- what is right and what is wrong -------------------------------------------------------------


def test_a_total_is_asked_for_or_what_has_changed_it() -> None:
    told = scored(line(0, 5), line(1, 2), line(0, -1), line(None, 9), totals=(24, 12))
    assert (result(told, ONE), result(told, OTHER)) == (24, 12)
    changes = [result(told, one._replace(change=True)) for one in (ONE, OTHER)]
    assert changes == [4, 2]


@pytest.mark.parametrize(
    ("right", "amounts", "more", "wrong"),
    [
        # What a line brings is left out or counted twice, taken alone, or its sign is turned.
        (7, (5,), {}, {12, 2, 5}),
        (7, (5, 0, 2), {}, {12, 2, 5, 9}),
        (7, (7,), {}, {14, 0}),
        (7, (8,), {"slips": (1, 7)}, {15, 8, 1}),
        (0, (3,), {}, {3}),
        (-4, (6,), {}, {2, -10, 6, 4}),
        (-1, (3,), {}, {2, -4, 3, 1}),
        (7, (5,), {"change": True}, {12, 2, 5, -7}),
        (3, (4,), {"change": True}, {7, -1, 4, -3}),
        (0, (-2,), {"change": True}, {2, -2}),
    ],
)
def test_wrong_numbers_are_those_that_a_slip_would_give(
    right: int, amounts: tuple[int, ...], more: dict[str, Any], wrong: set[int]
) -> None:
    """A total is below nothing only where the right one is."""
    told = scored(*(line(1, amount) for amount in amounts))
    assert wrong_numbers(told, right, ONE._replace(**more)) == wrong


@pytest.mark.parametrize("name", COUNTED)
def test_four_different_numbers_are_offered_one_of_them_right(name: str) -> None:
    for draft in points_drafts(game(name), Random(name), {}, 8):
        asked = draft.make()
        numbers = [option.number for option in asked.options]
        assert len(set(numbers)) == len(numbers) == 4
        assert sum(option.right for option in asked.options) == 1


def test_wrong_numbers_that_are_given_are_offered_first() -> None:
    known = game("truc")
    assert known.practice
    case = known.practice(Random(1))
    for wrong in ([101], [101, 102, 103], [101, 102, 103, 104]):
        asked = points_draft(known, Random(2), case, wrong).make()
        numbers = [option.number for option in asked.options]
        assert set(wrong) < set(numbers)
        assert len(set(numbers)) == len(numbers) == max(4, 1 + len(wrong))


# -- what is told --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("right", "change", "told"),
    [
        (5, False, say("quiz-has", side=Side(0), amount=say("unit-point", count=5))),
        (0, False, say("quiz-has", side=Side(0), amount=say("unit-point", count=0))),
        (-5, False, say("quiz-has", side=Side(0), amount=say("unit-point", count=-5))),
        (5, True, say("quiz-gains", side=Side(0), amount=say("unit-point", count=5))),
        (1, True, say("quiz-gains", side=Side(0), amount=say("unit-point", count=1))),
        (0, True, say("quiz-nothing-changes", side=Side(0))),
        (-1, True, say("quiz-loses", side=Side(0), amount=say("unit-point", count=1))),
    ],
)
def test_a_result_is_had_or_gained_or_lost(right: int, change: bool, told: Any) -> None:
    assert result_told(ONE._replace(change=change), right, "point") == told


def test_by_how_much_a_number_is_off_is_told() -> None:
    for number, id_ in ((9, "quiz-too-many"), (3, "quiz-too-few")):
        told = _off(number, 6, "point")
        assert told == say(id_, number=number, gap=say("unit-point", count=3))


def test_five_lines_of_a_side_are_told_or_three_of_all_and_one_note() -> None:
    own = scored(*(line(0, n) for n in range(1, 9)), notes=2)
    others = scored(*(line(1, n) for n in range(1, 9)), notes=2)
    for told, lines in ((own, 5), (others, 3)):
        why = _verdict(game("truc"), told, ONE, 7, "point").say.facts["why"].items
        assert [one.id for one in why] == ["gains"] * lines + ["note-0"]
        assert [one.facts["amount"] for one in why[:lines]] == list(range(1, lines + 1))


def test_after_the_first_line_of_who_decides_those_of_the_side_are_told() -> None:
    lines = (line(1, 1), line(0, 2), line(1, 3), line(0, 4))
    for asked, told in (
        (ONE, (2, 4)),
        (ONE._replace(decider=1), (1, 2, 4)),
        (ONE._replace(decider=0), (2, 4)),
        (OTHER._replace(decider=0), (2, 1, 3)),
        (ONE._replace(side=2), (1, 2, 3, 4)),
        (ONE._replace(side=2, decider=1), (1, 2, 3, 4)),
    ):
        assert tuple(one.amount for one in _lines(scored(*lines), asked)) == told


def test_a_line_of_who_decides_is_told_with_five_of_the_side() -> None:
    """In one verdict: so the decider's line takes the place of the side's fifth."""
    told = scored(line(1, 9), *(line(0, n) for n in range(1, 9)))
    why = _verdict(game("truc"), told, ONE._replace(decider=1), 7, "point").say.facts["why"]
    assert [one.facts["amount"] for one in why.items] == [9, 1, 2, 3, 4]


@pytest.mark.parametrize(("own", "unit"), [("", "unit-point"), ("chip", "unit-chip")])
def test_numbers_are_of_the_unit_of_the_form_or_else_of_the_game(own: str, unit: str) -> None:
    form = SimpleNamespace(unit=own, parts=())
    known: Any = SimpleNamespace(
        id="truc",
        forms={"hand": form},
        match=SimpleNamespace(unit="point", sides=lambda players, options: (0, 1)),
        pack=game("truc").pack,
        setting=game("truc").setting,
        cite=game("truc").cite,
        seat_names=game("truc").seat_names,
    )
    asked = _question(known, ONE, game("truc").setting(), scored(line(0, 5)), 7, [7, 12])
    assert [option.label.id for option in asked.options] == [unit, unit]
    assert [option.right for option in asked.options] == [True, False]
    assert asked.options[1].said.say.id == "quiz-too-many"
