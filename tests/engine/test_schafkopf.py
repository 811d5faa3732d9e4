"""Schafkopf, clause by clause: cards, widow and play. Tests are named after clauses."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest
from schafkopf_table import (
    TRUMPS,
    WEST,
    G,
    cites,
    deal,
    legal,
    may,
    play,
    told,
    winner,
)

from followsuit import BadRequest, IllegalAction, Match, ask
from followsuit.games import game

# -- players, pack and deal -------------------------------------------------------------------------


def test_players_three() -> None:
    assert deal().sides == (0, 1, 2)
    assert "players.three" in told(deal(), "deal")
    for players in (2, 4):
        with pytest.raises(BadRequest):
            Match(G, players)


def test_deck_32() -> None:
    codes = {card["code"] for card in ask({"ask": "game", "game": G})["cards"]}
    assert codes == {rank + suit for rank in "AKQJT987" for suit in "SHDC"}
    assert "deck.32" in told(deal(), "deal")


def test_deal_packets() -> None:
    assert "deal.packets" in told(deal(), "deal")


def test_deal_hand_size() -> None:
    for seed in range(5):
        table = Match(G, seed=seed).table
        assert [hand.bit_count() for hand in table.hands] == [10, 10, 10]
        assert len(table.stock) == 2
    view = ask({"ask": "hand", "do": "view", "record": deal().record(), "seat": 1})["state"]
    assert view["stock"] is None, "the widow lies face down"


# -- how the cards rank -----------------------------------------------------------------------------


def ranks() -> dict[str, str]:
    answer = ask({"ask": "ranks", "game": G})
    return {t["title"]: " ".join(card for (card,) in t["cards"]) for t in answer["ranks"]}


def test_rank_plain() -> None:
    for suit, title in (("C", "Clubs"), ("S", "Spades"), ("H", "Hearts")):
        assert ranks()[title] == " ".join(rank + suit for rank in "ATK987")
    assert winner("KS TS 9S")["card"] == "TS"
    assert winner("KS TS AS")["card"] == "AS"
    assert winner("KS TS 9S")["clauses"][0] == f"{G}.rank.plain"


def test_rank_queens_jacks_trump() -> None:
    for card in ["QC", "QS", "QH", "QD", "JC", "JS", "JH", "JD"]:
        assert winner(f"AC {card} TC")["card"] == card
        assert "rank.queens-jacks-trump" in cites(winner(f"{card} 7D 8D")["steps"][0])


def test_rank_qj_suit_order() -> None:
    for rank in "QJ":
        row = [rank + suit for suit in "CSHD"]
        for better, worse in itertools.pairwise(row):
            answer = winner(f"{worse} {better} 7D")
            assert answer["card"] == better
            assert answer["clauses"][0] == f"{G}.rank.qj-suit-order"


def test_rank_diamonds_trump() -> None:
    row = ["AD", "TD", "KD", "9D", "8D", "7D"]
    for better, worse in itertools.pairwise(row):
        answer = winner(f"{worse} {better} AC")
        assert (answer["card"], answer["clauses"][0]) == (better, f"{G}.rank.diamonds-trump")
    assert winner("AC 7D TC")["card"] == "7D"


def test_rank_trump_list() -> None:
    assert ranks()["Trumps"] == TRUMPS
    assert winner("AD JD TD")["card"] == "JD"
    assert winner("AD JD QD")["card"] == "QD"
    assert winner("AD JD QD")["clauses"][0] == f"{G}.rank.trump-list"


# -- the widow --------------------------------------------------------------------------------------


def test_widow_order() -> None:
    match = deal()
    asked = []
    for _ in range(3):
        asked.append(match.seat)
        match.apply("pass")
    assert asked == [0, 1, 2], "the dealer is East and speaks last"
    assert "widow.order" in {c for a in deal().actions for c in a.clauses}


def test_widow_take_or_pass() -> None:
    assert [action.code for action in deal().actions] == ["take", "pass"]
    assert all("widow.take-or-pass" in action.clauses for action in deal().actions)


def test_widow_declarer() -> None:
    match = play(deal(), "pass, take")
    assert match.table.shown == {"declarer": 1}
    assert "widow.declarer" in told(match, "declarer")
    assert (match.seat, match.phase) == (1, "discard")


def test_widow_discard_two() -> None:
    match = play(deal(), "take")
    assert match.table.hands[0].bit_count() == 12 and match.table.stock == []
    play(match, "discard TH, discard TC")
    pack = match.table.pack
    assert {card.code for card in pack.of(match.table.hands[0])} == {
        "QC",
        "QH",
        "JS",
        "JD",
        "AD",
        "KD",
        "8D",
        "AS",
        "9H",
        "7C",
    }
    assert "widow.discard-two" in told(match, "discard")
    with pytest.raises(IllegalAction):
        play(play(deal(), "take, discard TH"), "discard TH")


def test_widow_none_least() -> None:
    match = play(deal(), "pass, pass, pass")
    assert match.table.shown == {"declarer": None}
    assert told(match, "least") == {"widow.none-least", "least.solo"}


def test_ruling_discard_free() -> None:
    match = play(deal(), "take")
    assert {a.code.split()[1] for a in match.actions} == set(f"{WEST} TC KD".split())
    assert "ruling.discard-free" in match.actions[0].clauses
    record = play(match, "discard QC, discard AS").record()
    for seat in (1, 2):
        view = ask({"ask": "hand", "do": "view", "record": record, "seat": seat})["state"]
        assert not [e for e in view["events"] if e["kind"] in ("discard", "taken")]


def test_ruling_one_offer() -> None:
    match = play(deal(), "pass, pass")
    assert "ruling.one-offer" in match.actions[1].clauses
    match.apply("pass")
    assert match.phase == "lead"


# -- play -------------------------------------------------------------------------------------------


def test_lead_first() -> None:
    for start in ("pass, pass, pass", "take, discard TH, discard TC", "pass, pass, take"):
        match = play(deal(), start)
        if match.phase == "discard":
            play(match, "discard TD, discard TC")
        assert (match.seat, match.phase) == (0, "lead")
        assert len(match.actions) == 10
        assert "lead.first" in told(match, "leader")


def test_lead_winner() -> None:
    match = play(deal(), "take, discard TH, discard TC, QH, QS, TD")
    assert (match.seat, match.phase) == (1, "lead")
    assert "lead.winner" in cites(winner("QH QS TD")["after"])


def test_follow_suit() -> None:
    assert may("9S", "QS 8S KH 9C") == "8S"
    assert may("JC", "7D AH TS") == "7D"
    assert may("9D", "QS KH 9C") == "QS"
    assert may("KC", "AC 7C QC AD") == "AC 7C"
    assert "follow.suit" in cites(legal("JC", "7D AH TS"))


def test_follow_void_free() -> None:
    assert may("9S", "QS KH 9C JD") == "QS KH 9C JD"
    assert may("QC", "AC KH 9S") == "AC KH 9S"
    assert "follow.void-free" in cites(legal("QC", "AC KH 9S"))


def test_follow_qj_not_in_suit() -> None:
    assert may("KH", "JH AH TS") == "AH"
    assert may("KH", "JH QH TS") == "JH QH TS"
    for hand in ("JH AH TS", "QH KS"):
        assert "follow.qj-not-in-suit" in cites(legal("KH", hand))
    assert "follow.qj-not-in-suit" not in cites(legal("KH", "JS AH TS"))


def test_trick_winner() -> None:
    assert winner("AC 7D TC")["card"] == "7D"
    assert winner("9H AS TC")["card"] == "9H"
    assert winner("9S QS AS")["card"] == "QS"
    assert winner("AC 7D TC")["clauses"] == [f"{G}.trick.winner"]


def test_every_clause_has_a_test() -> None:
    here = Path(__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in here.glob("test_schafkopf*.py"))
    tests = set(re.findall(r"^def test_(\w+)", source, re.M))
    short = [name.removeprefix(f"{G}.") for name in game(G).clauses]
    assert len(short) == 45
    missing = [name for name in short if re.sub(r"[.-]", "_", name) not in tests]
    assert not missing
