"""Tëtka, clause by clause. A test is named after the clause that it holds the engine to."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from followsuit import BadRequest, IllegalAction, Match, ask
from followsuit.games import game

G = "tetka"
DEALER = "9C 4C AS JS 8S 3S KH 7H 2H TD 9D 6D 5D"
RANKS = "A23456789TJQK"
WINNERS = [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 0, 1]  # four, four, three and two tricks


def legal(trick: str, hand: str) -> dict[str, Any]:
    return ask({"ask": "legal", "game": G, "trick": trick, "hand": hand})


def winner(trick: str, bum: str = "none", number: int = 1) -> dict[str, Any]:
    setting = {"bum": bum, "trick": number}
    return ask({"ask": "winner", "game": G, "setting": setting, "trick": trick})


def score(form: str, **case: Any) -> dict[str, Any]:
    options = case.pop("options", {})
    return ask({"ask": "score", "game": G, "form": form, "case": case, "options": options})


def trick(cards: str, bum: str, number: int) -> dict[str, Any]:
    return score("trick", bum=bum, number=number, cards=cards)


def whole(bum: str, *piles: str, winners: list[int] = WINNERS) -> dict[str, Any]:
    return score("hand", bum=bum, winners=winners, captured=[pile.split() for pile in piles])


def most(bum: str, tricks: list[int], *piles: str) -> dict[str, Any]:
    return score("most", bum=bum, tricks=tricks, captured=[pile.split() for pile in piles])


def cites(answer: Any) -> set[str]:
    """Every clause in an answer, without the name of the game."""
    found: set[str] = set()
    if isinstance(answer, dict):
        for key, value in answer.items():
            found |= set(value) if key == "clauses" else cites(value)
    elif isinstance(answer, list):
        for item in answer:
            found |= cites(item)
    return {name.removeprefix(f"{G}.") for name in found}


def costs(answer: dict[str, Any]) -> dict[str, int]:
    """What each deciding clause brings in the lines of a score."""
    found: dict[str, int] = {}
    for line in answer["lines"]:
        name = line["clauses"][0].removeprefix(f"{G}.penalty.")
        found[name] = found.get(name, 0) + line["points"]
    return found


def deal(bum: str = "9C", **fields: Any) -> Match:
    hands = [None, None, None, DEALER]
    return Match(G, 4, dealer=3, deals=[{"hands": hands, "bum": bum}], **fields)


def events(match: Match, kind: str) -> list[Any]:
    return [event for event in match.table.events if event.kind == kind]


# -- players, pack and deal -------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 5])
def test_players_four(players: int) -> None:
    assert Match(G, 4).sides == (0, 1, 2, 3)
    with pytest.raises(BadRequest, match="4 players"):
        Match(G, players)


def test_deck_52() -> None:
    assert len(game(G).pack(None).cards) == 52
    answer = ask({"ask": "ranks", "game": G})
    for table in answer["ranks"]:
        assert [card[0] for (card,) in table["cards"]] == list("AKQJT98765432")
    assert "deck.52" in cites(winner("KS AS QS JS"))


def test_deal_all() -> None:
    table = Match(G, seed=4).table
    assert [hand.bit_count() for hand in table.hands] == [13] * 4
    assert table.stock == []
    assert "deal.all" in next(e for e in table.events if e.kind == "deal").clauses


def test_deal_bum_card_that_is_no_card() -> None:
    fault = winner("9C", bum="10X")["error"]
    assert fault["where"] == "setting.bum"
    assert fault["what"] == "“10X” is not one of none, AS, KS, QS, …, 2C", "not all 53 values"


def test_deal_bum_card() -> None:
    for seed in range(20):
        match = Match(G, seed=seed)
        (event,) = events(match, "bum")
        assert event.to is None, "everybody sees it"
        assert match.table.hands[match.table.dealer] >> event.cards[0] & 1
    assert deal().table.shown == {"bum": "9C", "tetka": "QC", "bum_trick": 9}
    again = Match.from_record(deal().record())
    assert again.table.shown["bum"] == "9C"
    with pytest.raises(BadRequest, match="must be one of"):
        deal("QC")
    with pytest.raises(BadRequest):
        deal("nonsense")


def test_ruling_deal_order() -> None:
    (event,) = events(deal(), "bum")
    assert (event.seat, event.clauses) == (3, ("deal.bum-card", "ruling.deal-order"))


def test_object_avoid() -> None:
    answer = trick("AD 3D 7D 8D", "9C", 5)
    assert answer["totals"] == [0] * 4
    assert cites(answer) == {"object.avoid"}


# -- the tricks -------------------------------------------------------------------------------------


def test_lead_first() -> None:
    match = deal()
    assert (match.seat, match.phase, len(match.actions)) == (0, "lead", 13)
    assert "lead.first" in match.actions[0].clauses


def test_turn_clockwise() -> None:
    match = deal(seed=2)
    seats = []
    for _ in range(4):
        seats.append(match.seat)
        match.apply(match.actions[0].code)
    assert seats == [0, 1, 2, 3]
    assert "turn.clockwise" in events(match, "leader")[0].clauses


def test_follow_suit() -> None:
    answer = legal("JC", "QC 4C QH AS 8D")
    assert answer["legal"] == ["QC", "4C"]
    assert answer["law"]["clauses"] == [f"{G}.follow.suit"]
    refused = next(card for card in answer["cards"] if card["card"] == "QH")
    assert refused["why"]["text"].startswith("Q♥ is not allowed. You hold Q♣ and 4♣")


def test_follow_void_free() -> None:
    answer = legal("JC 9C", "QH AS 8D")
    assert len(answer["legal"]) == 3
    assert answer["law"]["clauses"] == [f"{G}.follow.void-free"]
    why = answer["cards"][0]["why"]["text"]
    assert why == "Q♥ is allowed: you have no club, so any card may be played."


def test_trick_winner() -> None:
    answer = winner("7D AS 9D AC")
    assert answer["card"] == "9D"
    assert answer["clauses"][0] == f"{G}.trick.winner"
    assert [step["winner"] for step in answer["steps"]] == [0, 0, 2, 2]
    assert "not a diamond" in answer["losers"][1]["why"]["text"]


def test_lead_winner() -> None:
    assert "lead.winner" in cites(winner("7D AS 9D AC")["after"])
    match = Match(G, seed=6)
    while len(match.table.tricks) < 13 and match.hand_number == 0:
        before = match.table.tricks
        if before and not match.table.playing:
            assert match.seat == before[-1].winner
        match.apply(match.actions[0].code)


def test_play_thirteen() -> None:
    match = Match(G, seed=1).play_random()
    assert [len(table.tricks) for table in match.hands] == [13] * 4
    after = winner("7D AS 9D AC", "2H", 13)["after"]
    assert after[-1]["clauses"] == [f"{G}.play.thirteen"], "nobody leads after the last trick"


# -- what costs points ------------------------------------------------------------------------------


def test_penalty_bum_card() -> None:
    answer = trick("JC 4C 9C 7C", "9C", 3)
    assert answer["totals"] == [1, 0, 0, 0]
    assert costs(answer) == {"bum-card": 1}


def test_penalty_tetka() -> None:
    for suit in "SHDC":
        answer = trick(f"A{suit} Q{suit} 3{suit} 4{suit}", f"9{suit}", 3)
        assert costs(answer) == {"tetka": 2}


def test_penalty_other_queen() -> None:
    answer = trick("KH 8H QS 3H", "9C", 6)
    assert costs(answer) == {"other-queen": 1}
    assert costs(trick("KH QH QS QD", "9C", 6)) == {"other-queen": 3}


def test_penalty_bum_trick() -> None:
    answer = trick("7S JS 3S KS", "5C", 5)
    assert answer["totals"] == [0, 0, 0, 1]
    assert costs(answer) == {"bum-trick": 1}
    assert costs(trick("7S JS 3S KS", "5C", 6)) == {}


@pytest.mark.parametrize("number", range(1, 14))
def test_penalty_bum_trick_map(number: int) -> None:
    for suit in "SHDC":
        answer = trick("7S JS 3S 2S", RANKS[number - 1] + suit, number)
        assert costs(answer)["bum-trick"] == 1
        assert "penalty.bum-trick-map" in cites(answer)
    others = [rank for place, rank in enumerate(RANKS, 1) if place != number]
    assert all("bum-trick" not in costs(trick("7S JS 3S 2S", f"{r}H", number)) for r in others)


def test_penalty_last_trick() -> None:
    answer = trick("5S 2S 7D JH", "9C", 13)
    assert answer["totals"] == [1, 0, 0, 0]
    assert costs(answer) == {"last-trick": 1}


def test_penalty_king_last_double() -> None:
    answer = trick("4D 9D 3H 2C", "KS", 13)
    assert answer["totals"] == [0, 2, 0, 0]
    assert costs(answer) == {"bum-trick": 1, "last-trick": 1}
    assert "penalty.king-last-double" in cites(answer)
    assert "penalty.king-last-double" not in cites(trick("4D 9D 3H 2C", "QS", 12))


def test_penalty_cumulative() -> None:
    answer = trick("9C QC 2C QH", "9C", 9)
    assert answer["totals"] == [0, 5, 0, 0]
    assert costs(answer) == {"bum-card": 1, "tetka": 2, "other-queen": 1, "bum-trick": 1}
    assert "penalty.cumulative" in cites(answer["notes"])
    assert answer["notes"][0]["why"]["text"] == (
        "All of it is charged: the bum card 1, Tëtka 2, other queens 1 and the bum trick 1. "
        "This one trick costs 5 points."
    )
    two = trick("AS QS 4S 8S", "QS", 3)
    assert two["notes"][0]["why"]["text"] == (
        "All of it is charged: the bum card 1 and Tëtka 2. This one trick costs 3 points."
    )
    one = trick("9C QC 2C 3H", "9H", 5)
    assert costs(one) == {"other-queen": 1}
    assert "penalty.cumulative" not in cites(one["notes"])


def test_ruling_bum_is_queen() -> None:
    answer = trick("QH QS QD QC", "QH", 12)
    assert answer["totals"] == [7, 0, 0, 0]
    assert "ruling.bum-is-queen" in cites(answer)
    assert costs(trick("AS QS 4S 8S", "QS", 3)) == {"bum-card": 1, "tetka": 2}
    hands = [None, None, None, DEALER.replace("9C", "QC")]
    match = Match(G, dealer=3, deals=[{"hands": hands, "bum": "Q♣"}])
    assert "ruling.bum-is-queen" in events(match, "tetka")[0].clauses
    assert match.table.shown == {"bum": "QC", "tetka": "QC", "bum_trick": 12}


def test_ruling_tetka_total() -> None:
    answer = trick("AC QC 3C 4C", "9C", 4)
    assert answer["totals"] == [2, 0, 0, 0], "not 3"
    assert "ruling.tetka-total" in cites(answer)


def test_penalty_most_tricks() -> None:
    winners = [2, 2, 1, 0, 2, 3, 1, 3, 0, 2, 3, 2, 1]
    piles = ("2H 9H", "KH TH 3H QC", "AH 8H 7H QD", "QH JH 6H 5H 4H QS")
    answer = whole("JH", *piles, winners=winners)
    assert answer["totals"] == [0, 2, 2, 5]
    assert costs(answer)["most-tricks"] == 1
    assert not cites(answer) & {"penalty.most-tie-suit", "ruling.tie-among-tied"}


def test_penalty_most_tie_suit() -> None:
    answer = whole("4H", "QS", "2H 3H 4H 5H 6H 7H 8H 9H", "TH JH QH QD", "KH AH QC")
    assert answer["totals"] == [1, 3, 3, 2]
    assert costs(answer)["most-tie-suit"] == 1


def test_penalty_most_tie_card() -> None:
    piles = ("AD 2D 3D 4D", "KD 5D 6D 7D QC", "8D 9D TD JD QD QS", "QH")
    answer = whole("4D", *piles)
    assert answer["totals"] == [2, 2, 3, 2]
    assert costs(answer)["most-tie-card"] == 1
    assert "A♦: 1 point" in answer["lines"][-1]["why"]["text"]


def test_penalty_most_tie_card_names_those_still_tied() -> None:
    piles = ("KD 2D 3D 4D", "QD 5D 6D 7D", "AD 8D", "9D TD JD")
    say = most("4D", [4, 4, 4, 1], *piles)["lines"][-1]["why"]["text"]
    assert "Of West and North, West has the highest, K♦" in say, "East has A♦"
    say = most("4D", [4, 4, 3, 2], *piles)["lines"][-1]["why"]["text"]
    assert "North has 4. West has the highest, K♦" in say


def test_ruling_tie_among_tied() -> None:
    three = [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 3]
    piles = ("QD 2D 8D QC", "KD 3D TD QS", "4D 9D JD QH", "AD 5D 6D 7D")
    answer = whole("9D", *piles, winners=three)
    assert "ruling.tie-among-tied" in cites(answer)
    payer = answer["lines"][-1]["account"]
    assert payer == "North", "K♦ is best of the three; South has more diamonds but one trick"


def test_ruling_tie_none() -> None:
    piles = ("QH", "QD", "AS KS JS TS 9S 8S 7S QC", "6S 5S 4S 3S 2S QS")
    answer = whole("5S", *piles)
    assert sum(answer["totals"]) == 8
    assert "ruling.tie-none" in cites(answer["notes"])


def test_the_most_tricks_alone() -> None:
    clubs = ["AC 2C", "KC QC", "JC TC 9C 8C", "7C 6C 5C 4C 3C"]
    assert most("9C", [5, 3, 3, 2], *clubs)["totals"] == [1, 0, 0, 0]
    assert most("9C", [4, 4, 3, 2], *clubs)["totals"] == [1, 0, 0, 0], "the ace decides"
    assert most("9C", [4, 4, 4, 1], *clubs[:3], "7C 6C 5C 4C")["error"], "3C is missing"
    fuller = [*clubs[:2], "JC TC 9C 8C 3C", "7C 6C 5C 4C"]
    assert most("9C", [4, 4, 4, 1], *fuller)["totals"] == [0, 0, 1, 0], "five clubs decide"


def test_a_hand_gives_out_nine_points() -> None:
    for seed in range(40):
        match = Match(G, seed=seed).play_random()
        assert all(sum(line.amount for line in table.lines) == 9 for table in match.hands)


# -- the end ----------------------------------------------------------------------------------------


def test_game_four_hands() -> None:
    match = Match(G, seed=8).play_random()
    assert len(match.hands) == 4
    assert sorted(table.dealer for table in match.hands) == [0, 1, 2, 3]
    assert "game.four-hands" in match.table.events[-1].clauses
    assert "game.four-hands" in cites(score("end", totals=[9, 12, 4, 11]))


def test_penalties_of_some_hands_are_eight_or_nine_each() -> None:
    """All nine, or eight where the penalty for most tricks falls to nobody."""
    for played, orbits in ((1, 1), (3, 1), (5, 2)):
        for points in range(8 * played - 1, 9 * played + 2):
            told = ask(
                {
                    "ask": "hand",
                    "game": "tetka",
                    "options": {"orbits": orbits},
                    "totals": [points, 0, 0, 0],
                    "before": played,
                }
            )
            fits = 8 * played <= points <= 9 * played
            assert ("error" not in told) == fits, (played, points)
            if not fits:
                least_and_most = f"from {8 * played} to {9 * played}"
                assert told["error"]["where"] == "totals"
                assert told["error"]["what"].startswith(f"must add up to {least_and_most} after")
    for points in (31, 32, 36, 37):
        answer = score("end", totals=[points, 0, 0, 0])
        assert ("error" not in answer) == (32 <= points <= 36)


def test_game_four_hands_can_not_all_have_been_before() -> None:
    assert Match(G, seed=8, before=3).play_random().over
    with pytest.raises(BadRequest, match="after 4 hands"):
        Match(G, seed=8, before=4)


@pytest.mark.parametrize("orbits", [1, 2, 3, 4])
def test_game_orbits(orbits: int) -> None:
    match = Match(G, options={"orbits": orbits}, seed=8).play_random()
    assert len(match.hands) == 4 * orbits
    clause = "game.orbits" if orbits > 1 else "game.four-hands"
    assert clause in match.table.events[-1].clauses
    for wrong in (0, 5, "all"):
        with pytest.raises(BadRequest):
            Match(G, options={"orbits": wrong})  # type: ignore[dict-item]


def test_game_lowest() -> None:
    answer = score("end", totals=[9, 12, 4, 11])
    assert (answer["winner_names"], answer["over"]) == (["East"], True)
    match = Match(G, seed=9).play_random()
    assert all(match.totals[side] == min(match.totals) for side in match.winners)


def test_ruling_tie_game() -> None:
    answer = score("end", totals=[16, 23, 17, 16], options={"orbits": 2})
    assert answer["winner_names"] == ["West", "South"]
    assert {"ruling.tie-game", "game.orbits"} <= cites(answer)


def test_ruling_deal_passes_left() -> None:
    match = Match(G, dealer=3, seed=5)
    while match.hand_number == 0:
        match.apply(match.actions[0].code)
    assert match.table.dealer == 0
    assert "ruling.deal-passes-left" in match.hands[0].events[-1].clauses


# -- what is refused --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "form, case, where",
    [
        ("trick", {"bum": "9C", "number": 14, "cards": "2S 3S 4S 5S"}, "case.number"),
        ("trick", {"bum": "9C", "number": 0, "cards": "2S 3S 4S 5S"}, "case.number"),
        ("trick", {"bum": "9C", "number": 1, "cards": "2S 3S 4S"}, "case.cards"),
        ("trick", {"bum": "9C", "number": 1, "cards": "2S 2S 4S 5S"}, "case.cards[1]"),
        ("trick", {"bum": "1C", "number": 1, "cards": "2S 3S 4S 5S"}, "case.bum"),
        ("trick", {"number": 1, "cards": "2S 3S 4S 5S"}, "case.bum"),
        ("hand", {"bum": "9C", "winners": [0], "captured": [[], [], [], []]}, "case.winners"),
        ("hand", {"bum": "9C", "winners": WINNERS, "captured": [[], [], []]}, "case.captured"),
        ("most", {"bum": "9C", "tricks": [4] * 4, "captured": [[]] * 4}, "case.tricks"),
        ("most", {"bum": "9C", "tricks": [14, -1, 0, 0], "captured": [[]] * 4}, "case.tricks"),
        ("most", {"bum": "9C", "tricks": [13, 0, 0, 0], "captured": [[]] * 4}, "case.captured"),
        ("end", {"totals": [1, 2, 3]}, "case.totals"),
        ("end", {"totals": [1, 2, 3, -1]}, "case.totals[3]"),
    ],
)
def test_impossible_scores_are_refused(form: str, case: dict[str, Any], where: str) -> None:
    assert score(form, **case)["error"]["where"] == where


@pytest.mark.parametrize("lost", ["QH", "QC", "3C", "9C"])
def test_a_hand_without_a_queen_or_a_card_of_the_bum_suit_is_refused(lost: str) -> None:
    piles = ["QS QH QD", "AC KC QC JC TC 9C 8C 7C", "6C 5C 4C 3C 2C", ""]
    assert "error" not in whole("9C", *piles)
    answer = whole("9C", *(pile.replace(lost, "") for pile in piles))
    assert answer["error"]["where"] == "case.captured"


def test_more_cards_than_tricks_are_refused() -> None:
    winners = [0] * 12 + [1]
    piles = ["QS QH QD", "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C", "", ""]
    answer = whole("9C", *piles, winners=winners)
    assert answer["error"]["where"] == "case.captured[1]"


def test_a_wrong_card_changes_nothing() -> None:
    match = deal(seed=3)
    match.apply(match.actions[0].code)
    before = match.record()
    for refused in match.refused:
        with pytest.raises(IllegalAction, match="not allowed"):
            match.apply(refused.code)
    assert match.record() == before


def test_a_trick_needs_no_bum_card() -> None:
    answer = winner("QS KS 2S 3S")
    assert answer["setting_text"] == ""
    assert len(answer["after"]) == 1
    assert winner("QS KS 2S 3S", "9C", 4)["setting_text"] == (
        "The bum card is 9♣, and this is trick 4"
    )


def test_every_clause_has_a_test() -> None:
    files = Path(__file__).parent.glob("test_tetka*.py")
    sources = "\n".join(file.read_text(encoding="utf-8") for file in files)
    tests = set(re.findall(r"^def test_(\w+)", sources, re.M))
    short = [name.removeprefix(f"{G}.") for name in game(G).clauses]
    assert not [name for name in short if re.sub(r"[.-]", "_", name) not in tests]
