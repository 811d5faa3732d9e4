"""What is asked about a choice: what misreadings allow, in which order it stands, and who sits where."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import islice
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from followsuit.actions import fits
from followsuit.decisions import Moment, decided
from followsuit.games import game
from followsuit.quiz.action import (
    Choosing,
    Watched,
    _by_others,
    _place,
    action_question,
    choice,
    choosing,
    moments,
    possible,
)
from followsuit.quiz.positions import matches
from followsuit.slips import misread

MANY = 40


@cache
def some(name: str) -> list[Moment]:
    """Who has to choose in some hands."""
    known, random = game(name), Random(name)
    found = (
        moment for match in matches(known, random, {}, Watched) for moment in moments(random, match)
    )
    return list(islice(found, MANY))


@pytest.mark.parametrize("name", ["ecarte", "sheepshead", "truc", "twenty-five"])
def test_what_may_be_done_by_misreadings_is_what_each_of_them_decides(name: str) -> None:
    """Those among them that do not bear on the choice need not decide it."""
    known = game(name)
    others = [one.game for one in misread(known)]
    for moment in some(name):
        decision = decided(moment)
        each = dict.fromkeys(tuple(choice(other, moment).codes) for other in others)
        assert _by_others(known, moment, decision, others) == list(each)


def test_actions_stand_in_the_order_of_their_cards_and_numbers() -> None:
    pack = game("tyzicha").pack(game("tyzicha").setting())
    for ordered in (
        ["bid 90", "bid 100", "bid 110"],
        ["reveal C", "reveal D", "reveal S"],
        [f"give {code} to {seat}" for code in pack.codes[:3] for seat in (0, 1)],
        ["give AS to 2", "give AS to 10"],
        [f"pass {code}" for code in pack.codes],
        ["pass AS", "pass AS TS", "pass TS"],
    ):
        mixed = sorted(ordered, key=lambda code: code[::-1])
        assert sorted(mixed, key=lambda code: _place(pack, code)) == ordered


def test_eight_choices_of_a_deal_are_asked_about_and_four_actions_of_a_kind() -> None:
    choices, kinds = set[int](), set[int]()
    for name in ("ecarte", "tyzicha", "truc"):
        known, random = game(name), Random(name)
        others = [one.game for one in misread(known)]
        for match in islice(matches(known, random, {}, Watched), 8):
            found = moments(random, match)
            choices.add(len(found))
            asked = (choosing(known, moment, others, random) for moment in found)
            for one in filter(None, asked):
                many = Counter(
                    kind.pattern
                    for code in one.codes
                    for kind in one.moment.phase.codes
                    if fits(kind.pattern, code, one.pack.by_code)
                )
                kinds |= set(many.values())
    assert (max(choices), max(kinds)) == (8, 4)


def test_of_three_that_may_all_be_done_it_is_asked_but_not_of_two() -> None:
    """Where nothing is refused and nobody misreads it."""
    many = set()
    for name in ("euchre", "ecarte", "sheepshead", "type-trump", "truc"):
        for moment in some(name):
            asked = choosing(game(name), moment, (), Random(1))
            right = asked and possible(game(name), asked)
            if asked and asked.nothing and right == (1 << len(asked.codes)) - 1:
                many.add(len(asked.codes))
    assert min(many) == 3


def test_up_to_eleven_hands_were_played_where_points_bear_on_the_choice() -> None:
    for name, numbers in (("truc", set(range(12))), ("ecarte", set[int]())):
        limits: list[list[int]] = []
        match: Any = SimpleNamespace(game=game(name), hands=[1], table=SimpleNamespace(asked=[]))
        match.play_random = lambda random, limit, limits=limits: limits[-1].append(limit)
        for seed in range(200):
            limits.append([])
            assert moments(Random(seed), match) == []
        assert {one for *before, _ in limits for one in before} == numbers
        assert {last for *_, last in limits} == {1}  # then the hand that is asked about


@pytest.mark.parametrize("name", ["truc", "ecarte"])
def test_who_led_sits_first_and_who_chooses_after_the_cards_that_lie(name: str) -> None:
    known, behind = game(name), 0
    for moment in some(name):
        asked = action_question(known, Choosing(moment, (), True))
        lying, names = len(asked.trick), known.seat_names(moment.players)
        sides = known.match.sides(moment.players, moment.options)
        for place in range(moment.players):
            seat = (moment.seat - lying + place) % moment.players
            assert (asked.seats[place], asked.sides[place]) == (names[seat], sides[seat])
        behind += lying > 0
    assert behind


def test_what_may_be_done_is_told_by_place_and_that_nothing_may_be_after_all_of_it() -> None:
    known = game("twenty-five")
    for moment in some("twenty-five"):
        codes = tuple(code for kind in moment.phase.codes for code in [kind.pattern])
        done = decided(moment).codes
        right = possible(known, Choosing(moment, codes, True))
        assert right.bit_length() <= len(codes) + 1
        assert bool(right >> len(codes)) is not bool(done)
        assert possible(known, Choosing(moment, codes, False)) == (right if done else 0)
