"""Écarté, clause by clause. A test is named after the clause that it holds the engine to."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from ecarte_table import (
    EAST,
    EAST_KING,
    SHORT,
    STOCK,
    TWICE,
    WEST,
    G,
    deal,
    events,
    gains,
    held,
    play,
    score,
    told,
    winner,
)

from followsuit import BadRequest, FollowSuitError, Match, ask
from followsuit.games import game
from followsuit.messages import Seat, say

CHANGED = "propose, accept, discard AS, discard TS, discard 8D, draw 3, draw 0"

# -- the table and the pack -------------------------------------------------------------------------


def test_players_two() -> None:
    assert deal().sides == (0, 1)
    assert "players.two" in told(deal(), "deal")
    for players in (1, 3, 4):
        with pytest.raises(BadRequest):
            Match(G, players)


def test_deck_32() -> None:
    codes = {card["code"] for card in ask({"ask": "game", "game": G})["cards"]}
    assert codes == {rank + suit for rank in "AKQJT987" for suit in "SHDC"}
    assert "deck.32" in told(deal(), "deal")


def test_deal_five() -> None:
    for seed in range(5):
        match = Match(G, seed=seed)
        assert [hand.bit_count() for hand in match.table.hands] == [5, 5]
        assert len(match.table.stock) == 21
    assert "deal.five" in told(deal(), "deal")


def test_deal_upcard_trump() -> None:
    for card in ("9H", "QD", "7S", "AC"):
        match = deal(hands=None, stock=card)
        assert match.table.shown == {"trump": card[1], "upcard": card, "stock": 21}
    assert "deal.upcard-trump" in told(deal(), "upcard")


def test_deal_king_upcard() -> None:
    match = deal(hands=None, stock="KC")
    assert match.totals == [0, 1], "the dealer, East, scores"
    assert match.phase == "propose"
    assert "deal.king-upcard" in told(match, "score")
    assert deal(hands=None, stock="AC").totals == [0, 0]
    other = Match(G, dealer=0, deals=[{"stock": "KC"}])
    assert other.totals == [1, 0]


def test_rank_order() -> None:
    tables = ask({"ask": "ranks", "game": G, "setting": {"trump": "H"}})["ranks"]
    assert [table["title"] for table in tables] == [
        "Hearts as trumps",
        "Plain spades",
        "Plain diamonds",
        "Plain clubs",
    ]
    for table, suit in zip(tables, "HSDC", strict=True):
        assert [card for (card,) in table["cards"]] == [rank + suit for rank in "KQJAT987"]
    for low, high in (("AS", "JS"), ("TS", "AS"), ("QS", "KS"), ("7H", "8H")):
        answer = winner(f"{low} {high}")
        assert answer["card"] == high
        assert answer["clauses"] == [f"{G}.rank.order"]


# -- the exchange -----------------------------------------------------------------------------------


def test_exchange_nondealer_choice() -> None:
    match = deal()
    assert (match.seat, match.phase) == (0, "propose")
    assert [action.code for action in match.actions] == ["propose", "play"]
    assert all("exchange.nondealer-choice" in action.clauses for action in match.actions)


def test_exchange_dealer_veto() -> None:
    match = play(deal(), "propose")
    assert (match.seat, match.phase) == (1, "answer")
    assert all("exchange.dealer-veto" in action.clauses for action in match.actions)
    play(match, "refuse")
    assert held(match, 0) == set(WEST.split()) and held(match, 1) == set(EAST.split())
    assert (match.seat, match.phase) == (0, "lead")


def test_exchange_nondealer_draws() -> None:
    match = play(deal(), "propose, accept")
    assert (match.seat, match.phase) == (0, "discard")
    play(match, "discard AS, discard TS, discard 8D, draw 3")
    assert held(match, 0) == {"JH", "QC", "KH", "KD", "9S"}
    assert match.table.shown["stock"] == 18
    assert "exchange.nondealer-draws" in told(match, "change")


def test_exchange_dealer_draws() -> None:
    match = play(deal(), "propose, accept, draw 0")
    assert (match.seat, match.phase) == (1, "discard")
    play(match, "discard TD, draw 1")
    assert held(match, 1) == {"AH", "KS", "7C", "8S", "KH"}
    assert "exchange.dealer-draws" in told(match, "change")


def test_exchange_repeat() -> None:
    match = play(deal(), CHANGED)
    assert (match.seat, match.phase) == (0, "propose")
    assert all(action.clauses == ("exchange.repeat",) for action in match.actions)
    play(match, "propose")
    assert [action.code for action in match.actions] == ["accept", "refuse"]
    play(match, "refuse")
    assert match.phase == "lead"


def test_exchange_short_stock() -> None:
    match = play(deal(stock=SHORT), TWICE)
    assert len(match.table.stock) == 1
    (event,) = events(match, "short")
    assert event.say == say("stock-short", cards=1, seat=Seat(0))
    assert event.clauses == ("exchange.short-stock",)
    assert (match.seat, match.phase) == (0, "discard")


@pytest.mark.parametrize(
    ("dealer", "left", "told_of"), [("draw 0", 10, []), ("discard 9C, draw 1", 9, [9])]
)
def test_a_stock_is_short_when_fewer_than_ten_cards_are_left(
    dealer: str, left: int, told_of: list[int]
) -> None:
    """`exchange.short-stock`"""
    once = TWICE[: TWICE.index("discard 9D")]
    match = play(deal(stock=SHORT), f"{once}draw 1, {dealer}, propose, accept")
    assert len(match.table.stock) == left
    assert [event.say.facts["cards"] for event in events(match, "short")] == told_of


def test_exchange_stock_empty() -> None:
    match = play(deal(stock=SHORT), f"{TWICE}, discard JS")
    assert not match.table.stock
    assert "exchange.stock-empty" in told(match, "empty")
    assert (match.seat, match.phase) == (0, "lead")


def test_exchange_upcard_never() -> None:
    match = play(deal(stock=SHORT), f"{TWICE}, discard JS")
    nine = match.table.pack.card("9H").index
    assert match.table.holder(nine) is None
    assert nine in match.table.aside
    assert "exchange.upcard-never" in told(match, "upcard")


def test_exchange_zero_allowed() -> None:
    match = play(deal(), "propose, accept")
    assert match.actions[0].code == "draw 0"
    assert "exchange.zero-allowed" in match.actions[0].clauses
    play(match, "draw 0")
    assert held(match, 0) == set(WEST.split())
    assert "exchange.zero-allowed" in told(match, "change")


def test_ruling_zero_zero() -> None:
    match = play(deal(), "propose, accept, draw 0, draw 0")
    assert match.phase == "lead"
    assert "ruling.zero-zero" in told(match, "unchanged")
    again = play(deal(), f"{CHANGED}, propose, accept, draw 0, draw 0")
    assert again.phase == "king" or again.phase == "lead"
    assert "ruling.zero-zero" in told(again, "unchanged")
    one = play(deal(), "propose, accept, draw 0, discard TD, draw 1")
    assert one.phase == "propose", "one card is a change"


def test_ruling_discard_limit() -> None:
    match = play(deal(stock=SHORT), TWICE)
    assert all("ruling.discard-limit" in action.clauses for action in match.actions[1:])
    play(match, "discard JS")
    assert match.table.hands[0].bit_count() == 5, "one card out, one card in"
    assert "ruling.discard-limit" in told(match, "change")


def test_ruling_dealer_skipped() -> None:
    match = play(deal(stock=SHORT), f"{TWICE}, discard JS")
    assert held(match, 1) == {"TH", "AD", "KC", "KD", "QH"}
    assert events(match, "skipped")[0].seat == 1
    assert "ruling.dealer-skipped" in told(match, "skipped")
    assert [event.say.id for event in events(match, "change") if event.say] == [
        *["lays-aside"] * 4,
        "lays-aside-all-left",
    ], "as many as there were, but for five"
    kept = play(deal(stock=SHORT), f"{TWICE}, draw 0")
    assert (kept.seat, kept.phase) == (1, "discard"), "a card is left for the dealer"


def test_ruling_discards_dead() -> None:
    match = play(deal(), CHANGED)
    assert events(match, "discard")[0].to == (0,)
    assert events(match, "change")[0].say == say("lays-aside", seat=Seat(0), cards=3)
    gone = [match.table.pack.codes[card] for card in match.table.aside]
    assert gone == ["9H", "AS", "TS", "8D"]
    view = ask({"ask": "hand", "do": "view", "record": match.record(), "seat": 1})["state"]
    assert not any(event["kind"] == "discard" for event in view["events"])
    assert not any(event["kind"] == "draw" for event in view["events"])


# -- who is vulnerable ------------------------------------------------------------------------------


def risk(actions: str) -> Any:
    return play(deal(), actions).table.shown["vulnerable"]


def test_vulnerable_nondealer() -> None:
    assert risk("play") == 0
    assert "vulnerable.nondealer" in told(play(deal(), "play"), "vulnerable")


def test_vulnerable_dealer() -> None:
    assert risk("propose, refuse") == 1
    assert "vulnerable.dealer" in told(play(deal(), "propose, refuse"), "vulnerable")


def test_ruling_vulnerable_dealer() -> None:
    match = play(deal(), "propose")
    assert "ruling.vulnerable-dealer" in match.actions[1].clauses
    assert "ruling.vulnerable-dealer" in told(play(match, "refuse"), "vulnerable")
    assert gains("refused-at-once", [3, 2]) == [2, 0]
    assert gains("refused-at-once", [2, 3]) == [0, 1]


def test_vulnerable_not_after_first() -> None:
    assert risk(f"{CHANGED}, play") is None
    match = play(deal(), f"{CHANGED}, propose, refuse")
    assert match.table.shown["vulnerable"] is None
    assert "vulnerable.not-after-first" in told(match, "vulnerable")


def test_exchange_repeat_is_no_first_proposal() -> None:
    """After an exchange nobody is warned that refusing or playing makes vulnerable."""
    first, later = play(deal(), "propose"), play(deal(), f"{CHANGED}, propose")
    for match, clauses in (
        (first, {"exchange.dealer-veto", "vulnerable.dealer", "ruling.vulnerable-dealer"}),
        (later, {"exchange.repeat"}),
    ):
        assert (match.seat, match.phase) == (1, "answer")
        (refuse,) = (action for action in match.actions if action.code == "refuse")
        assert set(refuse.clauses) == clauses
        match.apply("refuse")
        assert told(match, "refuse") == clauses
    for match, clauses in (
        (deal(), {"exchange.nondealer-choice", "vulnerable.nondealer"}),
        (play(deal(), CHANGED), {"exchange.repeat"}),
    ):
        (plays,) = (action for action in match.actions if action.code == "play")
        assert set(plays.clauses) == clauses
        match.apply("play")
        assert told(match, "start") == clauses


def test_vulnerable_avoid() -> None:
    match = play(deal(), "propose, accept, draw 0, discard TD, draw 1, play")
    assert match.table.shown["vulnerable"] is None
    assert "vulnerable.avoid" in told(match, "change")


# -- the king of trumps -----------------------------------------------------------------------------


def test_king_show() -> None:
    match = play(deal(), f"{CHANGED}, play")
    assert match.actions[0].code == "show KH"
    play(match, "show K♥")
    assert match.totals == [1, 0]
    assert (match.seat, match.phase) == (0, "lead")
    assert [action.code for action in match.actions] == ["9S", "KH", "JH", "KD", "QC"]
    line = match.ledger[0]
    assert line.clauses == ("king.show", "ruling.king-window")
    assert "[[KH]]" in match.voice().tell(line.say)


def test_ruling_king_window() -> None:
    before = play(deal(east=EAST_KING), "play")
    assert (before.seat, before.phase) == (1, "king")
    assert [action.code for action in before.actions] == ["show KH", "keep KH"]
    play(before, "show KH")
    assert before.totals == [0, 1]
    west = play(deal(), f"{CHANGED}, play, KH")
    with pytest.raises(FollowSuitError):
        west.apply("show KH")


def test_ruling_king_window_later() -> None:
    late = {"king_show": "before-own-first-card"}
    match = play(deal(east=EAST_KING, options=late), "play, JH")
    assert [action.code for action in match.actions] == ["show KH", "KH"]
    play(match, "show KH, KH")
    assert match.totals == [0, 1]
    over = play(deal(east=EAST_KING, options=late, totals=[0, 4]), "play, JH, show KH")
    assert over.over and over.totals == [0, 5]
    kept = play(deal(east=EAST_KING, options=late), "play, JH, KH")
    assert kept.totals == [0, 0]
    assert events(kept, "keep")[0].to == (1,)


def test_ruling_king_optional() -> None:
    match = play(deal(east=EAST_KING), "play, keep KH")
    assert match.totals == [0, 0]
    assert events(match, "keep")[0].to == (1,), "West does not learn where the king is"
    asked = play(deal(east=EAST_KING), "play")
    views = [
        ask({"ask": "hand", "do": "view", "record": asked.record(), "seat": seat})["state"]
        for seat in (0, 1)
    ]
    assert [(view["seat"], view["phase"]) for view in views] == [(0, "lead"), (1, "king")]
    assert len(views[0]["actions"]) == 5, "to West it looks as if East had nothing to decide"
    quiet = play(deal(), f"{CHANGED}, play, KD")
    assert quiet.totals == [0, 0]
    assert "ruling.king-optional" in told(quiet, "keep")


def test_ruling_king_once() -> None:
    match = deal(hands=None, stock="KC")
    play(match, "play")
    assert match.phase == "lead"
    assert not any(action.code.startswith("show") for action in match.actions)
    assert "ruling.king-once" in told(match, "score")
    assert "error" in score("exchanged", [3, 2], upcard="KC", king=0)


def test_stock_is_as_dealt() -> None:
    assert [deal().table.pack.codes[c] for c in deal().table.stock[:6]] == STOCK.split()[1:]


def test_every_clause_has_a_test() -> None:
    files = Path(__file__).parent.glob("test_ecarte*.py")
    sources = "\n".join(file.read_text(encoding="utf-8") for file in files)
    tests = set(re.findall(r"^def test_(\w+)", sources, re.M))
    short = [name.removeprefix(f"{G}.") for name in game(G).clauses]
    missing = [name for name in short if re.sub(r"[.-]", "_", name) not in tests]
    assert not missing
