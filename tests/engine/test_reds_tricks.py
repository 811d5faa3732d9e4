"""Reds, clause by clause: what may be played, and who wins."""

from __future__ import annotations

from reds_table import (
    BIDS,
    PASSES,
    legal,
    play,
    short,
    start,
    told,
    winner,
)

from followsuit import ask

# -- playing ----------------------------------------------------------------------------------------


def test_lead_first() -> None:
    match = play(start(), f"{BIDS}, {PASSES}")
    assert (match.seat, match.phase) == (1, "lead")
    assert "lead.first" in told(match, "leader")


def test_lead_any() -> None:
    match = play(start(), f"{BIDS}, {PASSES}")
    assert len(match.actions) == 5
    assert legal("", "TD 8S KC") == ({"TD", "8S", "KC"}, ["lead.any"])


def test_lead_winner() -> None:
    match = play(start(), f"{BIDS}, {PASSES}, 4C, 7C, 3C, 2C")
    assert (match.seat, match.phase) == (2, "lead")
    after = winner("4C 9C")["after"][0]
    assert "lead.winner" in short(after["clauses"])


def test_ruling_winner_leads() -> None:
    assert "ruling.winner-leads" in short(winner("4C 9C")["after"][0]["clauses"])


def test_turn_clockwise() -> None:
    match = play(start(), f"{BIDS}, {PASSES}")
    seats = []
    for action in ("4C", "7C", "3C", "2C"):
        seats.append(match.seat)
        match.apply(action)
    assert seats == [1, 2, 3, 0]
    assert "turn.clockwise" in told(match, "leader")


def test_follow_suit() -> None:
    assert legal("KS", "AD 7S 4C") == ({"7S"}, ["follow.suit"])
    assert legal("4C AS", "2C 9C KD") == ({"2C", "9C"}, ["follow.suit"])


def test_follow_void() -> None:
    cards, clauses = legal("9C QC", "AD 3D KS 6S")
    assert cards == {"AD", "3D", "KS", "6S"} and clauses == ["follow.void"]
    asked = {"ask": "legal", "game": "reds", "hand": "KS 6S"}
    for led, trumping in (("9C", True), ("9D", False)):
        say = ask({**asked, "trick": led})["law"]["why"]["text"]
        assert ("you need not trump" in say) == trumping, "on a trump lead nobody could"


# -- who wins ---------------------------------------------------------------------------------------


def test_win_trump() -> None:
    assert winner("4C AS 2D AC")["card"] == "2D"
    assert winner("AS KC 2D 3C")["card"] == "2D"
    assert winner("5D AS AC 9D")["card"] == "9D"
    assert winner("5D AS AC 9D")["cites"][0] == "win.trump"


def test_win_led() -> None:
    answer = winner("4C AS 9C KS")
    assert answer["card"] == "9C" and answer["cites"][0] == "win.led"


def test_win_anti_discard() -> None:
    answer = winner("4C AS KS QS")
    assert answer["card"] == "4C"
    assert "win.anti-discard" in answer["cites"]
    assert all(short(loser["clauses"]) == ["win.anti-discard"] for loser in answer["losers"])
    assert winner("2D AS")["card"] == "2D"


def test_win_anti_all() -> None:
    answer = winner("2S KS 9S TS")
    assert answer["card"] == "KS" and answer["cites"][0] == "win.anti-all"
    assert winner("AS 2S")["card"] == "AS"
    assert winner("2C QC", "C")["card"] == "QC"


def test_win_anti_broken() -> None:
    answer = winner("AS 3S KS 2C")
    assert [step["winner"] for step in answer["steps"]] == [0, 0, 0, 3]
    assert answer["cites"][0] == "win.anti-broken"
    assert all("win.anti-broken" in short(loser["clauses"]) for loser in answer["losers"])


def test_win_anti_neutral() -> None:
    assert winner("AS QC KC 5S")["card"] == "KC"
    assert winner("AS QC KC 5S")["cites"][0] == "win.anti-neutral"
    assert winner("6C JC 9S JS", "C")["card"] == "JS"
    assert winner("AS 2C")["card"] == "2C"


def test_ruling_suits_before_values() -> None:
    answer = winner("AS KC KD")
    assert answer["card"] == "KD"
    assert "ruling.suits-before-values" in answer["cites"]
    assert winner("2S AC 2D")["card"] == "2D"


def test_ruling_order_line() -> None:
    lost = winner("AS 2C")["losers"][0]
    assert "ruling.order-line" in short(lost["clauses"])


def test_ruling_neutral_off_suit() -> None:
    lost = {loser["card"]: short(loser["clauses"]) for loser in winner("5D AC AS")["losers"]}
    assert "ruling.neutral-off-suit" in lost["AC"]
    assert "ruling.neutral-off-suit" not in lost["AS"]


def test_ruling_led_anti_trump() -> None:
    lead = winner("AS 2S")["steps"][0]
    assert lead["why"]["text"] == (
        "A♠ is led, an anti-trump. It can win only if all the cards are spades."
    )
    assert "ruling.led-anti-trump" in short(lead["clauses"])
