"""What a reader wanted to play at a table speaks for what they misread, and names nothing alone."""

from __future__ import annotations

from typing import Any

import pytest
from real_requests import wanted_to

from followsuit import ask
from followsuit.game import Game

Answer = dict[str, Any]
# Spades are trumps in each; all of it may be done by whoever thinks that any card may be played on a plain suit.
PRESSED = [
    {"setting": {"trump": "S"}, "hand": hand.split(), "trick": [lead], "card": card}
    for hand, lead, card in (
        ("6H 2C 3C KD", "9C", "KD"),
        ("6H 2D 3C KC", "9D", "KC"),
        ("QH 2D 3C KC 4C", "7H", "2D"),
        ("QH 2D 3C KC 4C", "8H", "3C"),
    )
]


def practice(**fields: Any) -> Answer:
    answer = ask({"ask": "practice", "game": "twenty-five", "seed": 1, **fields})
    assert "error" not in answer, answer
    return answer


def test_the_more_often_one_kind_is_pressed_the_likelier_its_misreading() -> None:
    likely = []
    for many in range(len(PRESSED) + 1):
        told = practice(pressed=PRESSED[:many])
        of = {one["slip"]: one["probability"] for one in told["believed"]}
        likely.append(of.get("any-on-plain", 0))
        assert told["right"] > likely[-1] or many == len(PRESSED)
        assert told["named"] is None
    assert likely == sorted(likely)
    assert likely[-1] > 0.3


def test_one_press_may_be_curious() -> None:
    assert practice()["right"] - practice(pressed=PRESSED[:1])["right"] < 0.05


def test_what_was_pressed_is_asked_about() -> None:
    assert (
        practice(pressed=PRESSED)["question"]["kind"] == "legal" != practice()["question"]["kind"]
    )


def test_what_may_be_played_speaks_for_having_it_right() -> None:
    allowed = [{**PRESSED[0], "card": "2C"}] * 4
    assert practice(pressed=allowed)["right"] > practice()["right"]


def test_what_is_asked_at_tables_of_every_game_is_read(any_game: Game) -> None:
    told = ask({"ask": "practice", "game": any_game.id, "pressed": wanted_to(any_game.id)})
    assert "error" not in told


def test_sixty_presses_are_read_and_those_of_who_leads() -> None:
    assert practice(pressed=PRESSED * 15)["right"] < 0.1
    lead = {name: PRESSED[0][name] for name in ("setting", "hand", "card")}
    assert practice(pressed=[lead])["named"] is None


@pytest.mark.parametrize(
    ("pressed", "where"),
    [
        (3, "pressed"),
        ((PRESSED * 16)[:61], "pressed"),
        ([3], "pressed[0]"),
        ([{**PRESSED[0], "card": "QS"}], "pressed[0].card"),
        ([{**PRESSED[0], "card": None}], "pressed[0].card"),
        ([{**PRESSED[0], "hand": None}], "pressed[0].hand"),
        ([{**PRESSED[0], "trick": ["6H"]}], "pressed[0].hand[0]"),
        ([PRESSED[0], {**PRESSED[0], "setting": {"trump": "X"}}], "pressed[1].setting.trump"),
        ([{**PRESSED[0], "seat": 1}], "pressed[0].seat"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(pressed: Any, where: str) -> None:
    told = ask({"ask": "practice", "game": "twenty-five", "pressed": pressed})
    assert told["error"]["where"] == where
