"""Sheepshead, clause by clause: cards, bidding and play. Tests are named after clauses."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from sheepshead_table import (
    ADA,
    ALL_PASS,
    HANDS,
    PICKED,
    PLAYED,
    QUIET,
    TRUMPS,
    G,
    cites,
    clauses_of,
    codes,
    deal,
    gains,
    legal,
    may,
    play,
    refusals,
    score,
    seen,
    told,
    winner,
)

from followsuit import BadRequest, IllegalAction, Match, ask
from followsuit.games import game
from followsuit.games.queens_and_jacks import PACK
from followsuit.messages import Card

# -- cards and deal ---------------------------------------------------------------------------------


def test_players_five() -> None:
    assert deal().sides == (0, 1, 2, 3, 4)
    for players in (3, 4, 6):
        with pytest.raises(BadRequest):
            Match(G, players)


def test_deck_32() -> None:
    known = {card["code"] for card in ask({"ask": "game", "game": G})["cards"]}
    assert known == {rank + suit for rank in "AKQJT987" for suit in "SHDC"}


def ranks() -> dict[str, str]:
    answer = ask({"ask": "ranks", "game": G})
    return {t["title"]: " ".join(card for (card,) in t["cards"]) for t in answer["ranks"]}


def test_trump_set() -> None:
    assert set(ranks()["Trumps"].split()) == {
        *(rank + suit for rank in "QJ" for suit in "CSHD"),
        *(rank + "D" for rank in "ATK987"),
    }
    assert "trump.set" in cites(winner("QC 9C 8C 7C AC")["steps"][0])


def test_trump_order() -> None:
    assert ranks()["Trumps"] == TRUMPS
    for better, worse in pairwise(TRUMPS.split()):
        answer = winner(f"{worse} {better} AC KC 9C")
        assert answer["card"] == better
        assert "trump.order" in answer["clauses"][0]


def test_ruling_card_table() -> None:
    assert "ruling.card-table" in cites(winner("JC QD 9C 8C 7C"))


def test_plain_order() -> None:
    for suit, title in (("C", "Clubs"), ("S", "Spades"), ("H", "Hearts")):
        assert ranks()[title] == " ".join(rank + suit for rank in "ATK987")
    assert winner("KC TC 9C 8C 7C")["card"] == "TC"


def test_points_values() -> None:
    note = winner("AC TC KC QC JC")["after"][0]
    assert "takes 30 points" in note["why"]["text"]
    assert note["clauses"] == [f"{G}.points.values"]
    match = play(deal(), PLAYED)
    pack = match.table.pack
    values = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
    cards = [c for pile in (*match.table.won, match.table.aside) for c in pile]
    assert sum(values.get(pack.codes[card][0], 0) for card in cards) == 120


def test_deal_six() -> None:
    table = Match(G, seed=3).table
    assert [hand.bit_count() for hand in table.hands] == [6] * 5
    assert len(table.stock) == 2


def test_deal_rotate() -> None:
    match = Match(G, seed=2).play_random()
    dealers = [table.dealer for table in match.hands]
    assert all(after == (before + 1) % 5 for before, after in pairwise(dealers))
    assert any(table.shown["bidder"] is None for table in match.hands), "leasters included"
    assert "deal.rotate" in told(match, "next")


# -- picking up -------------------------------------------------------------------------------------


def test_bid_order() -> None:
    match, asked = deal(), []
    for _ in range(5):
        asked.append(match.seat)
        assert "bid.order" in clauses_of(match, "pass")
        match.apply("pass")
    assert asked == [0, 1, 2, 3, 4]


def test_bid_first_wins() -> None:
    match = play(deal(), "pass, pick up")
    assert (match.seat, match.phase) == (1, "discard")
    assert match.table.hands[1].bit_count() == 8
    assert "bid.first-wins" in told(match, "bid")


def test_bid_all_pass() -> None:
    match = play(deal(), ALL_PASS)
    assert match.table.shown == {"bidder": None}
    assert "bid.all-pass" in told(match, "leaster")


def test_partner_jd() -> None:
    match = play(deal(), PLAYED)
    assert match.totals == [4, -2, -2, 2, -2], "Dan held the jack of diamonds"
    assert "partner.jd" in told(match, "revealed")


def test_partner_secret() -> None:
    match = play(deal(), PICKED)
    assert [("partner" in seen(match, seat)) for seat in range(5)] == [False] * 3 + [True, False]
    assert match.table.shown == {"bidder": 0, "partner_card": "JD"}
    assert "partner.secret" in told(match, "partner")


def test_call_condition() -> None:
    assert not any("call" in code for code in codes(deal()))
    match = deal("JD QS 9D AC TC 8H", "KS 8S")
    assert {"pick up", "pick up call JH", "pick up alone", "pass"} == codes(match)
    assert "call.condition" in clauses_of(match, "pick up call JH")
    every_other = deal("JH JS JC QD QH QS", "KS 8S")
    assert "pick up" in codes(every_other)
    assert not any("call" in code for code in codes(every_other)), "no jack, nothing to call"
    assert play(every_other, "pick up").phase == "discard"


@pytest.mark.parametrize(
    "hand, card",
    [
        ("JD QS 9D AC TC 8H", "JH"),
        ("JD JH 9D AC TC 8H", "JS"),
        ("JD JH JS AC TC 8H", "JC"),
        ("JD JH JS JC TC 8H", "QD"),
        ("JD JH JS JC QD 8H", "QH"),
        ("JD JH JS JC QD QH", "QS"),
        ("JD JS AC TC 9S 7H", "JH"),
    ],
)
def test_call_target(hand: str, card: str) -> None:
    match = deal(hand, "KS 8S")
    called = {code.split()[3] for code in codes(match) if " call " in code}
    assert called == {card}
    assert "call.target" in clauses_of(match, f"pick up call {card}")
    match.apply(f"pick up call {card}")
    assert match.table.shown["partner_card"] == card


def test_call_limit() -> None:
    match = deal("JD JH JS JC QD QH", "KS 8S")
    assert "call.limit" in clauses_of(match, "pick up call QS")


def test_call_before_look() -> None:
    match = play(deal("QC JS JH 9D AH TS", "JD 8S", hands=[ADA, *[None] * 4]), "pick up")
    assert all(code.startswith("discard ") for code in codes(match)), "no word about calling now"
    match = play(deal("JD QS 9D AC TC 8H", "KS 8S"), "pick up call JH")
    assert "call.before-look" in told(match, "bid")


def test_call_announced() -> None:
    match = play(deal("JD QS 9D AC TC 8H", "KS 8S"), "pick up call JH")
    event = next(e for e in match.table.events if e.kind == "bid")
    assert event.to is None and event.say.id == "picks-up-call"
    told_cards = [event.say.facts[name] for name in ("card", "jack")]
    assert told_cards == [Card(PACK.card(code).index) for code in ("JH", "JD")]
    assert "call.announced" in told(match, "bid")


def test_call_target_makes_the_partner() -> None:
    match = play(deal("JD QS 9D AC TC 8H", "KS 8S"), "pick up call JH, discard TC, discard 8S")
    private = next(event for event in match.table.events if event.kind == "partner")
    assert match.table.hands[private.seat or 0] >> PACK.card("JH").index & 1
    assert told(match, "partner") == {"call.target", "partner.secret"}
    match = play(match, QUIET)
    while match.table.number == 0 and "revealed" not in {e.kind for e in match.table.events}:
        match.apply(match.actions[0].code)
    assert told(match, "revealed") == {"call.target"}


def test_partner_secret_ends_once() -> None:
    hands = ["JD JH JS JC QD QH", "QS QC AD 7D 8C 9S", None, None, None]
    match = deal(centre="AC AH", hands=hands)
    play(match, "pick up call QS, discard AC, discard AH, blitz, quiet, quiet, quiet")
    kinds = [event.kind for event in match.table.events]
    assert kinds[kinds.index("blitz") + 1] == "revealed", "the called queen is shown"
    match.play_random()
    told_words = match.voice().tell
    said = [told_words(event.say) for event in match.table.events if event.kind == "revealed"]
    assert said == ["Player 2 has shown [[QS]]: now everybody knows the partner."]


def test_call_before_look_only_where_something_is_called() -> None:
    match = deal("JD QS 9D AC TC 8H", "KS 8S")
    assert "call.before-look" in clauses_of(match, "pick up call JH")
    assert clauses_of(match, "pick up") == {"bid.first-wins", "bid.order", "call.optional"}
    assert clauses_of(deal(), "pick up") == {"bid.first-wins", "bid.order"}, "no jack, no call"


def test_alone_declare_without_its_doubler() -> None:
    assert "double.alone" in clauses_of(deal(), "pick up alone")
    match = deal(options={"alone": False})
    assert clauses_of(match, "pick up alone") == {"alone.declare", "ruling.alone-any-hand"}


def test_call_optional() -> None:
    match = deal("JD QS 9D AC TC 8H", "KS 8S")
    assert "call.optional" in clauses_of(match, "pick up")
    assert "call.optional" in told(play(match, "pick up"), "no-partner")


def test_partner_in_blind() -> None:
    hands = [ADA, *HANDS[1:3], "QD KD TD TC AS 8H", HANDS[4]]
    match = play(deal(centre="JD 8S", hands=hands), "pick up")
    assert "partner.in-blind" in told(match, "no-partner")
    assert ["no-partner" in seen(match, seat) for seat in range(5)] == [True] + [False] * 4
    called = ["JD QS 9D AC TC 8H", None, None, None, None]
    match = play(deal(centre="JH 8S", hands=called), "pick up call JH")
    assert told(match, "no-partner") == {"partner.in-blind"}


def test_alone_declare() -> None:
    match = play(deal(), "pick up alone")
    assert match.table.shown == {"bidder": 0, "partner_card": None}
    assert "alone.declare" in told(match, "bid")
    assert "partner" not in [event.kind for event in match.table.events]


def test_discard_two() -> None:
    match = play(deal(), "pick up, discard TS")
    assert match.phase == "discard"
    match.apply("discard 8S")
    assert match.table.hands[0].bit_count() == 6 and match.phase == "announce"


def test_discard_count() -> None:
    assert gains(51, discards=["TS", "8S"]) == [2, 1, -1, -1, -1]
    assert gains(51) == [-4, -2, 2, 2, 2]
    assert "discard.count" in told(play(deal(), PLAYED), "discards")


def test_discard_blitz_queens() -> None:
    match = play(deal("QC QS JH 9D AH TS", "KD 8S"), "pick up blitz")
    assert codes(match) == {f"discard {c}" for c in ("JH", "9D", "AH", "TS", "KD", "8S")}
    assert refusals(match)["discard QC"] == {"discard.blitz-queens"}
    with pytest.raises(IllegalAction, match="may not be discarded"):
        match.apply("discard QS")
    silent = play(deal("QC QS JH 9D AH TS", "KD 8S"), "pick up")
    assert "discard QC" in codes(silent), "unless they were shown"


@pytest.mark.parametrize("what, queen, other", [("blitz", "QS", "QD"), ("schmaltz", "QH", "QC")])
def test_discard_blitz_queens_in_a_score(what: str, queen: str, other: str) -> None:
    case = {"bidder": 0, "partner": 1, "points": 61, "said": [what]}
    assert score(**case, discards=[queen, "7S"])["error"]["where"] == "case.discards"
    assert "error" not in score(**case, discards=[other, "7S"])


# -- play -------------------------------------------------------------------------------------------


def test_lead_bidder() -> None:
    match = play(deal(), PICKED)
    assert (match.seat, match.phase) == (0, "lead")
    assert "lead.bidder" in told(match, "leader")
    match = play(deal(), f"pass, pass, pick up, discard QH, discard 7D, {QUIET}")
    assert (match.seat, match.phase) == (2, "lead")


def test_lead_winner() -> None:
    match = play(deal(), f"{PICKED}, JS, QS, QH, JD, AD")
    assert (match.seat, match.phase) == (1, "lead")
    assert "lead.winner" in cites(winner("JS QS QH JD AD")["after"])


def test_follow_suit() -> None:
    assert may("KC", "QC 9C AH") == "9C"
    assert may("AH TH", "KH 7H QH") == "KH 7H"


def test_follow_trump_suit() -> None:
    assert may("7D", "QS KH 9C") == "QS"
    assert may("7D", "QC JS 9C 8S") == "QC JS"
    assert "follow.trump-suit" in cites(legal("KC", "QC 9C AH"))


def test_follow_void() -> None:
    assert may("AS", "QS KH 9C") == "QS KH 9C"
    assert "follow.void" in cites(legal("AS", "QS KH 9C"))


def test_win_trump() -> None:
    assert winner("AH 7D TH QC 9H")["card"] == "QC"
    assert winner("AH 7D TH KH 9H")["clauses"] == [f"{G}.win.trump"]


def test_win_trump_decides_where_trumps_are_led() -> None:
    answer = winner("TD 7C TC AH 9S")
    assert (answer["card"], answer["clauses"]) == ("TD", [f"{G}.win.trump"])
    assert {ids for loser in answer["losers"] for ids in loser["clauses"]} == {f"{G}.win.trump"}


def test_win_plain() -> None:
    answer = winner("TS AS KS 9S AC")
    assert answer["card"] == "AS"
    assert f"{G}.win.plain" in answer["losers"][-1]["clauses"]


def test_every_clause_has_a_test() -> None:
    here = Path(__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in here.glob("test_sheepshead*.py"))
    tests = set(re.findall(r"^def test_(\w+)", source, re.M))
    short = [name.removeprefix(f"{G}.") for name in game(G).clauses]
    assert len(short) == 92
    missing = [name for name in short if re.sub(r"[.-]", "_", name) not in tests]
    assert not missing
