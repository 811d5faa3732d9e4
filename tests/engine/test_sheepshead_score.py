"""Sheepshead, clause by clause: the score, doublers, leasters, the end. Tests are named after clauses."""

from __future__ import annotations

from typing import Any

import pytest
from sheepshead_table import (
    ALL_PASS,
    BEFORE_LEAD,
    HANDS,
    LEASTER,
    LEASTER_HANDS,
    PLAYED,
    QUEENS,
    QUIET,
    G,
    cites,
    clauses_of,
    codes,
    deal,
    end,
    gains,
    leaster,
    legal,
    play,
    refusals,
    score,
    seen,
    sheet,
    told,
)

from followsuit import BadRequest, Match

# -- made or missed ---------------------------------------------------------------------------------


def test_make_61() -> None:
    assert gains(61)[0] == 2
    assert gains(60)[0] == -4
    assert "make.61" in cites(score(bidder=0, partner=1, points=61))


@pytest.mark.parametrize(("tricks", "most"), [(1, 54), (2, 92)])
def test_a_trick_holds_the_points_of_five_cards(tricks: int, most: int) -> None:
    """Four aces and a ten; then three more tens and two kings."""
    assert "error" not in score(bidder=0, partner=1, points=most, tricks=tricks)
    answer = score(bidder=0, partner=1, points=most + 1, tricks=tricks)
    assert answer["error"]["where"] == "case.points"


def test_make_opposition() -> None:
    answer = score(bidder=0, partner=1, points=60)
    assert answer["totals"][2:] == [2, 2, 2]
    assert "make.opposition" in cites(answer)


def test_make_solo() -> None:
    assert gains(61, None)[0] == 4
    assert "make.solo" in cites(score(bidder=0, points=61))


def test_score_partner_make() -> None:
    assert gains(61) == [2, 1, -1, -1, -1]
    assert gains(90) == [2, 1, -1, -1, -1]


def test_score_partner_miss() -> None:
    assert gains(60) == [-4, -2, 2, 2, 2]
    hands = [
        "QC JH KC 8C 8H 7S",
        "QS QH QD 8D KS 8S",
        "JC JS KD 9D 7D TC",
        "TD 7C KH 9H 7H AS",
        "JD AD 9C TH TS 9S",
    ]
    cards = (
        "JC TD JD JH 8D KD 7C AD QC QS 8C KS TC 9H 9C 9D 7H TS 8H QH QD JS AS TH 7S 8S 7D KH 9S KC"
    )
    match = deal(centre="AC AH", hands=hands)
    play(match, f"pass, pass, pick up, discard AC, discard AH, {QUIET}")
    assert play(match, ", ".join(cards.split())).totals == [2, 2, -4, 2, -2]


def test_score_solo_make() -> None:
    assert gains(61, None) == [4, -1, -1, -1, -1]


def test_score_solo_miss() -> None:
    assert gains(60, None) == [-8, 2, 2, 2, 2]


def test_score_zero_sum() -> None:
    for points, tricks in ((0, 1), (29, 2), (60, 3), (61, 3), (91, 4), (120, 5)):
        for partner in (None, 3):
            assert sum(gains(points, partner, tricks=tricks, said=["blitz", "crack"])) == 0
    assert "score.zero-sum" in cites(score(bidder=0, points=61))
    assert "zero" in score(bidder=0, points=61, totals=[0, 0, 0, 0, 0])["notes"][-1]["why"]["text"]


# -- doublers ---------------------------------------------------------------------------------------


def signs(**case: Any) -> str:
    """The doublers in the score sheet's notation."""
    found = {line["what"] for line in score(bidder=0, **case)["lines"]}
    assert len(found) == 1
    return str(found.pop())


def test_double_each() -> None:
    for said in (["blitz"], ["schmaltz"], ["crack"], ["leaster"]):
        assert gains(61, said=said) == [4, 2, -2, -2, -2]
    assert "double.each" in cites(score(bidder=0, points=61, said=["blitz"]))
    assert signs(partner=1, points=61, said=["crack", "leaster", "blitz"]) == "B C L"


def test_double_none_leaster() -> None:
    answer = score("leaster", points=[0, 10, 30, 40, 40], tricks=[0, 1, 1, 2, 2])
    assert "double.none-leaster" in cites(answer)
    assert play(deal(), ALL_PASS).phase == "lead", "nobody is asked for a blitz or a crack"


def test_double_blitz() -> None:
    assert "pick up blitz" in codes(deal("QC QS JH 9D AH TS", "KD 8S"))
    assert "pick up blitz" not in codes(deal("QC QH JH 9D AH TS", "KD 8S"))
    assert gains(75, said=["blitz"]) == [4, 2, -2, -2, -2]
    match = play(deal("QC QS JH 9D AH TS", "KD 8S"), "pick up blitz")
    event = next(e for e in match.table.events if e.kind == "blitz")
    assert {match.table.pack.codes[card] for card in event.cards} == {"QC", "QS"}


def test_double_schmaltz() -> None:
    assert "pick up schmaltz" in codes(deal("QD QH JH 9D AH TS", "KD 8S"))
    both = codes(deal("QD QH QC QS AH TS", "KD 8S"))
    assert {"pick up blitz schmaltz", "pick up alone blitz schmaltz"} <= both
    assert gains(75, said=["blitz", "schmaltz", "leaster"]) == [16, 8, -8, -8, -8]


def test_double_blitz_time() -> None:
    match = play(deal(hands=QUEENS), BEFORE_LEAD)
    assert (match.seat, match.phase) == (1, "announce")
    assert codes(match) == {"quiet", "blitz", "crack", "blitz crack"}
    assert "double.blitz-time" in clauses_of(match, "blitz")
    play(match, QUIET)
    assert match.phase == "lead" and codes(match) == {"JC", "JS", "JH", "9D", "AH", "KD"}


def test_double_no_schneider() -> None:
    assert gains(91) == [4, 2, -2, -2, -2]
    assert gains(29) == [-8, -4, 4, 4, 4]
    assert signs(partner=1, points=29) == "N"
    assert "double.no-schneider" in cites(score(bidder=0, partner=1, points=91))


def test_double_no_trick() -> None:
    assert gains(0, tricks=0, discards=["AH", "TS"]) == [-16, -8, 8, 8, 8]
    assert gains(99, tricks=6, discards=["AH", "TS"]) == [8, 4, -4, -4, -4]
    assert signs(partner=1, points=0, tricks=0) == "N²"


def test_double_no_trick_says_who_has_none_and_what_was_discarded() -> None:
    """Discards count for the bidder's side, and are worth a word only where it has no trick."""
    for case, say, discarded in (
        ({"points": 0, "tricks": 0, "discards": ["AH", "TS"]}, "The bidder’s side has no", True),
        ({"points": 99, "tricks": 6, "discards": ["AH", "TS"]}, "The opposition has no", False),
        ({"points": 120, "tricks": 6, "discards": ["7H", "8H"]}, "The opposition has no", False),
        ({"points": 0, "tricks": 0, "discards": ["7H", "8H"]}, "The bidder’s side has no", False),
    ):
        answer = score(bidder=0, partner=1, **case)
        (note,) = (one for one in answer["notes"] if "double.no-trick" in cites(one))
        assert note["why"]["text"].startswith(say)
        assert ("points were discarded" in note["why"]["text"]) == discarded
        assert ("ruling.discards-without-trick" in cites(note)) == discarded


@pytest.mark.parametrize("case", [{"points": 0}, {"points": 99, "discards": ["AH", "TS"]}])
def test_double_no_trick_needs_the_tricks_of_a_side_without_points(case: dict[str, Any]) -> None:
    assert score(bidder=0, partner=1, **case)["error"]["where"] == "case.tricks"
    assert "error" not in score(bidder=0, partner=1, options={"no_trick": False}, **case)


def test_double_voluntary() -> None:
    match = play(deal(hands=QUEENS), BEFORE_LEAD)
    assert "double.voluntary" in clauses_of(match, "quiet")
    assert play(match, f"{QUIET}").table.shown["bidder"] == 0


def test_double_alone() -> None:
    assert gains(70, None, said=["alone"]) == [8, -2, -2, -2, -2]
    assert signs(points=70, said=["alone"]) == "A"
    assert "double.alone" in clauses_of(deal(), "pick up alone")


def test_double_crack() -> None:
    match = play(deal(hands=QUEENS), f"{BEFORE_LEAD}, crack")
    assert "double.crack" in told(match, "crack")
    assert gains(61, said=["crack"]) == [4, 2, -2, -2, -2]


def test_double_crack_once() -> None:
    match = play(deal(hands=QUEENS), f"{BEFORE_LEAD}, crack")
    assert codes(match) == {"quiet"}
    assert "double.crack-once" in refusals(match)["crack"]


def test_double_recrack() -> None:
    match = play(deal(hands=QUEENS), f"{BEFORE_LEAD}, crack, quiet, quiet, quiet")
    assert (match.seat, match.phase) == (0, "re-crack")
    assert codes(match) == {"re-crack", "play on"}
    play(match, "re-crack")
    assert "double.recrack" in told(match, "re-crack")
    assert gains(61, said=["crack", "re-crack"]) == [8, 4, -4, -4, -4]
    assert signs(partner=1, points=61, said=["crack", "re-crack"]) == "C²"


def test_double_after_leaster() -> None:
    deals = [{"hands": HANDS, "stock": "KD 8S"}]
    match = Match(
        G,
        5,
        dealer=0,
        deals=[{"hands": LEASTER_HANDS, "stock": "QH TD"}, {**deals[0]}],
        hands=2,
    )
    play(match, LEASTER)
    assert match.hand_number == 1 and match.table.carried is True
    play(match, f"pass, pass, pass, {PLAYED}")
    assert all(sheet(match, line) == ["N", "L"] for line in match.table.lines)


# -- leasters ---------------------------------------------------------------------------------------


def test_leaster_lead() -> None:
    match = play(leaster(), ALL_PASS)
    assert (match.seat, match.phase) == (0, "lead")
    assert "leaster.lead" in told(match, "leader")
    assert "leaster.lead" in clauses_of(match, "7C")
    assert "leaster.lead" in cites(legal("", "7C QD")), "a hand alone may be one of a leaster"


def test_leaster_rules() -> None:
    match = play(leaster(), LEASTER)
    assert [trick.winner for trick in match.table.tricks] == [4, 1, 0, 0, 2, 2]
    assert "leaster.rules" in told(match, "leaster")


def test_leaster_blind() -> None:
    match = play(leaster(), LEASTER)
    pack = match.table.pack
    assert {"QH", "TD"} <= {pack.codes[card] for card in match.table.won[1]}
    assert "leaster.blind" in told(match, "centre")
    assert ["found" in seen(match, seat) for seat in range(5)] == [False, True, *[False] * 3]


def test_leaster_winner() -> None:
    answer = score("leaster", points=[0, 10, 30, 40, 40], tricks=[0, 1, 1, 2, 2])
    assert answer["totals"] == [-1, 4, -1, -1, -1]
    assert "leaster.winner" in cites(answer)


def test_leaster_tie() -> None:
    assert play(leaster(), LEASTER).totals == [-2, 3, -2, -2, 3]
    answer = score("leaster", points=[12, 12, 36, 30, 30], tricks=[1, 1, 1, 2, 1])
    assert "leaster.tie" in cites(answer)


@pytest.mark.parametrize(
    "points, paid",
    [
        ([10, 20, 25, 30, 35], [4, -1, -1, -1, -1]),
        ([12, 12, 30, 32, 34], [3, 3, -2, -2, -2]),
        ([15, 15, 15, 35, 40], [2, 2, 2, -3, -3]),
        ([20, 20, 20, 20, 40], [1, 1, 1, 1, -4]),
        ([24, 24, 24, 24, 24], [0, 0, 0, 0, 0]),
    ],
)
def test_leaster_score(points: list[int], paid: list[int]) -> None:
    answer = score("leaster", points=points, tricks=[1, 1, 1, 1, 2])
    assert answer["totals"] == paid and sum(paid) == 0
    assert "leaster.score" in cites(answer)


# -- the end ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("hands", [5, 10, 20])
def test_end_free(hands: int) -> None:
    match = Match(G, options={"end": f"hands-{hands}"}, seed=4).play_random()
    assert len(match.hands) == hands and match.finished
    open_match = Match(G, options={"end": "open"}, seed=1)
    while open_match.phase != "again":
        open_match.apply(open_match.actions[0].code)
    assert open_match.seat == open_match.table.next_dealer
    open_match.apply("deal")
    assert open_match.hand_number == 1
    while open_match.phase != "again":
        open_match.apply(open_match.actions[0].code)
    open_match.apply("stop")
    assert open_match.over and open_match.winners


def test_end_limit() -> None:
    assert end(15, [36, 10, -12, -14, -20])["winner_names"] == ["Player 1"]
    assert not end(14, [36, 10, -12, -14, -20])["over"]
    assert "end.limit" in cites(end(14, [36, 10, -12, -14, -20]))
    for seed in range(5):
        match = Match(G, options={"end": "limit-20"}, seed=seed).play_random()
        assert max(match.totals) >= 21 - len(match.hands)


def test_end_limit_first() -> None:
    answer = end(9, [13, -1, -4, -4, -4], "limit-20")
    assert answer["winner_names"] == ["Player 1"]
    assert "end.limit-first" in cites(answer)


def test_end_limit_margin() -> None:
    answer = end(9, [12, 14, -8, -8, -10], "limit-20")
    assert answer["winner_names"] == ["Player 2"]
    assert "end.limit-margin" in cites(answer)


def test_end_limit_tie() -> None:
    answer = end(9, [14, 14, -8, -10, -10], "limit-20")
    assert not answer["over"]
    assert "end.limit-tie" in cites(answer)
    assert end(10, [14, 15, -9, -10, -10], "limit-20")["winner_names"] == ["Player 2"]


# -- options ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "option, case, partner",
    [
        ("blitz", {"points": 61, "said": ["blitz"]}, 1),
        ("schmaltz", {"points": 61, "said": ["schmaltz"]}, 1),
        ("no_schneider", {"points": 91}, 1),
        ("no_trick", {"points": 99, "tricks": 6, "discards": ["AH", "TS"]}, 1),
        ("alone", {"points": 61, "said": ["alone"]}, None),
        ("crack", {"points": 61, "said": ["crack"]}, 1),
        ("recrack", {"points": 61, "said": ["crack", "re-crack"]}, 1),
        ("after_leaster", {"points": 61, "said": ["leaster"]}, 1),
    ],
)
def test_each_doubler_can_be_switched_off(
    option: str, case: dict[str, Any], partner: int | None
) -> None:
    more = {} if partner is None else {"partner": partner}
    on = score(bidder=0, **more, **case)["totals"]
    off = score(options={option: False}, bidder=0, **more, **case)["totals"]
    assert on == [2 * gain for gain in off]


@pytest.mark.parametrize(
    ("option", "offered"),
    [
        ("blitz", {"quiet", "blitz"}),
        ("schmaltz", {"quiet"}),
        ("crack", {"quiet", "crack"}),
    ],
)
def test_each_announcement_may_be_the_only_one(option: str, offered: set[str]) -> None:
    """Everybody is asked, whichever of the three is played alone."""
    off = {name: name == option for name in ("blitz", "schmaltz", "crack")}
    match = play(deal(hands=QUEENS, options=off), BEFORE_LEAD)
    assert (match.seat, match.phase) == (1, "announce")
    assert codes(match) == offered


def test_labels_name_the_queens_that_are_shown() -> None:
    match = deal("QD QH QC QS AH TS", "KD 8S")
    labels = {action.code: match.voice().tell(action.label) for action in match.actions}
    assert labels["pick up"] == "Pick up"
    assert labels["pick up blitz"] == "Pick up, with a blitz"
    assert labels["pick up alone blitz schmaltz"] == "Pick up alone, with a blitz and schmaltz"


def test_without_cracks_there_is_no_recrack() -> None:
    assert gains(61, said=["crack", "re-crack"], options={"crack": False}) == gains(61)


def test_switched_off_doublers_are_not_offered() -> None:
    off = {"blitz": False, "schmaltz": False, "crack": False}
    match = play(deal(hands=QUEENS, options=off), BEFORE_LEAD)
    assert match.phase == "lead", "there is nothing to announce"
    match = play(deal(hands=QUEENS, options={"recrack": False}), f"{BEFORE_LEAD}, crack")
    assert play(match, "quiet, quiet, quiet").phase == "lead"
    match = deal("QC QS JH 9D AH TS", "KD 8S", options={"blitz": False})
    assert codes(match) == {"pick up", "pick up alone", "pass"}
    assert "pick up alone" in codes(deal(options={"alone": False})), "alone but not doubled"


def test_a_match_may_begin_with_points() -> None:
    match = deal(totals=[3, -1, -1, -1, 0])
    assert play(match, PLAYED).totals == [7, -3, -3, 1, -2]
    with pytest.raises(BadRequest, match="zero"):
        deal(totals=[1, 0, 0, 0, 0])


@pytest.mark.parametrize(
    "form, case",
    [
        ("hand", {"bidder": 0, "points": 121}),
        ("hand", {"bidder": 0, "points": -1}),
        ("hand", {"bidder": 0, "partner": 0, "points": 61}),
        ("hand", {"bidder": 0, "partner": 1, "points": 61, "said": ["alone"]}),
        ("hand", {"bidder": 0, "points": 61, "said": ["re-crack"]}),
        ("hand", {"bidder": 0, "points": 61, "said": ["bliz"]}),
        ("hand", {"bidder": 0, "points": 61, "said": ["blitz", "blitz"]}),
        ("hand", {"bidder": 0, "points": 61, "discards": ["AH"]}),
        ("hand", {"bidder": 0, "points": 61, "tricks": 7}),
        ("hand", {"bidder": 0, "points": 61, "tricks": 1}),
        ("hand", {"bidder": 0, "points": 1, "tricks": 0}),
        ("hand", {"bidder": 0, "points": 100, "discards": ["AH", "TS"]}),
        ("hand", {"bidder": 0, "points": 98, "tricks": 6, "discards": ["AH", "TS"]}),
        ("leaster", {"points": [20, 20, 20, 20, 41], "tricks": [1, 1, 1, 1, 2]}),
        ("leaster", {"points": [20, 20, 20, 20, 40], "tricks": [1, 1, 1, 1, 1]}),
        ("leaster", {"points": [20, 20, 20, 20, 40], "tricks": [0, 1, 1, 2, 2]}),
        ("end", {"hand": 0, "totals": [0] * 5}),
        ("end", {"hand": 11, "totals": [0] * 5}),
        ("end", {"hand": 3, "totals": [1, 0, 0, 0, 0]}),
        ("hand", {}),
    ],
)
def test_impossible_scores_are_refused(form: str, case: dict[str, Any]) -> None:
    assert score(form, **case)["error"]["where"].startswith("case")
