"""“Did anybody play a card that was not allowed?”: the answer is what `winner` finds against the hands."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from followsuit import ask
from followsuit.games import MODULES, game
from followsuit.practice.bank import bank
from followsuit.quiz import kinds_of
from followsuit.quiz.asked import answer_of
from followsuit.quiz.fault import fault_drafts

GAMES = [name for name in sorted(MODULES) if "fault" in kinds_of(game(name))]
MANY = 60
Answer = dict[str, Any]


def questions(name: str) -> list[Answer]:
    known = game(name)
    found = fault_drafts(known, Random(name), {}, MANY)
    return [answer_of(known, "fault", one.make(), "en") for one in found]


def test_it_is_asked_where_cards_are_bound() -> None:
    assert set(MODULES) - set(GAMES) == {"truc"}


@pytest.mark.parametrize("name", GAMES)
def test_whose_card_is_at_fault_is_what_the_engine_finds(name: str) -> None:
    asked = questions(name)
    assert len(asked) == MANY
    nobody, sizes = 0, set[int]()
    for one in asked:
        told = ask(one["request"])
        assert told["complete"] and [step["card"] for step in told["steps"]] == one["trick"]
        *players, none = one["options"]
        assert [player["seat"] for player in players] == list(range(len(one["trick"])))
        assert none["seat"] is None
        (right,) = one["answer"]
        found = {each["seat"]: each["why"]["text"] for each in told["illegal"]}
        assert len(found) <= 1
        assert one["options"][int(right)]["seat"] == next(iter(found), None)
        nobody += not found
        for seat, text in found.items():
            assert one["verdict"]["text"] == text == one["why"][seat]["why"]["text"]
        for seat, held in one["request"]["hands"].items():
            if seat == "0" and one["setting"].get("zwang"):
                continue  # it is said with the lead, so nobody can ask what may be led
            sizes.add(len(held) + 1)
            # Who reads the option has all that decides it.
            law = ask(
                {
                    "ask": "legal",
                    "game": name,
                    "setting": one["setting"],
                    "trick": one["trick"][: int(seat)],
                    "hand": [one["trick"][int(seat)], *held],
                }
            )
            assert one["why"][int(seat)]["why"]["text"] == law["cards"][0]["why"]["text"]
            assert law["cards"][0]["legal"] == (int(seat) not in found)
    # All that each player held can be looked through.
    assert sizes == {2, 3, 4}
    # Mostly somebody is, and sometimes nobody.
    assert 0 < nobody < len(asked) / 2


@pytest.mark.parametrize("name", GAMES)
def test_misreadings_of_duty_show_in_it(name: str) -> None:
    rows = [one for one in bank(game(name)) if one.kind == "fault"]
    # Some see no fault where there is one, or another.
    assert any(one.answers[0] is not None and None in one.answers for one in rows)


@pytest.mark.parametrize("name", GAMES)
def test_some_take_for_a_fault_what_is_none(name: str) -> None:
    """Nobody can learn that there always is a fault: each game's bank has tricks without one."""
    rows = [one for one in bank(game(name)) if one.kind == "fault"]
    assert sum(one.answers[0] is None for one in rows) >= 2
