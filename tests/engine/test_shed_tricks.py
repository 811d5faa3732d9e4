"""Shed, clause by clause: leading, following and winning, for three to five single players."""

from __future__ import annotations

from typing import Any

import pytest
from shed_book import (
    SUITS,
    G,
    ask_legal,
    ask_winner,
    cites,
    may,
    moves,
    play,
    short,
    tokens,
)
from test_shed import HANDS, dealt, wins

from followsuit import IllegalAction, Match

# -- leading and following -------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", range(3))
def test_lead_first(dealer: int) -> None:
    match = Match(G, 3, dealer=dealer)
    assert match.seat == (dealer + 1) % 3
    assert "lead.first" in short(match)


def test_lead_any() -> None:
    match = dealt()
    assert {action.code for action in match.actions} == set(HANDS[0].split())
    assert all("lead.any" in action.clauses for action in match.actions)


def test_lead_type() -> None:
    assert may("soldier", "painter castle calamity") == "painter"
    assert "lead.type" in cites(ask_winner("soldier"))


@pytest.mark.parametrize("card", ["origin", "market", "end"])
def test_lead_announce(card: str) -> None:
    hands = [f"{card} merchant soldier pact castle mill cave", None, None]
    match = Match(G, 3, dealer=2, deals=[{"hands": hands}])
    match.apply(card)
    assert (match.seat, match.phase) == (0, "announce")
    assert [action.code for action in match.actions] == ["announce location", "announce event"]
    match.apply("announce event")
    assert match.table.shown["announced"] == "event"
    assert "lead.announce" in short(match)
    assert may("origin", "mill journey sea", announced="event") == "journey"
    assert may("origin", "mill journey sea", announced="location") == "mill sea"
    assert "lead.announce" in cites(ask_legal("origin", "mill journey", announced="event"))
    one_type = ask_legal("journey", "origin castle mill")
    assert "follow.type" in cites(one_type) and "lead.announce" not in cites(one_type)


def test_lead_announce_is_needed_and_must_fit() -> None:
    assert ask_winner("origin mill")["error"]["where"] == "setting.announced"
    assert ask_legal("end", "mill")["error"]["did_you_mean"] == ["location", "event"]
    answer = ask_winner("journey mill pact", announced="location")
    assert answer["error"]["what"] == "The Journey cannot be led as a location"


def test_ruling_end_lead() -> None:
    answer = ask_winner("end calamity windfall", announced="event")
    assert {"ruling.end-lead", "token.single"} <= cites(answer)
    assert moves(tokens("ML SWYK MS", 1, "end")) == {"take leaves from 0"}


def test_lead_ace() -> None:
    assert may("ace-leaves", "origin journey sea") == "origin"
    assert "lead.ace" in cites(ask_winner("ace-leaves"))


def test_turn_clockwise() -> None:
    match = Match(G, 5, dealer=1, seed=4)
    seats = []
    while len(seats) < 5:
        if match.phase in ("lead", "play"):
            assert match.seat is not None
            seats.append(match.seat)
        match.apply(match.actions[0].code)
    assert seats == [2, 3, 4, 0, 1]


def test_follow_type() -> None:
    assert may("soldier", "painter sailor castle ace-wyrms") == "painter sailor"
    match = play(dealt(), "merchant")
    with pytest.raises(IllegalAction, match="personality"):
        match.apply("mountain")


def test_follow_dual() -> None:
    for hand, expected in (("mill market journey", "mill market"), ("market painter", "market")):
        answer = ask_legal("mountain", hand)
        assert may("mountain", hand) == expected
        assert "follow.dual" in cites(answer)
    assert may("pact", "mill market journey") == "market journey"


def test_follow_dual_is_cited_of_a_card_of_two_types_only() -> None:
    for card, dual in (("market", True), ("forest", False)):
        steps = ask_winner(f"mountain {card}")["steps"]
        assert ("shed.follow.dual" in steps[1]["clauses"]) == dual, steps[1]


def test_follow_dual_is_told_in_full() -> None:
    law = ask_legal("battle", "origin mill")["law"]["why"]["text"]
    assert law.endswith("a card of two types follows locations and events alike.")


def test_follow_ace_untyped() -> None:
    answer = ask_legal("desert", "ace-wyrms merchant end")
    assert answer["legal"] == ["end"]
    assert "follow.ace-untyped" in cites(answer)


def test_ruling_ace_no_type() -> None:
    assert "ruling.ace-no-type" in cites(ask_legal("desert", "ace-wyrms merchant end"))
    assert "ruling.ace-no-type" in cites(ask_winner("author ace-moons sailor"))


def test_follow_void() -> None:
    answer = ask_legal("bard", "ace-suns mountain")
    assert set(answer["legal"]) == {"ace-suns", "mountain"}
    assert "follow.void" in cites(answer)
    assert ask_winner("bard ace-suns mountain")["card"] == "bard"


def test_follow_ace_suit() -> None:
    hand = "mountain diplomat pact ace-moons sea"
    answer = ask_legal("ace-suns", hand)
    assert set(answer["legal"]) == {"mountain", "diplomat", "pact"}
    assert "follow.ace-suit" in cites(answer)
    assert may("ace-suns", "ace-moons sea") == "ace-moons sea"


def test_ruling_one_ace_per_suit() -> None:
    answer = ask_winner("ace-moons ace-suns ace-waves")
    assert answer["card"] == "ace-moons"
    assert "ruling.one-ace-per-suit" in cites(answer["losers"])


def test_ruling_dual_under_ace() -> None:
    follows = {"origin": {"waves", "leaves"}, "market": {"leaves", "knots"}, "end": {"leaves"}}
    for card, suits in follows.items():
        for suit in SUITS:
            answer = ask_legal(
                f"ace-{suit}", f"{card} ace-moons ace-suns".replace(f"ace-{suit}", "")
            )
            assert (answer["legal"] == [card]) == (suit in suits)
    assert "ruling.dual-under-ace" in cites(ask_legal("ace-leaves", "origin journey"))
    assert "ruling.dual-under-ace" in cites(ask_winner("ace-leaves mill end merchant"))


def test_ruling_extended_under_ace() -> None:
    wins(
        "ace-suns harvest light-keeper castle",
        "light-keeper",
        "ruling.extended-under-ace",
        deck="pawns",
    )
    assert may("ace-wyrms", "watchman consul rite", deck="pawns_courts") == "watchman rite"


# -- winning ---------------------------------------------------------------------------------------


def test_win_highest() -> None:
    wins("soldier lunatic sailor castle", "lunatic", "win.highest")


def test_win_offtype() -> None:
    wins("soldier castle pact end sea", "soldier", "win.offtype")


def test_tie_last_played() -> None:
    wins("soldier lunatic penitent castle", "penitent", "tie.last-played")
    wins("soldier penitent lunatic castle", "lunatic", "tie.last-played")
    wins("end calamity windfall", "windfall", "tie.last-played", announced="event")
    wins("watchman merchant light-keeper pact", "light-keeper", "tie.last-played", deck="pawns")


def test_ruling_tie_example_hypothetical() -> None:
    for trick in ("soldier lunatic penitent castle", "soldier lunatic sailor penitent"):
        answer = ask_winner(trick)
        assert answer["card"] == "penitent"
        assert "ruling.tie-example-hypothetical" in cites(answer)
    assert "ruling.tie-example-hypothetical" not in cites(ask_winner("bard huntress merchant"))
    assert "penitent" not in ask_legal("soldier lunatic sailor", "castle mill")["legal"]


def test_ace_beaten() -> None:
    wins("ace-suns mountain merchant pact", "pact", "ace.beaten")


def test_ace_crown() -> None:
    wins("ace-suns mountain bard pact", "ace-suns", "ace.crown")
    running = [step["winner"] for step in ask_winner("ace-suns mountain bard pact")["steps"]]
    assert running == [0, 1, 0, 0]
    wins("ace-suns pact huntress", "pact", "ace.beaten")


def test_ace_alone() -> None:
    wins("ace-moons merchant mill cave", "ace-moons", "ace.alone")


def test_lead_winner() -> None:
    match = play(dealt(), "soldier, diplomat, sailor")
    assert (match.seat, match.phase) == (1, "token")
    assert "lead.winner" not in short(match), "the token may end the game"
    assert play(match, "shed wyrms").seat == 1
    assert "lead.winner" in short(match)


LEADS = {"lead.first", "lead.winner", "part.next-lead", "two.lead"}


@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (3, {}), (4, {}), (4, {"mode": "partnership"}), (5, {})]
)
def test_a_next_leader_is_told_only_of_one_who_leads(players: int, options: Any) -> None:
    for seed in range(12):
        match = Match(G, players, options, seed=seed).play_random()
        for table in match.hands:
            told = [n for n, event in enumerate(table.events) if event.kind == "lead"]
            assert all(LEADS & set(table.events[n].clauses) for n in told)
            played = [[e for e in table.events[n:] if e.kind == "play"] for n in told]
            assert [table.events[n].seat for n in told] == [later[0].seat for later in played]
            assert len(told) == len(table.tricks)
