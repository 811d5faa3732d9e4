"""Questions worth asking: hands neither idle nor a long list, and every option once."""

from __future__ import annotations

from itertools import islice

import pytest

from followsuit.game import Game
from followsuit.games import MODULES, game
from followsuit.practice.bank import bank, question
from followsuit.quiz.legal import worth_asking
from followsuit.quiz.positions import Held

TETKA = game("tetka")
SOME = 40  # positions of a game, of each kind


@pytest.fixture(params=sorted(MODULES))
def any_game(request: pytest.FixtureRequest) -> Game:
    return game(request.param)


@pytest.mark.parametrize(
    ("cards", "worth"), [(1, False), (2, False), (3, True), (9, True), (10, False), (13, False)]
)
def test_a_hand_of_three_to_nine_cards_is_asked_about(cards: int, worth: bool) -> None:
    held = Held(TETKA.setting(), (1 << cards) - 1, (50,), 4)
    assert worth_asking(TETKA, held) == worth


def test_a_free_lead_is_not_asked_about() -> None:
    assert not worth_asking(TETKA, Held(TETKA.setting(), 0b11111, (), 4))


def test_a_question_about_points_offers_each_number_once(any_game: Game) -> None:
    asked = [one.name for one in bank(any_game) if one.kind == "points"]
    for name in islice(asked, SOME):
        found = question(any_game, name)
        assert found
        labels = [repr(option.label) for option in found.options]
        assert len(set(labels)) == len(labels), name
        assert sum(option.right for option in found.options) == 1, name
