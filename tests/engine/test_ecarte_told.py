"""Écarté: which clauses an answer tells of, and no others; how far the facts of a position go."""

from __future__ import annotations

from typing import Any

import pytest
from ecarte_table import SHORT, TWICE, G, cites, deal, events, play, score

from followsuit import Match, ask
from followsuit.games import game
from followsuit.games.ecarte.cards import Setting
from followsuit.games.ecarte.score import check_totals
from followsuit.messages import Seat, say


def test_what_is_told_of_the_table() -> None:
    """`players.two`"""
    told = ask({"ask": "game", "game": G})
    assert (told["facts"]["Players"], told["facts"]["Length"]) == ("2", "15 minutes")
    assert (told["players"], told["minutes"]) == ({"min": 2, "max": 2}, {"min": 15, "max": 15})


# -- the exchange ----------------------------------------------------------------------------------


def discarding(hand: str, laid: int, stock: int, **more: Any) -> dict[str, Any]:
    position = {"hand": hand, "laid": laid, "stock": stock, "trump": "H", **more}
    if not hand:
        del position["hand"]
    return ask({"ask": "legal", "game": G, "phase": "discard", "position": position})


@pytest.mark.parametrize(
    ("dealer", "clause"), [(False, "exchange.nondealer-draws"), (True, "exchange.dealer-draws")]
)
def test_the_stock_limits_what_is_laid_off_only_where_it_has_fewer_than_five(
    dealer: bool, clause: str
) -> None:
    """`ruling.discard-limit`"""
    for stock, limits in ((21, set()), (5, set()), (4, {"ruling.discard-limit"})):
        draw, *off = discarding("QC AS TS 8D", 1, stock, dealer=dealer)["actions"]
        assert draw["code"] == "draw 1" and cites(draw) == {clause}
        assert len(off) == 4
        assert all(cites(action) == {clause, *limits} for action in off)
    (nothing, *_) = discarding("KD QC AS TS 8D", 0, 1, dealer=dealer)["actions"]
    assert cites(nothing) == {clause, "exchange.zero-allowed"}


@pytest.mark.parametrize(
    ("hand", "laid", "stock", "reason"),
    [
        ("", 5, 21, "lays-off-up-to"),
        ("", 5, 5, "lays-off-up-to"),
        ("TS", 4, 4, "no-more-left"),
        ("QC AS TS 8D", 1, 1, "no-more-left"),
        ("KD QC AS TS 8D", 0, 0, "no-more-left"),
    ],
)
def test_why_no_more_is_laid_off(hand: str, laid: int, stock: int, reason: str) -> None:
    """`ruling.discard-limit`: five have gone, or as many as the stock has left."""
    answer = discarding(hand, laid, stock)
    assert [action["code"] for action in answer["actions"]] == [f"draw {laid}"]
    refused = answer["refused"][0]
    assert refused["code"] == "discard <card>" and refused["why"]["id"] == reason
    assert refused["why"]["facts"].get("cards", stock) == stock
    assert cites(refused) == {"ruling.discard-limit"}


def test_one_card_more_may_go_while_the_stock_has_one_for_it() -> None:
    """`ruling.discard-limit`"""
    for hand, laid, stock in (("TS", 4, 5), ("8D TS", 3, 4), ("KD QC AS TS 8D", 0, 1)):
        codes = [action["code"] for action in discarding(hand, laid, stock)["actions"]]
        assert len(codes) == 1 + len(hand.split())


@pytest.mark.parametrize(
    ("hand", "laid", "stock", "where"),
    [
        ("KD QC AS TS 8D", 0, 21, None),
        ("KD QC AS TS 8D", 0, 22, "position.stock"),
        ("KD QC AS TS 8D", 0, -1, "position.stock"),
        ("KD QC AS TS 8D", -1, 21, "position.laid"),
        ("KD", 6, 21, "position.laid"),
        ("KD QC AS TS 8D 9C", 0, 21, "position.hand"),
        ("KD QC AS TS 8D", 1, 21, "position.hand"),
        ("AS TS 8D", 1, 21, "position.hand"),
        ("", 4, 21, "position.hand"),
    ],
)
def test_hand_and_cards_laid_off_are_five_of_those_that_there_are(
    hand: str, laid: int, stock: int, where: str | None
) -> None:
    """`deal.five`; `deal.upcard-trump`: 21 are left to be drawn"""
    faults = discarding(hand, laid, stock).get("errors", [])
    assert [fault["where"] for fault in faults] == ([] if where is None else [where])
    if faults and "laid" in faults[0]["facts"]:
        assert faults[0]["facts"] == {"laid": laid, "left": 5 - laid}


def test_nothing_is_laid_off_yet_where_nobody_says_otherwise() -> None:
    """`king.show`: nor is a king shown yet"""
    usual = {phase.name: dict(phase.usual) for phase in game(G).hand.phases}
    assert usual == {
        "propose": {"again": False},
        "answer": {"again": False},
        "discard": {"hand": 0, "laid": 0, "dealer": False},
        "king": {},
        "lead": {"shown": False},
        "play": {"shown": False},
    }


def test_random_play_keeps_kings_queens_and_trumps() -> None:
    """They are laid aside now and then; anything else is as likely as anything else."""
    match = play(deal(hands=("JH 7H QC KS TS", "AH AS TD 7C 8S"), stock="9H"), "propose, accept")
    off = [action for action in match.actions if action.code.startswith("discard")]
    kept = {action.code.split()[1] for action in off if action.weight < 1}
    assert kept == {"JH", "7H", "QC", "KS"}
    assert all(action.weight > 0 for action in off)


def test_only_a_short_stock_is_told_to_limit() -> None:
    """`ruling.discard-limit`"""
    match = play(deal(stock=SHORT), f"{TWICE}, discard JS")
    *whole, last = events(match, "change")
    nondealer, dealer = ("exchange.nondealer-draws",), ("exchange.dealer-draws",)
    assert [event.clauses for event in whole] == [nondealer, dealer] * 2
    assert last.clauses == (*nondealer, "ruling.discard-limit")


def test_each_player_draws_by_a_clause_of_its_own() -> None:
    """`exchange.nondealer-draws`, `exchange.dealer-draws`"""
    match = play(deal(), "propose, accept")
    assert {action.clauses for action in match.actions[1:]} == {("exchange.nondealer-draws",)}
    play(match, "draw 0")
    assert {action.clauses for action in match.actions[1:]} == {("exchange.dealer-draws",)}


def test_exchange_repeat_is_told_of_each_proposal_but_the_first() -> None:
    """`exchange.nondealer-choice` is of the first"""
    once = "propose, accept, draw 0, discard TD, draw 1"
    twice = "propose, accept, draw 0, discard AH, draw 1"
    match = play(deal(), f"{once}, {twice}, propose")
    told = [event.clauses for event in events(match, "propose")]
    assert told == [("exchange.nondealer-choice",), *[("exchange.repeat",)] * 2]


def test_nobody_is_told_twice_how_not_to_be_vulnerable() -> None:
    """`vulnerable.avoid` is of the first exchange"""
    once = "propose, accept, draw 0, discard TD, draw 1"
    match = play(deal(), f"{once}, propose, accept, draw 0, draw 0")
    told = [("vulnerable.avoid" in event.clauses, event.seat) for event in events(match, "change")]
    assert told == [(True, 0), (False, 1), (False, 0), (False, 1)]


# -- the score -------------------------------------------------------------------------------------


@pytest.mark.parametrize("cap", [2, 3])
def test_ruling_vole_vulnerable_is_told_only_of_it(cap: int) -> None:
    """Of all five tricks that a vulnerable player has lost."""
    for exchange, tricks, points in (
        ("exchanged", [5, 0], [2, 0]),
        ("exchanged", [0, 5], [0, 2]),
        ("played-at-once", [5, 0], [2, 0]),
        ("refused-at-once", [4, 1], [2, 0]),
        ("played-at-once", [0, 5], [0, cap]),
        ("refused-at-once", [5, 0], [cap, 0]),
    ):
        answer = score(exchange, tricks, options={"vole_vulnerable": cap})
        assert answer["totals"] == points
        lost_all = (
            exchange == ("played-at-once", "refused-at-once")[tricks[0] == 5] and max(tricks) == 5
        )
        assert ("ruling.vole-vulnerable" in cites(answer)) == lost_all


@pytest.mark.parametrize("dealer", [0, 1])
def test_ruling_deal_alternates_is_told_by_name(dealer: int) -> None:
    facts = score("exchanged", [3, 2], dealer=dealer)["notes"][-1]["why"]["facts"]
    assert facts == {"goal": 5, "seat": {"seat": 1 - dealer}}
    match = Match(G, dealer=dealer, seed=3, hands=2)
    while match.hand_number < 1:
        match.apply(match.actions[-1].code)
    (event,) = [event for event in match.hands[0].events if event.kind == "next"]
    assert event.say == say("goes-on", goal=5, seat=Seat(1 - dealer))


def test_the_king_that_is_shown_is_the_king_of_trumps() -> None:
    """`king.show` beside an upcard that is no king; without an upcard nobody knows its suit."""
    known = score("exchanged", [3, 2], upcard="9H", king=0)
    assert known["totals"] == [2, 0] and known["lines"][0]["cards"] == ["KH"]
    unknown = score("exchanged", [3, 2], king=0)
    assert unknown["totals"] == [2, 0] and unknown["lines"][0]["cards"] == []
    plain = score("exchanged", [3, 2], upcard="9H")
    assert plain["totals"] == [1, 0]
    turned = score("exchanged", [3, 2], upcard="KH", dealer=1)
    assert turned["totals"] == [1, 1] and turned["lines"][0]["cards"] == ["KH"]


def test_nobody_has_won_before_a_hand() -> None:
    """`game.five`"""
    options = game(G).read_options(2, {})
    assert not check_totals([0, 4], options, 3) and not check_totals([4, 0], options, 3)
    for totals, places in (([5, 0], [0]), ([0, 5], [1]), ([-1, 5], [0, 1])):
        faults = check_totals(totals, options, 3)
        assert [fault.where for fault in faults] == [f"totals[{side}]" for side in places]
        assert all(fault.what.facts == {"least": 0, "most": 4} for fault in faults)


def test_whoever_takes_a_trick_leads() -> None:
    """`lead.winner` is the reason where the next lead is asked for."""
    notes = game(G).trick.after(Setting(), [0, 1], 0)
    assert [(note.leads, note.clauses) for note in notes] == [(True, ("lead.winner",))]
