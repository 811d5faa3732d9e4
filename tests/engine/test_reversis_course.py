"""Reversis: what is told, paid and remembered in the course of a hand."""

from __future__ import annotations

from typing import Any

import pytest
from reversis_table import (
    KEPT,
    LOW,
    LOW_KEPT,
    NINE,
    STRONG,
    lost,
    match,
    play,
    pots,
    strong,
    told,
    won,
)

from followsuit import Match, ask
from followsuit.games.reversis.hand import Course
from followsuit.games.reversis.pots import Pool
from followsuit.games.reversis.reversis import undertaker


def kinds(done: Match, kind: str) -> list[str]:
    """What is told of one kind, by the ids of its sentences."""
    return [event.say.id for event in done.table.events if event.kind == kind and event.say]


def planned(deal: dict[str, Any], plans: dict[int, str], **more: Any) -> Match:
    """A hand that some seats play as planned; the others keep their cards and play their first ones."""
    done, cards = match(deal, **more), {seat: plan.split() for seat, plan in plans.items()}
    while not done.over:
        codes = [action.code for action in done.actions]
        if done.phase == "exchange" and "keep" in codes:
            done.apply("keep")
        elif done.phase == "play" or done.phase == "lead":
            plan = cards.get(-1 if done.seat is None else done.seat)
            done.apply(plan.pop(0) if plan else codes[0])
        else:
            done.apply(codes[0])
    return done


# -- the exchange ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "option", "kept"),
    [
        ("AS JH 2C", "forbidden", True),
        ("AS JH 2C", "allowed", False),
        ("AS QH 9H 2C", "forbidden", False),
    ],
)
def test_ruling_quinola_discardable_binds_who_holds_it(hand: str, option: str, kept: bool) -> None:
    asked = {"ask": "legal", "game": "reversis", "phase": "exchange"}
    position, options = {"hand": hand, "dealer": True}, {"quinola_discard": option}
    answer = ask({**asked, "position": position, "options": options})
    refused = [one["code"] for one in answer["refused"] if one["why"]["id"] == "quinola-kept"]
    assert refused == (["discard JH"] if kept else [])
    cited = {
        action["code"]: "reversis.ruling.quinola-discardable" in action["clauses"]
        for action in answer["actions"]
    }
    cards = [card for card in hand.split() if not (kept and card == "JH")]
    assert cited == {f"discard {card}": card in ("AS", "JH") for card in cards}


def test_ruling_quinola_discardable_is_told_of_a_card_that_counts() -> None:
    done = play(match(STRONG), "discard 4D", "discard JC", "discard JH", "keep")
    told_so = [event for event in done.table.events if event.kind == "discard"]
    cited = ["ruling.quinola-discardable" in event.clauses for event in told_so]
    assert cited == [False, False, True]


@pytest.mark.parametrize(("held", "fits"), [(11, True), (12, True), (13, False)])
def test_exchange_dealer_holds_twelve_cards_at_most(held: int, fits: bool) -> None:
    cards = ["AS", "KS", "QS", "JS", "9S", "8S", "7S", "6S", "5S", "4S", "3S", "2S", "2H"][:held]
    position = {"hand": cards, "dealer": True}
    answer = ask({"ask": "legal", "game": "reversis", "phase": "exchange", "position": position})
    assert ("error" not in answer) == fits


# -- before and between the tricks ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("begun", "starts"),
    [
        ({}, True),
        ({"totals": [100, 100, 100, 99]}, False),
        ({"totals": [99, 100, 100, 100]}, False),
        ({"before": 1, "totals": [100, 100, 100, 100]}, False),
    ],
)
def test_chips_start_is_told_where_all_begin_alike(begun: dict[str, Any], starts: bool) -> None:
    assert bool(told(match(**begun), "chips.start")) == starts


def test_lead_winner_is_told_between_two_tricks() -> None:
    assert len(kinds(won(), "leader")) == 1 + 10, (
        "the first lead, and after each trick but the last"
    )


def test_reversis_undertaken_binds_the_last_two_tricks() -> None:
    before = play(match(STRONG), *KEPT, *NINE[:32])
    settings = [decision.setting for one in (before, strong()) if (decision := one.decision)]
    assert [setting.reversis for setting in settings] == [False, True]


@pytest.mark.parametrize(
    ("right", "reversis", "text"),
    [
        ("none", False, ""),
        ("none", True, "Somebody has taken the first nine tricks"),
        (
            "first-nine",
            False,
            "You have the right of the espagnolette, and it is one of the first nine tricks",
        ),
        (
            "last-two",
            True,
            "You have the right of the espagnolette, but it is one of the last two tricks."
            " Somebody has taken the first nine tricks",
        ),
    ],
)
def test_espagnolette_last_two_and_a_reversis_are_told_of_a_position(
    right: str, reversis: bool, text: str
) -> None:
    asked = {"ask": "legal", "game": "reversis", "trick": "KS", "hand": "AS 2D"}
    told_so = ask({**asked, "setting": {"right": right, "reversis": reversis}})
    assert told_so["setting_text"] == text


@pytest.mark.parametrize(
    ("winners", "player"),
    [
        ([2] * 8, None),
        ([2] * 9, 2),
        ([0] * 9, 0),
        ([2] * 10, 2),
        ([2] * 9 + [1, 1], 2),
        ([1] + [2] * 8, None),
        ([2] * 8 + [1], None),
        ([1] + [2] * 9, None),
    ],
)
def test_reversis_undertaken_by_whoever_takes_the_first_nine(
    winners: list[int], player: int | None
) -> None:
    assert undertaker(winners) == player


@pytest.mark.parametrize(
    ("winners", "broken"),
    [([2] * 9, False), ([2] * 10, False), ([2] * 9 + [1], True), ([1, 2], False)],
)
def test_reversis_broken_is_a_reversis_that_lost_a_trick(winners: list[int], broken: bool) -> None:
    assert Course(Pool(), Pool(), None, winners=winners).broken == broken


# -- the espagnolette -------------------------------------------------------------------------------


def test_espagnolette_holding_is_told_with_the_cards_that_give_the_right() -> None:
    """Four aces of East's, or North's three aces and Quinola; the others in the hand do not matter."""
    three = {"hands": [None, "AS AH AC JH 2S 3S 2H 3H 2C 3C 9H", None, None], "stock": "9D"}
    for done, codes in (
        (won(0), "AS AH AD AC"),
        (play(match(three), "discard 9D", "keep", "keep", "keep"), "AS AH JH AC"),
    ):
        (right,) = [event for event in done.table.events if event.kind == "right"]
        assert " ".join(done.table.pack.codes[card] for card in right.cards) == codes


def test_ruling_espagnolette_automatic_is_told_once() -> None:
    """East follows no suit again and again: only the first card undertakes it."""
    assert kinds(won(), "espagnolette") == ["undertakes-espagnolette"]
    assert kinds(lost(), "espagnolette") == ["undertakes-espagnolette", "trick-fails"]


def test_ruling_espagnolette_offsuit_is_told_of_each_ace_that_could_have_followed() -> None:
    """Of no small card, and of no ace that follows suit."""
    other = play(match(LOW), *LOW_KEPT, "3C 5C AC 2C 2H 4H 4D 8H 4S AH 6S 5S")
    for done, aces in ((won(), ["AD", "AH", "AC", "AS"]), (other, ["AH"])):
        told_so = [event for event in told(done, "ruling.espagnolette-offsuit") if event.say]
        cards = [event.say.facts["card"].card for event in told_so if event.say]
        assert [done.table.pack.codes[card] for card in cards] == aces
        assert {event.to for event in told_so} == {(2,)}


def test_espagnolette_fail_party_is_of_who_has_undertaken_one() -> None:
    """East takes the first trick by following suit: nothing has failed, for nothing was tried."""
    done = play(match(LOW), *LOW_KEPT, "3C 5C AC 2C")
    assert done.table.tricks[0].winner == 2 and kinds(done, "espagnolette") == []
    play(done, "2H 4H 4D 8H 4S AH")
    assert kinds(done, "espagnolette") == []
    play(done, "6S 5S")
    assert kinds(done, "espagnolette") == ["undertakes-too-late"]


def test_espagnolette_break_is_no_longer_possible_once_another_has_broken() -> None:
    """West takes nine tricks in spades, North the tenth; East, who threw aces, takes the last."""
    west, north = "KS QS JS 9S 8S 7S 6S 5S 4S 2H 3H", "2S 4C 5C 6C 7C 8C 9C JC 4H QH 2C"
    east = "AD AH 3S 2D 3D 4D 5D 6D 7D AS AC"
    done = planned({"hands": [west, north, east, None]}, {0: west, 1: north, 2: east})
    assert done.table.shown["reversis"] == 0
    assert [trick.winner for trick in done.table.tricks[9:]] == [1, 2]
    assert kinds(done, "espagnolette") == ["undertakes-espagnolette"]
    assert done.totals == [95 - 64, 95 + 64, 95, 90]


# -- the reversis -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("west", "north", "paid"),
    [
        ("9H 2H", "JH 8H", 54),
        ("9H 2H", "8H JH", 54),
        ("2H 9H", "8H JH", 64),
    ],
)
def test_ruling_broken_by_quinola_which_trick(west: str, north: str, paid: int) -> None:
    """54 where Quinola takes the first trick that West loses: the tenth, or the eleventh."""
    spades, aside = "AS KS QS JS 9S 8S 7S 6S 5S", "4S 3S 2S AD AC KD KC QD QC"
    deal = {
        "hands": [
            f"{spades} {west}",
            f"{aside} {north}",
            "AH KH QH 7H 6H 5H 4H 3H JD 9D 8D",
            "JC 9C 8C 7C 6C 5C 4C 3C 2C 7D 6D",
        ],
        "stock": "5D 4D 3D 2D",
    }
    done = planned(deal, {0: f"{spades} {west}", 1: f"{aside} {north}"})
    assert done.totals == [95 - paid, 95 + paid, 95, 90] and pots(done) == [25]


# -- Quinola and the pots ---------------------------------------------------------------------------

# South, the dealer, throws Quinola into West's third trick and takes the only pot.
THROWN = {
    "hands": [
        "AS KS QS JS AH KH QH AC KC QC JC",
        "9S 8S 7S 2S 9H AD KD 7D 6D 9C 8C",
        "6S 5S 8H 7H 6H QD JD 5D 7C 6C 5C",
        "4S 3S 3D 5H 4H 3H 9D 8D JH 4C 2D",
    ],
    "stock": "4D 3C 2H 2C",
}


@pytest.mark.parametrize(("before", "follows"), [(0, True), (2, True), (3, False)])
def test_ruling_new_pot_timing_is_told_where_a_deal_follows(before: int, follows: bool) -> None:
    start = match(THROWN, options={"length": 4}, hands=None, before=before)
    play(start, "discard 3D", "keep", "keep", "keep", "AS 7S 5S 3S KS 8S 6S 4S QS 9S JD JH")
    assert pots(start) == []
    told_so = ["only-pot-taken"] if follows else []
    assert [name for name in kinds(start, "note") if name == "only-pot-taken"] == told_so


def test_ruling_forced_any_by_an_option_looks_at_what_was_beside_quinola() -> None:
    """North's J♥ is the last heart in the hand, so it is forced by either rule."""
    west, north, *others = STRONG["hands"]
    alone = [west.replace("JC", "9H"), north.replace("9H", "JC"), *others]
    options = {"forced": "only-if-last-of-suit"}
    done = play(match({**STRONG, "hands": alone}, options=options), *KEPT, "QH", "JH", "6H", "2H")
    assert done.totals == [115, 60, 90, 85]
