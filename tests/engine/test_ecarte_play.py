"""The play of Écarté, its score and its end, clause by clause."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from ecarte_table import (
    EAST_KING,
    G,
    cites,
    deal,
    gains,
    legal,
    may,
    play,
    score,
    told,
    winner,
)

from followsuit import BadRequest, Match, ask
from followsuit.games.ecarte.score import points_case, quiz_told
from followsuit.messages import Seat, say

CHANGED = "propose, accept, discard AS, discard TS, discard 8D, draw 3, draw 0"

# -- playing the tricks -----------------------------------------------------------------------------


def test_lead_nondealer() -> None:
    for dealer in (0, 1):
        match = Match(G, dealer=dealer, deals=[{"stock": "9H"}])
        play(match, "propose, refuse")
        if match.phase == "king":
            play(match, "keep KH")
        assert match.seat == 1 - dealer
        assert "lead.nondealer" in told(match, "leader")
    answer = legal("", "AH 7C JD")
    assert len(answer["legal"]) == 3
    assert "lead.nondealer" in cites(answer)


def test_follow_suit() -> None:
    assert may("JS", "AS TS 8D") == "AS TS"
    answer = legal("JS", "AS TS 8D")
    assert answer["law"]["clauses"] == [f"{G}.follow.suit"]
    assert "8♦ is not allowed" in answer["cards"][2]["why"]["text"]


def test_follow_head() -> None:
    assert may("JS", "KS 9S 7H TD") == "KS"
    assert may("AS", "QS TS 8D") == "QS"
    assert may("8S", "QS KS 7S") == "QS KS"
    assert legal("JS", "KS 9S")["law"]["clauses"][0] == f"{G}.follow.head"


def test_follow_must_trump() -> None:
    assert may("KS", "7H 9H KD QC") == "7H 9H"
    assert legal("KS", "7H KD")["law"]["clauses"] == [f"{G}.follow.must-trump"]


def test_follow_free() -> None:
    assert may("KS", "KD QC 8C") == "KD QC 8C"
    assert legal("KS", "KD QC")["law"]["clauses"] == [f"{G}.follow.free"]


def test_ruling_head_with_trump_led() -> None:
    assert may("AH", "KD QH 8C") == "QH"
    assert may("AH", "KD TH 8C") == "TH"
    assert may("AH", "KD 8C") == "KD 8C"
    for hand in ("KD QH", "KD TH", "KD 8C"):
        assert "ruling.head-with-trump-led" in cites(legal("AH", hand))
    assert "ruling.head-with-trump-led" not in cites(legal("AS", "KD QH"))


def test_trick_winner() -> None:
    assert winner("KS 7H")["card"] == "7H"
    assert winner("7S KD")["card"] == "7S"
    for trick in ("KS 7H", "7S KD"):
        assert winner(trick)["clauses"] == [f"{G}.trick.winner"]


def test_lead_winner() -> None:
    match = play(deal(), "play, AS, KS")
    assert (match.seat, match.phase) == (1, "lead")
    assert "lead.winner" in cites(winner("KS 7H")["after"])


# -- the score --------------------------------------------------------------------------------------


def test_score_majority() -> None:
    for tricks, points in (([3, 2], [1, 0]), ([4, 1], [1, 0]), ([2, 3], [0, 1]), ([1, 4], [0, 1])):
        assert gains("exchanged", tricks) == points
    assert "score.majority" in cites(score("exchanged", [3, 2]))


def test_score_all_five() -> None:
    assert gains("exchanged", [5, 0]) == [2, 0]
    assert gains("exchanged", [0, 5]) == [0, 2]
    assert "score.all-five" in cites(score("exchanged", [5, 0]))


def test_score_vulnerable() -> None:
    assert gains("played-at-once", [2, 3]) == [0, 2]
    assert gains("refused-at-once", [4, 1]) == [2, 0]
    assert "score.vulnerable" in cites(score("refused-at-once", [4, 1]))
    for course, tricks, because in (
        ("refused-at-once", [4, 1], "East was vulnerable: 1 more for West."),
        ("played-at-once", [2, 3], "West was vulnerable: 1 more for East."),
    ):
        assert score(course, tricks)["lines"][-1]["why"]["text"] == because
    assert gains("played-at-once", [3, 2], dealer=0) == [2, 0], (
        "East did not deal and is vulnerable"
    )


def test_ruling_loser_of_hand() -> None:
    assert gains("played-at-once", [3, 2]) == [1, 0]
    assert gains("refused-at-once", [0, 5]) == [0, 2]
    answer = score("played-at-once", [3, 2])
    assert "ruling.loser-of-hand" in cites(answer)
    told = answer["notes"][0]["why"]["text"]
    assert told.startswith("West plays without any exchange and is vulnerable. West has won")


def test_ruling_vole_vulnerable() -> None:
    assert gains("played-at-once", [0, 5]) == [0, 3]
    capped = {"vole_vulnerable": 2}
    assert gains("played-at-once", [0, 5], options=capped) == [0, 2]
    assert gains("played-at-once", [1, 4], options=capped) == [0, 2]
    for options in ({}, capped):
        answer = score("played-at-once", [0, 5], options=options)
        assert "ruling.vole-vulnerable" in cites(answer)
    king = score("played-at-once", [0, 5], options=capped, king=1)
    assert king["totals"] == [0, 3], "a king shown comes on top"
    assert "The tricks of a hand score 2 at most" in king["notes"][0]["why"]["text"]


def test_ruling_vole_vulnerable_in_a_hand() -> None:
    hands = ["KH QH JH AH TH", "AD TD 8D 7C 9C"]
    for cap, points in ((3, 3), (2, 2)):
        match = Match(
            G,
            options={"vole_vulnerable": cap},
            dealer=1,
            deals=[{"hands": hands, "stock": "9H"}],
        )
        play(match, "propose, refuse, KH, 7C, QH, 8D, JH, 9C, AH, TD, TH, AD")
        assert match.totals == [points, 0]


def test_ruling_play_out() -> None:
    hands = ["KH QH JH AH TH", "AD TD 8D 7C 9C"]
    match = Match(G, dealer=1, deals=[{"hands": hands, "stock": "9H"}])
    play(match, "play, show KH, KH, 7C, QH, 8D, JH, 9C")
    assert (match.seat, match.phase) == (0, "lead")
    assert "ruling.play-out" in told(match, "note")
    play(match, "AH, TD, TH, AD")
    assert match.totals == [3, 0]
    assert match.hand_number == 1


@pytest.mark.parametrize("seed", range(24))
def test_ruling_play_out_is_said_once(seed: int) -> None:
    """After the trick that gives somebody three, unless it is the last; and of nobody else."""
    table = Match(G, dealer=1, seed=seed, hands=1).play_random().table
    wanted, won = [], [0, 0]
    for number, trick in enumerate(table.tricks, 1):
        won[trick.winner] += 1
        if won[trick.winner] == 3 and number < 5:
            wanted.append((number, say("three-won", seat=Seat(trick.winner))))
    said = [
        (sum(one.kind == "trick" for one in table.events[:at]), event.say)
        for at, event in enumerate(table.events)
        if "ruling.play-out" in event.clauses
    ]
    assert said == wanted


# -- the end ----------------------------------------------------------------------------------------


def test_game_five() -> None:
    answer = score("exchanged", [3, 2], totals=[4, 4])
    assert (answer["totals"], answer["winner_names"]) == ([5, 4], ["West"])
    assert "game.five" in cites(answer)
    assert not score("exchanged", [3, 2], totals=[3, 4])["over"]
    assert score("refused-at-once", [5, 0], totals=[2, 4], king=0)["totals"] == [6, 4]


def test_game_stop_before_play() -> None:
    turned = deal(hands=None, stock="KC", totals=[3, 4])
    assert turned.over and turned.totals == [3, 5]
    assert turned.winners == (1,)
    assert "game.stop-before-play" in told(turned, "over")
    shown = play(deal(east=EAST_KING, totals=[0, 4]), "play, show KH")
    assert shown.over and not shown.table.tricks
    late = {"king_show": "before-own-first-card"}
    led = play(deal(east=EAST_KING, totals=[0, 4], options=late), "play, JH, show KH")
    assert led.over and told(led, "over") == {"game.five"}, "a card lies on the table"
    assert led.table.events[-1].say == say("not-played-on")
    west = play(deal(totals=[4, 4]), f"{CHANGED}, play, show KH")
    assert west.over and west.totals == [5, 4]
    answer = score("played-at-once", [1, 4], totals=[4, 0], king=0)
    assert answer["totals"] == [5, 0], "the tricks do not count any more"
    assert "game.stop-before-play" in cites(answer)


def test_a_hand_that_is_not_played_needs_no_tricks() -> None:
    def hand(**case: Any) -> dict[str, Any]:
        options = {"king_show": case.pop("king_show", "before-first-lead")}
        whole = {"dealer": 1, **case}
        request = {"ask": "score", "game": G, "form": "hand", "case": whole, "options": options}
        return ask(request)

    turned = hand(upcard="KC", totals=[3, 4])
    assert (turned["totals"], turned["winners"]) == ([3, 5], [1])
    shown = hand(king=0, exchange="exchanged", totals=[4, 4])
    assert shown["winners"] == [0] and "game.stop-before-play" in cites(shown)
    led = hand(king=1, exchange="exchanged", totals=[0, 4], king_show="before-own-first-card")
    assert led["winners"] == [1], "West has led before the dealer shows the king"
    assert "game.stop-before-play" not in cites(led) and "game.five" in cites(led)
    own = hand(king=0, exchange="exchanged", totals=[4, 0], king_show="before-own-first-card")
    assert "game.stop-before-play" in cites(own), "West shows the king before the first lead"
    early = hand(king=1, exchange="exchanged", totals=[0, 4])
    assert early["winners"] == [1] and "game.stop-before-play" in cites(early), "before the lead"
    played = hand(upcard="KC", totals=[3, 3])
    wanted = [error["where"] for error in played["errors"]]
    assert wanted == ["case.tricks", "case.exchange"]


@pytest.mark.parametrize(
    ("tricks", "where"),
    [([1, 4], None), ([0, 5], "case.king"), ([0, 4], "case.tricks"), ([-1, 6], "case.tricks")],
)
def test_who_has_the_king_of_trumps_wins_a_trick_of_those_that_there_are(
    tricks: list[int], where: str | None
) -> None:
    """As long as the tricks do not add up, nothing is said of whose they are."""
    case = {"dealer": 1, "tricks": tricks, "exchange": "exchanged", "king": 0}
    answer = ask({"ask": "score", "game": G, "form": "hand", "case": case})
    faults = [error["where"] for error in answer.get("errors", [])]
    assert faults == ([] if where is None else [where])


def test_ruling_deal_alternates() -> None:
    match = Match(G, seed=3, dealer=0)
    while match.hand_number < 2 and not match.over:
        match.apply(match.actions[-1].code)
    assert [table.dealer for table in match.hands[:3]] == [0, 1, 0][: len(match.hands)]
    assert "ruling.deal-alternates" in told(match, "next")


@pytest.mark.parametrize(
    "case",
    [
        {"tricks": [3, 3]},
        {"tricks": [-1, 6]},
        {"tricks": [5]},
        {"tricks": [3, 2], "totals": [5, 0]},
        {"tricks": [3, 2], "totals": [-1, 0]},
        {"tricks": [3, 2], "king": 2},
        {"tricks": [0, 5], "king": 0},
        {"tricks": [3, 2], "upcard": "6H"},
        {"tricks": [3, 2], "exchange": "never"},
        {"tricks": "all"},
        {},
    ],
)
def test_impossible_scores_are_refused(case: dict[str, Any]) -> None:
    whole = {"dealer": 1, "exchange": "exchanged", **case}
    answer = ask({"ask": "score", "game": G, "form": "hand", "case": whole})
    assert answer["error"]["where"].startswith("case")


def test_no_question_shows_a_king_that_wins_no_trick() -> None:
    for seed in range(300):
        case = points_case(Random(seed)).case
        if "king" in case and "tricks" in case:
            assert case["tricks"][case["king"]]


def test_a_question_tells_of_each_seat_what_is_its_own() -> None:
    """North's points and tricks are told as North's, West's as West's."""
    kinds = set()
    for seed in range(100):
        case = points_case(Random(seed)).case
        for message in quiz_told(case):
            facts = message.facts
            kinds.add(message.id)
            if "points" in facts:
                assert (facts["first"], facts["second"]) == (Seat(0), Seat(1))
                assert [facts["points"], facts["others"]] == list(case["totals"])
                assert facts["dealer"] == Seat(case["dealer"])
            if "tricks" in facts:
                assert (facts["first"], facts["second"]) == (Seat(0), Seat(1))
                assert [facts["tricks"], facts["others"]] == list(case["tricks"])
            if "how" in facts:
                assert facts["how"] == case["exchange"]
                assert (facts["dealer"].number, facts["seat"].number) == (
                    case["dealer"],
                    1 - case["dealer"],
                )
            if message.id == "quiz-shows":
                assert facts["seat"] == Seat(case["king"])
    assert kinds == {"quiz-turns-up", "quiz-deals", "quiz-exchange", "quiz-shows", "quiz-tricks"}


def test_a_match_may_begin_with_points() -> None:
    assert deal(totals=[4, 3]).totals == [4, 3]
    for totals in ([5, 0], [-1, 0], [0]):
        with pytest.raises(BadRequest):
            deal(totals=totals)
