"""Shed, clause by clause: what each card of a trick comes to, and on which clauses that rests."""

from __future__ import annotations

from typing import Any

import pytest
from shed_book import (
    BASIC,
    CARDS,
    CROWN_OF,
    KINDS,
    SUITS,
    G,
    ask_legal,
    ask_winner,
    follows,
)
from test_shed_sides import TEAM, TWO

from followsuit import ask
from followsuit.games import game
from followsuit.games.shed import winner_question
from followsuit.games.shed.cards import Setting

ALL = {"deck": "pawns_courts"}
DUAL = "lead.announce types.dual"
NAMES = ["West", "North", "East", "South"]
NO_TYPE = "win.offtype rank.ace-zero ruling.ace-zero-value ruling.ace-no-type"
HIGH = "win.highest rank.order"
LOW_ACE = "ace.beaten rank.order"
EXTENDED = "ruling.extended-types"


def clauses(told: Any) -> str:
    """The clauses of an answer's part in their order, without the name of the game."""
    return " ".join(name.removeprefix(f"{G}.") for name in told["clauses"])


# -- every card for itself -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trick", "setting", "steps"),
    [
        ("soldier penitent end castle", {}, ["lead.type", HIGH, "win.offtype", "win.offtype"]),
        (
            "mountain market ace-suns forest",
            {},
            ["lead.type", f"{HIGH} follow.dual", NO_TYPE, HIGH],
        ),
        (
            "end market watchman mountain",
            {"announced": "location", **ALL},
            [
                f"lead.type types.crown-typed ruling.crown-leads-type {DUAL} ruling.end-lead",
                f"{HIGH} follow.dual",
                f"win.offtype {EXTENDED}",
                HIGH,
            ],
        ),
        (
            "origin island end journey",
            {"announced": "location", **ALL},
            [f"lead.type {DUAL}", f"{HIGH} {EXTENDED}", f"{HIGH} follow.dual", "win.offtype"],
        ),
        (
            "bard huntress watchman",
            ALL,
            [
                "lead.type types.crown-typed ruling.crown-leads-type",
                "tie.last-played",
                f"{HIGH} {EXTENDED}",
            ],
        ),
        (
            "watchman merchant consul",
            ALL,
            [f"lead.type types.crown-typed {EXTENDED}", HIGH, f"{HIGH} {EXTENDED}"],
        ),
        (
            "consul merchant watchman",
            ALL,
            [f"lead.type types.crown-typed {EXTENDED}", HIGH, f"{HIGH} {EXTENDED}"],
        ),
        (
            "ace-suns mountain bard ace-moons",
            {},
            [
                "lead.ace",
                LOW_ACE,
                "ace.crown",
                "win.offtype rank.ace-zero ruling.ace-zero-value ruling.one-ace-per-suit",
            ],
        ),
        (
            "ace-leaves market watchman borderland origin",
            ALL,
            [
                "lead.ace",
                f"{LOW_ACE} ruling.dual-under-ace",
                "win.offtype ruling.extended-under-ace",
                f"{LOW_ACE} ruling.extended-under-ace",
                f"{LOW_ACE} ruling.dual-under-ace",
            ],
        ),
    ],
)
def test_each_card_of_a_trick_rests_on_its_clauses(
    trick: str, setting: dict[str, str], steps: list[str]
) -> None:
    assert [clauses(step) for step in ask_winner(trick, **setting)["steps"]] == steps


def test_a_card_that_loses_rests_on_its_clauses() -> None:
    losers = ask_winner("mountain market ace-suns end")["losers"]
    assert [clauses(loser) for loser in losers] == [HIGH, f"{HIGH} follow.dual", NO_TYPE]


def test_types_groups_are_listed_with_their_own_cards() -> None:
    """A type lists its three Crowns first; an Ace's suit lists neither its Crown nor other Aces."""
    tables = ask({"ask": "ranks", "game": G})["ranks"]
    for table, what in zip(tables, [*KINDS.values(), *SUITS], strict=True):
        own = [card for card in BASIC if follows(card, what) and card != CROWN_OF.get(what)]
        assert sorted(card for row in table["cards"] for card in row) == sorted(own)
        assert len(table["cards"]) == len({CARDS[card][0] for card in own})


@pytest.mark.parametrize(
    ("trick", "hand", "setting", "law"),
    [
        ("", "mill painter", {}, "lead.any"),
        ("", "mill origin", {}, "lead.any lead.announce"),
        ("mountain", "mill pact", {}, "follow.type"),
        ("mountain", "market pact", {}, "follow.type follow.dual"),
        ("bard", "market painter", {}, "follow.type"),
        ("mountain", "mill ace-suns", {}, "follow.type follow.ace-untyped ruling.ace-no-type"),
        ("bard", "mill", {}, "follow.void"),
        ("bard", "ace-suns", {}, "follow.void follow.ace-untyped ruling.ace-no-type"),
        ("bard", "painter watchman", ALL, f"follow.type {EXTENDED}"),
        ("bard", "painter island", ALL, f"follow.type {EXTENDED}"),
        ("origin", "journey", {"announced": "event"}, "follow.type lead.announce"),
        ("ace-leaves", "mill", {}, "follow.ace-suit"),
        ("ace-leaves", "market", {}, "follow.ace-suit ruling.dual-under-ace"),
        ("ace-leaves", "mill watchman", ALL, "follow.ace-suit ruling.extended-under-ace"),
        ("ace-leaves", "bard ace-suns", {}, "follow.void"),
        ("soldier diplomat", "painter", {}, "follow.type"),
        ("soldier diplomat", "painter", {"mode": TEAM}, "follow.type"),
        ("soldier", "painter", {"mode": TWO}, "follow.type"),
        (
            "soldier diplomat",
            "painter",
            {"mode": TWO},
            "follow.type two.follow-own ruling.own-second-card",
        ),
        ("soldier diplomat painter", "sailor", {"mode": TWO}, "follow.type"),
        (
            "ace-suns diplomat",
            "bard",
            {"mode": TWO},
            "follow.ace-suit two.follow-own ruling.own-second-card",
        ),
    ],
)
def test_what_binds_a_hand_rests_on_its_clauses(
    trick: str, hand: str, setting: dict[str, str], law: str
) -> None:
    assert clauses(ask_legal(trick, hand, **setting)["law"]) == law


@pytest.mark.parametrize(
    ("lead", "hand", "told"),
    [
        ("mountain", "market", "The Market is allowed: it is a location as well as an event."),
        ("mountain", "mill", "The Mill is allowed: it is a location."),
        ("pact", "market", "The Market is allowed: it is an event as well as a location."),
        ("ace-leaves", "market", "The Market is allowed: it bears Leaves."),
    ],
)
def test_follow_dual_names_the_other_type(lead: str, hand: str, told: str) -> None:
    (card,) = ask_legal(lead, hand)["cards"]
    assert card["why"]["text"] == told


@pytest.mark.parametrize(
    ("trick", "setting", "expected"),
    [
        ("soldier merchant painter", {}, "lead.winner|token.lead-suits"),
        ("bard merchant painter", {}, "lead.winner|token.lead-suits token.single"),
        ("watchman merchant bard", ALL, "lead.winner|token.lead-suits token.triple"),
        (
            "soldier merchant painter bard",
            {"mode": TEAM},
            "part.next-lead|token.lead-suits part.shed",
        ),
        ("soldier merchant painter bard", {"mode": TWO}, "two.lead|token.lead-suits two.token"),
    ],
)
def test_token_lead_suits_and_the_next_lead_follow_a_trick(
    trick: str, setting: dict[str, str], expected: str
) -> None:
    after = ask_winner(trick, **setting)["after"]
    assert "|".join(map(clauses, after)) == expected


@pytest.mark.parametrize(
    ("trick", "mode", "side"),
    [
        ("soldier merchant painter castle", TEAM, "North and South"),
        ("merchant soldier painter castle", TEAM, "West and East"),
        ("painter soldier merchant castle", TEAM, "West and East"),
        ("painter merchant author bard", TEAM, "North and South"),
        ("soldier merchant painter castle", TWO, "East"),
        ("painter soldier merchant castle", TWO, "West"),
        ("painter merchant author bard", TWO, "East"),
        ("soldier merchant painter castle", "singles", "North"),
        ("soldier painter castle bard", "singles", "South"),
    ],
)
def test_token_lead_suits_count_for_the_side_that_won(trick: str, mode: str, side: str) -> None:
    said = ask_winner(trick, mode=mode)["after"][1]["why"]["text"]
    assert said.endswith(f"count for {side}’s tokens.")


@pytest.mark.parametrize("mode", ["singles", TEAM, TWO])
def test_lead_winner_is_the_note_that_tells_who_leads(mode: str) -> None:
    notes = game(G).trick.brings(Setting(mode), [6, 9, 11, 13], 1)
    assert [note.leads for note in notes] == [True, False]


@pytest.mark.parametrize(
    ("mode", "asked"),
    [("singles", "which-card"), (TWO, "which-best-card"), (TEAM, "who-leads-next")],
)
def test_a_quiz_asks_for_a_winning_card_where_one_wins(mode: str, asked: str) -> None:
    assert winner_question(Setting(mode)).id == asked


# -- players, hands and packs that can be ----------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "most"), [("singles", 8), (TEAM, 8), (TWO, 10)], ids=["singles", "team", "two"]
)
def test_deal_hand_is_the_most_that_anybody_holds(mode: str, most: int) -> None:
    full = ask_legal("soldier", BASIC[6 : 6 + most], mode=mode)
    assert "error" not in full
    error = ask_legal("soldier", BASIC[6 : 7 + most], mode=mode)["error"]
    assert (error["where"], error["facts"]["most"]) == ("hand", most)


@pytest.mark.parametrize(
    ("trick", "mode", "names"),
    [
        ("soldier", TEAM, NAMES[:1]),
        ("soldier diplomat painter", TWO, ["West", "East", "West"]),
        ("soldier diplomat painter", TEAM, ["West", "North", "East"]),
    ],
)
def test_part_seats_and_two_alternate_name_the_players(
    trick: str, mode: str, names: list[str]
) -> None:
    answer = ask_winner(trick, mode=mode)
    assert (answer["complete"], answer["names"]) == (False, names)


@pytest.mark.parametrize(("mode", "seats"), [(TEAM, 4), (TWO, 2)])
def test_part_seats_and_two_alternate_say_how_many_play(mode: str, seats: int) -> None:
    request = {"ask": "winner", "game": G, "setting": {"mode": mode}}
    for number in range(1, 6):
        names = [f"P{seat}" for seat in range(number)]
        answer = ask({**request, "trick": "soldier diplomat painter pact", "names": names})
        assert answer.get("complete", False) == (number == seats)


def test_players_range_says_how_long_it_takes() -> None:
    told = ask({"ask": "game", "game": G})
    assert told["facts"]["Length"] == "10 minutes a player"
    assert told["minutes"] == {"min": 10 * 2, "max": 10 * 5}


@pytest.mark.parametrize("cards", [3, 4, 5])
def test_players_range_settles_when_a_trick_is_whole(cards: int) -> None:
    trick = ["soldier", "lunatic", "sailor", "castle", "pact"][:cards]
    names = [f"P{seat}" for seat in range(cards)]
    request = {"ask": "winner", "game": G, "names": names}
    assert ask({**request, "trick": trick})["complete"]
    assert not ask({**request, "trick": trick[:-1]})["complete"]


def test_every_reason_why_a_game_cannot_be_is_told() -> None:
    def wrong(players: int, mode: str, deck: str = "basic") -> list[tuple[str, str]]:
        options = {"mode": mode, "deck": deck}
        told = ask({"ask": "hand", "do": "new", "game": G, "players": players, "options": options})
        return [(fault["where"], fault["id"]) for fault in told.get("errors", [])]

    assert wrong(4, TEAM) == wrong(2, TWO) == wrong(2, "singles") == wrong(4, "singles") == []
    assert wrong(3, TEAM) == [("options.mode", "partners-need-four")]
    assert wrong(4, TWO) == [("options.mode", "two-need-two")]
    assert wrong(3, "singles", "courts") == []
    assert wrong(2, "singles", "courts") == [("options.deck", "singles-only")]
    assert wrong(2, TEAM, "pawns") == [
        ("options.mode", "partners-need-four"),
        ("options.deck", "singles-only"),
    ]


@pytest.mark.parametrize(
    ("trick", "setting", "expected"),
    [
        ("end mill", {}, ["setting.announced"]),
        ("mill end", {}, []),
        ("mill end", {"announced": "location"}, []),
        ("pact end", {"announced": "location"}, ["setting.announced"]),
        ("ace-suns end", {"announced": "event"}, ["setting.announced"]),
        ("end mill", {"announced": "event"}, []),
        ("mill end", {"mode": TEAM, "deck": "pawns"}, ["setting.deck"]),
        ("end mill", {"mode": TWO, "deck": "pawns"}, ["setting.deck", "setting.announced"]),
        ("mill end", {"deck": "pawns"}, []),
        ("mill end", {"mode": TWO}, []),
    ],
)
def test_lead_announce_fits_the_card_that_is_led(
    trick: str, setting: dict[str, str], expected: list[str]
) -> None:
    answer = ask_winner(trick, **setting)
    assert [fault["where"] for fault in answer.get("errors", [])] == expected
