"""Fünfzehnern, clause by clause. A test is named after its clause."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fuenfzehnern_book import (
    OUT,
    RANKS,
    SHORT,
    TRICKS,
    G,
    cites,
    clauses,
    codes,
    deal,
    law,
    may,
    play,
    score,
    told,
    tricks,
    why,
    winner,
)

from followsuit import BadRequest, IllegalAction, Match, ask
from followsuit.games.fuenfzehnern import GAME
from followsuit.games.fuenfzehnern.cards import Setting, describe
from followsuit.messages import Row, Suit, say

# -- players, pack, deal -------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 5])
def test_players_three_or_four(players: int) -> None:
    assert [Match(GAME, n).players for n in (3, 4)] == [3, 4]
    with pytest.raises(BadRequest, match="3 to 4 players"):
        Match(GAME, players)


def test_deck_32() -> None:
    pack = GAME.pack(None)
    assert len(pack.cards) == 32 and {card.rank for card in pack.cards} == set(RANKS)
    assert "error" in law("", "6S")
    assert "deck.32" in told(Match(GAME, 4), "deal")[0].clauses


def test_deck_three() -> None:
    match = Match(GAME, 3, seed=1)
    held = [card for hand in match.table.hands for card in GAME.pack(None).of(hand)]
    assert len(held) == 24 and all(card.suits != ("C",) for card in held)
    assert "deck.three" in told(match, "deal")[0].clauses
    with pytest.raises(BadRequest, match="not in this game"):
        Match(GAME, 3, deals=[{"hands": ["AC KC QC JC TC 9C 8C 7C", None, None]}])


@pytest.mark.parametrize("suit", "CDHS")
def test_ruling_three_suit(suit: str) -> None:
    match = Match(GAME, 3, {"removed_suit": suit}, seed=1).play_random()
    for table in match.hands:
        assert all(table.pack.cards[card].suits == (suit,) for card in table.aside)
        assert len(table.aside) == 8
    assert "ruling.three-suit" in told(match, "deal")[0].clauses
    four = Match(GAME, 4, {"removed_suit": suit}, seed=1)
    assert not four.table.aside, "four players use all cards"


@pytest.mark.parametrize("players", [3, 4])
def test_deal_eight(players: int) -> None:
    match = Match(GAME, players, seed=2)
    assert [hand.bit_count() for hand in match.table.hands] == [8] * players
    assert not match.table.stock
    assert "deal.eight" in told(match, "deal")[0].clauses


def test_ruling_direction() -> None:
    match = tricks(8)
    assert match.hand_number == 1 and match.table.dealer == 0 and match.seat == 1
    assert "ruling.direction" in told(match, "next")[0].clauses
    assert match.names == ("West", "North", "East", "South")


# -- how the cards rank --------------------------------------------------------------------------


def test_ruling_rank() -> None:
    for table in ask({"ask": "ranks", "game": G})["ranks"]:
        assert [card[0] for (card,) in table["cards"]] == list(RANKS)
        assert all(ids[1] == f"{G}.ruling.rank" for ids in table["clauses"])
    assert winner("9S TS JS 7S")["card"] == "JS", "the ten is below the jack"


def test_score_values() -> None:
    answer = score("pile", cards="AS KS QS JS TS 9S 8S 7S")
    assert answer["totals"][0] == 0 and "score.values" in cites(answer["lines"])
    first = winner("QS AS TS 8S")["after"][0]["why"]["text"]
    assert first == "North captures 9 points: Q♠ 3, A♠ 5 and 10♠ 1."
    assert winner("9S 8S 7S 9H")["after"][0]["why"]["text"] == "West captures no points."


# -- tricks --------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", range(4))
def test_lead_first(dealer: int) -> None:
    match = Match(GAME, 4, dealer=dealer, seed=5)
    assert match.seat == (dealer + 1) % 4
    assert "lead.first" in told(match, "leader")[0].clauses
    assert "lead.first" in clauses(match, codes(match)[-1])


def test_follow_suit() -> None:
    assert may("JH 8H", "AH 7H KS") == "AH 7H"
    assert cites(law("JH 8H", "AH 7H KS")["law"]) == {"follow.suit"}


def test_follow_void_free() -> None:
    assert may("JH 8H", "AS 7C KS") == "AS 7C KS"
    assert cites(law("JH 8H", "AS 7C KS")["law"]) == {"follow.void-free"}


def test_trick_winner() -> None:
    assert winner("8C AH TC KS")["card"] == "TC"
    assert "trick.winner" in cites(winner("8C AH TC KS"))


def test_lead_winner() -> None:
    assert tricks(1).seat == 1 and tricks(2).seat == 0
    assert "lead.winner" in cites(winner("8C 9C TC KC")["after"])


def test_play_eight_tricks() -> None:
    match = tricks(8, options={"hands": 1})
    assert match.over and len(match.table.tricks) == 8
    assert any("play.eight-tricks" in event.clauses for event in told(match, "note"))


# -- the bound lead ------------------------------------------------------------------------------


def test_lead_bound() -> None:
    answer = law("", "9H 7H AS QD", bound="H")
    assert answer["legal"] == ["AS", "9H", "7H"]
    assert "lead.bound" in cites(answer["law"])
    assert "can still be beaten, by A♦ or K♦." in why("QD", answer)
    assert "lead.bound" in winner("TH KH 8H")["after"][2]["clauses"][0]
    match = tricks(1)
    assert codes(match) == ["JS", "AD"], "North took the lead with spades"
    assert "lead.bound" in told(match, "bound")[0].clauses


def test_lead_bound_until_out() -> None:
    match = tricks(4)
    assert codes(match) == ["7S"], "West took the lead with spades three tricks ago"
    assert "lead.bound-until-out" in clauses(match, "7S")
    with pytest.raises(IllegalAction, match="must go on with spades"):
        match.apply("KC")


def test_lead_free_after() -> None:
    assert may("", "AS QD", bound="H") == "AS QD"
    assert "lead.free-after" in cites(law("", "AS QD", bound="H")["law"])
    assert set(codes(tricks(5))) == {"zwang QC", "KD", "KC", "QC"}


def test_lead_rebound() -> None:
    match = tricks(6)  # East took the lead with clubs and has none; hearts and diamonds are free
    assert match.seat == 2 and codes(match) == ["JH", "QD"]
    bound = [event for event in told(match, "bound") if "lead.rebound" in event.clauses]
    assert [event.seat for event in bound] == [0, 2], "the second time and the third"
    assert bound[-1].say.id == "takes-lead" and bound[-1].say.facts["suit"] == Suit("C")
    assert "lead.rebound" in cites(winner("JD 8D AD")["after"])
    assert winner("JD AD 8C KH")["after"][-1]["why"]["facts"]["suit"] == {"suit": "D"}


def test_lead_unbeatable() -> None:
    assert may("", "9H KS QD", bound="H") == "9H"
    assert may("", "9H AS QD", bound="H") == "9H AS"
    assert "lead.unbeatable" in cites(law("", "9H AS QD", bound="H")["law"])
    said = why("QD", law("", "9H AS QD", bound="H"))
    assert "either go on with hearts" in said, "what follows is a list of both"


def test_lead_unbeatable_ace() -> None:
    answer = law("", "9H AS QD", bound="H")
    assert "an ace cannot be beaten" in why("AS", answer)
    assert f"{G}.lead.unbeatable-ace" in answer["cards"][1]["clauses"]


def test_lead_unbeatable_all_played() -> None:
    answer = law("", "9H KS QD", bound="H", gone="AS")
    assert answer["legal"] == ["KS", "9H"]
    assert "has been played" in why("KS", answer)
    assert f"{G}.lead.unbeatable-all-played" in answer["cards"][1]["clauses"]
    assert may("", "9H JC", bound="H", gone="AC KC") == "9H"
    assert may("", "9H JC", bound="H", gone="AC KC QC") == "9H JC"


def test_ruling_unbeatable() -> None:
    answer = law("", "9H AS KS QD", bound="H")
    assert answer["legal"] == ["AS", "KS", "9H"]
    assert "in your own hand" in why("KS", answer)
    assert f"{G}.ruling.unbeatable" in answer["cards"][2]["clauses"]
    strictly = law("", "9H AS KS QD", bound="H", unbeatable="played-only")
    assert strictly["legal"] == ["AS", "9H"]
    assert "A♠ has not been played yet" in why("KS", strictly)
    assert may("", "9H QS KS", bound="H", gone="AS") == "9H QS KS", "one own card above another"


def test_ruling_unbeatable_is_told_where_it_is_not_the_usual() -> None:
    assert describe(Setting()) is None
    assert describe(Setting(unbeatable="played-only")) == say(
        "situation", said=Row.of([say("only-played-count")])
    )


def test_ruling_unbeatable_two_own_cards_above() -> None:
    answer = law("", "9H AS KS QS", bound="H", unbeatable="played-only")
    assert "A♠ and K♠ have not been played yet" in why("QS", answer)


def test_ruling_unbeatable_in_play() -> None:
    options = {"strict": True, "unbeatable": "played-only"}
    match = play(deal(SHORT, dealer=2, options=options), OUT)
    assert set(codes(match)) == {"KH", "9H", "8H", "AD"}, "AD is above KD and not played"
    match = play(deal(SHORT, dealer=2, options={"strict": True}), OUT)
    assert set(codes(match)) == {"KH", "9H", "8H", "AD", "KD"}


def test_ruling_first_leader_free() -> None:
    match = play(deal(), TRICKS[2])
    assert {"KS", "QS", "7S", "QH", "KD", "KC", "QC"} < set(codes(match))
    assert "ruling.first-leader-free" in told(match, "bound")[0].clauses
    assert "ruling.first-leader-free" in clauses(match, "KD")
    match = play(deal(options={"bind_first_leader": True}), TRICKS[2])
    assert codes(match) == ["QH"], "KH is gone and AH too, and hearts bind"
    assert "ruling.first-leader-free" in clauses(match, "QH")
    with pytest.raises(IllegalAction, match="the suit of your first lead"):
        match.apply("KS")


def test_ruling_bound_survives() -> None:
    match = tricks(3)
    assert set(codes(match)) == {"7S", "QH"}
    event = told(match, "bound")[-1]
    assert event.to == (0,) and event.clauses == ("ruling.bound-survives",)
    assert "ruling.bound-survives" in cites(winner("AH 9H 7H KH")["after"])


def test_ruling_no_rebind_own() -> None:
    match = play(deal(SHORT, dealer=2), OUT)
    assert set(codes(match)) == {"KH", "9H", "8H", "AD", "KD", "9D"}
    event = told(match, "bound")[-1]
    assert event.to == (0,) and event.clauses == ("ruling.no-rebind-own",)
    strict = play(deal(SHORT, dealer=2, options={"strict": True}), OUT)
    assert set(codes(strict)) == {"KH", "9H", "8H", "AD", "KD"}, "bound to hearts"
    assert told(strict, "bound")[-1].say.id == "run-out-rebound"
    assert "ruling.no-rebind-own" in clauses(strict, "9H")
    with pytest.raises(IllegalAction, match="the suit that you opened last"):
        strict.apply("9D")


# -- the score -----------------------------------------------------------------------------------


def test_score_minus_fifteen() -> None:
    assert score(points=[18, 27, 9, 6])["totals"] == [3, 12, -6, -9]
    assert score("pile", cards="AS KS QS QD JD TD")["totals"] == [3, 0, 0, 0]
    three = score(points=[20, 15, 10], beside={"players": 3})
    assert three["totals"] == [5, 0, -5]
    assert "score.minus-fifteen" in cites(three["lines"])
    later = score(points=[18, 27, 9, 6], totals=[-10, 5, 5, 0])
    assert later["totals"] == [-7, 17, -1, -9]
    match = tricks(8)
    assert match.hands[0].totals == [6, 6, 3, -15]


def test_score_minus_fifteen_faults() -> None:
    pack = GAME.pack(None).codes
    for case in (
        {"points": [18, 27, 9, 7]},
        {"points": [70, -10, 0, 0]},
        {"points": [18, 27, 15]},
        {},
        {"points": [15] * 4, "totals": [1, 0, 0, 0]},
        {"cards": [pack[:8], pack[8:16], pack[16:24], []]},
        {"cards": [pack[:7], pack[7:16], pack[16:24], pack[24:]]},
    ):
        assert "error" in score(**case), case
    whole = [list(pack[:8]), list(pack[8:16]), list(pack[16:24]), list(pack[24:])]
    assert score(cards=whole)["totals"] == [0, 0, 0, 0]
    three = {"players": 3}
    piles = [list(pack[:9]), list(pack[9:24]), []]
    assert sum(score(cards=piles, beside=three)["totals"]) == 0
    assert "error" in score(cards=[list(pack[8:17]), list(pack[17:32]), []], beside=three)
    (fault,) = score(cards=[list(pack[:9]), list(pack[9:21]), []], beside=three)["errors"]
    assert (fault["id"], fault["facts"]) == ("all-cards", {"number": 24})


def test_score_hard() -> None:
    lines = score(points=[18, 15, 14, 13])["lines"]
    texts = [line["why"]["text"] for line in lines]
    assert "take 3 from the pool" in texts[0] and "changes nothing" in texts[1]
    assert "pay 1 into the pool" in texts[2]
    assert "score.hard" in cites(lines)


# -- the game ------------------------------------------------------------------------------------


@pytest.mark.parametrize("hands", [1, 3, 4, 8])
def test_game_end(hands: int) -> None:
    match = Match(GAME, 4, {"hands": hands}, seed=hands).play_random()
    assert match.finished and len(match.hands) == hands
    assert sum(match.totals) == 0
    best = max(match.totals)
    assert match.winners == tuple(s for s, total in enumerate(match.totals) if total == best)
    over = told(match, "over")[0]
    assert "game.end" in over.clauses


def test_game_end_shared() -> None:
    match = tricks(8, options={"hands": 1})
    assert match.winners == (0, 1)
    assert "common.ruling.tied-game" in told(match, "over")[0].clauses


def test_game_end_from_the_middle() -> None:
    match = Match(GAME, 4, seed=2, totals=[10, -5, -5, 0], before=3).play_random()
    assert match.finished and len(match.hands) == 1
    with pytest.raises(BadRequest, match="add up to 0"):
        Match(GAME, 4, totals=[10, 0, 0, 0])


# -- what cannot be ------------------------------------------------------------------------------


def test_cards_that_are_gone_are_gone() -> None:
    assert "error" in law("", "9H KS", bound="H", gone="KS")
    assert "error" in winner("9H KS", gone="KS")
    assert "error" in law("", "9H", bound="H", gone="6S")
    assert "error" in law("", "9H", bound="X")


def test_every_clause_has_a_test() -> None:
    files = Path(__file__).parent.glob("test_fuenfzehnern*.py")
    tests = {
        name for file in files for name in re.findall(r"def test_(\w+)", file.read_text("utf-8"))
    }
    names = {name.removeprefix(f"{G}.") for name in GAME.clauses}
    missing = {name for name in names if re.sub(r"\W", "_", name) not in tests}
    assert not missing
