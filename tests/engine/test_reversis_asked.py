"""Reversis: what is said of a trick that is asked about by itself."""

from __future__ import annotations

import pytest

from followsuit import ask
from followsuit.games import game
from followsuit.games.reversis.cards import PACK, Setting


def said(trick: str, **setting: object) -> list[str]:
    """What a trick brings, but for the points and the next lead that end it."""
    asked = {"ask": "winner", "game": "reversis", "trick": trick, "setting": setting}
    *brings, points, lead = [one["why"]["text"] for one in ask(asked)["after"]]
    assert "card point" in points and lead.endswith("leads to the next trick.")
    return brings


@pytest.mark.parametrize(
    ("trick", "brings"),
    [
        ("7C 9C 6C 2C", []),
        ("5S AS 9S 2S", ["North pays West 1 chip: A♠ was played to a spade lead."]),
        (
            "7C 9C AD 2C",
            [
                "North pays East 2 chips: A♦ was thrown on another suit, into a trick that North "
                "takes."
            ],
        ),
        (
            "KH JH 4H 9H",
            [
                "North pays West 10 chips: the heart lead drew Quinola, J♥.",
                "East pays West 5 chips: the heart lead drew Quinola out of North’s hand.",
                "South pays West 5 chips: the heart lead drew Quinola out of North’s hand.",
                "North also pays a remise, as large as the newest pot.",
            ],
        ),
        (
            "KS JH 4S 9S",
            [
                "West pays North 5 chips: Quinola, J♥, was thrown on another suit.",
                "North also takes the newest pot.",
            ],
        ),
        (
            "2S 4H 9S JH",
            [
                "East pays South 5 chips: Quinola, J♥, was thrown on another suit.",
                "South also takes the newest pot.",
            ],
        ),
        (
            "JH 4H 9H KS",
            [
                "West leads J♥: nothing is paid now, but the winner of the hand may claim 10 chips "
                "from West and 5 from each other player."
            ],
        ),
    ],
)
def test_pay_immediate_of_a_trick_by_itself(trick: str, brings: list[str]) -> None:
    assert said(trick) == brings


def test_reversis_no_more_side_leaves_points_and_lead() -> None:
    free = "The first nine tricks went to one player, so nothing is paid for aces or Quinola."
    assert said("KH JH 4H 9H", reversis=True) == [free]
    assert said("KH QH 4H 9H", reversis=True) == []


@pytest.mark.parametrize("cards", ["7C 9C 6C 2C", "KS JH 4S 9S"])
def test_lead_winner_is_what_tells_the_next_lead(cards: str) -> None:
    trick = [PACK.card(code).index for code in cards.split()]
    notes = game("reversis").trick.brings(Setting(), trick, 0)
    assert [note.clauses for note in notes if note.leads] == [("lead.winner",)]
