"""What is believed of a reader, in numbers: each is what the words about the model say."""

from __future__ import annotations

from random import Random

import pytest

from followsuit.game import Game
from followsuit.games import game
from followsuit.practice import Answered, _in_mind, _seen, _shown, _shows, _wanted_to
from followsuit.practice.ahead import _adds
from followsuit.practice.bank import bank, question
from followsuit.practice.belief import (
    CURIOUS,
    ERRORS,
    FINGER,
    RIGHT,
    SHOWS,
    SURE,
    UNKNOWN,
    UNSURE,
    UNSURE_RIGHT,
    Belief,
    Seen,
    believed,
    focused,
    named,
    unknown,
)
from followsuit.practice.choose import AGAIN, ANY, AT_FIRST, OFTEN, USUAL, _added, _variety, choose
from followsuit.practice.claims import find
from followsuit.practice.spots import Row, question_of, row, spots
from followsuit.quiz.positions import Held
from followsuit.slips import misread

BELIEF = Belief(0.5, 0.1, (0.3, 0.1))


def known() -> Game:
    return game("twenty-five")


# -- the model --------------------------------------------------------------------------------------


def test_before_any_answer_misreadings_share_what_is_left() -> None:
    belief = believed(4, [])
    each = (1 - RIGHT - UNSURE) / 4
    assert (belief.right, belief.unsure) == pytest.approx((RIGHT, UNSURE))
    assert belief.slips == pytest.approx((each,) * 4)


@pytest.mark.parametrize(
    ("one", "right", "unsure", "slips"),
    [
        (
            Seen(True, (False, True), 3),
            1 - FINGER,
            UNSURE_RIGHT,
            (FINGER / 3, 1 - FINGER),
        ),
        (
            Seen(False, (True, None), 3),
            FINGER / 3,
            (1 - UNSURE_RIGHT) / 3,
            (1 - FINGER, 1 / 4),
        ),
        (
            Seen(False, (True, False), 1, CURIOUS),
            CURIOUS,
            1 - UNSURE_RIGHT,
            (1 - CURIOUS, CURIOUS),
        ),
    ],
)
def test_each_answer_makes_likelier_who_gives_it(
    one: Seen, right: float, unsure: float, slips: tuple[float, float]
) -> None:
    each = (1 - RIGHT - UNSURE) / 2
    for times in (1, 2):
        weights = [
            RIGHT * right**times,
            UNSURE * unsure**times,
            *(each * slip**times for slip in slips),
        ]
        belief = believed(2, [one] * times)
        found = (belief.right, belief.unsure, *belief.slips)
        assert found == pytest.approx([weight / sum(weights) for weight in weights])


@pytest.mark.parametrize(
    ("slips", "answers", "name"),
    [
        ((0.0, SURE), [(False, True), (False, True)], 1),
        ((0.0, SURE - 0.001), [(False, True), (False, True)], None),
        ((SURE, 0.1), [(False, True), (False, True)], 0),
        ((0.0, SURE), [(False, True)], None),
        ((0.0, SURE), [(False, True), (True, True)], None),
        ((0.0, SURE), [(False, True), (False, False)], None),
        ((0.0, SURE), [(False, True), (False, None)], None),
        ((0.0, SURE), [(False, True), (False, False), (True, True), (False, True)], 1),
    ],
)
def test_a_misreading_is_named_that_is_sure_and_explains_two_wrong_answers(
    slips: tuple[float, float], answers: list[tuple[bool, bool | None]], name: int | None
) -> None:
    assert ERRORS == 2
    told = [Seen(right, (fits, fits), 3) for right, fits in answers]
    assert named(Belief(0.05, 0.05, slips), told) == name


def test_in_mind_are_only_those_asked_about_each_as_likely_as_all_being_right() -> None:
    assert focused(BELIEF, {1}) == Belief(0.5, 0.1, (0, 0.6))
    assert focused(BELIEF, ()) == Belief(0.5, 0.1, (0, 0))
    shown, other = Row("1", "winner", (0, 1), (0, 1)), Row("2", "winner", (0, 1), (1, 0))
    assert _in_mind(BELIEF, [other, shown], frozenset({1})) == focused(BELIEF, {1})
    assert _in_mind(BELIEF, [other], frozenset({1})) == BELIEF
    assert _shows(shown, frozenset({0, 1})) and not _shows(shown, frozenset({0}))


def test_what_we_do_not_know_of_is_as_likely_for_each_clause_and_less_after_right_answers() -> None:
    assert unknown(BELIEF, 4, []) == pytest.approx([UNKNOWN / 4] * 4)
    assert unknown(BELIEF._replace(right=0.25), 4, []) == pytest.approx([UNKNOWN / 8] * 4)
    often = unknown(BELIEF, 3, [[0, 1], [0], [0, 0]])
    assert often == pytest.approx([UNKNOWN / 3 * (1 - SHOWS) ** times for times in (3, 1, 0)])


# -- the answers ------------------------------------------------------------------------------------


def test_an_answer_is_seen_with_the_number_of_all_others() -> None:
    """One card of so many, one of so many claims; of a single claim the other is that none is right."""
    for kind in ("winner", "legal", "claims", "points"):
        one = next(one for one in bank(known()) if one.kind == kind)
        asked = question(known(), one.name)
        assert asked
        right = tuple(n for n, option in enumerate(asked.options) if option.right)
        told = _seen(known(), one, Answered(one.name, right))
        assert (told.right, told.others) == (True, len(asked.options) - 1)
        assert told.fits == tuple(not given for given in one.given) or None in told.fits
    single = "claims:winner-1-0=0"
    spot = find(known(), single)
    assert spot and _seen(known(), row(known(), spot), Answered(single, (0,))).others == 1


def test_who_cannot_choose_what_they_believe_is_seen_as_that() -> None:
    """Of more numbers than can be offered the later ones are not."""
    name = game("fuenfzehnern")
    for spot in spots(name, "points", 0):
        one, asked = row(name, spot), question_of(name, spot)
        numbers = [option.number for option in asked.options]
        if not {*one.answers} <= {*numbers}:
            break
    place = numbers.index(one.answers[1])  # type: ignore[arg-type]
    told = _seen(name, one, Answered(one.name, (place,)))
    wanted = [
        (one.answers[given] == one.answers[1] if one.answers[given] in numbers else None)
        for given in one.given
    ]
    assert not told.right and told.fits == tuple(wanted)
    assert {True, False, None} == set(wanted)


def test_a_card_that_somebody_wanted_to_play_is_seen_as_one_of_two_answers() -> None:
    """`twenty-five.follow.or-ruff`: who has a club may not throw a diamond on clubs."""
    rules = known()
    pack = rules.pack(None)
    held = Held(
        rules.setting({"trump": "S"}), pack.mask("6H 2C 3C KD"), (pack.card("9C").index,), 4
    )
    readers = [one.slip.id for one in misread(rules)]
    refused = _wanted_to(rules, held, pack.card("KD").index)
    assert (refused.right, refused.others, refused.finger) == (False, 1, CURIOUS)
    assert refused.fits[readers.index("any-on-plain")] is True
    assert len(refused.fits) == len(readers) and not all(refused.fits)
    allowed = _wanted_to(rules, held, pack.card("2C").index)
    assert allowed.right is True and allowed.fits[readers.index("any-on-plain")] is True


def test_a_misreading_shows_best_in_the_wrong_answer_that_fewest_explain() -> None:
    told = [
        Seen(True, (True, False, False), 3),
        Seen(False, (True, True, True), 3),
        Seen(False, (False, True, False), 3),
        Seen(False, (True, True, None), 3),
        Seen(False, (True, True, False), 3),
    ]
    assert [_shown(reader, [], told) for reader in range(3)] == [3, 2, 1]


# -- the choice -------------------------------------------------------------------------------------


def test_the_more_of_a_kind_were_asked_the_less_another_is_worth() -> None:
    assert _variety("winner", []) == 1
    assert _variety("claims", []) == AT_FIRST["claims"]
    assert _variety("winner", ["legal"]) == 1
    assert _variety("winner", ["winner", "legal"]) == pytest.approx(USUAL)
    assert _variety("winner", ["winner", "legal", "winner"]) == pytest.approx(USUAL**2 * AGAIN)
    assert _variety("leader", ["leader", "leader", "legal"]) == pytest.approx(OFTEN["leader"] ** 2)


def test_an_answer_that_so_many_give_tells_so_many_bits() -> None:
    assert [_added(share) for share in (0, 0.25, 0.5, 1)] == [0, -0.5, -0.5, 0]


def test_where_nothing_else_is_told_nothing_else_counts() -> None:
    assert (ANY.now, ANY.unknown, len(ANY.hardness), len(ANY.shows)) == (0, 0, 0, 0)
    rows = [Row("1", "winner", (0, 1), (0, 0)), Row("2", "winner", (0, 1), (1, 0))]
    assert choose(rows, BELIEF, [], Random(1)).name == "2"


def test_ahead_a_position_adds_less_the_more_was_shown_and_asked() -> None:
    assert _adds([0, 2], [1, 0.35, 1], 0) == 2
    assert _adds([0, 1], [1, 0.35, 1], 0) == 1.35
    assert _adds([0, 1], [0.35, 0.35**2, 1], 2) == round((0.35 + 0.35**2) * 0.9**2, 6)
