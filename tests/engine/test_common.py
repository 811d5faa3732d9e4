"""The rulings that all games share, each named by the verdict that rests on it."""

from __future__ import annotations

from typing import Any

import pytest

from followsuit import Match, ask
from followsuit.company import company
from followsuit.games import MODULES, game
from followsuit.seats import MOST, renamed, seat_names


def events(match: Match, clause: str) -> list[str]:
    tell = match.voice().tell
    return [tell(e.say) for table in match.hands for e in table.events if clause in e.clauses]


def test_first_dealer_is_drawn_or_named() -> None:
    clause = "common.ruling.first-dealer"
    drawn = {Match("schafkopf", seed=seed).table.dealer for seed in range(20)}
    assert drawn == set(range(4)) or len(drawn) > 1
    named = Match("schafkopf", dealer=1)
    assert named.table.dealer == 1
    assert events(named, clause) == [f"{named.names[1]} deals first."]
    # Once in a match, and not where a game has a clause or a ruling of its own.
    assert len(events(Match("schafkopf", seed=3, hands=3).play_random(), clause)) == 1
    assert events(Match("shed", seed=3), clause) == []
    assert events(Match("reds", seed=3), clause) == []


def test_the_deal_passes_on() -> None:
    match = Match("schafkopf", dealer=0, seed=1, hands=3).play_random()
    assert [table.dealer for table in match.hands] == [0, 1, 2]
    assert events(match, "common.ruling.deal-rotation")


def test_play_is_clockwise_where_nothing_is_said() -> None:
    match = Match("canadian-salad", dealer=0, seed=1)
    assert events(match, "common.ruling.direction")
    assert match.seat == 1


def test_a_card_that_is_not_allowed_costs_nothing() -> None:
    answer: Any = ask(
        {
            "ask": "winner",
            "game": "twenty-five",
            "setting": {"trump": "S"},
            "trick": "K♥ 9♦",
            "hands": {"1": "4♥"},
        }
    )
    (broken,) = answer["illegal"]
    assert broken["clauses"][-1] == "common.ruling.revoke"
    assert broken["legal"] == ["4H"]


def test_a_score_may_fall_below_zero() -> None:
    match = next(
        match
        for seed in range(50)
        if min((match := Match("schafkopf", seed=seed).play_random()).totals) < 0
    )
    assert events(match, "common.ruling.negative")


def test_won_tricks_are_not_looked_through() -> None:
    match = Match("reds", seed=1)
    while not any(match.table.won):
        match.apply(match.actions[0].code)
    view: Any = ask({"ask": "hand", "do": "view", "record": match.record(), "seat": 0})
    (unseen,) = view["state"]["unseen"]
    assert unseen["clauses"] == ["common.ruling.won-piles"]
    whole: Any = ask({"ask": "hand", "do": "view", "record": Match("reds").record(), "seat": 0})
    assert whole["state"]["unseen"] == []
    done = Match("reds", seed=1, hands=1).play_random().record()
    over: Any = ask({"ask": "hand", "do": "view", "record": done, "seat": 0})
    assert over["state"]["won"] and over["state"]["unseen"] == [], "the hand is over"


@pytest.mark.parametrize(
    ("players", "clockwise", "other_way"),
    [
        (2, "West East", "West East"),
        (3, "West North East", "West East North"),
        (4, "West North East South", "West South East North"),
    ],
)
def test_seats_have_the_names_of_the_compass(players: int, clockwise: str, other_way: str) -> None:
    assert " ".join(seat_names(players)) == clockwise
    assert " ".join(seat_names(players, clockwise=False)) == other_way


def test_more_seats_are_numbered_from_one() -> None:
    assert seat_names(5) == ("Player 1", "Player 2", "Player 3", "Player 4", "Player 5")
    assert seat_names(9, clockwise=False)[::8] == ("Player 1", "Player 9")


def test_every_seat_that_nobody_named_is_renamed_in_another_language() -> None:
    counts = [company(game(name)) for name in MODULES]
    assert max(max(*one.counts, *one.also, 0) for one in counts) == MOST
    for players in range(2, MOST + 1):
        assert renamed(seat_names(players), "de") == seat_names(players, language="de")
    assert renamed([f"Player {MOST + 1}"], "de") == (f"Player {MOST + 1}",)
