"""The score sheet of Reversis, clause by clause."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from evenings import request_for, written_down
from reversis_table import match, play, strong, won

from followsuit import Match, ask

DRAWN: dict[str, Any] = {"form": "trick", "case": {"cards": ["8H", "JH", "9H", "2H"], "leader": 0}}
THROWN = {"form": "trick", "case": {"cards": ["7C", "JH", "9C", "2C"], "leader": 0}}
ACE_LED = {"form": "trick", "case": {"cards": ["AC", "7C", "9C", "2C"], "leader": 1}}
PARTY = {
    "form": "party",
    "case": {
        "points": [8, 9, 11, 12],
        "tricks": [2, 3, 3, 3],
        "talon": ["2S", "3S", "4S", "5S"],
    },
}
REVERSIS: dict[str, Any] = {"form": "reversis", "case": {"player": 1, "tenth": 1, "eleventh": 1}}


def sheet(*entries: Any, dealer: int = 3, **options: Any) -> Any:
    asked = {"ask": "sheet", "game": "reversis", "options": options, "dealer": dealer}
    return ask({**asked, "entries": list(entries)})


def gains(told: Any, hand: int = 0) -> list[int]:
    """What each seat gains in a hand, and the pots at the end of the list."""
    sums = [0] * 5
    for line in told["hands"][hand]["ledger"]:
        sums[4 if line["side"] is None else line["side"]] += line["points"]
    return sums


def form(told: Any, name: str) -> Any:
    return next(form for form in told["forms"] if form["name"] == name)


def fields(told: Any, name: str) -> list[str]:
    return [field["name"] for field in form(told, name)["fields"]]


def where(told: Any) -> list[str]:
    return [error["where"] for error in told["unfit"]["errors"]]


def but(entry: Any, **changes: Any) -> Any:
    return {**entry, "case": {**entry["case"], **changes}}


# -- hands that were played --------------------------------------------------------------------------


OPTIONS: list[dict[str, Any]] = [
    {},
    {"reante": "immediately", "claims": "automatic"},
    {"forced": "only-if-last-of-suit", "led_quinola_remise": True},
    {"talon_bonus": "AD5-JH3", "pots_left": "unclaimed"},
]


def counted_as_played(done: Match) -> set[str]:
    """The clauses of a hand whose sheet counts it line by line as it was played."""
    ((table, entries),) = written_down(done)
    told = ask(request_for(done, entries))
    assert told["unfit"] is None, told["unfit"]
    counted = told["hands"][0]
    ledger = [(line["side"], line["points"]) for line in counted["ledger"]]
    assert ledger == [(line.side, line.amount) for line in table.lines]
    assert counted["outcome"]["pots"] == list(table.outcome["pots"])
    assert counted["outcome"]["remises"] == table.outcome["remises"]
    assert counted["outcome"]["espagnolette"] == table.outcome["espagnolette"]
    assert counted["outcome"].get("reversis") == table.outcome.get("reversis")
    said = [*counted["ledger"], *counted["notes"]]
    return {clause.removeprefix("reversis.") for one in said for clause in one["clauses"]}


@pytest.mark.parametrize("options", OPTIONS)
def test_a_reversis_is_counted_as_it_was_played(options: dict[str, Any]) -> None:
    seen = set[str]()
    for seed in range(8):
        seen |= counted_as_played(strong(options=options).play_random(Random(seed)))
    assert {"reversis.undertaken", "reversis.refund", "reversis.made-pay"} <= seen


@pytest.mark.parametrize("options", OPTIONS)
def test_a_reversis_that_is_broken_is_counted_as_it_was_played(options: dict[str, Any]) -> None:
    """West takes nine tricks in spades; East throws aces, and keeps one for the tenth."""
    west, east = "KS QS JS 9S 8S 7S 6S 5S 4S KH 2H", "AD AC 2D 2C 3D 3C 4D 4C 3S AH AS"
    done = match({"hands": [west, None, east, None]}, options=options)
    plans = {0: west.split(), 2: east.split()}
    while not done.over:
        codes = [action.code for action in done.actions]
        if done.phase == "exchange" and "keep" in codes:
            done.apply("keep")
        else:
            plan = plans.get(done.seat if done.seat is not None else -1)
            done.apply(plan.pop(0) if plan else codes[0])
    assert {"reversis.broken-pay", "espagnolette.break"} <= counted_as_played(done)


@pytest.mark.parametrize("options", OPTIONS)
def test_an_espagnolette_is_counted_as_it_was_played(options: dict[str, Any]) -> None:
    seen = set[str]()
    for seed in range(24):
        start = won(3 * (seed % 12), options=options)
        seen |= counted_as_played(start.play_random(Random(seed)))
    assert {"espagnolette.wins-party", "espagnolette.fail-return"} <= seen


def test_espagnolette_fail_pot_is_counted_as_it_was_played() -> None:
    deal = {"hands": [None, "AS AH AC JH 2S 3S 2H 3H 2C 3C KD", None, None]}
    done = play(match(deal, seed=3), "discard KS", "keep", "keep", "keep")
    play(done, "7H 2C 5H KH 4D 5D 3S 2D QS 3C 7S JS 9D KD 6D 3D 2H 9H 8H 8C 5S 9S 6S AC")
    play(done, "JC QC AS 5C 4S AH 8S KC AD 8D 7D 3H 4C 6C 7C JH QD 2S QH JD")
    while not done.over:
        done.apply(done.actions[0].code)
    assert {"espagnolette.fail-pot", "espagnolette.fail-return"} <= counted_as_played(done)


# -- what is asked -----------------------------------------------------------------------------------


def test_ante_first_is_paid_before_anything_is_entered() -> None:
    told = sheet()
    assert gains(told) == [-5, -5, -5, -10, 25]
    assert [form["name"] for form in told["forms"]] == ["trick", "party", "reversis"]
    assert form(told, "trick")["known"] == {
        "pot": 25,
        "remises": 0,
        "dealer": 3,
        "totals": [95, 95, 95, 90],
    }
    assert fields(told, "trick") == ["cards", "leader"]
    assert fields(told, "party") == ["points", "tricks", "talon", "espagnolette"]
    assert fields(told, "reversis") == ["player", "tenth", "eleventh", "by_quinola", "espagnolette"]
    assert fields(sheet(forced="only-if-last-of-suit"), "trick") == ["cards", "leader", "apart"]


def test_remise_first_then_remise_later() -> None:
    """The pot is doubled, then another is formed beside it; whoever throws Quinola takes that."""
    told = sheet(DRAWN)
    assert form(told, "trick")["known"]["pot"] == 50
    two = sheet(DRAWN, PARTY, DRAWN, PARTY)
    assert two["hands"][0]["outcome"]["pots"] == [50]
    assert two["hands"][1]["outcome"]["pots"] == [55, 55]
    assert form(two, "trick")["known"]["pot"] == 60
    assert form(two, "trick")["known"]["remises"] == 2
    taken = sheet(DRAWN, PARTY, DRAWN, PARTY, THROWN)
    assert gains(taken, 2) == [0, 60, -5, 0, -55], "North has dealt this hand"
    assert form(taken, "trick")["known"]["pot"] == 55


def test_quinola_new_pot_is_formed_at_the_next_deal() -> None:
    told = sheet(THROWN)
    assert "pot" not in form(told, "trick")["known"]
    assert "pot" not in fields(told, "trick")
    assert sheet(THROWN, PARTY)["hands"][1]["begins"]
    assert form(sheet(THROWN, PARTY), "trick")["known"]["pot"] == 25
    assert form(sheet(THROWN, reante="immediately"), "trick")["known"]["pot"] == 25


def test_ruling_forced_any_is_cited_where_nobody_says_what_was_beside_the_quinola() -> None:
    [paid] = [
        line
        for line in sheet(DRAWN)["hands"][0]["ledger"]
        if "reversis.quinola.forced-leader" in line["clauses"] and line["side"] == 1
    ]
    assert paid["points"] == -10
    assert "reversis.ruling.forced-any" in paid["clauses"]


def test_pay_claim_is_asked_where_something_was_led() -> None:
    told = sheet(ACE_LED)
    assert form(told, "party")["known"]["led"] == ["AC"]
    assert form(told, "party")["known"]["leaders"] == [1]
    assert "asked" in fields(told, "party")
    assert "asked" not in fields(sheet(ACE_LED, claims="automatic"), "party")
    assert where(sheet(ACE_LED, PARTY)) == ["entries[1].case.asked"]
    paid = gains(sheet(ACE_LED, but(PARTY, asked=True)))
    waived = gains(sheet(ACE_LED, but(PARTY, asked=False)))
    assert [one - other for one, other in zip(paid, waived, strict=True)] == [1, -1, 0, 0, 0]


def test_reversis_made_pot_is_known_of_the_tricks_before() -> None:
    quinola = {"form": "trick", "case": {"cards": ["JH", "8H", "9H", "2H"], "leader": 1}}
    assert gains(sheet(quinola, REVERSIS))[4] == 0
    assert gains(sheet(REVERSIS))[4] == 25


def test_reversis_refund_undoes_the_tricks_before() -> None:
    assert gains(sheet(ACE_LED, REVERSIS)) == gains(sheet(REVERSIS))
    drawn = sheet(DRAWN, REVERSIS)
    assert gains(drawn) == [-21, 84, -21, -42, 0], "the remise, too; and Quinola brings the pot"


def test_espagnolette_fail_return_is_known_of_the_tricks_before() -> None:
    failed = sheet(THROWN, but(PARTY, espagnolette=1))
    assert "espagnolette.fail-return" in str(failed["hands"][0]["ledger"])
    assert failed["hands"][0]["outcome"]["pots"] == [50], "with a remise"


def test_game_end_shares_the_pots() -> None:
    told = sheet(*[PARTY] * 4, length=4)
    assert told["over"]
    assert told["forms"] == []
    assert told["hands"][3]["outcome"]["pots"] == []
    assert sum(told["totals"]) == 400
    assert sum(sheet(*[PARTY] * 4, length=4, pots_left="unclaimed")["totals"]) == 360


def test_a_mended_trick_changes_the_pots_of_all_hands_after_it() -> None:
    before, after = sheet(DRAWN, PARTY, PARTY), sheet(ACE_LED, but(PARTY, asked=True), PARTY)
    assert [hand["outcome"].get("pots") for hand in before["hands"]] == [[50], [55], None]
    assert [hand["outcome"].get("pots") for hand in after["hands"]] == [[25], [30], None]
    assert form(before, "trick")["known"]["pot"] == 60


# -- what cannot be ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entries", "places"),
    [
        ([{**DRAWN, "case": {"cards": DRAWN["case"]["cards"]}}], ["case.leader"]),
        ([but(DRAWN, pot=50)], ["case.pot"]),
        ([DRAWN, but(THROWN, leader=2)], ["case.cards[1]"]),
        (
            [ACE_LED, but(PARTY, asked=True, tricks=[5, 0, 3, 3], points=[19, 0, 11, 10])],
            ["case.tricks[1]"],
        ),
        ([ACE_LED, but(PARTY, asked=True, points=[14, 3, 11, 12])], ["case.points[1]"]),
        ([ACE_LED, but(PARTY, asked=True, talon=["2C", "3S", "4S", "5S"])], ["case.talon[0]"]),
        ([ACE_LED, but(REVERSIS, player=0)], ["case.player"]),
        ([DRAWN, but(REVERSIS, tenth=2, by_quinola=True)], ["case.by_quinola"]),
        ([but(PARTY, talon=["2S"])], ["case.talon"]),
    ],
)
def test_what_does_not_fit_what_was_entered_is_not_entered(entries: Any, places: Any) -> None:
    told = sheet(*entries)
    last = len(entries) - 1
    assert where(told) == [f"entries[{last}].{place}" for place in places]
    assert len(told["hands"][0]["entries"]) == last


def test_only_a_game_that_goes_on_is_entered() -> None:
    assert where(sheet({"form": "end", "case": {}})) == ["entries[0].form"]
