"""What is asked about a choice: what misreadings allow, in which order it stands, and who sits where."""

from __future__ import annotations

from functools import cache
from itertools import islice
from random import Random

import pytest

from followsuit.decisions import Moment, decided
from followsuit.games import game
from followsuit.quiz.action import (
    Choosing,
    Watched,
    _by_others,
    _place,
    action_question,
    choice,
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
