"""Sheepshead, ruling by ruling. Tests are named after rulings."""

from __future__ import annotations

import pytest
from sheepshead_table import (
    ADA,
    ALL_PASS,
    BEFORE_LEAD,
    HANDS,
    LEASTER_HANDS,
    PICKED,
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
    play,
    refusals,
    score,
    seen,
    sheet,
    told,
    winner,
)

from followsuit import IllegalAction, Match
from followsuit.games.sheepshead import GAME

# -- rulings ----------------------------------------------------------------------------------------


def test_ruling_winner_leads() -> None:
    assert "ruling.winner-leads" in cites(winner("JS QS QH JD AD")["after"])


def test_ruling_bidder_leads() -> None:
    for match in (play(deal(), PICKED), play(leaster(), ALL_PASS)):
        assert "ruling.bidder-leads" in told(match, "leader")


def test_ruling_call_forced() -> None:
    match = deal("JD JS AC TC 9S 7H", "KS 8S")
    assert "ruling.call-forced" in clauses_of(match, "pick up call JH")
    with pytest.raises(IllegalAction):
        match.apply("pick up call JC")


def test_ruling_silent_solo() -> None:
    match = play(deal("JD QS 9D AC TC 8H", "KS 8S"), "pick up")
    assert "ruling.silent-solo" in told(match, "no-partner")
    assert ["no-partner" in seen(match, seat) for seat in range(5)] == [True] + [False] * 4
    play(match, "discard AC, discard TC, quiet, quiet, quiet, quiet").play_random()
    others = {line.amount for line in match.ledger if line.side != 0}
    assert len(others) == 1 and "A" not in sheet(match, match.ledger[0])
    strict = deal("JD QS 9D AC TC 8H", "KS 8S", options={"jd_must_declare": True})
    assert codes(strict) == {"pick up call JH", "pick up alone", "pass"}
    assert refusals(strict)["pick up"] == {"ruling.silent-solo"}


def test_ruling_jack_from_centre() -> None:
    hands = [ADA, *HANDS[1:3], "QD KD TD TC AS 8H", HANDS[4]]
    match = play(deal(centre="JD 8S", hands=hands), "pick up")
    assert "ruling.jack-from-centre" in told(match, "no-partner")
    play(match, f"discard TS, discard 8S, {QUIET}").play_random()
    assert abs(match.totals[0]) == 4 * abs(match.totals[1]) and "A" not in sheet(
        match, match.ledger[0]
    )


def test_ruling_alone_any_hand() -> None:
    for match in (deal(), deal("JD QS 9D AC TC 8H", "KS 8S")):
        assert "ruling.alone-any-hand" in clauses_of(match, "pick up alone")
    match = play(deal(), "pick up alone, discard TS, discard 8S, quiet, quiet")
    assert match.seat == 3 and "crack" in codes(match), "Dan’s jack makes him nobody’s partner"


def test_ruling_discard_free() -> None:
    match = play(deal(), "pick up")
    assert codes(match) == {f"discard {card}" for card in f"{ADA} KD 8S".split()}
    assert "ruling.discard-free" in clauses_of(match, "discard QC")


def test_ruling_discards_without_trick() -> None:
    answer = score(bidder=0, partner=1, points=0, tricks=0, discards=["AH", "TS"])
    assert "ruling.discards-without-trick" in cites(answer)
    assert "21 points" in answer["lines"][0]["why"]["text"]


def test_ruling_doublers_multiply() -> None:
    assert gains(70, None, said=["alone", "crack", "re-crack"]) == [32, -8, -8, -8, -8]
    said = ["blitz", "schmaltz", "crack", "re-crack", "leaster"]
    assert gains(0, None, tricks=0, said=["alone", *said]) == [-8 * 256, *[2 * 256] * 4]
    assert "ruling.doublers-multiply" in cites(score(bidder=0, points=70, said=said))


def test_ruling_schneider_border() -> None:
    assert gains(30) == [-4, -2, 2, 2, 2]
    assert gains(90) == [2, 1, -1, -1, -1]
    traditional = {"schneider": "traditional31"}
    answers = [
        score(options=traditional, bidder=0, partner=1, points=points)["totals"][0]
        for points in (29, 30, 31, 90, 91)
    ]
    assert answers == [-8, -8, -4, 2, 4]
    assert "ruling.schneider-border" in cites(score(bidder=0, partner=1, points=30))
    thirty = score(options=traditional, bidder=0, partner=1, points=30)
    assert "ruling.schneider-border" in cites(thirty)
    for points in (12, 29, 91, 100):
        beyond = score(bidder=0, partner=1, points=points)
        assert "ruling.schneider-border" not in cites(beyond), "the text is clear"


def test_ruling_crack_after_pass() -> None:
    match = play(deal(), "pass, pass, pick up, discard AC, discard 9S, quiet, quiet")
    assert match.seat == 0 and "crack" in codes(match)
    assert "ruling.crack-after-pass" in clauses_of(match, "crack")


def test_ruling_one_crack() -> None:
    match = play(deal(hands=QUEENS), f"{BEFORE_LEAD}, crack")
    assert "ruling.one-crack" in refusals(match)["crack"]
    with pytest.raises(IllegalAction, match="once a hand"):
        match.apply("crack")


def test_ruling_partner_no_recrack() -> None:
    match = play(deal(), "pick up, discard TS, discard 8S, quiet, quiet")
    assert match.seat == 3 and codes(match) == {"quiet"}
    assert "ruling.partner-no-recrack" in refusals(match)["crack"]


def test_ruling_unknown_opposition() -> None:
    hands = [ADA, *HANDS[1:3], "QD KD TD TC AS 8H", HANDS[4]]
    match = play(deal(centre="JD 8S", hands=hands), "pick up, discard TS, discard 8S")
    for _ in range(4):
        assert "ruling.unknown-opposition" in clauses_of(match, "crack")
        match.apply("quiet")


def test_ruling_announcement_order() -> None:
    match = play(deal(), "pass, pick up, discard KC, discard 9C")
    asked = []
    while match.phase == "announce":
        asked.append(match.seat)
        assert "ruling.announcement-order" in clauses_of(match, "quiet")
        match.apply("quiet")
    assert asked == [2, 3, 4, 0]


def test_ruling_own_queens() -> None:
    hands = ["QC JS JH 9D AH TS", None, None, None, None]
    match = deal(centre="QS 8S", hands=hands)
    assert not any("blitz" in code for code in codes(match))
    play(match, "pick up, discard TS, discard 8S")
    assert match.phase == "announce" and match.seat == 1, "and no word when the second one comes"
    assert "ruling.own-queens" in clauses_of(deal("QC QS JH 9D AH TS", "KD 8S"), "pick up blitz")


def test_ruling_alone_stacks() -> None:
    assert gains(61, None, said=["alone"]) == [8, -2, -2, -2, -2]
    assert gains(60, None, said=["alone"]) == [-16, 4, 4, 4, 4]
    assert "ruling.alone-stacks" in cites(score(bidder=0, points=61, said=["alone"]))


def test_ruling_centre_claimed() -> None:
    found = 0
    for seed in range(20):
        match = play(Match(G, seed=seed, hands=1), ALL_PASS).play_random()
        assert match.table.stock == []
        found += sum(event.kind == "centre" for event in match.table.events)
    assert found == 20
    assert "ruling.centre-claimed" in told(match, "centre")


def test_ruling_any_trump_trick() -> None:
    match = play(leaster(), f"{ALL_PASS}, 7C, 8C, TC, 9C, AC")
    assert len(match.table.stock) == 2, "no trump in the first trick"
    play(match, "7D, 8D, QC, QS, JD")
    assert match.table.stock == []
    assert "ruling.any-trump-trick" in told(match, "centre")


def test_leaster_winner_may_have_the_most_points() -> None:
    answer = score("leaster", points=[0, 120, 0, 0, 0], tricks=[0, 6, 0, 0, 0])
    assert answer["totals"] == [-1, 4, -1, -1, -1]
    assert "the fewest of those with a trick" in answer["lines"][1]["why"]["text"]


def test_ruling_no_trick_loses() -> None:
    answer = score("leaster", points=[0, 10, 30, 40, 40], tricks=[0, 1, 1, 2, 2])
    assert "ruling.no-trick-loses" in cites(answer["lines"][0])


def test_ruling_shared_leaster() -> None:
    answer = score("leaster", points=[24] * 5, tricks=[1, 1, 1, 1, 2])
    assert answer["totals"] == [0] * 5
    assert "ruling.shared-leaster" in cites(answer)


def test_ruling_thumb_rule() -> None:
    for points, costly in (([10, 20, 25, 30, 35], False), ([12, 12, 30, 32, 34], True)):
        answer = score("leaster", points=points, tricks=[1, 1, 1, 1, 2])
        assert ("ruling.thumb-rule" in cites(answer)) is costly


def test_ruling_one_leaster_doubler() -> None:
    case = {"points": [10, 20, 25, 30, 35], "tricks": [1, 1, 1, 1, 2], "after_leaster": True}
    assert "ruling.one-leaster-doubler" in cites(score("leaster", **case))
    leasters = [{"hands": LEASTER_HANDS, "stock": "QH TD"}] * 2
    match = Match(G, 5, dealer=0, deals=leasters, hands=3, seed=1)
    for _ in range(2):
        play(match, ALL_PASS)
        while match.phase in ("lead", "play"):
            match.apply(match.actions[0].code)
    assert match.table.carried is True and match.hand_number == 2
    assert all(sheet(match, line) == ["L", "cancelled"] for line in match.hands[1].lines)
    match.apply(next(a.code for a in match.actions if a.code.startswith("pick up")))
    match.play_random()
    assert all(sheet(match, line).count("L") == 1 for line in match.table.lines)


def test_ruling_limit_formula() -> None:
    for hand in range(1, 30):
        lead = [51 - hand, hand - 51, 0, 0, 0]
        assert end(hand, lead)["over"]
        assert not end(hand, [50 - hand, hand - 50, 0, 0, 0])["over"]
    assert "ruling.limit-formula" in cites(end(3, [0] * 5))


@pytest.mark.parametrize(
    ("played", "totals", "refusal"),
    [
        (None, [19, -19, 0, 0, 0], []),
        (None, [20, -20, 0, 0, 0], ["limit-reached"]),
        (None, [20, 20, -20, -20, 0], []),
        (9, [11, -11, 0, 0, 0], []),
        (9, [12, -12, 0, 0, 0], ["limit-reached"]),
        (9, [12, -11, 0, 0, 0], ["must-balance"]),
    ],
)
def test_ruling_limit_formula_before_a_hand(
    played: int | None, totals: list[int], refusal: list[str]
) -> None:
    """Nobody has reached the limit of the last hand played, nor of the first if none is told."""
    options = GAME.read_options(5, {"end": "limit-20"})
    assert [fault.what.id for fault in GAME.standing(totals, options, played)] == refusal


def test_ruling_limit_tie() -> None:
    assert "ruling.limit-tie" in cites(end(9, [14, 14, -8, -10, -10], "limit-20"))
    assert end(10, [13, 12, 14, -19, -20], "limit-20")["winner_names"] == ["Player 3"]


def test_ruling_level_leaders() -> None:
    answer = end(10, [7, 7, -2, -4, -8], "hands-10")
    assert answer["winner_names"] == ["Player 1", "Player 2"]
    assert "ruling.level-leaders" in cites(answer)


def test_ruling_team_of_one() -> None:
    answer = score(bidder=0, points=25)
    assert answer["totals"] == [-16, 4, 4, 4, 4]
    assert "ruling.team-of-one" in cites(answer)


def test_ruling_no_misdeal() -> None:
    assert "ruling.no-misdeal" in told(deal(), "deal")
    with pytest.raises(IllegalAction):
        play(deal(), f"{PICKED}, QC, KC")
