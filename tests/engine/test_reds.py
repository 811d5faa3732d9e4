"""Reds, clause by clause: pack, bids, exchange. A test is named after its clause."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import reds_book as book
from reds_table import (
    BIDS,
    HANDS,
    PASSES,
    G,
    held,
    play,
    said,
    short,
    start,
    told,
    winner,
)

from followsuit import BadRequest, IllegalAction, Match, ask
from followsuit.games import game
from followsuit.games.reds import GAME

# -- players, pack, suits ---------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
def test_players_range(players: int) -> None:
    assert Match(GAME, players, seed=1).play_random().finished


@pytest.mark.parametrize("players", [0, 1, 7])
def test_players_range_refuses(players: int) -> None:
    with pytest.raises(BadRequest):
        Match(GAME, players)


def test_deck_39() -> None:
    codes = [card.code for card in GAME.pack(None).cards]
    assert sorted(codes) == sorted(book.PACK) and len(codes) == 39
    assert "hand" in ask({"ask": "legal", "game": G, "hand": "5H"})["error"]["where"]


def test_rank_values() -> None:
    for suit, lead in (("D", "A diamond is led"), ("C", "A club is led")):
        found = ask({"ask": "ranks", "game": G, "setting": {"anti": "S"}})["ranks"]
        (table,) = [table for table in found if table["title"] == lead]
        own = [code for (code,) in table["cards"] if code[1] == suit]
        assert own == [rank + suit for rank in book.RANKS]
    assert winner("TC JC 9C")["card"] == "JC"
    assert "rank.values" in winner("TC JC 9C")["cites"]


def test_trump_diamonds() -> None:
    for anti in ("S", "C", "none"):
        for led in "SC":
            assert winner(f"A{led} 2D", anti)["card"] == "2D"
    assert "trump.diamonds" in short(winner("5D 9D")["steps"][0]["clauses"])


def test_anti_turnup() -> None:
    match = start()
    assert match.table.shown["anti"] == "C"
    assert match.table.shown["turned"] == ["8D", "AC"]
    assert "anti.turnup" in told(match, "turnup")
    spades = Match(GAME, 2, deals=[{"stock": "KD 2D 9S AC"}])
    assert spades.table.shown["anti"] == "S"
    assert spades.table.shown["turned"] == ["KD", "2D", "9S"]


def test_anti_neutral() -> None:
    assert said(start(), "turnup") == [
        "8♦ and A♣ are turned up: clubs are anti-trump, spades neutral."
    ]
    assert "anti.neutral" in short(winner("4C 9C", "S")["steps"][0]["clauses"])
    assert "win.led" in winner("4S 9S KC", "C")["cites"]


SIX = ["AD AS KS QS JS", "KD TS 9S 8S 7S", "QD 6S 5S 4S 3S", "JD 2S AC KC QC"]
SIX += ["JC TC 9C 8C 7C", "6C 5C 4C 3C 2C"]


def test_anti_none() -> None:
    match = Match(GAME, 6, deals=[{"hands": SIX}], hands=1, seed=3)
    assert match.table.shown["anti"] == "none"
    assert len(match.table.shown["turned"]) == 9
    assert {"anti.none", "anti.none-six"} <= set(told(match, "turnup"))
    assert match.play_random().over
    assert winner("7S AC 9S KC", "none")["card"] == "9S"
    assert winner("AC KS 7C", "none")["card"] == "AC"
    assert "anti.none" in short(winner("7S AC", "none")["steps"][0]["clauses"])


def test_anti_none_six() -> None:
    """With five players more cards are left than there are diamonds."""
    for players in range(2, 6):
        assert 39 - 5 * players > 13
    assert 39 - 5 * 6 <= 13


def test_ruling_no_anti_trump() -> None:
    answer = winner("7S AC 9S KC", "none")
    losers = {loser["card"]: short(loser["clauses"]) for loser in answer["losers"]}
    assert "ruling.no-anti-trump" in losers["AC"]
    assert winner("5D AS 9D", "none")["card"] == "9D"
    assert winner("AS 2C", "none")["card"] == "AS"


def test_turnup_dead() -> None:
    match = play(start(), f"{BIDS}, {PASSES}")
    table = match.table
    assert {table.pack.codes[card] for card in table.aside} == {"8D", "AC"}
    assert not any({"8D", "AC"} & held(match, seat) for seat in range(4))
    assert "turnup.dead" in told(match, "turnup")


def test_ruling_turned_cards() -> None:
    match = start()
    assert "ruling.turned-cards" in told(match, "turnup")
    view = ask({"ask": "hand", "do": "new", "game": G, "players": 3, "seed": 2})
    seen = ask({"ask": "hand", "do": "view", "record": view["record"], "seat": 1})["state"]
    assert seen["shown"]["turned"] == view["state"]["shown"]["turned"]


# -- dealer and deal --------------------------------------------------------------------------------


def test_dealer_first() -> None:
    dealers = {Match(GAME, 4, seed=seed).table.dealer for seed in range(40)}
    assert dealers == {0, 1, 2, 3}
    match = Match(GAME, 4, dealer=2)
    assert match.table.dealer == 2
    assert told(match, "dealer") == ["dealer.first", "ruling.cut-for-deal"], "told once"


def test_ruling_cut_for_deal() -> None:
    assert "ruling.cut-for-deal" in told(Match(GAME, 3, seed=1), "dealer")


def test_dealer_rotate() -> None:
    match = Match(GAME, 3, dealer=1, seed=5).play_random()
    dealers = [table.dealer for table in match.hands]
    assert dealers == [(1 + number) % 3 for number in range(len(dealers))]
    assert "dealer.rotate" in [c for e in match.hands[0].events for c in e.clauses]


@pytest.mark.parametrize("players", range(2, 7))
def test_deal_five(players: int) -> None:
    match = Match(GAME, players, seed=2)
    assert [hand.bit_count() for hand in match.table.hands] == [5] * players
    assert "deal.five" in told(match, "deal")


def test_round_order() -> None:
    match = start()
    phases = []
    while not match.over:
        phases.append("play" if match.phase == "lead" else match.phase)
        match.apply(match.actions[0].code)
    assert phases == ["bid"] * 4 + ["pass"] * 4 + ["play"] * 20
    assert told(match, "round") == ["round.order", "pass.schedule", "round.five-tricks"]


# -- bids -------------------------------------------------------------------------------------------


def test_bid_range() -> None:
    match = start()
    assert [action.code for action in match.actions] == [f"bid {n}" for n in range(6)]
    for wrong in ("bid 6", "bid -1", "bid", "pass KS", "KS"):
        with pytest.raises(IllegalAction):
            match.apply(wrong)
    assert "bid.range" in match.actions[0].clauses


def test_bid_order() -> None:
    match, seats = start(), []
    while match.phase == "bid":
        seats.append(match.seat)
        assert "bid.order" in short(match.actions[0].clauses)
        match.apply("bid 1")
    assert seats == [1, 2, 3, 0], "the dealer, West, is last"


def test_bid_order_is_for_bids_said_aloud() -> None:
    written = start(options={"bids": "hidden"})
    assert "bid.order" not in short(written.actions[0].clauses)


def test_bid_public() -> None:
    match = play(start(), "bid 2, bid 1")
    assert match.table.shown["bids"] == [None, 2, 1, None]
    assert said(match, "bid") == ["North bids 2.", "East bids 1."]
    assert told(match, "bid") == ["bid.public", "bid.public"]
    assert said(play(start(), "bid 0"), "bid") == ["North bids nil."]


def test_bid_free() -> None:
    match = play(start(), "bid 5, bid 5, bid 5, bid 5")
    assert said(match, "bids") == [
        "The bids add up to 20, and there are 5 tricks. Any sum is allowed."
    ]
    assert "bid.free" in told(match, "bids")


def test_ruling_bid_total() -> None:
    match = play(start(), "bid 2, bid 1, bid 2")
    assert "bid 0" in {action.code for action in match.actions}, "the sum of five is allowed"
    assert "ruling.bid-total" in match.actions[0].clauses


def test_bid_before_exchange() -> None:
    match = start()
    assert held(match, 1) == set(HANDS[1].split())
    assert "bid.before-exchange" in match.actions[0].clauses


def test_ruling_anti_known() -> None:
    match = start()
    assert match.phase == "bid" and "anti" in match.table.shown
    assert "ruling.anti-known" in told(match, "turnup")


# -- the exchange -----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 10))
def test_pass_schedule(number: int) -> None:
    match = play(start(before=number - 1), BIDS)
    plan = book.SCHEDULE[number - 1]
    count, way = int(plan[0]), plan[1]
    if not count:
        assert match.phase == "lead"
        return
    assert match.table.shown["pass"] == {
        "cards": count,
        "to": {"L": "left", "R": "right"}[way],
    }
    receiver = 2 if way == "L" else 0
    dealt = match.actions[0].code.split()[1:]
    match.apply(match.actions[0].code)
    while match.phase == "pass":
        match.apply(match.actions[-1].code)
    assert len(dealt) == count and set(dealt) <= held(match, receiver)
    assert [hand.bit_count() for hand in match.table.hands] == [5] * 4


def test_the_page_prints_the_schedule() -> None:
    page = (Path(__file__).parents[2] / "docs/games/reds.md").read_text("utf-8")
    rows = re.findall(r"^\| (\d) \| (\d) \| (\w*) *\| (yes)? *\|$", page, re.M)
    assert [int(row[0]) for row in rows] == list(range(1, 10))
    assert [f"{row[1]}{row[2][:1].upper() or '-'}" for row in rows] == book.SCHEDULE
    assert [int(row[0]) for row in rows if row[3]] == book.SHORT


def test_pass_exact() -> None:
    match = play(start(before=1), BIDS)
    assert len(match.actions) == 5, "four of five cards"
    for wrong in ("pass JS", "pass JS 9S KC", "pass JS 9S KC 4C 5D", "pass KS 9S KC 4C", "pass"):
        with pytest.raises(IllegalAction):
            match.apply(wrong)
    match.apply("pass 4♣ K♣ 9♠ J♠")
    assert match.seat == 2, "cards may be named in any order and spelling"


def test_pass_simultaneous() -> None:
    match = play(start(), f"{BIDS}, pass JS, pass 3C, pass 6D")
    assert [held(match, seat) for seat in range(4)] == [set(hand.split()) for hand in HANDS]
    match.apply("pass KS")
    assert held(match, 0) == {"6D", "5S", "JC", "5C", "2C"}
    seen = [event.to for event in match.table.events if event.kind == "passed"]
    assert seen == [(0, 1), (1, 2), (2, 3), (3, 0)]


def test_ruling_pass_at_once() -> None:
    match = play(start(before=0), BIDS)
    match.apply(match.actions[0].code)
    options = {code for action in match.actions for code in action.code.split()[1:]}
    assert options == set(HANDS[2].split()), "only what was dealt"
    assert "ruling.pass-at-once" in match.actions[0].clauses


def test_pass_two_players() -> None:
    for before, way in ((0, "left"), (1, "right")):
        match = play(Match(GAME, 2, seed=1, before=before), "bid 1, bid 1")
        assert match.table.shown["pass"]["to"] == way
        dealt = match.actions[0].code.split()[1:]
        giver = match.seat
        assert giver is not None
        match.apply(match.actions[0].code)
        assert "pass.two-players" in match.actions[0].clauses
        match.apply(match.actions[0].code)
        assert set(dealt) <= held(match, 1 - giver)


def test_ruling_left_neighbour() -> None:
    match = play(start(), f"{BIDS}, {PASSES}")
    assert said(match, "pass")[0] == "West passes 1 card to North, on the left."
    assert "ruling.left-neighbour" in told(match, "pass")


@pytest.mark.parametrize("players", range(2, 6))
def test_only_two_players_have_no_neighbour_on_the_left_and_another_on_the_right(
    players: int,
) -> None:
    match = play(Match(GAME, players, seed=1), ", ".join(["bid 1"] * players))
    cited = {"ruling.left-neighbour", "pass.two-players"} & set(match.actions[0].clauses)
    assert cited == {"pass.two-players" if players == 2 else "ruling.left-neighbour"}


def test_pass_none() -> None:
    for before in (8, 9, 12):
        match = play(start(before=before), BIDS)
        assert match.phase == "lead"
        assert told(match, "pass") == ["pass.none"]
        assert "pass.none" in told(match, "round")
        assert "pass.schedule" not in told(match, "round")


def test_every_clause_has_a_test() -> None:
    files = Path(__file__).parent.glob("test_reds*.py")
    sources = "\n".join(file.read_text(encoding="utf-8") for file in files)
    tests = set(re.findall(r"^def test_(\w+)", sources, re.M))
    names = [name.removeprefix(f"{G}.") for name in game(G).clauses]
    assert not [name for name in names if re.sub(r"[.-]", "_", name) not in tests]
