"""Reversis: bounds of what may be entered in its score sheet after some tricks."""

from __future__ import annotations

from typing import Any

import pytest
from reversis_table import cites

from followsuit import ask

# Four cards that North leads and takes: a spade, and three of other suits.
SPADES = ["AS", "KS", "QS", "JS", "9S", "8S", "7S", "6S", "5S", "4S"]
OTHERS = [rank + suit for suit in "HDC" for rank in "KQJ987654"]
ACE_LED: dict[str, Any] = {
    "form": "trick",
    "case": {"cards": ["AC", "7C", "9C", "2C"], "leader": 1},
}
QUINOLA_THROWN = {"form": "trick", "case": {"cards": ["7C", "JH", "9C", "2C"], "leader": 0}}


def taken_by_north(number: int) -> list[dict[str, Any]]:
    """So many tricks that North leads and takes."""
    rest = [*OTHERS, "2D", "3D", "3C"]
    tricks = [[lead, *rest[3 * at : 3 * at + 3]] for at, lead in enumerate(SPADES[:number])]
    return [{"form": "trick", "case": {"cards": cards, "leader": 1}} for cards in tricks]


def party(points: list[int], tricks: list[int], **more: Any) -> dict[str, Any]:
    talon = ["2S", "3S", "4S", "5S"]
    return {"form": "party", "case": {"points": points, "tricks": tricks, "talon": talon, **more}}


def reversis(**case: Any) -> dict[str, Any]:
    return {"form": "reversis", "case": {"player": 1, "tenth": 1, "eleventh": 1, **case}}


def sheet(*entries: Any, **options: Any) -> Any:
    asked = {"ask": "sheet", "game": "reversis", "options": options, "dealer": 3}
    return ask({**asked, "entries": list(entries)})


def where(told: Any) -> list[str]:
    """The places of what cannot be entered."""
    return [error["where"] for error in told["unfit"]["errors"]] if told["unfit"] else []


@pytest.mark.parametrize(
    ("points", "tricks", "faulty"),
    [
        ([14, 4, 11, 11], [4, 1, 3, 3], []),
        ([14, 5, 11, 10], [4, 1, 3, 3], []),
        ([14, 3, 12, 11], [4, 1, 3, 3], ["points[1]"]),
        ([14, 0, 15, 11], [4, 0, 4, 3], ["tricks[1]"]),
        ([14, 4, 11, 11], [3, 2, 3, 3], []),
    ],
)
def test_points_values_of_the_tricks_before_are_the_least_that_fits(
    points: list[int], tricks: list[int], faulty: list[str]
) -> None:
    told = sheet(ACE_LED, party(points, tricks, asked=False))
    assert where(told) == [f"entries[1].case.{place}" for place in faulty]


@pytest.mark.parametrize(("number", "fits"), [(0, True), (8, True), (9, True), (10, False)])
def test_reversis_undertaken_has_nine_tricks_before_it(number: int, fits: bool) -> None:
    told = sheet(*taken_by_north(number), reversis())
    assert where(told) == ([] if fits else [f"entries[{number}].case.player"])
    assert where(sheet(*taken_by_north(number), reversis(player=2, tenth=2))) == (
        [f"entries[{number}].case.player"] if number else []
    )


@pytest.mark.parametrize(
    ("cards", "undone"),
    [("", False), ("9S 2S 3S 4S", False), ("9S AD 3S 4S", True), ("5S AS 9S 2S", True)],
)
def test_reversis_refund_says_whether_anything_was_paid(cards: str, undone: bool) -> None:
    trick = {"form": "trick", "case": {"cards": cards.split(), "leader": 0}}
    own = reversis(player=0, tenth=0, eleventh=0) if cards.startswith("9S") else reversis()
    told = sheet(*[trick] * bool(cards), own)
    assert where(told) == []
    texts = [note["why"]["text"] for note in told["hands"][0]["notes"]]
    said = (
        "All payments for aces and Quinola are undone, and there will be no more of them."
        if undone
        else "There will be no payments for aces and Quinola in this hand, and there were none."
    )
    assert said in texts


def test_reversis_broken_by_quinola_that_nobody_had_played() -> None:
    assert where(sheet(ACE_LED, reversis(tenth=2, by_quinola=True))) == []
    thrown = {"form": "trick", "case": {"cards": ["AS", "JH", "2C", "3C"], "leader": 1}}
    assert where(sheet(thrown, reversis(tenth=2))) == []
    assert where(sheet(thrown, reversis(tenth=2, by_quinola=True))) == [
        "entries[1].case.by_quinola"
    ]


@pytest.mark.parametrize(("seat", "returned"), [(1, True), (2, False), (None, False)])
def test_espagnolette_fail_pot_is_for_the_pot_of_who_failed(
    seat: int | None, returned: bool
) -> None:
    """North has won the pot with Quinola: if East's espagnolette fails, North keeps it."""
    more = {} if seat is None else {"espagnolette": seat}
    told = sheet(QUINOLA_THROWN, party([8, 9, 11, 12], [2, 3, 3, 3], **more))
    hand = told["hands"][0]
    assert hand["outcome"]["pots"] == ([50] if returned else [])
    cited = cites([line["clauses"] for line in hand["ledger"]])
    assert ("espagnolette.fail-pot" in cited) == returned


@pytest.mark.parametrize(("cards", "pot"), [("8H JH 9H 2H", 50), ("9H 2H JH 3H", 50)])
def test_espagnolette_fail_pot_is_for_a_pot_that_was_won(cards: str, pot: int) -> None:
    """A Quinola that was drawn has won none: there is a remise, and nothing to return."""
    entered = cards.split()
    drawn = {"form": "trick", "case": {"cards": entered, "leader": 0}}
    failed = party([8, 9, 11, 12], [2, 3, 3, 3], espagnolette=entered.index("JH"))
    told = sheet(drawn, failed)
    assert where(told) == []
    hand = told["hands"][0]
    cited = cites([line["clauses"] for line in hand["ledger"]])
    assert hand["outcome"]["pots"] == [pot] and "espagnolette.fail-pot" not in cited
    assert "espagnolette.fail-party" in cited


@pytest.mark.parametrize(
    ("options", "apart", "paid"),
    [
        ({"forced": "only-if-last-of-suit"}, ["AS"], False),
        ({"forced": "only-if-last-of-suit"}, [], True),
        ({}, None, True),
    ],
)
def test_ruling_forced_any_in_a_trick_that_is_entered(
    options: dict[str, Any], apart: list[str] | None, paid: bool
) -> None:
    case = {"cards": ["5S", "AS", "9S", "2S"], "leader": 0}
    entry = {"form": "trick", "case": case if apart is None else {**case, "apart": apart}}
    told = sheet(entry, **options)
    assert where(told) == []
    cited = cites([line["clauses"] for line in told["hands"][0]["ledger"]])
    assert ("pay.ace-forced" in cited) == paid
