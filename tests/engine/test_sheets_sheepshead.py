"""The score sheet of Sheepshead, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

from followsuit import ask

HAND = {"form": "hand", "case": {"bidder": 0, "partner": 3, "points": 75}}
LEASTER = {
    "form": "leaster",
    "case": {"points": [10, 20, 25, 30, 35], "tricks": [1, 1, 1, 1, 2]},
}
END = {"form": "end", "case": {}}


def sheet(*entries: Any, **options: Any) -> Any:
    return ask({"ask": "sheet", "game": "sheepshead", "entries": list(entries), "options": options})


def gains(told: Any, hand: int) -> list[int]:
    return [line["points"] for line in told["hands"][hand]["ledger"]]


def waiting(told: Any) -> set[bool]:
    """Whether the sheet knows of a doubler, in each form that it offers."""
    return {form["known"]["after_leaster"] for form in told["forms"]}


def test_double_after_leaster_is_known_and_not_asked() -> None:
    told = sheet(LEASTER, HAND, HAND)
    assert gains(told, 0) == [4, -1, -1, -1, -1]
    assert gains(told, 1) == [4, -2, -2, 2, -2]
    assert told["hands"][1]["outcome"]["doublers"] == ["L"]
    assert gains(told, 2) == [2, -1, -1, 1, -1]
    assert [waiting(sheet(*([LEASTER, HAND][:count]))) for count in range(3)] == [
        {False},
        {True},
        {False},
    ]
    fields = {field["name"]: field for field in told["forms"][0]["fields"]}
    assert "after_leaster" not in fields
    assert "leaster" not in fields["said"]["choices"]


def test_ruling_one_leaster_doubler() -> None:
    told = sheet(LEASTER, LEASTER, HAND)
    assert {line["what"] for line in told["hands"][1]["ledger"]} == {"L cancelled"}
    assert gains(told, 2) == [4, -2, -2, 2, -2]


def test_a_mended_hand_takes_the_doubler_with_it() -> None:
    before, after = sheet(LEASTER, HAND), sheet(HAND, HAND)
    assert before["totals"] == [8, -3, -3, 1, -3]
    assert after["totals"] == [4, -2, -2, 2, -2]


def test_double_after_leaster_may_not_be_agreed() -> None:
    assert gains(sheet(LEASTER, HAND, after_leaster=False), 1) == [2, -1, -1, 1, -1]


def test_end_free_offers_the_end_after_any_hand() -> None:
    names = [
        [form["name"] for form in sheet(*hands, end="open")["forms"]] for hands in ([], [HAND])
    ]
    assert names == [["hand", "leaster"], ["hand", "leaster", "end"]]
    assert sheet(HAND, end="open")["forms"][2]["fields"] == []
    told = sheet(HAND, END, end="open")
    assert told["over"]
    assert told["winners"] == [0]
    assert told["totals"] == [2, -1, -1, 1, -1]
    assert "end.free" in told["hands"][-1]["notes"][-1]["clauses"][0]


def test_ruling_level_leaders_share_at_an_open_end() -> None:
    five = {"form": "leaster", "case": {"points": [24] * 5, "tricks": [1, 1, 1, 1, 2]}}
    assert sheet(five, END, end="open")["winners"] == [0, 1, 2, 3, 4]


def test_end_free_ends_after_the_agreed_number_of_hands() -> None:
    told = sheet(*[HAND] * 6, end="hands-5")
    assert told["unfit"]["entry"] == 5
    assert told["winners"] == [0]
    assert len(told["hands"]) == 5


def test_end_limit_first() -> None:
    alone = {"form": "hand", "case": {"bidder": 2, "points": 120, "tricks": 6, "said": ["alone"]}}
    told = sheet(alone, end="limit-20")
    assert told["totals"] == [-8, -8, 32, -8, -8]
    assert told["winners"] == [2]
    assert told["hands"][0]["outcome"]["limit"] == 20


@pytest.mark.parametrize(
    ("case", "where"),
    [
        ({"said": ["leaster"]}, "entries[0].case.said[0]"),
        ({"after_leaster": True}, "entries[0].case.after_leaster"),
        ({"said": ["re-crack"]}, "entries[0].case.said"),
        ({"partner": 0}, "entries[0].case.partner"),
        ({"points": 121}, "entries[0].case.points"),
        ({"points": 120}, "entries[0].case.tricks"),
    ],
)
def test_what_no_hand_can_be_is_not_entered(case: Any, where: str) -> None:
    told = sheet({"form": "hand", "case": {**HAND["case"], **case}})  # type: ignore[dict-item]
    assert [error["where"] for error in told["unfit"]["errors"]] == [where]


def test_an_end_is_not_entered_where_one_is_agreed() -> None:
    told = sheet(HAND, END)
    assert [error["where"] for error in told["unfit"]["errors"]] == ["entries[1].form"]
