"""Review: every choice of a seat, judged by what it had seen then."""

from __future__ import annotations

from functools import cache
from json import dumps, loads
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from followsuit import Match, ask
from followsuit.advice import advise, judge
from followsuit.asking import advising
from followsuit.game import Game
from followsuit.games import MODULES
from followsuit.views import view
from followsuit.worlds import Worlds

Answer = dict[str, Any]
# Hearts are trumps: who leads the five takes the trick, which at 20 points wins the match.
DEAL = {"hands": ["5H 2C 3C 4C 6C", "AC KC QC TC 9C", "AS KS QS JS TS"], "stock": "7H"}


def review(**fields: Any) -> Answer:
    answer = ask({"ask": "review", **loads(dumps(fields))})
    assert "error" not in answer, answer
    return answer


@cache
def played(name: str, hands: int = 1, seed: int = 3) -> Match:
    """What chance has played."""
    return Match(name, seed=seed, hands=hands).play_random()


def test_each_choice_is_one_that_could_have_been_another(any_game: Game) -> None:
    match = played(any_game.id, hands=2)
    record = match.record()
    for seat in range(min(match.players, 3)):
        choices = iter(review(record=record, seat=seat, playouts=1)["choices"])
        again = Match(any_game, seed=3, hands=2)
        for number, hand in enumerate(record["hands"]):
            for at, code in enumerate(hand["actions"]):
                if again.seat == seat and len(again.actions) > 1:
                    told = next(choices)
                    assert (told["hand"], told["at"]) == (number, at)
                    assert (told["chosen"]["code"], told["phase"]) == (code, again.phase)
                again.apply(code)
        assert next(choices, None) is None


def test_what_is_best_is_what_is_advised_there(any_game: Game) -> None:
    told = review(record=played(any_game.id).record(), seat=1, playouts=24, seed=5)
    for one in told["choices"][::3]:
        asked = {"ask": "advise", "record": one["record"], "seat": 1, "playouts": 12, "seed": 5}
        best = ask(asked)["actions"][0]
        assert one["best"]["code"] == best["code"]
        assert (one["chosen"]["code"] == best["code"]) is (one["why"]["id"] == "review-best")


def test_the_same_is_judged_the_same_one_by_one_and_all_at_once(any_game: Game) -> None:
    about = {"record": played(any_game.id).record(), "seat": 0, "playouts": 6, "seed": 2}
    whole = review(**about)
    assert whole == review(**about)
    assert whole["of"] == len(whole["choices"])
    for number, one in enumerate(whole["choices"]):
        assert review(**about, choice=number) == {**whole, "choices": [one]}


def test_the_choices_of_a_single_hand(any_game: Game) -> None:
    match = played(any_game.id, hands=2)
    about = {"record": match.record(), "seat": 0, "playouts": 1}
    whole = review(**about)["choices"]
    for hand in {match.before, match.hand_number}:
        of_hand = review(**about, hand=hand)
        assert of_hand["choices"] == [one for one in whole if one["hand"] == hand]
        assert of_hand["of"] == len(of_hand["choices"])


def test_a_match_is_played_on_from_a_choice(any_game: Game) -> None:
    """With the same cards in the hands, and any of the actions."""
    match = played(any_game.id, hands=2)
    for one in review(record=match.record(), seat=0, playouts=1)["choices"][::2]:
        hand = match.hands[one["hand"]]
        for code in (one["chosen"]["code"], one["best"]["code"]):
            then = Match.from_record(one["record"])
            assert then.done == tuple(match.record()["hands"][one["hand"]]["actions"][: one["at"]])
            assert then.seat == 0 and then.phase == one["phase"]
            if "hands" in then.table.chance.drawn:
                assert then.table.chance.drawn["hands"] == hand.chance.drawn["hands"]
            then.apply(code)
            then.play_random()


@pytest.mark.slow
@settings(max_examples=40)
@given(name=st.sampled_from(sorted(MODULES)), seed=st.integers(0, 2**53))
def test_two_worlds_that_look_the_same_are_judged_the_same(name: str, seed: int) -> None:
    """What a choice has cost hangs on what the seat had seen when it chose."""
    match = played(name)
    for one in review(record=match.record(), seat=0, playouts=1)["choices"][seed % 3 :: 3]:
        then, code = Match.from_record(one["record"]), one["chosen"]["code"]
        known = view(then, 0)
        other = view(Worlds(known).deal(Random(seed)), 0)
        assert other == known
        assert judge(other, code, 8, seed) == judge(known, code, 8, seed)


def test_a_choice_that_throws_a_trick_away_is_told_with_what_it_cost() -> None:
    totals = [20, 20, 20]
    match = Match("twenty-five", 3, totals=totals, before=3, dealer=2, seed=1, deals=[DEAL])
    while match.phase not in ("lead", "play"):
        assert match.decision is not None
        match.apply(match.decision.pick(0.99))
    assert match.seat == 0
    match.follow(["2C"]).play_random()
    told = review(record=match.record(), seat=0, playouts=200)
    (first, *_) = (one for one in told["choices"] if one["phase"] == "lead")
    assert first["best"]["code"] == "5H"
    assert first["chosen"]["code"] == "2C"
    assert not first["fine"] and first["why"]["id"] == "review-cost"
    assert first["cost"] == first["chosen"]["short"] > advising.SURE * first["error"]
    assert first["best"]["wins"] == 1


def test_cost_and_words_agree(any_game: Game) -> None:
    for seat in range(2):
        for one in review(record=played(any_game.id).record(), seat=seat, playouts=16)["choices"]:
            assert one["fine"] is (one["cost"] <= advising.SURE * one["error"])
            assert one["fine"] is (one["why"]["id"] in ("review-best", "review-fine"))
            assert one["best"]["short"] == one["best"]["error"] == 0
            assert (one["chosen"] == one["best"]) is (one["why"]["id"] == "review-best")


def test_what_is_as_good_as_the_best_is_fine() -> None:
    """Of several actions that come to much the same another is found best each time, and has been lucky there."""
    fine = []
    for name in ("truc", "twenty-five", "tetka"):
        for seed in range(12):
            match = Match(name, seed=seed)
            while len(match.actions) < 3 or match.phase not in ("lead", "play"):
                assert match.decision is not None
                match.apply(match.decision.pick(0.5))
            known = view(match, match.seat or 0)
            chosen = advise(known, 60, seed=1)[0].code
            fine.append(advising.is_even(judge(known, chosen, 60, seed=2).chosen))
    assert sum(fine) >= 0.9 * len(fine)


def test_nothing_to_choose_is_no_fault() -> None:
    about = {"record": Match("truc", seed=1).record(), "seat": 0}
    told = review(**about, choice=0)
    assert (told["of"], told["choices"]) == (0, [])
    assert ask({"ask": "review", **about, "choice": 1})["error"]["where"] == "choice"


def test_the_first_seat_is_reviewed_where_none_is_named_and_no_choice_after_its_last() -> None:
    about = {"record": played("truc").record(), "playouts": 1}
    told = review(**about)
    assert told["seat"] == 0 and told == review(**about, seat=0)
    assert told["of"] > 1
    assert len(review(**about, choice=told["of"] - 1)["choices"]) == 1
    after = ask({"ask": "review", **about, "choice": told["of"]})
    assert [error["where"] for error in after["errors"]] == ["choice"]


def test_a_match_that_goes_on_is_judged_as_far_as_it_has_gone(any_game: Game) -> None:
    match = Match(any_game, seed=3)
    for number in range(6):
        if match.decision is not None:
            match.apply(match.decision.pick(number / 6))
    for seat in range(match.players):
        for one in review(record=match.record(), seat=seat, playouts=2)["choices"]:
            assert one["at"] < len(match.done)


@pytest.mark.parametrize(
    ("request_", "where"),
    [
        ({"seat": 4}, "seat"),
        ({"seat": -1}, "seat"),
        ({"hand": 1}, "hand"),
        ({"choice": 99}, "choice"),
        ({"choice": -1}, "choice"),
        ({"choice": "0"}, "choice"),
        ({"playouts": 0}, "playouts"),
        ({"playouts": 5, "seconds": 0.5}, "playouts"),
        ({"seconds": 0}, "seconds"),
        ({"seed": -1}, "seed"),
        ({"record": None}, "record"),
        ({"at": 3}, "at"),
    ],
)
def test_what_cannot_be_reviewed_is_told(request_: Answer, where: str) -> None:
    told = ask({"ask": "review", "record": played("truc").record(), **request_})
    assert [error["where"] for error in told["errors"]] == [where]


def test_time_may_be_given_instead() -> None:
    told = review(record=played("truc", seed=1).record(), seat=0, seconds=0.02)
    assert told["of"] == len(told["choices"]) > 0
    assert all(one["chosen"]["tried"] > 0 for one in told["choices"])
