"""Truc, clause by clause: the table, the cards, the tricks and the hand. Raises have their own file."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from truc_table import DRAWISH, STRONG, G, cites, codes, cut, deal, gains, play, score, told, winner

from followsuit import BadRequest, FollowSuitError, Match, ask
from followsuit.games import game

# -- the table and the pack -------------------------------------------------------------------------


def test_players_partners() -> None:
    match = cut()
    assert match.names == ("West", "South", "East", "North")
    assert match.sides == (0, 1, 0, 1)
    assert match.voice().side_names == ["West and East", "South and North"]
    assert "players.partners" in told(match, "deal")
    for players in (2, 3, 5, 6):
        with pytest.raises(BadRequest):
            Match(G, players)


def test_deck_40() -> None:
    known = {card["code"] for card in ask({"ask": "game", "game": G})["cards"]}
    assert known == {rank + suit for rank in "32AKQJ7654" for suit in "SHDC"}
    assert "deck.40" in told(cut(), "deal")


def test_table_talk_free() -> None:
    assert "table-talk.free" in told(cut(), "deal")


# -- the deal ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", range(4))
def test_deal_cut_offer(dealer: int) -> None:
    match = Match(G, dealer=dealer)
    assert (match.seat, match.phase) == ((dealer - 1) % 4, "cut"), (
        "play goes right, so left is last"
    )
    assert codes(match) == ["cut", "tap"]
    assert all("deal.cut-offer" in action.clauses for action in match.actions)


def test_deal_three() -> None:
    match = cut()
    assert [hand.bit_count() for hand in match.table.hands] == [3] * 4
    assert "deal.three" in told(match, "deal")
    tapped = play(deal(), "tap, three")
    assert [hand.bit_count() for hand in tapped.table.hands] == [3] * 4


def test_deal_one_option() -> None:
    match = play(Match(G, dealer=3, seed=1), "tap")
    assert (match.seat, match.phase, codes(match)) == (3, "deal", ["three", "one"])
    play(match, "one")
    assert [hand.bit_count() for hand in match.table.hands] == [1] * 4
    assert "deal.one-option" in told(match, "deal")
    assert "one" not in codes(cut())


def test_a_deal_that_does_not_fit_changes_nothing() -> None:
    match = play(deal(), "tap")
    before = match.record()
    with pytest.raises(FollowSuitError, match="3 cards instead of 1"):
        match.apply("one")
    assert match.record() == before
    play(match, "three, 3C")


def test_the_record_keeps_a_deal_that_is_still_to_come() -> None:
    record = deal().record()
    assert Match.from_record(record).apply("cut")
    answer = ask({"ask": "hand", "do": "act", "record": record, "action": "cut"})
    assert set(answer["state"]["hands"][0]) == {"3C", "2C", "4C"}


def test_ruling_one_card_hand() -> None:
    hands = ["KC", "KD", "5H", "6S"]
    match = play(deal(hands), "tap, one, KC, KD, 5H, 6S")
    assert match.totals == [1, 0]
    assert "ruling.one-card-hand" in told(match, "hand")
    raised = play(deal(hands), "tap, one, KC truc, KD, 5H, 6S")
    assert raised.totals == [2, 0]
    assert gains("drawn", cards=1) == [1, 0]
    assert gains("drawn", cards=1, dealer=0) == [0, 1]
    assert gains("dealer", cards=1) == [0, 1]


def test_deal_passes_right() -> None:
    match = cut("3C, 5D, 6H, 4S, 2C, QD, 7H, JS")
    assert match.table.dealer == 0, "West sits on North's right"
    assert "deal.passes-right" in told(match, "next")
    request = {"ask": "hand", "do": "view", "record": match.record(), "seat": 1}
    state = ask(request)["state"]
    assert state["hands"][0] is None


# -- the cards and the tricks -----------------------------------------------------------------------


def test_rank_order() -> None:
    (table,) = ask({"ask": "ranks", "game": G})["ranks"]
    assert [{card[0] for card in group} for group in table["cards"]] == [
        set(r) for r in "32AKQJ7654"
    ]
    assert all(len(group) == 4 for group in table["cards"])
    for high, low in pairwise("32AKQJ7654"):
        answer = winner(f"{low}S {high}D")
        assert answer["card"] == f"{high}D"
        assert answer["clauses"] == [f"{G}.rank.order"]


def test_turn_counter_clockwise() -> None:
    match = cut()
    seats = []
    for _ in range(4):
        seats.append(match.seat)
        match.apply(codes(match)[-1] if " " not in codes(match)[-1] else "3C")
    assert seats == [0, 1, 2, 3], "West, South, East, North"
    assert "turn.counter-clockwise" in told(match, "leader")


@pytest.mark.parametrize("dealer", range(4))
def test_lead_first(dealer: int) -> None:
    match = cut(dealer=dealer)
    assert (match.seat, match.phase) == ((dealer + 1) % 4, "lead")
    assert "lead.first" in told(match, "leader")


def test_follow_none() -> None:
    answer = ask({"ask": "legal", "game": G, "trick": "3S", "hand": "4S KH 2D"})
    assert len(answer["legal"]) == 3
    assert answer["law"]["clauses"] == [f"{G}.follow.none"]
    assert ask({"ask": "quiz", "game": G, "kind": "legal"})["error"], "nothing to ask"


def test_trick_winner() -> None:
    answer = winner("AS 2D KC 7H")
    assert (answer["name"], answer["card"]) == ("South", "2D")
    assert "trick.winner" in cites(answer["after"])
    assert winner("KC KD 3H 4S")["card"] == "3H", "a better card ends a draw"


def test_trick_draw() -> None:
    for trick in ("3C 3D 2H KS", "4C 7D 7H 6S", "4C 5D KH KS", "3C 4D 4H 3S"):
        answer = winner(trick)
        assert answer["winner"] is None and answer["name"] is None
        assert answer["clauses"] == [f"{G}.trick.draw"]
    assert [step["winner"] for step in winner("KC KD 3H 4S")["steps"]] == [0, None, 2, 2]


def test_ruling_partner_tie() -> None:
    assert winner("3C 7D 3H KS")["name"] == "West"
    assert winner("KC AD QS AH")["name"] == "South"
    answer = winner("3C 7D 3H KS")
    assert answer["clauses"][0] == f"{G}.ruling.partner-tie"
    match = cut("3C, 7D, 3H, JS", ["3C KC 4C", "7D KD 5D", "6H 3H AH", "JS 4S 7S"])
    assert match.seat == 0, "the first of the two leads"


def test_ruling_tie_mixed() -> None:
    for trick in ("3C 3D 3H KS", "3C 3D 3H 3S", "KC AD AS AH"):
        answer = winner(trick)
        assert answer["winner"] is None
        assert "ruling.tie-mixed" in answer["clauses"][1]


def test_lead_winner() -> None:
    match = cut("4C, 5D, AH, 4S")
    assert (match.seat, match.phase) == (2, "lead")
    assert "lead.winner" in told(match, "leader")
    assert match.table.events[-1].say.id == "winner-leads"
    assert "lead.winner" in cites(winner("AS 2D KC 7H")["after"])


def test_lead_after_draw() -> None:
    match = cut("3C, 7D, 6H, JS, KC, KD, 7H, 4S", DRAWISH)
    assert (match.seat, match.phase) == (0, "lead")
    assert "lead.after-draw" in told(match, "leader")
    assert [e.say.id for e in match.table.events if e.kind == "leader"][-1] == "leads-again"
    assert cites(winner("4C 7D 7H 6S")["after"]) == {"lead.after-draw"}
    assert "West" in winner("4C 7D 7H 6S")["after"][0]["why"]["text"]


def test_who_leads_next_is_asked_with_the_clause_that_says_so() -> None:
    """`lead.winner` after a trick that somebody wins, `lead.after-draw` after a drawn one."""
    for seed in range(6):
        question = ask({"ask": "quiz", "game": G, "kind": "leader", "seed": seed})
        leads = cites(question["why"]) & {"lead.winner", "lead.after-draw"}
        taken = winner(" ".join(question["trick"]))["winner"]
        assert leads == {"lead.after-draw" if taken is None else "lead.winner"}
        assert question["answer"] == [str(taken or 0)]


# -- the hand ---------------------------------------------------------------------------------------


def test_hand_stop() -> None:
    match = cut("3C, 5D, 6H, 4S, 2C, QD, 7H, JS")
    assert len(match.hands[0].tricks) == 2
    assert match.hand_number == 1
    assert "hand.stop" in told(match, "stop")
    assert "hand.stop" in cites(score(tricks="dealer dealer"))
    decided = {"stop_when_decided": True}
    for tricks, options, say, ids in (
        ("dealer dealer", {}, "Two tricks are enough", {"hand.stop"}),
        ("opponents opponents", decided, "Two tricks are enough", {"hand.stop"}),
        ("opponents drawn", decided, "The third trick could", {"hand.stop", "ruling.stop-two"}),
    ):
        (note,) = (
            n for n in score(tricks=tricks, options=options)["notes"] if "hand.stop" in cites(n)
        )
        assert note["why"]["text"].startswith(say) and cites(note) >= ids
        assert ("ruling.stop-two" in cites(note)) == ("ruling.stop-two" in ids)


def test_hand_majority() -> None:
    assert gains("opponents opponents") == [1, 0]
    assert gains("dealer opponents dealer") == [0, 1]
    assert gains("drawn dealer drawn") == [0, 1]
    assert "hand.majority" in cites(score(tricks="dealer dealer"))


def test_hand_tie() -> None:
    for tricks in ("opponents drawn dealer", "drawn dealer opponents", "drawn drawn drawn"):
        assert gains(tricks) == [1, 0]
        assert gains(tricks, dealer=2) == [0, 1]
        assert "hand.tie" in cites(score(tricks=tricks))


def test_ruling_majority_compare() -> None:
    assert gains("opponents drawn drawn", dealer=0) == [0, 1]
    assert "ruling.majority-compare" in cites(score(tricks="opponents drawn drawn"))
    assert "ruling.majority-compare" not in cites(score(tricks="dealer dealer"))
    first = {"tie_rule": "first-trick-wins"}
    assert gains("dealer drawn opponents") == [1, 0]
    assert gains("dealer drawn opponents", options=first) == [0, 1]
    assert gains("drawn opponents dealer", options=first, dealer=0) == [0, 1]
    assert gains("drawn drawn drawn", options=first) == [1, 0]
    assert "ruling.majority-compare" in cites(score(tricks="dealer drawn opponents", options=first))


def test_ruling_stop_two() -> None:
    actions = "3C, 7D, 6H, JS, KC, KD, 7H, 4S"
    on = cut(actions, DRAWISH)
    assert on.hand_number == 0, "the third trick is played"
    assert "ruling.stop-two" in told(on, "note")
    unsure = cut("4C, 7D, 6H, JS, 4S, KC, KD, 7H", DRAWISH)
    assert unsure.hand_number == 0 and not told(unsure, "note"), "North may still lose the hand"
    off = cut(actions, DRAWISH, options={"stop_when_decided": True})
    assert off.hand_number == 1 and off.totals == [1, 0]
    assert "ruling.stop-two" in told(off, "stop")
    decided = {"stop_when_decided": True}
    assert gains("opponents drawn", options=decided) == [1, 0]
    assert "error" in score(tricks="dealer drawn", options=decided), "a draw would not decide it"
    assert gains("dealer drawn", options=decided | {"tie_rule": "first-trick-wins"}) == [0, 1]
    assert "error" in score(tricks="opponents drawn")


def test_score_one() -> None:
    match = cut("3C, 5D, 6H, 4S, 2C, QD, 7H, JS")
    assert match.totals == [1, 0]
    assert match.ledger[0].clauses == ("score.one",)


def test_game_twelve() -> None:
    answer = score(tricks="opponents opponents", raised="truc", totals=[10, 10])
    assert (answer["totals"], answer["winner_names"]) == ([12, 10], ["West and East"])
    assert "ruling.overshoot" not in cites(answer)
    assert "game.twelve" in cites(answer)
    match = cut("truc, accept, 3C, 5D, 6H, 4S, 2C, QD, 7H, JS", totals=[10, 9])
    assert match.over and match.winners == (0,)
    assert "game.twelve" in told(match, "over")
    assert not score(tricks="opponents opponents", totals=[10, 10])["over"]


def test_ruling_overshoot() -> None:
    answer = score(tricks="opponents opponents", raised="retruc", totals=[10, 10])
    assert answer["totals"] == [13, 10] and answer["over"]
    assert "ruling.overshoot" in cites(answer)
    assert "ruling.overshoot" not in cites(score(tricks="opponents opponents"))


@pytest.mark.parametrize(
    "case",
    [
        {"tricks": ["opponents"]},
        {"tricks": ["opponents"] * 3},
        {"tricks": ["drawn"] * 4},
        {"tricks": ["West"]},
        {},
        {"tricks": ["drawn"], "cards": 2},
        {"tricks": ["drawn"], "cards": 1, "totals": [11, 0]},
        {"rejected": True},
        {"rejected": True, "raised": "truc"},
        {"rejected": True, "raised": "truc", "caller": 4},
        {"declined": True},
        {"declined": True, "totals": [11, 11]},
        {"declined": True, "totals": [11, 0], "tricks": ["dealer", "dealer"]},
        {"rejected": True, "raised": "truc", "caller": 1, "tricks": ["dealer", "dealer"]},
        {"tricks": ["dealer", "dealer"], "caller": 1},
        {"tricks": ["dealer", "dealer"], "raised": "truc", "totals": [11, 0]},
        {"tricks": ["dealer", "dealer"], "totals": [12, 0]},
        {"tricks": ["dealer", "dealer"], "totals": [-1, 0]},
    ],
)
def test_impossible_scores_are_refused(case: dict[str, Any]) -> None:
    whole = {"dealer": 3, **case}
    answer = ask({"ask": "score", "game": G, "form": "hand", "case": whole})
    assert answer["error"]["where"].startswith("case")


@pytest.mark.parametrize(
    ("case", "where"),
    [
        ({"declined": True, "totals": [11, 0]}, []),
        ({"declined": True, "totals": [11, 0], "rejected": True}, ["declined", "rejected"]),
        ({"rejected": True, "caller": 1}, ["rejected", "caller"]),
        ({"tricks": ["dealer"] * 2, "raised": "truc", "totals": [11, 11]}, []),
        ({"tricks": ["dealer"] * 2, "raised": "truc", "totals": [11, 0]}, ["raised"]),
        ({"tricks": ["dealer"] * 2, "raised": "truc", "totals": [10, 0]}, []),
    ],
)
def test_a_refused_hand_tells_all_that_cannot_be(case: dict[str, Any], where: list[str]) -> None:
    """With raises at eleven agreed on, they are for two sides that both have eleven."""
    answer = score(options={"raises_at_eleven": True}, **case)
    assert [error["where"] for error in answer.get("errors", [])] == [f"case.{n}" for n in where]


def test_tricks_after_the_end_are_refused_with_the_number_that_were_enough() -> None:
    (fault,) = score(tricks="dealer dealer opponents")["errors"]
    assert (fault["id"], fault["facts"]) == ("over-after", {"tricks": 2})


def test_stock_is_what_nobody_was_dealt() -> None:
    assert len(cut().table.stock) == 28
    assert not {card for hand in STRONG for card in hand.split()} & {
        cut().table.pack.codes[card] for card in cut().table.stock
    }


def test_every_clause_has_a_test() -> None:
    files = Path(__file__).parent.glob("test_truc*.py")
    sources = "\n".join(file.read_text(encoding="utf-8") for file in files)
    tests = set(re.findall(r"^def test_(\w+)", sources, re.M))
    short = [name.removeprefix(f"{G}.") for name in game(G).clauses]
    missing = [name for name in short if re.sub(r"[.-]", "_", name) not in tests]
    assert not missing
