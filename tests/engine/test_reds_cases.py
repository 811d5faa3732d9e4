"""Reds, case by case: every bid, every seat, every round, and what a mistake would give."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
import reds_book as book
from reds_table import G, cites, said, score, short, start, told, winner

from followsuit import Match, ask
from followsuit.games.reds import GAME

PAIRS = {"partnership": True}


def passing(players: int, seat: int, number: int) -> dict[str, Any]:
    request = {"ask": "legal", "game": G, "phase": "pass", "players": players, "seat": seat}
    return ask({**request, "position": {"hand": "KS 5S JC 5C 2C", "round": number}})


# -- who wins ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trick", "anti", "expected"),
    [
        ("AS 2D 3S", "S", "win.anti-broken win.trump ruling.led-anti-trump"),
        ("AS 2C 3S", "S", "win.anti-broken win.anti-neutral ruling.led-anti-trump"),
        ("AC 2S 3C", "C", "win.anti-broken win.anti-neutral ruling.led-anti-trump"),
        ("4C AS", "S", "win.led win.anti-discard"),
        ("4S AC", "C", "win.led win.anti-discard"),
        ("4C AS", "none", "win.led"),
    ],
)
def test_win_anti_broken_and_others_are_cited(trick: str, anti: str, expected: str) -> None:
    """Why the only card that can win does."""
    assert winner(trick, anti)["cites"] == expected.split()


def test_rank_values_on_every_lead() -> None:
    """Trumps above the suit that can win, from ace to 2."""
    ranks = {anti: book_of(anti) for anti in ("S", "C", "none")}
    down = ["".join(card) for card in product(book.RANKS, "D")]
    for anti, tables in ranks.items():
        assert tables[0] == down
        others = {"S": ["C", "C", "S"], "C": ["S", "S", "C"], "none": ["S", "C"]}[anti]
        own = [[rank + suit for rank in book.RANKS] for suit in others]
        alone = [own.pop()] if anti != "none" else []
        assert tables[1:] == [*(down + cards for cards in own), *alone]


def book_of(anti: str) -> list[list[str]]:
    found = ask({"ask": "ranks", "game": G, "setting": {"anti": anti}})["ranks"]
    return [[card for cards in table["cards"] for card in cards] for table in found]


# -- the exchange -----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
def test_pass_schedule_names_the_receiver(players: int) -> None:
    """To the left in odd rounds, to the right in even ones, round the table."""
    for seat, number in product(range(players), range(1, 9)):
        receiver = (seat + (1 if number % 2 else -1)) % players
        (first, *_) = passing(players, seat, number)["actions"]
        assert first["facts"]["receiver"] == {"seat": receiver}


@pytest.mark.parametrize(("number", "good"), [(0, False), (1, True), (1000, True), (1001, False)])
def test_pass_none_in_a_round_far_on(number: int, good: bool) -> None:
    """Rounds are counted from one, and rounds that break a tie may be many."""
    answer = passing(4, 0, number)
    assert ("error" not in answer) == good
    if good:
        assert bool(answer["actions"]) == (number == 1)
    else:
        assert answer["error"]["where"] == "position.round"


@pytest.mark.parametrize(("length", "rounds"), [("full", 9), ("short", 5)])
def test_round_order_is_told_with_the_number(length: str, rounds: int) -> None:
    """The last round is a round of the game; the one after it breaks a tie."""
    options = {"length": length}
    last = start(before=rounds - 1, options=options)
    assert said(last, "round")[0].startswith(f"Round {rounds} of {rounds}")
    assert ("game.short" in told(last, "round")) == (length == "short")
    tie = start(before=rounds, options=options)
    assert said(tie, "round")[0].startswith("A round to break the tie")
    assert "game.short" not in told(tie, "round")
    assert tie.table.shown["round"] == rounds + 1


# -- the score --------------------------------------------------------------------------------------


def named(bid: int, won: int) -> list[str]:
    """The clauses of a score."""
    if bid == won:
        return ["score.exact"] if bid else ["score.nil"]
    if won < bid:
        return ["score.under"]
    return ["score.over", "ruling.bid-word"] if bid else ["score.nil-failed", "ruling.broken-nil"]


@pytest.mark.parametrize("bid", range(6))
def test_score_table_cites(bid: int) -> None:
    for won in range(6):
        answer = score("bid", bid=bid, tricks=won)
        assert cites(answer) == named(bid, won)
        (line,) = answer["lines"]
        assert (line["side"], line["points"]) == (0, book.POINTS[bid][won])
        assert line["why"]["facts"]["seat"] == {"seat": 0}
        if won > bid > 0:
            assert line["why"]["facts"]["extra"] == won - bid, "the tricks too many"


def test_ruling_team_nil_is_cited_for_a_nil_only() -> None:
    lines = score("round", 4, PAIRS, bids=[3, 1, 0, 2], tricks=[3, 0, 0, 2])["lines"]
    for line, nil in zip(lines, (False, False, True, False), strict=True):
        own = short(line["clauses"])
        assert "var.partners" in own and ("ruling.team-nil" in own) == nil
    alone = score("round", 4, bids=[3, 1, 0, 2], tricks=[3, 0, 0, 2])
    assert not {"var.partners", "ruling.team-nil"} & set(cites(alone))


@pytest.mark.parametrize("players", [4, 6])
def test_var_partners_are_named_at_the_start(players: int) -> None:
    match = Match(GAME, players, PAIRS, seed=1)
    half = players // 2
    (teams,) = [event for event in match.table.events if event.kind == "teams"]
    assert [side.number for side in teams.say.facts["sides"].items] == list(range(half))
    assert not told(Match(GAME, players, seed=1), "teams")


@pytest.mark.parametrize(
    ("form", "case", "where"),
    [
        ("bid", {"bid": -1, "tricks": 0}, "case.bid"),
        ("bid", {"bid": 0, "tricks": 6}, "case.tricks"),
        ("round", {"bids": [-1, 1], "tricks": [5, 0]}, "case.bids[0]"),
        ("round", {"bids": [1, 6], "tricks": [5, 0]}, "case.bids[1]"),
    ],
)
def test_bid_range_of_a_score(form: str, case: dict[str, Any], where: str) -> None:
    error = score(form, **case)["error"]
    assert (error["where"], error["what"]) == (where, "must be a whole number from 0 to 5")


# -- the end ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("totals", "number", "good"),
    [
        ([0, 0, 0], 1, True),
        ([4, 0, 0], 1, False),
        ([4, 0, 0], 2, True),
        ([44, 40, 40], 9, True),
        ([44, 40, 40], 10, False),
        ([44, 44, 40], 10, True),
        ([44, 44, 44], 10, True),
        ([44, 44, 40], 12, True),
        ([40, 44, 43], 12, False),
    ],
)
def test_game_tie_leaves_the_leaders_level(totals: list[int], number: int, good: bool) -> None:
    """A round after the ninth is played only by a tie for first, a round before it always."""
    answer = score("round", 3, bids=[2, 2, 1], tricks=[2, 2, 1], totals=totals, round=number)
    assert ("error" not in answer) == good
    if not good:
        assert answer["error"]["where"] == "case.totals"


def test_totals_without_a_round_may_stand_anyhow() -> None:
    assert "error" not in score("round", 3, bids=[2, 2, 1], tricks=[2, 2, 1], totals=[9, 0, 0])


@pytest.mark.parametrize(
    ("totals", "number", "over"),
    [([0, 9, 0], 8, False), ([0, 9, 0], 9, True), ([0, 0, 0], 9, False), ([9, 9, 9], 10, False)],
)
def test_game_winner_after_the_last_round(totals: list[int], number: int, over: bool) -> None:
    answer = score("round", 3, bids=[2, 2, 1], tricks=[2, 2, 1], totals=totals, round=number)
    gained = [11, 11, 8]
    expected = [had + gain for had, gain in zip(totals, gained, strict=True)]
    assert answer["totals"] == expected and answer["over"] == over
    assert answer["winners"] == ([1] if over else [])
    ways = {"game.nine", "game.tie", "game.short"} & set(cites(answer))
    assert ways == ({"game.nine"} if over or number < 9 else {"game.tie"})


# -- questions --------------------------------------------------------------------------------------


def test_lead_winner_is_cited_in_questions() -> None:
    for seed in range(3):
        asked = ask({"ask": "quiz", "game": G, "kind": "leader", "seed": seed})
        assert short(asked["clauses"])[:2] == ["lead.winner", "ruling.winner-leads"]


@pytest.mark.parametrize(
    ("bid", "won", "mistakes"),
    [
        # as if bid exactly, a point for each trick off, three for each trick, one each, five, the bid
        (2, 4, (17, 8, 12, 4, 5, 2)),
        (3, 1, (8, 5, 3, 1, 5, 3)),
        (0, 2, (11, 2, 6, 2, 5, 0)),
        (3, 3, (14, 9, 9, 3, 5, 3)),
    ],
)
def test_wrong_answers_are_what_a_mistake_would_give(
    bid: int, won: int, mistakes: tuple[int, ...]
) -> None:
    draws = (GAME.practice(Random(seed)) for seed in range(5000))
    asked = next(one for one in draws if one.case == {"bid": bid, "tricks": won})
    assert asked.slips == mistakes
