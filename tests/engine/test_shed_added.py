"""Shed, clause by clause: what is told of cards that partners or two players add up."""

from __future__ import annotations

import pytest
from shed_book import ask_winner, cites, play, tokens
from test_shed_sides import TEAM, TWO, combined, team_match
from test_shed_told import clauses


@pytest.mark.parametrize(
    ("trick", "mode", "steps", "result"),
    [
        (
            "forest darkness mountain lunatic",
            TEAM,
            [
                "The Forest is led and asks for locations. It is worth 5.",
                "The Darkness adds 9 for North and South. It stands 5 to 9.",
                "The Mountain adds 4 for West and East. It stands 9 to 9.",
                "The Lunatic does not follow and adds nothing. It stands 9 to 9.",
            ],
            "West and East win. It is 9 to 9, and The Mountain made it equal.",
        ),
        (
            "soldier diplomat painter pact",
            TWO,
            [
                "The Soldier is led and asks for personalities. It is worth 5.",
                "The Diplomat adds 8 for East. It stands 5 to 8.",
                "The Painter adds 3 for West. It stands 8 to 8.",
                "The Pact does not follow and adds nothing. It stands 8 to 8.",
            ],
            "West wins. It is 8 to 8, and The Painter made it equal.",
        ),
        (
            "ace-knots merchant windfall betrayal",
            TEAM,
            [
                "Ace of Knots is led and asks for Knots, whatever the type. It is worth 1.",
                "The Merchant adds 9 for North and South. It stands 1 to 9.",
                "The Windfall adds 10 and lifts Ace of Knots to 11. It stands 21 to 9.",
                "The Betrayal adds 8 for North and South. It stands 21 to 17.",
            ],
            "West and East win with 21 to 17.",
        ),
        (
            "ace-knots merchant windfall betrayal",
            TWO,
            [
                "Ace of Knots is led and asks for Knots, whatever the type. It is worth 1.",
                "The Merchant adds 9 for East. It stands 1 to 9.",
                "The Windfall adds 10 but Ace of Knots stays at 1, since its own leader plays the"
                " Crown. It stands 11 to 9.",
                "The Betrayal adds 8 for East. It stands 11 to 17.",
            ],
            "East wins with 17 to 11.",
        ),
        (
            "ace-knots merchant sea windfall",
            TWO,
            [
                "Ace of Knots is led and asks for Knots, whatever the type. It is worth 1.",
                "The Merchant adds 9 for East. It stands 1 to 9.",
                "The Sea has no Knots and adds nothing. It stands 1 to 9.",
                "The Windfall adds 10 and lifts Ace of Knots to 11. It stands 11 to 19.",
            ],
            "East wins with 19 to 11.",
        ),
    ],
)
def test_part_combine_and_two_combine_are_told_card_by_card(
    trick: str, mode: str, steps: list[str], result: str
) -> None:
    answer = ask_winner(trick, mode=mode)
    assert [step["why"]["text"] for step in answer["steps"]] == steps
    assert answer["why"]["text"] == result


@pytest.mark.parametrize(
    ("trick", "mode", "steps", "result"),
    [
        (
            "mountain market end ace-suns",
            TEAM,
            [
                "lead.type part.values",
                "part.combine part.values follow.dual",
                "part.combine part.values ruling.combine-automatic follow.dual",
                "part.combine win.offtype ruling.same-type-as-lead rank.ace-zero"
                " ruling.ace-zero-value ruling.ace-no-type",
            ],
            "part.combine part.values",
        ),
        (
            "ace-knots windfall painter sea",
            TWO,
            [
                "lead.ace two.combine",
                "two.ace two.combine ruling.combined-ace",
                "two.combine ruling.combine-automatic",
                "two.combine win.offtype ruling.same-type-as-lead",
            ],
            "two.ace two.combine ruling.combined-ace",
        ),
        (
            "soldier diplomat painter pact",
            TWO,
            [
                "lead.type two.combine",
                "two.combine",
                "two.combine ruling.combine-automatic",
                "two.combine win.offtype ruling.same-type-as-lead",
            ],
            "two.tie two.combine ruling.scoring-card-ties",
        ),
    ],
)
def test_added_cards_rest_on_their_clauses(
    trick: str, mode: str, steps: list[str], result: str
) -> None:
    answer = ask_winner(trick, mode=mode)
    assert [clauses(step) for step in answer["steps"]] == steps
    assert clauses(answer) == result


@pytest.mark.parametrize(
    ("trick", "losers"),
    [
        (
            "soldier merchant lunatic penitent",
            {
                0: "The Soldier is worth 5.",
                2: "The Lunatic adds 6 for West and East.",
                3: "The Penitent adds 6 for North and South. It belongs to the side that wins.",
            },
        ),
        (
            "soldier author merchant painter",
            {
                0: "The Soldier is worth 5. It belongs to the side that wins.",
                1: "The Author adds 2 for North and South.",
                3: "The Painter adds 3 for North and South.",
            },
        ),
    ],
)
def test_part_combine_tells_which_cards_belong_to_the_winners(
    trick: str, losers: dict[int, str]
) -> None:
    answer = ask_winner(trick, mode=TEAM)
    assert {loser["seat"]: loser["why"]["text"] for loser in answer["losers"]} == losers


@pytest.mark.parametrize(
    ("trick", "leader", "why"),
    [
        ("merchant soldier painter castle", "West", "Merchant is worth more than The Painter"),
        ("soldier merchant painter castle", "North", "Merchant is worth more than The Castle"),
        ("painter soldier merchant castle", "East", "Merchant is worth more than The Painter"),
        ("soldier castle painter merchant", "South", "Merchant is worth more than The Castle"),
        ("lunatic soldier penitent castle", "East", "Penitent is worth as much as The Lunatic"),
    ],
)
def test_part_next_lead_tells_why(trick: str, leader: str, why: str) -> None:
    said = ask_winner(trick, mode=TEAM)["after"][0]["why"]["text"]
    assert said.startswith(f"{leader} leads to the next trick: The {why}")


@pytest.mark.parametrize(
    ("trick", "cited"),
    [
        ("ace-knots merchant windfall betrayal", True),
        ("ace-knots windfall painter cave", False),
        ("calamity castle windfall mill", False),
        ("ace-knots castle painter mill", False),
    ],
)
def test_ruling_ace_with_crown_leads_only_where_both_win_together(trick: str, cited: bool) -> None:
    after = ask_winner(trick, mode=TEAM)["after"]
    assert ("ruling.ace-with-crown-leads" in cites(after)) == cited


@pytest.mark.parametrize(
    ("trick", "two", "team"),
    [
        ("ace-knots windfall painter cave", [14, 10], [14, 10]),
        ("ace-knots merchant windfall cave", [11, 9], [21, 9]),
        ("ace-knots merchant painter windfall", [14, 19], [14, 19]),
        ("ace-knots merchant painter cave", [4, 9], [4, 9]),
        ("ace-knots cave bard mill", [1, 0], [1, 0]),
    ],
)
def test_two_ace_and_part_ace_count_a_crown_in_every_place(
    trick: str, two: list[int], team: list[int]
) -> None:
    assert combined(trick, TWO)["totals"] == two
    assert combined(trick, TEAM)["totals"] == team


def test_a_combined_account_tells_what_each_card_adds() -> None:
    level = combined("forest darkness mountain lunatic")
    assert [(line["side"], line["points"], clauses(line)) for line in level["lines"]] == [
        (0, 5, "part.combine part.values"),
        (1, 9, "part.combine part.values"),
        (0, 4, "part.combine part.values"),
        (1, 0, "part.combine ruling.same-type-as-lead"),
    ]
    assert [line["why"]["facts"]["seat"] for line in level["lines"]] == [
        {"seat": seat} for seat in range(4)
    ]
    assert [clauses(note) for note in level["notes"]] == [
        "part.tie ruling.scoring-card-ties",
        "part.next-lead",
    ]
    assert level["notes"][0]["why"]["facts"] == {"side": {"side": 0}, "card": {"card": "mountain"}}
    assert level["notes"][1]["why"]["text"].startswith("West leads to the next trick")


def test_a_combined_account_of_two_players_names_each_twice() -> None:
    account = combined("ace-knots merchant painter windfall", TWO)
    assert [(line["side"], line["points"], clauses(line)) for line in account["lines"]] == [
        (0, 11, "two.ace ruling.combined-ace"),
        (1, 9, "two.combine"),
        (0, 3, "two.combine"),
        (1, 10, "two.combine"),
    ]
    seats = [line["why"]["facts"]["seat"]["seat"] for line in account["lines"]]
    assert seats == [0, 1, 0, 1]
    higher, leads = account["notes"]
    assert clauses(higher) == "two.combine"
    assert higher["why"]["facts"] == {"side": {"side": 1}, "high": 19, "low": 14}
    assert leads["why"]["text"] == "East leads to the next trick."


def test_a_combined_account_has_four_cards_and_a_name_for_two_types() -> None:
    for trick in ("soldier lunatic painter", "soldier lunatic painter sailor bard"):
        faults = combined(trick)["errors"]
        assert [fault["where"] for fault in faults] == ["case.trick"]
    faults = combined("end mill sea", TWO)["errors"]
    assert [fault["where"] for fault in faults] == ["case.announced", "case.trick"]
    assert combined("end mill sea cave", announced="none")["error"]["where"] == "case.announced"


def test_ruling_team_decider_is_told_before_the_token_moves() -> None:
    match = play(team_match(), "darkness, cave, painter, castle")
    kinds = [event.kind for event in match.table.events]
    assert kinds.index("decider") < kinds.index("token")
    answer = tokens("MSWLYK MSWLYK", 3, "darkness", mode=TEAM)
    assert "ruling.team-decider" not in cites(answer["notes"])
