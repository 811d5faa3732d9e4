"""Positions of Tyzicha without a match: which there can be, and what may be chosen in them."""

from __future__ import annotations

from typing import Any

import pytest
from tyzicha_table import (
    G,
    cites,
    concede,
    deal,
    legal,
    play,
    score,
    told,
    west_forced,
    west_plays,
    winner,
)

from followsuit import ask
from followsuit.packs import FRENCH_24

SEVEN = "AH QH QC TC KS QS AD"
LONE = "AH QH QC TC KS JS AD"  # no marriage
LIMITED = {"bid_limit": "120-without-marriage"}


def choose(phase: str, options: Any = None, setting: Any = None, **position: Any) -> dict[str, Any]:
    """West's choice."""
    request = {"ask": "legal", "game": G, "phase": phase, "seat": 0, "options": options or {}}
    return ask({**request, **({"setting": setting} if setting else {}), "position": position})


def offered(answer: dict[str, Any]) -> list[str]:
    return [action["code"] for action in answer["actions"]]


# -- bidding -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bid", "following"), [(0, 110), (110, 120), (120, 130), (400, 410), (10**6, 10**6 + 10)]
)
def test_bid_raise_ten_in_a_position(bid: int, following: int) -> None:
    """Ten more than any bid, as no bid is the highest (`ruling.bid-limit`)."""
    assert offered(choose("bid", hand=SEVEN, bid=bid)) == [f"bid {following}", "pass"]
    assert offered(choose("bid", hand=LONE, bid=bid)) == [f"bid {following}", "pass"]


@pytest.mark.parametrize(
    ("bid", "fault"),
    [
        (-10, "needs-number-within"),
        (-1, "needs-number-within"),
        (1, "bid-in-tens"),
        (10, "bid-in-tens"),
        (100, "bid-in-tens"),
        (109, "bid-in-tens"),
        (111, "bid-in-tens"),
        (115, "bid-in-tens"),
        (125, "bid-in-tens"),
        (10**6 + 1, "needs-number-within"),
    ],
)
def test_bid_open_110_in_a_position(bid: int, fault: str) -> None:
    """Bids begin at 110 and go up by tens."""
    error = choose("bid", hand=SEVEN, bid=bid)["error"]
    assert (error["where"], error["id"]) == ("position.bid", fault)


def test_bid_forced_in_a_position() -> None:
    assert offered(choose("bid", hand=LONE, forced=True)) == ["bid 110", "bid 100"]
    error = choose("bid", hand=LONE, forced=True, bid=110)["error"]
    assert (error["where"], error["id"]) == ("position.bid", "nobody-forced")


@pytest.mark.parametrize(
    ("bid", "hand", "allowed"),
    [(110, LONE, True), (120, LONE, False), (120, SEVEN, True), (300, SEVEN, True)],
)
def test_ruling_bid_limit_is_120_without_a_marriage(bid: int, hand: str, allowed: bool) -> None:
    answer = choose("bid", LIMITED, hand=hand, bid=bid)
    assert offered(answer) == [f"bid {bid + 10}"] * allowed + ["pass"]
    assert ("ruling.bid-limit" in cites(answer["refused"])) == (not allowed)
    assert offered(choose("bid", hand=hand, bid=bid)) == [f"bid {bid + 10}", "pass"]


# -- the widow -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("contract", "fault"),
    [
        (90, "needs-number-within"),
        (99, "needs-number-within"),
        (101, "contract-in-tens"),
        (105, "contract-in-tens"),
        (115, "contract-in-tens"),
        (10**6 + 10, "needs-number-within"),
    ],
)
def test_a_contract_is_100_or_more_in_tens(contract: int, fault: str) -> None:
    """The special 100, or a bid or raise in tens (`bid.forced-choice`, `widow.raise`)."""
    for phase, more in ("give", {"receiver": 1}), ("decide", {}):
        error = choose(phase, hand=SEVEN, contract=contract, **more)["error"]
        assert (error["where"], error["id"]) == ("position.contract", fault)


@pytest.mark.parametrize("contract", [100, 110, 990, 10**6])
def test_widow_give_in_a_position(contract: int) -> None:
    """One of ten cards, which is hidden at 100 only (`forced100.hidden`)."""
    hand = f"{SEVEN} KC 9D 9H"
    answer = choose("give", hand=hand, contract=contract, receiver=2)
    assert sorted(offered(answer)) == sorted(f"give {card} to 2" for card in hand.split())
    cited = ["widow.give", "forced100.hidden"] if contract == 100 else ["widow.give"]
    assert all(action["clauses"] == [f"{G}.{c}" for c in cited] for action in answer["actions"])


def test_the_declarer_gives_from_ten_cards_to_an_opponent() -> None:
    own = choose("give", hand=SEVEN, contract=110, receiver=0)["error"]
    assert (own["where"], own["id"]) == ("position.receiver", "to-opponent")
    for phase, most in ("bid", 7), ("give", 10), ("decide", 8), ("lead", 8):
        hand = FRENCH_24.codes[: most + 1]
        facts: dict[str, Any] = {"hand": list(hand)}
        facts |= {"contract": 110} if phase in ("give", "decide") else {}
        facts |= {"receiver": 1} if phase == "give" else {}
        assert choose(phase, **facts)["error"]["where"].startswith("position.hand")
        assert "error" not in choose(phase, **{**facts, "hand": list(hand[:most])})


def test_widow_give_is_cited_for_each_gift() -> None:
    """Openly, or hidden at 100 (`forced100.hidden`)."""
    gifts = told(west_plays(), "gift")
    assert [event.clauses for event in gifts] == [("widow.give",)] * 2
    hundred = west_forced(100)
    for kind in ("gift-hidden", "gift"):
        gifts = told(hundred, kind)
        assert [event.clauses for event in gifts] == [("widow.give", "forced100.hidden")] * 2


def test_widow_raise_is_told_of_a_higher_contract_only() -> None:
    assert not told(west_plays(), "raise") and not told(west_plays("concede"), "raise")
    assert len(told(west_plays("raise 130"), "raise")) == 1
    assert not told(west_plays("raise 130"), "concede")


def test_a_random_declarer_keeps_aces_and_marriages() -> None:
    match = play(deal(), "bid 110, pass, bid 120, pass")
    seldom = {action.code[5:7] for action in match.actions if action.weight < 1}
    assert seldom == {"AH", "AD", "KS", "QS", "KC", "QC"}


def test_widow_raise_in_a_position() -> None:
    """Up to 400, all points and all marriages, as more wins nothing."""
    for value, least in (110, 120), (390, 400), (400, 410), (500, 510):
        raises = [f"raise {price}" for price in range(least, 410, 10)]
        answer = choose("decide", hand=SEVEN, contract=value)
        assert offered(answer) == ["play", *raises, "concede"]
        assert cites(answer["actions"][0]) == {"ruling.raise-once"}


def test_ruling_bid_limit_in_a_decision() -> None:
    answer = choose("decide", LIMITED, hand=LONE, contract=110)
    assert offered(answer) == ["play", "raise 120", "concede"]
    assert [one["code"] for one in answer["refused"]][:28] == [
        f"raise {price}" for price in range(130, 410, 10)
    ]
    assert offered(choose("decide", LIMITED, hand=SEVEN, contract=110))[-2:] == [
        "raise 400",
        "concede",
    ]


@pytest.mark.parametrize(("contract", "cited"), [(100, True), (110, False), (130, False)])
def test_forced100_concede_is_cited_at_100_only(contract: int, cited: bool) -> None:
    concede = choose("decide", hand=LONE, contract=contract)["actions"][-1]
    assert concede["code"] == "concede"
    assert ("forced100.concede" in cites(concede)) == cited
    case = {"declarer": 0, "contract": contract, "conceded": True}
    answer = ask({"ask": "score", "game": G, "form": "hand", "case": case})
    assert [("forced100.concede" in cites(line)) for line in answer["lines"]] == [
        cited,
        False,
        False,
    ]


# -- tricks --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("led", "where"), [("KS", "from"), ("QS", "from"), ("AS", "beside"), ("KH", "beside")]
)
def test_marriage_lead_is_told(led: str, where: str) -> None:
    """The king or the queen of the suit shown, and no other card (`marriage.lead`)."""
    assert winner(f"{led} 9D 9C", marriage="S")["steps"][0]["why"]["id"] == f"led-{where}-marriage"


@pytest.mark.parametrize("ace", ["AS", "AH", "AD"])
def test_ruling_no_trump_void_for_every_card(ace: str) -> None:
    """While no suit is trump, no card is a trump."""
    answer = legal("KC", f"{ace} 9H")
    assert len(answer["legal"]) == 2
    assert cites(answer["law"]) == {"ruling.no-trump-void", "follow.free"}


def test_ruling_one_marriage_per_lead_in_a_position() -> None:
    hand = f"{SEVEN} KC"
    fresh = choose("lead", hand=hand)
    assert offered(fresh)[:2] == ["reveal spades", "reveal clubs"]
    shown = choose("lead", hand=hand, setting={"marriage": "S"})
    assert offered(shown) == ["KS", "QS"]
    refused = {one["code"]: cites(one) for one in shown["refused"]}
    assert "ruling.one-marriage-per-lead" in refused["reveal clubs"]


@pytest.mark.parametrize("allowed", [True, False])
@pytest.mark.parametrize("first", [True, False])
def test_ruling_first_trick_marriage_in_a_position(allowed: bool, first: bool) -> None:
    answer = choose("lead", {"first_trick_marriage": allowed}, hand=SEVEN, first=first)
    assert ("reveal spades" in offered(answer)) == (allowed or not first)
    shown = next(a for a in answer["actions"] + answer["refused"] if a["code"] == "reveal spades")
    assert ("ruling.first-trick-marriage" in cites(shown)) == first


def test_nobody_is_told_that_a_marriage_must_wait_where_it_need_not() -> None:
    assert not told(west_plays(), "no-marriage")
    later = west_plays("play, AH, TH, 9H", options={"first_trick_marriage": False})
    assert len(told(later, "no-marriage")) == 1, "with the first lead only"


def test_lead_winner_is_cited_in_questions() -> None:
    for seed in range(3):
        asked = ask({"ask": "quiz", "game": G, "kind": "leader", "seed": seed})
        assert asked["clauses"][0] == f"{G}.lead.winner"


# -- score ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "fault"),
    [
        ([121, -1, 0], "must-add-up"),
        ([0, 121, -1], "must-add-up"),
        ([119, 1, 0], "never-one"),
        ([118, 1, 1], "never-one"),
        ([60, 60, 1], "must-add-up"),
        ([60, 59, 0], "must-add-up"),
    ],
)
def test_score_card_values_add_up(points: list[int], fault: str) -> None:
    """All cards count 120, none of them less than nothing, and none of them 1."""
    error = score(110, points)["error"]
    assert (error["where"], error["id"]) == ("case.points", fault)


@pytest.mark.parametrize(("contract", "good"), [(90, False), (99, False), (100, True), (110, True)])
def test_bid_forced_choice_is_the_lowest_contract(contract: int, good: bool) -> None:
    answer = score(contract, [118, 2, 0])
    assert (answer.get("error", {}).get("where") is None) == good


@pytest.mark.parametrize("declarer", range(3))
def test_ruling_negative_is_told_of_any_declarer(declarer: int) -> None:
    notes = concede(110, declarer=declarer, totals=[-50, 0, 50])["notes"]
    below = [note["why"]["facts"]["seats"] for note in notes if "ruling.negative" in cites(note)]
    # West was below zero already.
    assert below == ([[{"seat": declarer}]] if declarer else [])


def test_both_faults_of_a_conceded_hand_are_told() -> None:
    case = {"declarer": 0, "contract": 115, "conceded": True, "points": [120, 0, 0]}
    case |= {"marriages": [[], [], []]}
    answer = ask({"ask": "score", "game": G, "form": "hand", "case": case})
    places = [fault["where"] for fault in answer["errors"]]
    assert places == ["case.contract", "case.points", "case.marriages"]


def test_a_hand_comes_to_what_its_score_is_made_of() -> None:
    whole = west_plays(
        "raise 150, AH, TH, 9H, reveal clubs, QC, 9C, AC, KH, QH, JC, reveal diamonds, KD, TD, AD, "
        "reveal spades, KS, AS, JS, QD, JD, QS, KC, 9S, TS, JH, TC, 9D"
    )
    played = {"declarer": 0, "contract": 150, "made": True, "conceded": False}
    cards = whole.hands[0].outcome["card_points"]
    assert sum(cards) == 120 and cards[0] == 54
    sums = [cards[0] + 60 + 40, cards[1] + 80, cards[2]]
    assert whole.hands[0].outcome == {**played, "card_points": cards, "sums": sums}
    given_up = {"declarer": 0, "contract": 100, "made": False, "conceded": True}
    assert west_forced(100, "concede").hands[0].outcome == given_up
