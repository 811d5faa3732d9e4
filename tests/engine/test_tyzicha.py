"""Tyzicha, clause by clause, from the deal to the widow. A test is named after its clause."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tyzicha_table import (
    GOOD_WIDOW,
    WEAK,
    WEAK_WIDOW,
    G,
    cites,
    clauses,
    codes,
    codes_in_order,
    concede,
    deal,
    held,
    legal,
    play,
    score,
    seen,
    told,
    west_forced,
    west_plays,
    winner,
)

from followsuit import BadRequest, IllegalAction, Match, ask
from followsuit.games import game
from followsuit.packs import FRENCH_24

# -- players, pack, deal -------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_players_three(players: int) -> None:
    assert Match(G).players == 3
    with pytest.raises(BadRequest, match="for 3 players"):
        Match(G, players)


def test_deck_24() -> None:
    pack = game(G).pack(None)
    assert {card.rank for card in pack.cards} == set("ATKQJ9") and len(pack.cards) == 24
    assert "error" in legal("", "8S")


def test_deal_seven() -> None:
    match = Match(G, seed=4)
    assert [len(held(match, seat)) for seat in range(3)] == [7, 7, 7]
    assert len(match.table.stock) == 3
    assert all(seen(match, seat)["stock"] is None for seat in range(3))
    assert "deal.seven" in told(match, "deal")[0].clauses


def test_deal_passes_left() -> None:
    match = west_forced(100, "concede")
    assert match.hand_number == 1 and match.table.dealer == 0
    answer = concede(100)
    assert "deal.passes-left" in cites(answer["notes"])


def test_ruling_dealer_can_be_declarer() -> None:
    match = play(deal(), "pass, bid 110, pass")
    assert match.table.dealer == 2 == match.seat
    assert "ruling.dealer-can-be-declarer" in told(match, "declarer")[0].clauses


# -- how the cards rank --------------------------------------------------------------------------


@pytest.mark.parametrize("trump", ["none", "S", "H", "D", "C"])
def test_rank_order(trump: str) -> None:
    answer = ask({"ask": "ranks", "game": G, "setting": {"trump": trump}})
    for table in answer["ranks"]:
        assert [card[0] for (card,) in table["cards"]] == list("ATKQJ9")
    assert len(answer["ranks"]) == 4
    assert winner("KC TC QC", trump)["card"] == "TC"


def test_score_card_values() -> None:
    answer = winner("AC TC KC")
    assert answer["after"][0]["why"]["text"] == "West takes 25 points: A♣ 11, 10♣ 10 and K♣ 4."
    assert "score.card-values" in answer["after"][0]["clauses"][0]
    won = [[], ["QS", "JS", "9S"], [c for c in FRENCH_24.codes if c not in {"QS", "JS", "9S"}]]
    case = {"declarer": 2, "contract": 110, "cards": won}
    assert ask({"ask": "score", "game": G, "form": "hand", "case": case})["totals"] == [0, 0, 110]
    case["declarer"] = 0
    assert ask({"ask": "score", "game": G, "form": "hand", "case": case})["totals"] == [
        -110,
        5,
        115,
    ]


@pytest.mark.parametrize("suit, value", [("H", 100), ("D", 80), ("C", 60), ("S", 40)])
def test_score_marriage_values(suit: str, value: int) -> None:
    answer = score(130, [0, 120, 0], marriages=[[], [], [suit]])
    assert answer["totals"] == [-130, 120, value]
    assert "score.marriage-values" in cites(answer["lines"][2])
    assert str(value) in winner(f"K{suit} 9S 9H", marriage=suit)["after"][1]["why"]["text"]


# -- bidding -------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", range(3))
def test_bid_first(dealer: int) -> None:
    match = Match(G, dealer=dealer, seed=2)
    order = []
    for action in ("bid 110", "bid 120", "bid 130"):
        order.append(match.seat)
        match.apply(action)
    assert order == [(dealer + 2) % 3, dealer, (dealer + 1) % 3]
    assert "bid.first" in told(match, "bid")[0].clauses


def test_ruling_order() -> None:
    match = Match(G, dealer=0, seed=2)
    assert "ruling.order" in clauses(match, "bid 110")
    seats = []
    for _ in range(6):
        seats.append(match.seat)
        match.apply(codes(match)[0])
    assert seats == [2, 0, 1, 2, 0, 1]


def test_bid_open_110() -> None:
    match = deal()
    assert codes(match) == ["bid 110", "pass"]
    match.apply("pass")
    assert codes(match) == ["bid 110", "pass"]
    assert "bid.open-110" in clauses(match, "bid 110")


def test_bid_raise_ten() -> None:
    match = play(deal(), "bid 110")
    assert codes(match) == ["bid 120", "pass"]
    for jump in ("bid 110", "bid 115", "bid 130", "bid 150"):
        with pytest.raises(IllegalAction):
            match.apply(jump)
    assert codes(play(match, "bid 120")) == ["bid 130", "pass"]


def test_bid_pass_out() -> None:
    match = play(deal(), "bid 110, bid 120, pass")
    seats = []
    while match.phase == "bid" and len(seats) < 8:
        seats.append(match.seat)
        match.apply(codes(match)[0])
    assert 0 not in seats and set(seats) == {1, 2}


def test_bid_end() -> None:
    match = play(deal(), "bid 110, bid 120, pass, bid 130, pass")
    assert match.seat == 1 and match.phase == "give"
    assert match.table.shown["contract"] == 130
    assert "bid.end" in told(match, "declarer")[0].clauses


def test_bid_forced() -> None:
    match = play(deal(WEAK, WEAK_WIDOW), "pass, pass")
    assert match.seat == 0 and "pass" not in codes(match)
    with pytest.raises(IllegalAction):
        match.apply("pass")
    once_bid = play(deal(), "pass, bid 110, pass")
    assert once_bid.phase == "give", "one bid is enough: nobody is forced"


def test_bid_forced_choice() -> None:
    match = play(deal(WEAK, WEAK_WIDOW), "pass, pass")
    assert codes(match) == ["bid 110", "bid 100"]
    assert "bid.forced-choice" in clauses(match, "bid 100")


def test_ruling_bid_limit() -> None:
    match = deal()
    for price in range(110, 500, 10):
        match.apply(f"bid {price}")
    assert match.seat is not None, "there is no highest bid"
    limited = {"bid_limit": "120-without-marriage"}
    match = play(deal(WEAK, WEAK_WIDOW, options=limited), "bid 110, bid 120")
    assert codes(match) == ["pass"]
    assert [refused.code for refused in match.refused] == ["bid 130"]
    with pytest.raises(IllegalAction, match="without a marriage"):
        match.apply("bid 130")
    match = play(deal(options=limited), "bid 110, bid 120, bid 130")
    assert match.seat == 1, "West has a marriage and may go on"


def test_ruling_bid_limit_for_raises() -> None:
    limited = {"bid_limit": "120-without-marriage"}
    match = west_forced(110, options=limited)
    assert codes(match) == ["play", "raise 120", "concede"]
    with pytest.raises(IllegalAction, match="without a marriage"):
        match.apply("raise 130")
    with pytest.raises(IllegalAction):
        match.apply("raise 900")
    match = play(deal(options=limited), "bid 110, pass, bid 120, pass, give 9D to 1, give 9H to 2")
    assert "raise 200" in codes(match)


# -- the widow -----------------------------------------------------------------------------------


def test_widow_show() -> None:
    match = play(deal(), "bid 110, pass, bid 120, pass")
    assert set(GOOD_WIDOW.split()) < held(match, 0) and len(held(match, 0)) == 10
    event = told(match, "widow")[0]
    assert event.to is None and "widow.show" in event.clauses
    assert seen(match, 2)["shown"]["widow"] == GOOD_WIDOW.split()


def test_widow_give() -> None:
    match = play(deal(), "bid 110, pass, bid 120, pass")
    assert codes(match) == [f"give {card} to 1" for card in codes_in_order(held(match, 0))]
    play(match, "give 9D to 1, give AH to 2")
    assert [len(held(match, seat)) for seat in range(3)] == [8, 8, 8]
    assert "9D" in held(match, 1) and "AH" in held(match, 2)
    assert [event.to for event in told(match, "gift")] == [None, None]


def test_widow_raise() -> None:
    match = west_plays("raise 150")
    assert match.table.shown["contract"] == 150 and match.phase == "lead"
    assert "widow.raise" in told(match, "raise")[0].clauses
    match = play(deal(), "bid 110, pass, bid 120, pass, give 9D to 1, give 9H to 2")
    listed = [code for code in codes(match) if code.startswith("raise")]
    assert listed == [f"raise {price}" for price in range(130, 410, 10)], "more wins nothing"
    for wrong in ("raise 120", "raise 125", "raise 100", "raise -130", "raise"):
        with pytest.raises(IllegalAction):
            match.apply(wrong)


def test_ruling_raise_once() -> None:
    match = west_plays("raise 130")
    assert match.phase == "lead", "no second decision"
    high = west_plays("raise 2000")
    assert high.table.shown["contract"] == 2000, "there is no upper limit"
    assert "ruling.raise-once" in told(high, "raise")[0].clauses


@pytest.mark.parametrize("price", [130, 400, 410, 500, 990, 1000, 12340])
def test_widow_raise_any_multiple_of_ten(price: int) -> None:
    assert west_plays(f"raise {price}").table.shown["contract"] == price


@pytest.mark.parametrize("price", ["110", "120", "125", "0130", "100"])
def test_widow_raise_goes_up_by_tens(price: str) -> None:
    with pytest.raises(IllegalAction):
        west_plays(f"raise {price}")


def test_widow_raise_goes_up_from_a_high_bid() -> None:
    match = play(deal(), "bid 110, bid 120, pass")
    for price in range(130, 1060, 10):
        match.apply(f"bid {price}")
    match.apply("pass")
    for _ in range(2):
        match.apply(codes(match)[0])
    with pytest.raises(IllegalAction):
        match.apply("raise 1000")
    match.apply("raise 1100")
    assert match.table.shown["contract"] == 1100


def test_widow_concede() -> None:
    match = west_plays("concede")
    assert match.totals == [-120, 40, 40]
    assert match.hand_number == 1, "the hand is over"
    assert "widow.concede" in match.hands[0].lines[0].clauses
    assert concede(130)["totals"] == [-130, 40, 40]


def test_ruling_concede_contract() -> None:
    answer = concede(130, totals=[150, 970, -60])
    assert answer["totals"] == [20, 1000, -20]
    assert {"ruling.concede-contract", "game.cap"} <= cites(answer)
    assert west_forced(110, "concede").totals == [-110, 40, 40]


def test_forced100_hidden() -> None:
    match = play(deal(WEAK, WEAK_WIDOW), "pass, pass, bid 100, give JS to 1, give 9S to 2")
    assert "widow" not in match.table.shown
    assert told(match, "widow")[0].to == (0,)
    assert [event.to for event in told(match, "gift")] == [(0, 1), (0, 2)]
    kinds = [event["kind"] for event in seen(match, 1)["events"]]
    assert kinds.count("gift") == 1 and "widow" not in kinds and "widow-hidden" in kinds
    assert not any("9S" in event["cards"] for event in seen(match, 1)["events"])
    open_hand = play(deal(WEAK, WEAK_WIDOW), "pass, pass, bid 110")
    assert open_hand.table.shown["widow"] == WEAK_WIDOW.split()


def test_forced100_no_raise() -> None:
    match = west_forced(100)
    assert codes(match) == ["play", "concede"]
    assert "forced100.no-raise" in match.refused[0].said.clauses
    for price in ("110", "120", "500"):
        with pytest.raises(IllegalAction):
            match.apply(f"raise {price}")
    with pytest.raises(IllegalAction, match="cannot be raised"):
        match.apply("raise 110")


def test_forced100_concede() -> None:
    match = west_forced(100)
    assert "forced100.concede" in clauses(match, "concede")
    match.apply("concede")
    assert match.totals == [-100, 40, 40]


def test_every_clause_has_a_test() -> None:
    here = Path(__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in here.glob("test_tyzicha*.py"))
    tests = set(re.findall(r"^def test_(\w+)", source, re.M))
    short = [name.removeprefix(f"{G}.") for name in game(G).clauses]
    assert len(short) == 56
    missing = [name for name in short if re.sub(r"[.-]", "_", name) not in tests]
    assert not missing
