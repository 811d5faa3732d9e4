"""How cards are played by somebody who looks no further than the trick that lies there."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from followsuit import Match
from followsuit.game import Game
from followsuit.games import game
from followsuit.games.nouns import of_suit
from followsuit.onward import played_on
from followsuit.order import Order, Run, place
from followsuit.packs import FRENCH_52 as PACK
from followsuit.styles import DOUBT, Greedy, _doubts, card_for, seated, strengths


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
    assert played("truc", "takes", "4C 4H", "4S 5S 3S") == "5S"  # nobody wins it yet
    assert played("truc", "shuns", "4C 4H", "4S 5S 3S") == "4S"
    assert played("shed", "takes", "painter", "savage lunatic") == "savage"
    assert played("shed", "shuns", "painter", "savage author") == "author"


def test_chance_plays_where_no_style_was_found_stronger(any_game: Game) -> None:
    assert (seated(any_game) is None) is (any_game.match.style == "chance")


def test_what_else_may_be_done_than_play_a_card_is_left_to_chance() -> None:
    """In Tyzicha whoever leads may show a marriage, which counts beside the cards."""
    match = Match("tyzicha", seed=1)
    hands = [played_on(match, [], seed, "hand", seated(match.game)) for seed in range(4)]
    counted = [hand.outcome for hand in hands if not hand.outcome["conceded"]]
    assert any(one["sums"] != one["card_points"] for one in counted)


def test_on_a_lead_that_cannot_win_any_card_does_that_can() -> None:
    """The weakest of them, though a card that cannot is weaker yet."""
    spades = Run(of_suit("S"), (place(PACK, "AS KS QS", "rank"),))
    order = Order(PACK, (spades,), across="across", off="off")
    rules: Any = SimpleNamespace(order=lambda setting, lying: order)
    lying, hand = [PACK.card("2D").index], PACK.mask("3D QS KS")
    weakest = {PACK.card(code).index: place for place, code in enumerate(["3D", "QS", "KS"])}
    for style, code in (("takes", "QS"), ("shuns", "3D")):
        card = card_for(style, rules, None, lying, [0], 1, hand, weakest.__getitem__)  # type: ignore[arg-type]
        assert PACK.codes[card] == code


def test_a_card_is_as_strong_as_it_wins_against_many_if_it_is_led() -> None:
    """In Hearts against all that do not follow suit, and what is lower of the suit."""
    known = game("hearts")
    setting = known.positions.settings.type()
    found = strengths(known, setting)
    pack = known.pack(setting)
    told = {code: found[pack.card(code).index] for code in ("AS", "KD", "7H", "2C")}
    assert told == {"AS": 51, "KD": 50, "7H": 44, "2C": 39}


def test_a_lead_that_must_still_be_named_is_the_weakest() -> None:
    """Shed: a card of two types is led first and named after (`lead.announce`)."""
    known = game("shed")
    setting = known.positions.settings.type()
    named = [known.positions.check_trick(setting, (card,)) == [] for card in range(36)]
    found = strengths(known, setting)[:36]
    assert not all(named)
    assert [strength > 0 for strength in found] == named
    assert {strength for strength, is_named in zip(found, named, strict=True) if not is_named} == {
        0
    }


def test_a_card_is_misjudged_by_chance_as_gauss_has_it() -> None:
    for many in (1, 4, 7):
        chance = Random(many)
        doubts = [chance.gauss(0, DOUBT) for _ in range(many)]
        assert _doubts(many, Random(many)) == pytest.approx(doubts)
