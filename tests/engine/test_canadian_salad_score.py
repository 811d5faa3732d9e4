"""Canadian Salad: what is paid, to the point, and what cannot be."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from canadian_salad_table import G, cites, legal, score, trick, winner

from followsuit import Match, ask
from followsuit.games import game


@pytest.mark.parametrize(
    ("hand", "text"),
    [
        (0, ""),
        (1, "Hand 1: every trick costs 10"),
        (2, "Hand 2: every heart costs 10"),
        (3, "Hand 3: every queen costs 25"),
        (4, "Hand 4: K♠ costs 100"),
        (5, "Hand 5: the last trick costs 100"),
        (6, "Hand 6: all five penalties together"),
    ],
)
def test_each_hand_is_described_by_its_price(hand: int, text: str) -> None:
    """A trick may also be asked about without one."""
    assert winner("5D AH KS 9D", hand=hand)["setting_text"] == text


def test_a_game_takes_as_long_however_many_play() -> None:
    assert game(G).about.minutes == (45, 45)


@pytest.mark.parametrize("hand", [-1, 7])
def test_there_are_no_other_hands(hand: int) -> None:
    assert winner("5D AH KS 9D", hand=hand)["error"]["where"] == "setting.hand"


def test_only_the_cards_that_are_out_cannot_be_held() -> None:
    """`canadian-salad.deck.three`, `deck.six`: each is named, and nothing else."""
    assert "error" not in legal("", "3C 2D 2H", players=3)
    faults = legal("", "2C 3C 2D 3D 4D 2H", players=6)["errors"]
    assert {fault["where"] for fault in faults} == {"hand"}
    named = sorted(fault["facts"]["card"]["card"] for fault in faults)
    assert named == ["2C", "2D", "3C", "3D"]


@pytest.mark.parametrize(
    ("cards", "last", "amounts"),
    [
        ("9C 4C 7D JD", False, [10]),
        ("9C 4C 7D JD", True, [10, 100]),
        ("QS 4S 9S JS", False, [10, 25]),
        ("5D AH KS 9D", False, [10, 10, 100]),
    ],
)
def test_ruling_cumulative_of_two_penalties_or_more(
    cards: str, last: bool, amounts: list[int]
) -> None:
    answer = trick(6, cards, last)
    assert [line["points"] for line in answer["lines"]] == amounts
    adds_up = [note for note in answer["notes"] if "ruling.cumulative" in cites(note)]
    assert len(adds_up) == (len(amounts) > 1)


@pytest.mark.parametrize(
    ("hand", "shared"), [(1, True), (2, True), (3, True), (4, False), (5, False), (6, True)]
)
def test_ruling_no_shoot_where_there_is_more_than_one_penalty(hand: int, shared: bool) -> None:
    """The king of spades or the last trick alone is no feat."""
    assert ("ruling.no-shoot" in cites(score("sweep", hand=hand))) == shared


def test_each_penalty_names_its_cards() -> None:
    """Tricks are counted, and their cards are not."""
    penalties = [
        ([], "West takes 1 trick: 10 points."),
        (["5H", "QH"], "West captures 2 hearts, Q♥ and 5♥: 20 points."),
        (["QH"], "West captures 1 queen, Q♥: 25 points."),
        (["KS"], "West captures K♠: 100 points."),
        ([], "West takes the last trick: 100 points."),
    ]
    every = trick(6, "KS QH 5H 2S", last=True)["lines"]
    for hand, (line, penalty) in enumerate(zip(every, penalties, strict=True), 1):
        (own,) = trick(hand, "KS QH 5H 2S", last=True)["lines"]
        for told in (line, own):
            assert (sorted(told["cards"]), told["why"]["text"]) == penalty


def test_a_trick_is_not_the_last_unless_that_is_said() -> None:
    assert score("trick", hand=5, cards="KS QH 5H 2S")["totals"] == [0, 0, 0, 0]
    assert score("trick", hand=5, cards="KS QH 5H 2S", last=True)["totals"] == [100, 0, 0, 0]


@pytest.mark.parametrize(
    ("tricks", "captured", "where"),
    [
        (-1, "", ["case.tricks"]),
        (0, "", []),
        (13, "", []),
        (14, "", ["case.tricks"]),
        (1, "2H 3H 4H 5H", []),
        (1, "2H 3H 4H 5H 6H", ["case.captured"]),
        (2, "2H 3H 4H 5H 6H 7H 8H 9H", []),
        (2, "2H 3H 4H 5H 6H 7H 8H 9H TH", ["case.captured"]),
    ],
)
def test_cards_come_from_tricks(tricks: int, captured: str, where: list[str]) -> None:
    answer = score("player", hand=2, tricks=tricks, captured=captured)
    assert [fault["where"] for fault in answer.get("errors", [])] == where


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ([250, 260, 300, 310], ["West"]),
        ([250, 250, 300, 320], ["West", "North"]),
        ([250, 250, 370, 250], ["West", "North", "South"]),
    ],
)
def test_ruling_tie_is_of_two_or_more(totals: list[int], winners: list[str]) -> None:
    answer = score("end", totals=totals)
    assert answer["winner_names"] == winners
    assert ("ruling.tie" in cites(answer)) == (len(winners) > 1)


def test_game_six_tells_how_many_hands_are_to_come() -> None:
    match = Match(G, 4, dealer=0, seed=5).play_random()
    voice = match.voice().plain
    told = [voice(table.events[-1].say) for table in match.hands]
    assert [text.partition(" to come")[0] for text in told[:-1]] == [
        "5 hands",
        "4 hands",
        "3 hands",
        "2 hands",
        "1 hand",
    ]


def test_lead_winner_is_told_after_each_trick_but_the_last() -> None:
    """`canadian-salad.lead.first`, `lead.winner`; who deals first is told once."""
    match = Match(G, 4, dealer=0, seed=5).play_random()
    for number, table in enumerate(match.hands):
        first, *others = (event for event in table.events if event.kind == "leader")
        assert first.seat == (table.dealer + 1) % 4
        assert ("ruling.first-dealer" in first.clauses) == (number == 0)
        assert [event.seat for event in others] == [each.winner for each in table.tricks[:-1]]
        assert {event.clauses for event in others} == {("lead.winner",)}


def test_lead_winner_is_why_somebody_leads_next() -> None:
    for seed in range(3):
        asked = ask({"ask": "quiz", "game": G, "kind": "leader", "seed": seed})
        assert asked["clauses"][0] == f"{G}.lead.winner"


def test_questions_are_about_four_players_and_wrong_points_are_possible_ones() -> None:
    """Points come in fives and never below 0."""
    practice = game(G).practice
    assert practice is not None
    for seed in range(40):
        case = practice(Random(seed))
        assert case.players == 4
        assert case.form != "trick" or len(case.case["cards"]) == 4
        assert all(points >= 0 and points % 5 == 0 for points in case.slips)


HEARTS = [f"{rank}H" for rank in "AKQJT98765432"]
EVENING: list[tuple[dict[str, Any], list[int]]] = [
    ({"tricks": [4, 4, 3, 2]}, [40, 40, 30, 20]),
    ({"captured": [HEARTS[:2], [], HEARTS[2:], []]}, [20, 0, 110, 0]),
    ({"captured": [[], ["QS", "QH"], ["QD", "QC"], []]}, [0, 50, 50, 0]),
    ({"captured": [[], [], [], ["KS"]]}, [0, 0, 0, 100]),
    ({"last": 2}, [0, 0, 100, 0]),
    (
        {"tricks": [13, 0, 0, 0], "captured": [[*HEARTS, "QS", "QD", "QC", "KS"], [], [], []]}
        | {"last": 0},
        [560, 0, 0, 0],
    ),
]


def test_score_after_hand_from_what_the_players_count() -> None:
    """Of each hand only that is asked for which costs points in it."""
    clauses = ["tricks", "hearts", "queens", "king-spades", "last-trick", "all"]
    totals, entries = [0, 0, 0, 0], list[dict[str, Any]]()
    for number, (case, paid) in enumerate(EVENING, 1):
        told = ask({"ask": "sheet", "game": G, "players": 4, "entries": entries})
        assert told["totals"] == totals
        (form,) = told["forms"]
        assert form["known"] == {"hand": number, "totals": totals}
        assert [field["name"] for field in form["fields"]] == list(case)
        assert cites(told["hands"][-1]["begins"]) == {f"hand{number}.{clauses[number - 1]}"}
        entries.append({"form": "hand", "case": case})
        totals = [had + more for had, more in zip(totals, paid, strict=True)]
    over = ask({"ask": "sheet", "game": G, "players": 4, "entries": entries})
    assert (over["totals"], over["over"], over["forms"]) == (totals, True, [])
    assert sum(totals) == 1120
