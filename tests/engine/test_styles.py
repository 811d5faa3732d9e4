"""How cards are played by somebody who looks no further than the trick that lies there."""

from __future__ import annotations

import pytest

from followsuit import Match
from followsuit.games import game
from followsuit.onward import played_on
from followsuit.styles import Greedy, card_for, seated, strengths


def played(name: str, style: Greedy, lying: str, hand: str, partner: bool = False) -> str:
    """The card of a hand that is played on some others, the first of which is the other side's."""
    known = game(name)
    setting = known.positions.settings.type()
    pack = known.pack(setting)
    cards = [pack.card(code).index for code in lying.split()]
    whose = [0] * len(cards)
    side = 0 if partner else 1
    strength = strengths(known, setting).__getitem__
    card = card_for(style, known.trick, setting, cards, whose, side, pack.mask(hand), strength)
    return pack.codes[card]


@pytest.mark.parametrize(
    ("lying", "hand", "takes", "shuns"),
    [
        ("9C", "8C TC KC", "TC", "8C"),  # the next higher card wins already
        ("9C", "8C 3C 2C", "2C", "8C"),
        ("9C", "TC JC", "TC", "JC"),  # all win
        ("9C KC", "TC QC AC", "AC", "QC"),
        ("9C", "2D AS", "2D", "AS"),  # neither wins
        ("", "2D AS 7H", "AS", "2D"),
    ],
)
def test_a_trick_is_taken_as_cheaply_or_lost_as_dearly_as_can_be(
    lying: str, hand: str, takes: str, shuns: str
) -> None:
    assert played("hearts", "takes", lying, hand) == takes
    assert played("hearts", "shuns", lying, hand) == shuns


def test_what_one_s_own_side_wins_is_left_to_it() -> None:
    assert played("tute", "takes", "4C", "7C AC", partner=True) == "7C"
    assert played("tute", "takes", "4C", "7C AC") == "7C"
    assert played("tute", "takes", "3C", "7C AC") == "AC"


def test_an_equal_card_wins_only_where_the_last_one_does() -> None:
    """Equal cards draw a trick of Truc (`trick.draw`); in Shed the last of them wins (`tie.last-played`)"""
    assert played("truc", "takes", "3C", "3H 4H") == "4H"
    assert played("shed", "takes", "painter", "savage lunatic") == "savage"
    assert played("shed", "shuns", "painter", "savage author") == "author"


def test_what_else_may_be_done_than_play_a_card_is_left_to_chance() -> None:
    """In Tyzicha whoever leads may show a marriage, which counts beside the cards."""
    match = Match("tyzicha", seed=1)
    hands = [played_on(match, [], seed, "hand", seated(match.game)) for seed in range(4)]
    counted = [hand.outcome for hand in hands if not hand.outcome["conceded"]]
    assert any(one["sums"] != one["card_points"] for one in counted)
