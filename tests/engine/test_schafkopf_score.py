"""Schafkopf, clause by clause: the score, least and the end. Tests are named after clauses."""

from __future__ import annotations

from typing import Any

import pytest
from schafkopf_table import (
    PLAYED,
    G,
    cites,
    deal,
    declared,
    gains,
    play,
    score,
    told,
    winner,
)

from followsuit import BadRequest, Match

# -- the score with a declarer ----------------------------------------------------------------------


def test_score_card_values() -> None:
    values = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
    for trick in ("AC TC KC", "QD JD 9D", "9S 8S 7S"):
        note = winner(trick)["after"][0]
        total = sum(values.get(card[0], 0) for card in trick.split())
        wanted = f"takes {total} points" if total else "no points"
        assert wanted in note["why"]["text"]
        assert note["clauses"] == [f"{G}.score.card-values"]


def test_score_win_61() -> None:
    assert (declared(61), declared(90, 7)) == (2, 2)
    assert "score.win-61" in cites(score(declarer=0, points=61, tricks=5))


def test_score_schneider() -> None:
    assert (declared(91, 7), declared(118, 9)) == (4, 4)
    assert "score.schneider" in cites(score(declarer=0, points=91, tricks=7))


def test_score_schwarz() -> None:
    assert declared(99, 10, "AH TH") == 6
    assert declared(120, 10, "7H 8H") == 6
    nobody = {"discards_count": "nobody"}
    answer = score(options=nobody, declarer=0, points=99, tricks=10, discards=["AH", "TH"])
    assert answer["totals"] == [6, 0, 0], "every trick is every trick"


def test_score_lose_60() -> None:
    assert (declared(60), declared(31)) == (-2, -2)


def test_score_schneidered() -> None:
    assert (declared(30, 3), declared(2, 1, "7H 8H")) == (-4, -4)


def test_score_schwarzed() -> None:
    assert declared(0, 0) == -6
    assert "score.schwarzed" in cites(score(declarer=0, points=0, tricks=0))


def test_ruling_discards_count() -> None:
    case = {"declarer": 0, "points": 47, "tricks": 6, "discards": ["TC", "KC"]}
    assert score(**case)["totals"] == [2, 0, 0]
    assert score(options={"discards_count": "nobody"}, **case)["totals"] == [-2, 0, 0]
    assert "ruling.discards-count" in cites(score(**case))
    worthless = {**case, "discards": ["7S", "8S"]}
    assert "ruling.discards-count" not in cites(score(**worthless)), "nothing rests on them"
    match = play(deal(hands=1), PLAYED)
    assert match.totals == [2, 0, 0]
    assert play(deal(hands=1, options={"discards_count": "nobody"}), PLAYED).totals == [-2, 0, 0]


def test_ruling_schwarz_win() -> None:
    assert declared(99, 9, "AH TH") == 4
    assert "ruling.schwarz-win" in cites(
        score(declarer=0, points=99, tricks=9, discards=["AH", "TH"])
    )


def test_ruling_schwarz_loss() -> None:
    assert declared(0, 0, "AH TH") == -6
    assert declared(0, 1, "AH TH") == -6, "a worthless trick captures nothing"
    (line,) = score(declarer=0, points=0, tricks=2, discards=["AH", "TH"])["lines"]
    assert "no points were captured in tricks" in line["why"]["text"], "two tricks were"


def test_ruling_schneider_loss_total() -> None:
    assert declared(20, 2, "TS 7S") == -4
    assert declared(20, 2, "AS 7S") == -2
    assert "ruling.schneider-loss-total" in cites(
        score(declarer=0, points=20, tricks=2, discards=["TS", "7S"])
    )
    saved = score(declarer=0, points=20, tricks=2, discards=["AS", "7S"])
    assert "ruling.schneider-loss-total" in cites(saved), "31 with the discards"
    assert "ruling.schneider-loss-total" not in cites(score(declarer=0, points=40, tricks=4))
    more = score(declarer=0, points=40, tricks=4, discards=["AS", "7S"])
    assert "error" not in more and "ruling.schneider-loss-total" not in cites(more), (
        "31 were captured without the discards"
    )


def test_ruling_defenders_no_score() -> None:
    for points in (0, 45, 61):
        answer = score(declarer=1, points=points, tricks=5 if points else 0)
        assert answer["totals"][0] == answer["totals"][2] == 0
        assert "ruling.defenders-no-score" in cites(answer)


# -- least ------------------------------------------------------------------------------------------


def test_least_solo() -> None:
    assert "least.solo" in cites(score("least", points=[52, 27, 41]))


def test_least_fewest() -> None:
    assert gains("least", points=[52, 27, 41]) == [0, 2, 0]
    assert "least.fewest" in cites(score("least", points=[52, 27, 41]))


def test_least_zero() -> None:
    assert gains("least", points=[0, 70, 50]) == [4, 0, 0]
    assert "least.zero" in cites(score("least", points=[0, 70, 50]))


def test_least_tie_two() -> None:
    assert gains("least", points=[52, 34, 34], last=[10, 6, 9]) == [0, 2, 0]
    assert gains("least", points=[52, 34, 34], last=[10, 9, 6]) == [0, 0, 2]
    assert score("least", points=[52, 34, 34])["error"]["where"] == "case.last"


def test_least_tie_three() -> None:
    for dealer in range(3):
        wanted = [2 * (seat == dealer) for seat in range(3)]
        assert gains("least", points=[40, 40, 40], dealer=dealer) == wanted
    assert score("least", points=[40, 40, 40])["error"]["where"] == "case.dealer"


def test_least_all_120() -> None:
    assert gains("least", points=[0, 120, 0]) == [0, -4, 0]
    options = {"least_widow": "nobody"}
    assert score("least", options, points=[0, 107, 0])["totals"] == [0, -4, 0]
    assert "ruling.least-widow" in cites(score("least", options, points=[0, 107, 0]))
    assert "ruling.least-widow" not in cites(score("least", points=[0, 120, 0]))


def test_ruling_least_widow() -> None:
    case = {"points": [45, 30, 32], "last": [9, 10, 8], "widow": ["AH", "JH"]}
    assert score("least", **case)["totals"] == [0, 0, 2]
    assert score("least", {"least_widow": "nobody"}, **case)["totals"] == [0, 2, 0]
    for option, kept in (("last-trick", 0), ("nobody", 2)):
        match = deal(hands=1, options={"least_widow": option})
        play(match, "pass, pass, pass").play_random()
        assert len(match.table.stock) == kept
        last = match.table.tricks[-1].winner
        assert len(match.table.won[last]) % 3 == (0 if kept else 2)
        assert told(match, "widow") == {"ruling.least-widow"}


def test_ruling_least_widow_hides_two_aces_at_most() -> None:
    """Where nobody takes it, the cards that were played may lack up to 22 points."""
    nobody = {"least_widow": "nobody"}
    assert score("least", nobody, points=[0, 98, 0])["totals"] == [0, -4, 0]
    assert score("least", nobody, points=[0, 97, 0])["error"]["where"] == "case.points"


@pytest.mark.parametrize(("points", "fits"), [([0, 99, 21], True), ([0, 100, 21], False)])
def test_ruling_least_widow_holds_nothing_below_nought(points: list[int], fits: bool) -> None:
    assert ("error" not in score("least", points=points)) == fits


def test_ruling_least_widow_needs_the_last_trick_and_takes_its_points_away() -> None:
    widow = ["AH", "TH"]
    (fault,) = score("least", points=[20, 30, 49], widow=widow)["errors"]
    assert (fault["where"], fault["id"]) == ("case.last", "last-needed")
    (fault,) = score("least", points=[20, 30, 50], widow=widow, last=[10, 9, 8])["errors"]
    assert (fault["where"], fault["facts"]["total"]) == ("case.points", 99)
    assert "error" not in score("least", points=[20, 30, 49], widow=widow, last=[10, 9, 8])


def test_ruling_least_tie_counts_tricks_from_one() -> None:
    (fault,) = score("least", points=[50, 35, 35], last=[10, -1, 7])["errors"]
    assert fault["where"] == "case.last"


def test_ruling_least_tie() -> None:
    answer = score("least", points=[30, 60, 30], last=[7, 10, 2])
    assert answer["totals"] == [0, 0, 2]
    assert "ruling.least-tie" in cites(answer)


def test_ruling_least_zero_alone() -> None:
    for last in ([0, 10, 9], [3, 10, 9]):
        assert gains("least", points=[0, 70, 50], last=last) == [4, 0, 0]


# -- the end ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("deals", [3, 6, 9, 12, 18])
def test_game_fixed_deals(deals: int) -> None:
    match = Match(G, options={"deals": deals}, seed=4).play_random()
    dealers = [table.dealer for table in match.hands]
    assert len(dealers) == deals
    assert [dealers.count(seat) for seat in range(3)] == [deals // 3] * 3
    events = (event for table in match.hands for event in table.events)
    following = [event.say.facts["seat"].number for event in events if event.kind == "next"]
    assert following == dealers[1:]


def test_game_winner() -> None:
    match = Match(G, seed=6).play_random()
    best = max(match.totals)
    assert match.winners == tuple(s for s in range(3) if match.totals[s] == best)
    assert score("end", totals=[6, -4, 10])["winner_names"] == ["East"]
    level = score("end", totals=[8, 8, -2])
    assert level["winner_names"] == ["West", "North"]
    assert "common.ruling.tied-game" in cites(level)


def test_a_match_may_begin_with_points() -> None:
    match = deal(hands=1, totals=[4, -2, 0])
    assert play(match, PLAYED).totals == [6, -2, 0]
    with pytest.raises(BadRequest, match="twos"):
        deal(totals=[1, 0, 0])


@pytest.mark.parametrize(
    "form, case",
    [
        ("hand", {"declarer": 0, "points": 119, "tricks": 9}),
        ("hand", {"declarer": 0, "points": 27, "tricks": 1}),
        ("hand", {"declarer": 0, "points": 121, "tricks": 5}),
        ("hand", {"declarer": 0, "points": -1, "tricks": 5}),
        ("hand", {"declarer": 0, "points": 34, "tricks": 1}),
        ("hand", {"declarer": 0, "points": 5, "tricks": 0}),
        ("hand", {"declarer": 0, "points": 60, "tricks": 11}),
        ("hand", {"declarer": 0, "points": 98, "tricks": 10, "discards": ["AH", "TH"]}),
        ("hand", {"declarer": 0, "points": 60, "tricks": 5, "discards": ["AH"]}),
        ("hand", {"declarer": 3, "points": 60, "tricks": 5}),
        ("least", {"points": [40, 40, 41]}),
        ("least", {"points": [40, 41, 30]}),
        ("least", {"points": [40, 41, 38]}),
        ("least", {"points": [-1, 60, 61]}),
        ("least", {"points": [50, 35, 35], "last": [10, 7, 7]}),
        ("least", {"points": [50, 35, 35], "last": [9, 7, 8]}),
        ("least", {"points": [50, 35, 35], "last": [10, 7, 0]}),
        ("least", {"points": [50, 30, 29], "last": [10, 7, 8], "widow": ["AH"]}),
        ("end", {"totals": [1, 0, 0]}),
        ("hand", {}),
    ],
)
def test_impossible_scores_are_refused(form: str, case: dict[str, Any]) -> None:
    assert score(form, **case)["error"]["where"].startswith("case")
