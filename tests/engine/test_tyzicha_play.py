"""Tyzicha, clause by clause, from the first lead to the last score. A test is named after its clause."""

from __future__ import annotations

from typing import Any

import pytest
from tyzicha_table import (
    G,
    cites,
    clauses,
    codes,
    concede,
    deal,
    held,
    legal,
    may,
    play,
    score,
    seen,
    told,
    west_forced,
    west_plays,
    winner,
)

from followsuit import BadRequest, IllegalAction, Match, ask
from followsuit.packs import FRENCH_24

# -- tricks --------------------------------------------------------------------------------------


def test_lead_declarer() -> None:
    match = play(deal(), "bid 110, bid 120, pass, bid 130, pass, give 9S to 2, give 9C to 0, play")
    assert match.seat == 1 and match.phase == "lead"
    assert "lead.declarer" in told(match, "lead")[0].clauses


def test_lead_winner() -> None:
    match = west_plays("play, AH, TH, 9H")
    assert match.seat == 0 and match.table.won[0] == [
        FRENCH_24.card(c).index for c in ("AH", "TH", "9H")
    ]
    match = west_plays("play, QH, TH, 9H")
    assert match.seat == 1 and len(match.table.won[1]) == 3


@pytest.mark.parametrize("trump", ["none", "H"])
def test_follow_suit(trump: str) -> None:
    assert may("KC", "JC 9C AD", trump) == "JC 9C"
    answer = legal("KC", "JC 9C AD", trump)
    assert "follow.suit" in cites(answer["law"])


def test_follow_must_trump() -> None:
    assert may("9D", "JH 9H AC", "H") == "JH 9H"
    assert "follow.must-trump" in cites(legal("9D", "JH AC", "H")["law"])


def test_follow_free() -> None:
    assert may("9D", "AC 9S", "H") == "AC 9S"
    assert may("9H", "AC 9S", "H") == "AC 9S"
    assert "follow.free" in cites(legal("9D", "AC 9S", "H")["law"])


@pytest.mark.parametrize(
    "trick, hand, trump, expected",
    [
        ("KC", "TC 9C AD", "none", "TC"),
        ("KC", "AC TC 9C", "none", "AC TC"),
        ("KC AC", "TC 9C AD", "none", "TC 9C"),
        ("9D QH", "KH JH AC", "H", "KH"),
        ("9H QH", "KH JH AH", "H", "KH AH"),
        ("9H AD", "KH JH AC", "H", "KH JH"),
    ],
)
def test_follow_head(trick: str, hand: str, trump: str, expected: str) -> None:
    assert may(trick, hand, trump) == expected
    head = "follow.head" in cites(legal(trick, hand, trump)["law"])
    assert head == (trick != "KC AC")


def test_ruling_undertrump() -> None:
    assert may("9D QH", "JH AC 9S", "H") == "JH"
    assert "ruling.undertrump" in cites(legal("9D QH", "JH AC 9S", "H")["law"])
    assert may("9D QH", "AD JD KH", "H") == "AD JD", (
        "the suit led comes first, though it cannot win"
    )
    assert "ruling.undertrump" in cites(legal("9D QH", "AD JD KH", "H")["law"])


def test_ruling_no_trump_void() -> None:
    assert may("KC", "AD 9H") == "AD 9H"
    assert "ruling.no-trump-void" in cites(legal("KC", "AD 9H")["law"])


@pytest.mark.parametrize(
    "trick, trump, expected",
    [
        ("AD 9D 9H", "H", "9H"),
        ("AD 9H JH", "H", "JH"),
        ("KC AD TC", "none", "TC"),
        ("9C AD AS", "none", "9C"),
        ("9C AD AS", "H", "9C"),
    ],
)
def test_trick_winner(trick: str, trump: str, expected: str) -> None:
    answer = winner(trick, trump)
    assert answer["card"] == expected and "trick.winner" in cites(answer)


# -- marriages -----------------------------------------------------------------------------------


def test_trump_none_at_start() -> None:
    match = west_plays()
    assert match.table.shown["trump"] == "none"
    assert "trump.none-at-start" in cites(winner("TC AD KC"))


def test_marriage_reveal() -> None:
    match = west_plays()
    assert codes(match)[:2] == ["reveal spades", "reveal clubs"]
    assert set(codes(match)[2:]) == held(match, 0), "nobody has to show a marriage"
    assert "marriage.reveal" in clauses(match, "reveal clubs")
    follower = play(match, "QH")
    assert not any(code.startswith("reveal") for code in codes(follower)), "only on lead"


def test_marriage_lead() -> None:
    match = west_plays("play, reveal clubs")
    assert match.seat == 0 and codes(match) == ["KC", "QC"]
    assert "marriage.lead" in clauses(match, "KC")
    with pytest.raises(IllegalAction):
        match.apply("AH")
    assert may("", "KS QS AD TH", marriage="S") == "KS QS"
    assert "error" in legal("", "KS AD TH", marriage="S")
    answer = winner("AS TS 9S", marriage="S")
    assert answer["steps"][0]["why"]["text"].startswith("A♠ is led although a marriage in spades")
    (broken,) = answer["illegal"]
    assert (broken["seat"], broken["card"], broken["legal"]) == (0, "AS", ["KS", "QS"])
    assert {"marriage.lead", "common.ruling.revoke"} <= cites(broken)
    assert winner("KS TS 9S", marriage="S")["illegal"] == []


def test_marriage_reveal_holds_both() -> None:
    """What the leader has shown is in no other hand, and played by nobody else."""
    assert winner("AS KS 9S", marriage="S")["error"]["where"] == "trick[1]"
    assert legal("KS", "QS AH", marriage="S")["error"]["where"] == "hand"
    request = {"ask": "winner", "game": G, "setting": {"marriage": "S"}, "trick": "KS TS 9S"}
    assert ask({**request, "hands": {"0": "QH"}})["error"]["where"] == "hands.0"
    assert ask({**request, "hands": {"2": "QS"}})["error"]["where"] == "hands.2"
    assert ask({**request, "hands": {"0": "QS QH"}})["illegal"] == []


def test_marriage_trump() -> None:
    match = west_plays("play, AH, TH, 9H, reveal clubs")
    assert match.table.shown["trump"] == "C"
    play(match, "QC, 9C, AC, KH, QH")
    assert codes(match) == ["JC"], "clubs are trump in the next trick too"
    assert "marriage.trump" in told(match, "marriage")[0].clauses


def test_marriage_repeat() -> None:
    match = west_plays("play, AH, TH, 9H, reveal clubs, QC, 9C, AC, KH, QH, JC, reveal diamonds")
    assert match.table.shown["trump"] == "D"
    assert "marriage.repeat" in told(match, "marriage")[1].clauses
    play(match, "KD, TD, AD, reveal spades, KS, AS, JS, QD, JD")
    assert codes(match) == ["QS"], "spades are the third trump suit of this hand"


def test_ruling_immediate_trump() -> None:
    assert may("KS", "AS 9S TD", marriage="S") == "AS"
    assert may("KS", "AS 9S TD", trump="D", marriage="S") == "AS", "diamonds are trump no more"
    answer = winner("QS AD 9S", marriage="S", trump="D")
    assert answer["card"] == "QS" and "ruling.immediate-trump" in cites(answer)
    free = legal("KS", "QH AD", trump="H", marriage="S")
    assert len(free["legal"]) == 2, "the old trump need not be played"
    assert "ruling.immediate-trump" in cites(free)
    assert "ruling.immediate-trump" not in cites(legal("KS", "QH AD", marriage="S"))
    for before, ids in (("D", ["ruling.immediate-trump"]), ("none", ["trick.winner"])):
        (_, thrown, _) = winner("QS AD 9S", marriage="S", trump=before)["steps"]
        assert [one.removeprefix("tyzicha.") for one in thrown["clauses"]] == ids, (
            "a diamond loses its rank only where diamonds were trump"
        )


def test_ruling_one_marriage_per_lead() -> None:
    match = west_plays()
    assert "ruling.one-marriage-per-lead" in clauses(match, "reveal spades")
    match.apply("reveal spades")
    assert codes(match) == ["KS", "QS"], "no second marriage on this lead"
    play(match, "QS, AS, JS")
    assert match.seat == 1
    broken = west_plays("play, KS, AS, JS, KD, TD, AD")
    assert broken.seat == 0 and "reveal spades" not in codes(broken), "the king is gone"


def test_ruling_first_trick_marriage() -> None:
    assert "ruling.first-trick-marriage" in clauses(west_plays(), "reveal spades")
    match = west_plays(options={"first_trick_marriage": False})
    assert set(codes(match)) == held(match, 0)
    assert "ruling.first-trick-marriage" in told(match, "no-marriage")[0].clauses
    assert told(match, "no-marriage")[0].to == (0,), "nobody else learns of it"
    none = west_forced(100, "play", options={"first_trick_marriage": False})
    assert (none.phase, none.seat) == ("lead", 0) and not told(none, "no-marriage")
    play(match, "AH, TH, 9H")
    assert "reveal clubs" in codes(match)


def test_others_do_not_learn_of_a_marriage() -> None:
    assert seen(west_plays(), 1)["actions"] == []
    assert seen(west_plays(), 1)["phase"] == "lead"


# -- score ---------------------------------------------------------------------------------------


def test_score_made() -> None:
    answer = score(120, [62, 33, 25], marriages=[["H"], [], []])
    assert answer["totals"] == [120, 0, 0] and "score.made" in cites(answer)
    assert score(120, [61, 34, 25], marriages=[["C"], [], []])["totals"] == [120, 0, 0]
    assert score(120, [60, 35, 25], marriages=[["C"], [], []])["totals"][0] == -120


def test_score_made_amount() -> None:
    answer = score(110, [120, 0, 0], marriages=[["H", "D", "C", "S"], [], []])
    assert answer["totals"] == [110, 0, 0] and "score.made-amount" in cites(answer)


def test_score_broken() -> None:
    answer = score(120, [55, 40, 25], marriages=[["C"], [], []])
    assert answer["totals"][0] == -120 and "score.broken" in cites(answer["lines"][0])


def test_score_opponents() -> None:
    answer = score(120, [55, 40, 25], marriages=[["C"], [], ["D"]])
    assert answer["totals"] == [-120, 40, 105]
    assert "score.opponents" in cites(answer["lines"][1])


@pytest.mark.parametrize("needs, total", [("more-than", -120), ("at-least", 120)])
def test_ruling_exceeds(needs: str, total: int) -> None:
    answer = score(120, [120, 0, 0], options={"contract_needs": needs})
    assert answer["totals"] == [total, 0, 0] and "ruling.exceeds" in cites(answer)
    assert score(120, [59, 61, 0], options={"contract_needs": needs})["totals"][0] == -120


@pytest.mark.parametrize("when, totals", [("when-broken", [120, 0, 0]), ("always", [120, 33, 105])])
def test_ruling_opponents_score(when: str, totals: list[int]) -> None:
    options = {"opponents_score": when}
    answer = score(120, [62, 33, 25], marriages=[["H"], [], ["D"]], options=options)
    assert answer["totals"] == totals and "ruling.opponents-score" in cites(answer)
    assert concede(120)["totals"] == [-120, 40, 40]


@pytest.mark.parametrize(
    "to, totals", [(1, [-120, 37, 22]), (5, [-120, 35, 20]), (10, [-120, 40, 20])]
)
def test_ruling_no_rounding(to: int, totals: list[int]) -> None:
    answer = score(120, [61, 37, 22], options={"round_to": to})
    assert answer["totals"] == totals
    assert "ruling.no-rounding" in cites(answer), "37 is a matter of rounding"
    even = score(120, [60, 40, 20], options={"round_to": to})
    assert even["totals"] == [-120, 40, 20] and "ruling.no-rounding" not in cites(even)
    half = score(120, [60, 45, 15], options={"round_to": 10})
    assert half["totals"] == [-120, 50, 20], "half-way goes up"
    say = {line["side"]: line["why"]["text"] for line in answer["lines"]}
    for seat, had in ((1, 37), (2, 22)):
        told_so = say[seat].endswith(f", rounded to {totals[seat]}.")
        assert told_so == (totals[seat] != had)


def test_ruling_marriage_needs_trick() -> None:
    lenient = {"contract_needs": "at-least"}
    answer = score(100, [0, 70, 50], marriages=[["H"], [], []], options=lenient)
    assert answer["totals"] == [100, 0, 0] and "ruling.marriage-needs-trick" in cites(answer)
    for case in ([0, 70, 50], []), ([62, 33, 25], [["H"], [], []]):
        more = {"marriages": case[1]} if case[1] else {}
        answer = score(100, case[0], **more)
        assert "error" not in answer and "ruling.marriage-needs-trick" not in cites(answer)
    lost = winner("KS AS 9H", marriage="S")
    assert lost["name"] == "North"
    assert lost["after"][1]["why"]["text"] == "The 40 points of the marriage belong to West."


def test_ruling_negative() -> None:
    answer = score(120, [0, 60, 60], totals=[50, 0, 0])
    assert answer["totals"] == [-70, 60, 60] and "ruling.negative" in cites(answer)
    unknown = score(120, [0, 60, 60])
    assert unknown["totals"] == [-120, 60, 60] and "ruling.negative" not in cites(unknown)


@pytest.mark.parametrize(
    ("totals", "say"),
    [
        ([50, 0, 0], "West falls below zero."),
        ([120, 0, 0], ""),
        ([119, -100, 0], "West falls below zero."),
        ([-1, 0, -200], ""),
    ],
)
def test_ruling_negative_is_told_of_whoever_falls_below(totals: list[int], say: str) -> None:
    """Nobody who stands at zero, was below before, or still has points."""
    answer = score(120, [0, 60, 60], totals=totals)
    told_of = [n["why"]["text"] for n in answer["notes"] if "ruling.negative" in cites(n)]
    assert told_of == ([say] if say else [])


# -- the end -------------------------------------------------------------------------------------


def test_game_1001() -> None:
    answer = score(110, [71, 29, 20], marriages=[["S"], [], []], totals=[891, 1000, 640])
    assert answer["over"] and answer["winner_names"] == ["West"] and answer["totals"][0] == 1001
    assert "game.1001" in cites(answer["notes"])


def test_game_cap() -> None:
    answer = score(120, [55, 45, 20], totals=[300, 980, 410])
    assert answer["totals"] == [180, 1000, 430] and not answer["over"]
    assert "game.cap" in cites(answer)
    assert "game.cap" not in cites(score(120, [55, 45, 20], totals=[300, 955, 410]))


def test_game_finish_as_declarer() -> None:
    answer = score(120, [0, 120, 0], marriages=[[], ["H"], []], totals=[0, 999, 0])
    assert answer["totals"][1] == 1000 and not answer["over"]
    for seed in range(6):
        match = Match(G, seed=seed).play_random()
        assert match.winners == (match.table.shown["declarer"],)
        assert sum(total > 1000 for total in match.totals) == 1


def test_ruling_cap_scope() -> None:
    answer = score(110, [71, 29, 20], marriages=[["S"], [], []], totals=[890, 700, 640])
    assert answer["totals"][0] == 1000 and not answer["over"]
    assert "ruling.cap-scope" in cites(answer["notes"])
    assert concede(110, totals=[0, 990, 1000])["totals"] == [-110, 1000, 1000]
    nearly = concede(110, totals=[0, 999, 1000])["lines"]
    assert "only 1 of them counts" in nearly[1]["why"]["text"]
    assert "they do not count" in nearly[2]["why"]["text"]


def test_ruling_cap_scope_in_a_hand() -> None:
    match = west_plays("concede", totals=[500, 970, 1000])
    assert match.totals == [380, 1000, 1000] and not match.over
    with pytest.raises(BadRequest, match="the game is over"):
        deal(totals=[0, 0, 1001])


def test_a_whole_hand() -> None:
    match = west_plays(
        "raise 150, AH, TH, 9H, reveal clubs, QC, 9C, AC, KH, QH, JC, reveal diamonds, KD, TD, AD, "
        "reveal spades, KS, AS, JS, QD, JD, QS, KC, 9S, TS, JH, TC, 9D"
    )
    assert match.totals == [150, 0, 0]
    said = match.voice().plain(match.hands[0].lines[0].say)
    assert said.startswith("West has 54 in cards, 60 for clubs and 40 for spades, together 154")


@pytest.mark.parametrize(
    "case",
    [
        {"declarer": 3, "contract": 110, "points": [120, 0, 0]},
        {"declarer": 0, "contract": 115, "points": [120, 0, 0]},
        {"declarer": 0, "contract": 90, "points": [120, 0, 0]},
        {"declarer": 0, "contract": 110, "points": [100, 0, 0]},
        {"declarer": 0, "contract": 110, "points": [130, -10, 0]},
        {"declarer": 0, "contract": 110},
        {"declarer": 0, "contract": 110, "cards": [["AS"], [], []]},
        {"declarer": 0, "contract": 110, "points": [120, 0, 0], "marriages": [["H"], ["H"], []]},
        {"declarer": 0, "contract": 110, "points": [120, 0, 0], "totals": [1001, 0, 0]},
        {"declarer": 0, "contract": 110, "points": [120, 0, 0], "conceded": True},
    ],
)
def test_impossible_scores_are_refused(case: dict[str, Any]) -> None:
    answer = ask({"ask": "score", "game": G, "form": "hand", "case": case})
    assert answer["error"]["where"].startswith("case")
