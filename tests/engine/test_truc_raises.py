"""Truc and retruc, their answers, and the hands at eleven points, clause by clause."""

from __future__ import annotations

import pytest
from truc_table import STRONG, cites, codes, cut, deal, gains, play, raises, refused, score, told

from followsuit import FollowSuitError, ask

TWO_TRICKS = "3C, 5D, 6H, 4S, 2C, QD, 7H, JS"  # West wins both
AFTER_TWO = "4C, KD, 7H, JS, 5D, 6H"  # South leads the second trick, North is next

# -- truc -------------------------------------------------------------------------------------------


def test_raise_truc() -> None:
    match = cut()
    assert codes(match) == ["truc", "3C truc", "2C truc", "4C truc", "3C", "2C", "4C"]
    assert "raise.truc" in match.actions[0].clauses
    before = play(match, "truc, accept")
    assert (before.seat, codes(before)) == (0, ["3C", "2C", "4C"])
    after = cut("3C truc, accept")
    assert after.seat == 1 and len(after.table.playing) == 1
    for actions in ("truc", "3C truc"):
        assert "raise.truc" in told(cut(actions), "raise")


def test_raise_answer() -> None:
    match = cut("3C truc")
    assert (match.seat, match.phase) == (1, "answer")
    assert codes(match) == ["accept", "reject", "KD", "QD", "5D"]
    by_card = play(match, "5D")
    assert len(by_card.table.playing) == 2 and by_card.seat == 2
    assert by_card.table.shown["worth"] == 2
    assert by_card.table.events[-2].say.id == "accepts-by-card"
    assert "raise.answer" in told(by_card, "accept")
    assert "raise.answer" in told(cut("truc, reject"), "reject")


def test_ruling_answer_first() -> None:
    match = cut("3C, truc")
    assert (match.seat, match.phase, codes(match)) == (2, "answer", ["accept", "reject"])
    with pytest.raises(FollowSuitError):
        match.apply("AH")
    play(match, "accept")
    assert (match.seat, match.phase) == (1, "play"), "the caller plays after the answer"
    assert "ruling.answer-first" in told(match, "raise")


def test_ruling_answerer() -> None:
    match = cut("4C, 5D, AH, 4S truc")
    assert (match.seat, match.phase) == (0, "answer"), "North called, West sits on the right"
    assert codes(match) == ["accept", "reject"], "East won the trick and is next to play"
    play(match, "accept")
    assert (match.seat, match.phase) == (2, "lead")
    assert "ruling.answerer" in told(match, "accept")
    leader = cut("3C, 5D, 6H, 4S truc")
    assert codes(leader)[2:] == ["2C", "4C"], "West won it, so a card will do"


def test_ruling_reject_single() -> None:
    match = cut("truc")
    assert all("ruling.reject-single" in action.clauses for action in match.actions)
    play(match, "reject")
    assert match.hand_number == 1, "East is not asked"


def test_ruling_after_own_card() -> None:
    match = cut("4C, 5D, AH")
    assert [code for code in codes(match) if code.endswith(" truc")] == [
        "JS truc",
        "7S truc",
        "4S truc",
    ]
    assert "ruling.after-own-card" in match.actions[1].clauses
    last = cut("3C, 5D, 6H, 4S, 2C, QD, 7H")
    assert codes(last) == ["truc", "JS", "7S"], "no card of North's lets the hand go on"
    saved = cut("3C, 5D, 6H, 4S, 4C, QD, 7H")
    assert "JS truc" in codes(saved), "South wins this trick, so there is a third"
    one = play(deal(["KC", "KD", "5H", "6S"]), "tap, one, KC, KD, 5H")
    assert codes(one) == ["truc", "6S"]


# -- retruc -----------------------------------------------------------------------------------------


def test_raise_retruc() -> None:
    match = cut("truc, accept, 4C")
    assert "retruc" in codes(match)
    assert "raise.retruc" in match.actions[0].clauses
    play(match, "retruc, accept")
    assert match.table.shown["worth"] == 3
    assert raises(cut("3C")) == {"truc"}, "no retruc without a truc"


def test_raise_retruc_answer() -> None:
    match = cut(f"truc, accept, {AFTER_TWO}, retruc")
    assert (match.seat, match.phase, codes(match)) == (0, "answer", ["accept", "reject"])
    assert "raise.retruc-answer" in match.actions[0].clauses


def test_raise_retruc_who() -> None:
    match = cut("truc, accept, 4C, KD")
    assert match.seat == 2 and not raises(match), "East's partner has called truc"
    assert refused(match, "retruc") == ("raise.retruc-who",)
    play(match, "7H")
    assert match.seat == 3 and raises(match) == {"retruc"}
    assert "raise.retruc-who" in match.actions[0].clauses


def test_raise_retruc_when() -> None:
    same = cut("truc, accept, 4C")
    later = cut(f"truc, accept, {AFTER_TWO}")
    for match in (same, later):
        assert "retruc" in codes(match)
        assert "raise.retruc-when" in match.actions[0].clauses


def test_ruling_retruc_immediate() -> None:
    waits = cut("truc")
    assert codes(waits) == ["accept", "reject"]
    assert refused(waits, "retruc") == ("ruling.retruc-immediate",)
    assert refused(cut("3C truc"), "retruc") == ("ruling.retruc-immediate",), "accept it first"
    at_once = cut("3C truc, accept")
    assert at_once.seat == 1 and "retruc" in codes(at_once), "it is South's turn"
    any_reply = {"retruc_as_reply": "any-reply"}
    match = cut("truc", options=any_reply)
    assert codes(match) == ["accept", "reject", "retruc"]
    play(match, "retruc")
    assert (match.seat, codes(match)) == (2, ["accept", "reject"])
    assert "ruling.retruc-immediate" in told(match, "raise")
    play(match, "accept")
    assert match.seat == 0 and match.table.shown["worth"] == 3
    assert play(cut("truc", options=any_reply), "retruc, reject").totals == [0, 2]
    by_card = cut("3C truc", options=any_reply)
    assert codes(by_card) == ["accept", "reject", "retruc", "KD", "QD", "5D"]
    assert codes(play(by_card, "retruc")) == ["accept", "reject"]
    assert codes(play(by_card, "accept")) == ["KD", "QD", "5D"]


def test_ruling_no_third_raise() -> None:
    match = cut("truc, accept, 4C, retruc, accept")
    assert "ruling.no-third-raise" in told(match, "accept")
    assert "ruling.no-third-raise" not in told(cut("truc, accept"), "accept")
    while match.hand_number == 0:
        assert not raises(match)
        match.apply(codes(match)[0])
    assert match.totals in ([3, 0], [0, 3])
    twice = cut("truc, accept")
    assert not raises(twice), "no side raises twice in a row"


# -- what it is worth -------------------------------------------------------------------------------


def test_score_accepted() -> None:
    match = cut(f"truc, accept, {TWO_TRICKS}")
    assert match.totals == [2, 0]
    assert match.ledger[0].clauses == ("score.accepted",)
    assert gains("dealer dealer", raised="truc") == [0, 2]
    assert gains("dealer dealer", raised="retruc") == [0, 3]
    assert "score.accepted" in cites(score(tricks="dealer dealer", raised="retruc"))


def test_score_rejected() -> None:
    assert cut("truc, reject").totals == [1, 0]
    assert cut("3C, truc, reject").totals == [0, 1], "South called"
    match = cut(f"truc, accept, {AFTER_TWO}, retruc, reject")
    assert match.totals == [0, 2]
    assert match.hand_number == 1
    assert "score.rejected" in told(match, "score")
    for raised, points in (("truc", [0, 1]), ("retruc", [0, 2])):
        answer = score(rejected=True, raised=raised, caller=1)
        assert answer["totals"] == points
        assert "score.rejected" in cites(answer)


# -- eleven -----------------------------------------------------------------------------------------


def test_eleven_full_deal() -> None:
    for totals in ([11, 7], [4, 11], [11, 11]):
        match = play(deal(totals=totals), "tap")
        assert [hand.bit_count() for hand in match.table.hands] == [3] * 4
        assert "eleven.full-deal" in told(match, "full-deal")
    assert codes(play(deal(totals=[10, 10]), "tap")) == ["three", "one"]


def test_ruling_eleven_tap() -> None:
    match = deal(totals=[11, 7])
    assert codes(match) == ["cut", "tap"]
    play(match, "tap")
    assert match.phase == "eleven", "the dealer is not asked"
    assert "ruling.eleven-tap" in told(match, "full-deal")


def test_eleven_choice() -> None:
    match = cut(totals=[11, 7])
    assert (match.phase, codes(match)) == ("eleven", ["play", "decline"])
    assert all("eleven.choice" in action.clauses for action in match.actions)
    assert cut(totals=[10, 7]).phase == "lead"
    assert cut(totals=[11, 11]).phase == "lead"


def test_ruling_eleven_decider() -> None:
    assert cut(totals=[11, 7]).seat == 0
    assert cut(totals=[7, 11]).seat == 1
    assert cut(totals=[11, 7], dealer=0).seat == 2, "South leads, East is the first of the side"
    assert "ruling.eleven-decider" in cut(totals=[11, 7]).actions[0].clauses


def test_eleven_three_points() -> None:
    match = cut(f"play, {TWO_TRICKS}", totals=[7, 11])
    assert match.totals == [10, 11], "won by the others"
    assert match.ledger[0].clauses == ("eleven.three-points",)
    won = cut(f"play, {TWO_TRICKS}", totals=[11, 7])
    assert won.over and won.totals == [14, 7]
    assert score(tricks="dealer dealer", totals=[11, 7])["totals"] == [11, 10]
    assert score(tricks="dealer dealer")["totals"] == [0, 1], "the first hand, if nobody says"


def test_eleven_three_points_are_shown() -> None:
    """What a hand is worth before anybody raises lies open on the table."""
    assert cut("play", totals=[11, 7]).table.shown["worth"] == 3
    assert cut(totals=[10, 7]).table.shown["worth"] == 1
    assert cut(totals=[11, 11]).table.shown["worth"] == 1


def test_ruling_eleven_decline() -> None:
    match = cut("decline", totals=[11, 7])
    assert match.totals == [11, 8] and match.hand_number == 1
    assert "ruling.eleven-decline" in told(match, "score")
    for points in (1, 2, 3):
        options = {"decline_points": points}
        assert cut("decline", totals=[7, 11], options=options).totals == [7 + points, 11]
        answer = score(declined=True, totals=[11, 7], options=options)
        assert answer["totals"] == [11, 7 + points]


def test_ruling_no_raise_at_eleven() -> None:
    for totals in ([11, 7], [11, 11]):
        match = cut("play" if totals[1] == 7 else "", totals=totals)
        assert codes(match) == ["3C", "2C", "4C"]
        assert "ruling.no-raise-at-eleven" in told(match, "fixed")
    allowed = {"raises_at_eleven": True}
    both = cut(totals=[11, 11], options=allowed)
    assert "truc" in codes(both)
    assert play(both, "truc, reject").winners == (0,)
    alone = cut("play", totals=[11, 7], options=allowed)
    assert codes(alone) == ["3C", "2C", "4C"], "it is worth 3 already"


def test_ruling_no_raise_at_eleven_asked() -> None:
    won = {"dealer": 0, "tricks": ["dealer", "dealer"]}
    raised = {**won, "totals": [11, 11], "raised": "truc"}
    for allowed in (False, True):
        asked = {"ask": "score", "game": "truc", "options": {"raises_at_eleven": allowed}}
        answer = ask({**asked, "case": raised})
        refused = [error["where"] for error in answer.get("errors", ())]
        assert refused == ([] if allowed else ["case.raised"])


def test_eleven_both() -> None:
    match = cut(TWO_TRICKS, totals=[11, 11])
    assert match.over and match.totals == [12, 11]
    assert "eleven.both" in told(match, "both")
    assert match.ledger[0].amount == 1
    assert match.ledger[0].clauses == ("eleven.both", "score.one")
    answer = score(tricks="dealer dealer", totals=[11, 11])
    assert answer["totals"] == [11, 12] and "eleven.both" in cites(answer)


def test_the_deal_of_these_tests() -> None:
    assert len({card for hand in STRONG for card in hand.split()}) == 12
