"""Reds, clause by clause: the score, the end of the game, and the variants."""

from __future__ import annotations

from typing import Any

import pytest
import reds_book as book
from reds_table import (
    BIDS,
    PASSES,
    TRICKS,
    cites,
    play,
    said,
    score,
    start,
    told,
)

from followsuit import BadRequest, Match, ask
from followsuit.games.reds import GAME

# -- the score --------------------------------------------------------------------------------------


def test_round_five_tricks() -> None:
    match = play(start(), f"{BIDS}, {PASSES}, {TRICKS}")
    assert match.over and len(match.table.tricks) == 5
    assert not any(match.table.hands)
    assert "round.five-tricks" in told(match, "round")


@pytest.mark.parametrize("bid", range(6))
def test_score_table(bid: int) -> None:
    row = [score("bid", bid=bid, tricks=won)["totals"][0] for won in range(6)]
    assert row == book.POINTS[bid]


def test_a_round_of_the_book() -> None:
    match = play(start(), f"{BIDS}, {PASSES}, {TRICKS}")
    assert match.totals == [10, 11, 4, 1]
    assert match.table.shown["tricks"] == [0, 2, 2, 1]
    answer = score("round", 4, bids=[0, 2, 1, 2], tricks=[0, 2, 2, 1])
    assert answer["totals"] == [10, 11, 4, 1]


def test_score_exact() -> None:
    answer = score("bid", bid=3, tricks=3)
    assert answer["totals"] == [14, 0] and cites(answer) == ["score.exact"]


def test_score_nil() -> None:
    answer = score("bid", bid=0, tricks=0)
    assert answer["totals"] == [10, 0] and cites(answer) == ["score.nil"]


def test_score_over() -> None:
    answer = score("bid", bid=2, tricks=4)
    assert answer["totals"] == [8, 0] and cites(answer)[0] == "score.over"


def test_ruling_bid_word() -> None:
    assert "ruling.bid-word" in cites(score("bid", bid=2, tricks=4))


def test_score_under() -> None:
    answer = score("bid", bid=3, tricks=2)
    assert answer["totals"] == [2, 0] and cites(answer) == ["score.under"]


def test_score_nil_failed() -> None:
    answer = score("bid", bid=0, tricks=2)
    assert answer["totals"] == [2, 0] and cites(answer)[0] == "score.nil-failed"


def test_ruling_broken_nil() -> None:
    assert "ruling.broken-nil" in cites(score("bid", bid=0, tricks=1))


def test_score_running() -> None:
    match = Match(GAME, 3, seed=9).play_random()
    sums = [0, 0, 0]
    for line in match.ledger:
        assert line.side is not None
        sums[line.side] += line.amount
    assert match.totals == sums
    assert score("round", bids=[1, 1], tricks=[1, 4], totals=[5, 6])["totals"] == [13, 12]


# -- the end ----------------------------------------------------------------------------------------


def test_game_nine() -> None:
    for seed in range(20):
        match = Match(GAME, 4, seed=seed).play_random()
        assert len(match.hands) >= 9
        after_nine = match.hands[8].totals
        assert (len(match.hands) == 9) == (after_nine.count(max(after_nine)) == 1)


def test_game_short() -> None:
    match = Match(GAME, 4, {"length": "short"}, seed=1).play_random()
    shown = [table.shown.get("pass") for table in match.hands[:5]]
    rounds = [event for table in match.hands[:5] for event in table.events if event.kind == "round"]
    assert len(rounds) == 5 and all("game.short" in event.clauses for event in rounds)
    told = [match.voice().tell(event.say).partition(":")[0] for event in rounds]
    assert told == [f"Round {number} of 5" for number in range(1, 6)]
    plan = [book.SCHEDULE[number - 1] for number in book.SHORT]
    for found, wanted in zip(shown, plan, strict=True):
        named = f"{found['cards']}{found['to'][0].upper()}" if found else "0-"
        assert named == wanted
    answer = score(
        "round", options={"length": "short"}, bids=[2, 2], tricks=[2, 3], totals=[1, 0], round=5
    )
    assert answer["over"] and "game.short" in cites(answer)


def test_game_winner() -> None:
    answer = score("round", 3, bids=[2, 1, 1], tricks=[2, 2, 1], totals=[61, 70, 58], round=9)
    assert answer["winner_names"] == ["North"]
    assert {"game.winner", "game.nine"} <= set(cites(answer))


def test_game_tie() -> None:
    answer = score("round", 3, bids=[1, 2, 1], tricks=[2, 2, 1], totals=[70, 63, 50], round=9)
    assert not answer["over"] and "game.tie" in cites(answer)
    alone = first_cards(start(before=8))
    level = [max(alone.totals) - points for points in alone.totals]
    match = first_cards(start(before=8, hands=None, totals=level))
    assert not match.over and match.hand_number == 9
    assert "game.tie" in match.hands[0].events[-1].clauses
    assert "A round to break the tie" in said(match, "round")[0]


def first_cards(match: Match) -> Match:
    """Bid and play whatever comes first until the round is over."""
    number = match.hand_number
    while not match.over and match.hand_number == number:
        match.apply(match.actions[0].code)
    return match


def test_ruling_tie_break_all() -> None:
    answer = score("round", 3, bids=[2, 1, 3], tricks=[1, 1, 3], totals=[74, 74, 69], round=10)
    assert answer["winner_names"] == ["East"]
    assert "ruling.tie-break-all" in cites(answer)


# -- variants ---------------------------------------------------------------------------------------


def test_var_hidden() -> None:
    match = play(start(options={"bids": "hidden"}), BIDS)
    assert "bids" not in match.table.shown
    seen = [event.to for event in match.table.events if event.kind == "bid"]
    assert seen == [(1,), (2,), (3,), (0,)]
    play(match, f"{PASSES}, {TRICKS}")
    assert match.table.shown["bids"] == [0, 2, 1, 2]
    assert said(match, "bids")[-1] == "The bids are shown: West nil, North 2, East 1 and South 2."
    assert match.totals == [10, 11, 4, 1]


def test_hidden_bids_are_hidden_in_views() -> None:
    match = play(start(options={"bids": "hidden"}), BIDS)
    for seat in range(4):
        view = ask({"ask": "hand", "do": "view", "record": match.record(), "seat": seat})
        bids = [event["seat"] for event in view["state"]["events"] if event["kind"] == "bid"]
        assert bids == [seat]


def test_ruling_hidden_when() -> None:
    match = start(options={"bids": "hidden"})
    assert match.phase == "bid" and "ruling.hidden-when" in match.actions[0].clauses


@pytest.mark.parametrize("players", [4, 6])
def test_var_partners(players: int) -> None:
    sides = Match(GAME, players, {"partnership": True}).sides
    half = players // 2
    assert all(sides[seat] == sides[(seat + half) % players] for seat in range(players))
    assert len(set(sides)) == half


@pytest.mark.parametrize("players", [2, 3, 5])
def test_var_partners_needs_four_or_six(players: int) -> None:
    with pytest.raises(BadRequest, match="four or six"):
        Match(GAME, players, {"partnership": True})


PAIRS = {"partnership": True}


def test_var_partners_win() -> None:
    tricks = [1, 1, 1, 2]
    answer = score("round", 4, PAIRS, bids=tricks, tricks=tricks, totals=[130, 121], round=9)
    assert answer["winner_names"] == ["West and East"]
    assert "var.partners-win" in cites(answer)


def test_ruling_team_nil() -> None:
    answer = score("round", 4, PAIRS, bids=[3, 1, 0, 2], tricks=[3, 0, 0, 2])
    assert answer["totals"] == [24, 11]
    assert "ruling.team-nil" in cites(answer)


def test_ruling_team_tie() -> None:
    tricks = [1, 1, 1, 2]
    answer = score("round", 4, PAIRS, bids=tricks, tricks=tricks, totals=[124, 121], round=9)
    assert not answer["over"] and "ruling.team-tie" in cites(answer)


def test_ruling_three_teams() -> None:
    match = Match(GAME, 6, PAIRS, seed=1)
    assert match.sides == (0, 1, 2, 0, 1, 2)
    assert "ruling.three-teams" in told(match, "teams")
    assert "ruling.three-teams" not in told(Match(GAME, 4, PAIRS, seed=1), "teams")


def test_ruling_no_talk() -> None:
    assert "ruling.no-talk" in told(Match(GAME, 4, PAIRS, seed=1), "teams")


# -- what cannot be ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("form", "case", "where"),
    [
        ("bid", {"bid": 6, "tricks": 0}, "case.bid"),
        ("bid", {"bid": 1, "tricks": -1}, "case.tricks"),
        ("round", {"bids": [1, 1], "tricks": [1, 1]}, "case.tricks"),
        ("round", {"bids": [1, 1], "tricks": [6, -1]}, "case.tricks"),
        ("round", {"bids": [1, 9], "tricks": [5, 0]}, "case.bids[1]"),
        ("round", {"bids": [1], "tricks": [5, 0]}, "case.bids"),
        ("round", {"bids": [1, 1], "tricks": [5, 0], "round": 0}, "case.round"),
        ("round", {"bids": [1, 1], "tricks": [5, 0], "totals": [-1, 0]}, "case.totals[0]"),
    ],
)
def test_impossible_scores_are_refused(form: str, case: dict[str, Any], where: str) -> None:
    assert score(form, **case)["error"]["where"] == where


def test_the_first_round_starts_at_zero() -> None:
    case = {"bids": [1, 1], "tricks": [5, 0], "round": 1}
    error = score("round", **case, totals=[0, 4])["error"]
    assert (error["where"], error["what"]) == ("case.totals", "must be 0 before the first round")
    assert "error" not in score("round", **case, totals=[0, 0])


@pytest.mark.parametrize(("length", "rounds"), [("full", 9), ("short", 5)])
def test_a_round_more_needs_level_leaders(length: str, rounds: int) -> None:
    case: dict[str, Any] = {"bids": [1, 1], "tricks": [5, 0], "options": {"length": length}}
    assert "error" not in score("round", **case, totals=[40, 44], round=rounds)
    assert "error" not in score("round", **case, totals=[44, 44], round=rounds + 1)
    error = score("round", **case, totals=[40, 44], round=rounds + 1)["error"]
    assert error["where"] == "case.totals"
    assert (
        error["what"] == f"must be level for first place, or the game is over after {rounds} rounds"
    )


def test_totals_below_zero_are_refused() -> None:
    with pytest.raises(BadRequest):
        Match(GAME, 2, totals=[-1, 0])
