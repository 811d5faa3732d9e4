"""Truc asked by position: what may be chosen there, by which clauses, and what is no position."""

from __future__ import annotations

from typing import Any

import pytest
from truc_table import G, cites, score, winner

from followsuit import ask

BESIDE = ("options", "seat", "setting")


def at(phase: str, **facts: Any) -> dict[str, Any]:
    beside = {name: facts.pop(name) for name in BESIDE if name in facts}
    return ask({"ask": "legal", "game": G, "phase": phase, **beside, "position": facts})


def offered(phase: str, **facts: Any) -> dict[str, list[str]]:
    """What may be chosen, each with its clauses."""
    answer = at(phase, **facts)
    assert "error" not in answer, answer["errors"]
    short = len(f"{G}.")
    return {one["code"]: [name[short:] for name in one["clauses"]] for one in answer["actions"]}


def barred(phase: str, **facts: Any) -> dict[str, str]:
    """What may not be chosen, each with the reason."""
    return {one["code"]: one["why"]["id"] for one in at(phase, **facts)["refused"]}


def faults(phase: str, **facts: Any) -> list[tuple[str, str]]:
    """Why there is no such position: where, and what."""
    told = at(phase, **facts).get("errors", [])
    return [(one["where"].removeprefix("position."), one["id"]) for one in told]


# -- before the first card --------------------------------------------------------------------------


@pytest.mark.parametrize("totals", [None, (0, 0), (10, 10), (11, 0), (0, 11), (11, 11)])
def test_a_tap_leaves_no_choice_to_the_dealer_only_where_a_side_has_eleven(totals: Any) -> None:
    """`deal.one-option`, `eleven.full-deal` and `ruling.eleven-tap`."""
    told = {} if totals is None else {"totals": totals}
    edge = 11 in (totals or ())
    more = ["eleven.full-deal", "ruling.eleven-tap"] if edge else []
    assert offered("cut", **told) == {
        "cut": ["deal.cut-offer", "deal.three"],
        "tap": ["deal.cut-offer", *more],
    }
    both = {"three": ["deal.one-option"], "one": ["deal.one-option"]}
    assert offered("deal", **told) == ({"three": ["eleven.full-deal"]} if edge else both)
    assert barred("deal", **told) == ({"one": "three-at-eleven"} if edge else {})
    assert offered("deal", cut=True, **told) == {"three": ["deal.three"]}
    assert barred("deal", cut=True, **told) == {"one": "was-cut"}


@pytest.mark.parametrize("seat", range(4))
def test_only_a_side_that_has_eleven_alone_may_decline(seat: int) -> None:
    """`eleven.choice`, `eleven.both`: whoever of a side is asked."""
    own, other = ([11, 10], [10, 11])[:: 1 if seat in (0, 2) else -1]
    decides = ["eleven.choice", "ruling.eleven-decider"]
    assert offered("eleven", seat=seat, totals=own) == {
        "play": [*decides, "eleven.three-points"],
        "decline": [*decides, "ruling.eleven-decline"],
    }
    for totals, reason in (
        (other, "not-alone-at-eleven"),
        ([10, 10], "not-alone-at-eleven"),
        ([11, 11], "both-must-play"),
    ):
        assert offered("eleven", seat=seat, totals=totals) == {}
        assert barred("eleven", seat=seat, totals=totals) == {"decline": reason}


def test_before_a_hand_a_side_has_eleven_points_at_most() -> None:
    """`game.twelve`: with twelve the game is over."""
    for totals, wrong in (([0, 11], []), ([-1, 0], [0]), ([0, 12], [1]), ([12, -1], [0, 1])):
        for phase, facts in (("cut", {}), ("deal", {}), ("eleven", {}), ("lead", {"hand": "3C"})):
            told = faults(phase, totals=totals, **facts)
            assert told == [(f"totals[{side}]", "must-be-within") for side in wrong]
        case = score(tricks="dealer dealer", totals=totals).get("errors", [])
        assert [one["where"] for one in case] == [f"case.totals[{side}]" for side in wrong]
        position = at("cut", totals=totals).get("errors", [])
        assert all(one["facts"] == {"least": 0, "most": 11} for one in [*case, *position])


# -- raises -----------------------------------------------------------------------------------------

OUR_TRICK, THEIR_TRICK, DRAWN_TRICK = "4S 4H 5D", "4S 3S 4D", "JS 4H 4D"  # and we play a jack


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize(
    ("won", "lying", "dealt", "over"),
    [
        ([], OUR_TRICK, 3, False),
        ([], OUR_TRICK, 1, True),
        ([], DRAWN_TRICK, 1, True),
        (["us"], OUR_TRICK, 3, True),
        (["us"], "3S 4H 5D", 3, False),
        (["us"], "4S 3H 5D", 3, True),
        (["us"], "4S 4H 3D", 3, False),
        (["us"], DRAWN_TRICK, 3, False),
        (["them"], OUR_TRICK, 3, False),
        (["them"], "3S 4H 5D", 3, True),
        (["them"], "4S 3H 5D", 3, False),
        (["them"], "4S 4H 3D", 3, True),
        (["them"], "3S 4H 3D", 3, True),
        (["drawn"], OUR_TRICK, 3, False),
        (["drawn"], "3S 4H 5D", 3, False),
        (["us", "drawn"], DRAWN_TRICK, 3, True),
        (["us", "them"], DRAWN_TRICK, 3, True),
    ],
)
def test_the_card_that_ends_the_hand_takes_no_raise(
    seat: int, won: list[str], lying: str, dealt: int, over: bool
) -> None:
    """`ruling.after-own-card`: the last to play is the partner of whoever played second."""
    codes = offered("play", seat=seat, hand="JC", trick=lying, won=won, dealt=dealt)
    assert ("JC truc" in codes) != over
    assert {"truc", "JC"} <= {*codes}


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("seat", range(4))
def test_a_decided_hand_may_end_with_the_second_trick(seat: int, dealer: int) -> None:
    """`ruling.stop-two`: a win and a draw decide where a level hand goes to that side as well."""
    ours = {"hand": "JC", "won": ["us"], "trick": DRAWN_TRICK, "seat": seat, "dealer": dealer}
    theirs = {**ours, "won": ["them"]}
    opponent = (seat - dealer) % 2 == 1
    decided = {"stop_when_decided": True}
    first = {**decided, "tie_rule": "first-trick-wins"}
    assert ("JC truc" in offered("play", **ours, options=decided)) != opponent
    assert ("JC truc" in offered("play", **theirs, options=decided)) == opponent
    for facts in (ours, theirs):
        assert "JC truc" in offered("play", **facts)
        assert "JC truc" not in offered("play", **facts, options=first)


def test_a_retruc_that_must_wait_is_refused_with_the_reason() -> None:
    """`ruling.retruc-immediate`: on one's own turn it may follow as soon as truc is accepted."""
    assert barred("answer", word="truc")["retruc"] == "answer-first"
    assert barred("answer", word="truc", turn=True, hand="3C")["retruc"] == "accept-first"
    assert barred("answer", word="retruc", turn=True, hand="3C")["retruc"] == "retruc-on-turn"


# -- what is no position ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "facts", "wrong"),
    [
        ("lead", {"hand": "3C"}, []),
        ("lead", {"hand": "3C", "agreed": "none", "raiser": "none"}, []),
        ("lead", {"hand": "3C", "agreed": "truc", "raiser": "us"}, []),
        ("lead", {"hand": "3C", "agreed": "retruc", "raiser": "them"}, []),
        ("lead", {"hand": "3C", "agreed": "truc"}, [("raiser", "raiser-of-raise")]),
        ("lead", {"hand": "3C", "raiser": "us"}, [("raiser", "raiser-of-raise")]),
        ("lead", {"hand": "3C", "dealt": 0}, [("dealt", "needs-number-within")]),
        ("lead", {"hand": "3C", "dealt": 1}, []),
        ("lead", {"hand": "3C", "dealt": 2}, [("dealt", "one-or-three")]),
        ("lead", {"hand": "3C", "dealt": 3}, []),
        ("lead", {"hand": "3C", "dealt": 4}, [("dealt", "needs-number-within")]),
        ("lead", {"hand": "3C 2C", "dealt": 1}, [("hand", "too-many-left")]),
        ("lead", {"hand": "3C 2C 4C"}, []),
        ("lead", {"hand": "3C 2C 4C", "won": ["us"]}, [("hand", "too-many-left")]),
        ("lead", {"hand": "3C 2C", "won": ["us"]}, []),
        ("lead", {"hand": "3C 2C", "won": ["us", "them"]}, [("hand", "too-many-left")]),
        ("lead", {"hand": "3C", "won": ["us", "them"]}, []),
        ("play", {"hand": "3C", "trick": "3S 3H 3D"}, []),
        ("play", {"hand": "3C", "trick": "3S 3H 3D 2S"}, [("trick", "trick-full")]),
        ("lead", {"hand": "3C", "options": {"stop_when_decided": True}, "dealer": 0}, []),
        (
            "lead",
            {"hand": "3C", "options": {"stop_when_decided": True}},
            [("dealer", "dealer-missing")],
        ),
        ("answer", {"word": "truc"}, []),
        ("answer", {"word": "truc", "turn": True, "hand": "3C"}, []),
        ("answer", {"word": "truc", "turn": True}, [("hand", "hand-missing")]),
    ],
)
def test_what_is_no_position_of_truc(phase: str, facts: Any, wrong: list[tuple[str, str]]) -> None:
    assert faults(phase, **facts) == wrong


def test_a_card_and_its_answer_are_asked_in_the_setting_of_a_trick() -> None:
    """It is empty, and may be told as such."""
    assert not faults("lead", hand="3C", setting={})
    assert not faults("play", hand="3C", trick="3S", setting={})
    assert not faults("answer", word="truc", setting={})


# -- reasons ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("rank", "32A")
def test_rank_order_says_which_three_ranks_stand_out(rank: str) -> None:
    """`rank.order`: the other ranks follow as everybody expects."""
    why = {"3": "of the highest rank", "2": "of the second-highest rank", "A": "stand above all"}
    assert why[rank] in winner(f"KD {rank}S")["why"]["text"]
    assert winner("QD KS")["why"]["text"].endswith("K♠ beats Q♦.")


def test_what_a_hand_brings_is_told_with_the_raise_that_was_accepted() -> None:
    """`score.one`, `score.accepted`, `eleven.three-points`."""
    for case, points, reason, call in (
        ({}, 1, "worth-plain", None),
        ({"raised": "truc"}, 2, "worth-accepted", "truc"),
        ({"raised": "retruc"}, 3, "worth-accepted", "retruc"),
        ({"totals": [11, 0]}, 3, "worth-at-eleven", None),
        ({"totals": [11, 11]}, 1, "worth-plain", None),
    ):
        (line,) = score(tricks="dealer dealer", **case)["lines"]
        assert (line["side"], line["points"], line["why"]["id"]) == (1, points, reason)
        assert line["why"]["facts"].get("call") == call


def test_declined_points_go_to_the_other_side() -> None:
    """`ruling.eleven-decline`."""
    for side, totals in enumerate(([11, 7], [7, 11])):
        (line,) = score(declined=True, totals=totals)["lines"]
        facts = {"side": {"side": side}, "others": {"side": 1 - side}, "points": 1}
        assert (line["side"], line["why"]["facts"]) == (1 - side, facts)


@pytest.mark.parametrize("dealer", range(4))
def test_who_has_won_the_hand_is_told_with_the_reason(dealer: int) -> None:
    """`hand.majority`, `hand.tie` and `ruling.majority-compare`; level goes to the opponents."""
    opponents = 1 - dealer % 2
    first = {"tie_rule": "first-trick-wins"}
    for tricks, options, side, reason in (
        ("opponents dealer opponents", {}, opponents, "majority"),
        ("drawn dealer drawn", {}, 1 - opponents, "majority"),
        ("dealer drawn opponents", {}, opponents, "one-each"),
        ("dealer drawn opponents", first, 1 - opponents, "one-each-earlier"),
        ("drawn opponents dealer", first, opponents, "one-each-earlier"),
        ("drawn drawn drawn", {}, opponents, "all-drawn"),
        ("drawn drawn drawn", first, opponents, "all-drawn"),
    ):
        answer = score(tricks=tricks, options=options, dealer=dealer)
        note = answer["notes"][0]
        assert (note["why"]["id"], note["why"]["facts"]["side"]) == (reason, {"side": side})
        assert answer["totals"] == [int(side == 0), int(side == 1)]
        compared = "drawn" in tricks
        assert ("ruling.majority-compare" in cites(note)) == compared


@pytest.mark.parametrize("dealer", range(4))
def test_when_a_hand_is_decided_before_its_last_trick(dealer: int) -> None:
    """`hand.stop` and `ruling.stop-two`, for either side that deals."""
    decided = {"stop_when_decided": True}
    first = {**decided, "tie_rule": "first-trick-wins"}
    for tricks, options, over in (
        ("dealer dealer", {}, True),
        ("opponents opponents", {}, True),
        ("opponents drawn", {}, False),
        ("opponents drawn", decided, True),
        ("drawn opponents", decided, True),
        ("dealer drawn", decided, False),
        ("dealer drawn", first, True),
        ("drawn dealer", first, True),
        ("opponents drawn", first, True),
        ("opponents dealer", first, False),
        ("opponents dealer", decided, False),
        ("drawn drawn", decided, False),
        ("drawn drawn", first, False),
        ("opponents", decided, False),
        ("opponents", first, False),
    ):
        answer = score(tricks=tricks, options=options, dealer=dealer)
        assert ("error" not in answer) == over, (tricks, options)
