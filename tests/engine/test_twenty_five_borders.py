"""Twenty-Five at its borders: what is told and counted just on this side of a line, and not on the other."""

from __future__ import annotations

from typing import Any

import pytest
from twenty_five_asking import EAST, SOUTH, WEST, G, deal, events, legal, play, score, winner

from followsuit import Match, ask
from followsuit.games.twenty_five import GAME
from followsuit.games.twenty_five.cards import Setting, describe
from followsuit.messages import Card, Message, Seat, Side, Suit, say

NO_ACE = "2C QH 9D 8S 4C"


def card(code: str) -> int:
    return GAME.pack(None).card(code).index


def said(match: Match, kind: str) -> list[tuple[Message, tuple[str, ...]]]:
    """What a hand has told of a kind, and by which clauses."""
    return [(event.say, event.clauses) for event in events(match, kind)]


# -- the players ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "teams", "clauses", "many"),
    [
        (2, "solo", "ruling.player-limits teams.solo", None),
        (3, "solo", "players.range teams.solo", None),
        (9, "solo", "players.range teams.solo", None),
        (10, "solo", "ruling.player-limits teams.solo", None),
        (8, "pairs", "players.range teams.even-pairs teams.seating ruling.team-shape", 4),
        (10, "pairs", "ruling.player-limits teams.even-pairs teams.seating ruling.team-shape", 5),
        (9, "threes", "players.range teams.nine teams.seating ruling.team-shape", 3),
    ],
)
def test_ruling_team_shape_is_told_by_what_it_rests_on(
    players: int, teams: str, clauses: str, many: int | None
) -> None:
    options: dict[str, Any] = {"teams": teams, "allow_two_or_ten": players in (2, 10)}
    match = Match(G, players, options, seed=1)
    words = say("in-teams", players=players, teams=many) if many else say("alone", players=players)
    assert said(match, "teams") == [(words, tuple(clauses.split()))]


# -- the upcard -------------------------------------------------------------------------------------


def test_deal_upcard_is_told_of_the_top_card_of_the_stock() -> None:
    hands = [WEST, NO_ACE, EAST, SOUTH]
    deals = [{"hands": hands, "stock": "6C 7H 2D"}]
    match = Match(G, 4, dealer=3, deals=deals)
    assert match.table.shown == {"trump": "C", "upcard": "6C"}
    (event,) = events(match, "upcard")
    assert event.say == say("upcard", card=Card(card("6C")), suit=Suit("C"))
    assert event.cards == (card("6C"),)


@pytest.mark.parametrize(
    ("north", "upcard", "dealer_robs", "told"),
    [
        (NO_ACE, "6C", False, ["heart-robs-not"]),
        (NO_ACE, "6H", False, []),
        (NO_ACE, "AC", False, ["heart-robs-not", "nobody-robs"]),
        (NO_ACE, "AC", True, ["heart-robs-not"]),
        (NO_ACE, "AH", False, ["nobody-robs"]),
    ],
)
def test_rob_not_ace_hearts_is_told_to_who_holds_it_and_of_an_ace_that_nobody_robs(
    north: str, upcard: str, dealer_robs: bool, told: list[str]
) -> None:
    east = "TS TH 6D 7S JS" if upcard == "AH" else EAST
    hands = [WEST, north, east, SOUTH]
    options = {"dealer_robs_ace": dealer_robs}
    match = Match(G, 4, options, dealer=3, deals=[{"hands": hands, "stock": upcard}])
    assert [event.say.id for event in events(match, "note")] == told
    if "heart-robs-not" in told:
        first = events(match, "note")[0]
        assert (first.to, first.say.facts["seat"]) == ((2,), Seat(2))


def test_rob_not_ace_hearts_is_not_told_while_that_ace_is_in_the_stock() -> None:
    hands = [WEST, NO_ACE, "TS TH 6D 7S JS", SOUTH]
    match = Match(G, 4, dealer=3, deals=[{"hands": hands, "stock": "6C AH"}])
    assert not events(match, "note")


def test_rob_holder_takes_the_upcard_and_lays_a_card_in_its_place() -> None:
    match = play(deal(), "rob 9D")
    assert match.table.shown == {"trump": "C", "upcard": "6C", "robber": 1}
    assert match.table.stock[0] == card("9D")
    assert said(match, "rob") == [
        (say("robs", seat=Seat(1), card=Card(card("6C"))), ("rob.holder", "rob.discard"))
    ]
    assert events(match, "rob")[0].cards == (card("6C"),)
    assert said(match, "discard") == [
        (say("lays-away", seat=Seat(1), card=Card(card("9D"))), ("rob.discard",))
    ]
    assert events(match, "discard")[0].cards == (card("9D"),)


@pytest.mark.parametrize(
    ("upcard", "rights"),
    [("6C", {"rob.holder"}), ("6H", {"rob.holder", "rob.not-ace-hearts"})],
)
def test_rob_holder_is_told_by_what_the_right_rests_on(upcard: str, rights: set[str]) -> None:
    position = {"upcard": upcard, "hand": f"A{upcard[1]} 9D 8S 7S 4C"}
    answer = ask({"ask": "legal", "game": G, "phase": "rob", "position": position})
    _, *others = answer["actions"]
    assert [one["code"] for one in others] == [
        f"rob {code}"
        for code in GAME.pack(None).codes
        if code in {upcard, *position["hand"].split()}
    ]
    for one in others:
        assert {name.removeprefix(f"{G}.") for name in one["clauses"]} == {
            *rights,
            "rob.discard",
            "ruling.rob-discard-any",
        }
    position["hand"] += " 3S"
    assert "error" in ask({"ask": "legal", "game": G, "phase": "rob", "position": position})


@pytest.mark.parametrize(
    ("upcard", "hand", "why"),
    [
        ("6C", "2C QH", "holder-robs"),
        ("6C", "2C AH", "heart-robs-not-you"),
        ("6H", "2C QH", "holder-robs"),
    ],
)
def test_rob_holder_is_told_to_who_may_not_rob(upcard: str, hand: str, why: str) -> None:
    for dealer_robs in (False, True):
        answer = ask(
            {
                "ask": "legal",
                "game": G,
                "phase": "rob",
                "options": {"dealer_robs_ace": dealer_robs},
                "position": {"upcard": upcard, "hand": hand, "dealer": True},
            }
        )
        assert not answer["actions"]
        assert [refused["why"]["id"] for refused in answer["refused"]] == [why]


# -- tricks -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("renege", "led", "hand", "words"),
    [
        ("always", "7S", "AS 9S KD", {"AS": "trump-for-trump", "9S": "trump-for-trump"}),
        ("always", "5S", "JS 9S KD", {"JS": "trump-for-trump", "9S": "trump-for-trump"}),
        ("lower-lead-only", "5S", "JS 9S KD", {"JS": "bound-trump", "9S": "trump-for-trump"}),
        ("lower-lead-only", "7S", "JS 9S KD", {"JS": "trump-for-trump", "9S": "trump-for-trump"}),
        ("always", "7S", "JS KD", {"JS": "may-be-played", "KD": "trumps-may-be-kept"}),
    ],
)
def test_follow_trump_lead_is_told_of_each_card(
    renege: str, led: str, hand: str, words: dict[str, str]
) -> None:
    answer = legal("S", led, hand, renege)
    told = {
        one["card"]: one["why"]["facts"]["why"]["id"] for one in answer["cards"] if one["legal"]
    }
    assert told == words


def beside(trump: str, led: str, hand: str, renege: str = "always") -> list[str]:
    """What else is told of a hand beside what it must play."""
    law = legal(trump, led, hand, renege)["law"]["why"]["facts"]
    return [one["id"] for one in law["beside"]]


def test_ruling_ace_hearts_led_is_told_of_hearts_only_where_that_ace_was_led() -> None:
    for renege in ("always", "lower-lead-only"):
        assert beside("D", "AH", "4H KS", renege) == ["hearts-idle"]
        assert beside("D", "KD", "4H AS KS", renege) == []
        assert beside("D", "AH", "AS KS", renege) == []
        assert beside("D", "AH", "5D 4H KS", renege) == ["hearts-idle"]
        assert beside("D", "KD", "5D 4H AS", renege) == []
        assert beside("H", "AH", "AS KS", renege) == []
    assert beside("C", "5C", "JC KD") == ["not-even"]
    assert beside("C", "JC", "5C KD") == []


def test_score_five_numbers_the_tricks_and_the_last_leads_to_nothing() -> None:
    match = deal(north=NO_ACE)
    while match.hand_number == 0:
        match.apply(match.actions[0].code)
    first = match.hands[0]
    winners = [trick.winner for trick in first.tricks]
    assert [line.say for line in first.lines] == [
        say("numbered-trick", number=number, points=5, side=Side(winner))
        for number, winner in enumerate(winners, 1)
    ]
    leaders = [event.seat for event in first.events if event.kind == "leader"]
    assert leaders == [0, *winners[:4]]
    assert first.events[-1].say == say("next-deal", goal=25, seat=Seat(0))


@pytest.mark.parametrize(
    ("tricks", "words"), [(1, "hand-goes-on"), (4, "hand-goes-on"), (5, "nobody-yet")]
)
def test_deal_next_comes_after_five_tricks(tricks: int, words: str) -> None:
    options = GAME.read_options(4, {})
    case = {"winners": [0, 1, 2, 3, 0][:tricks]}
    after = GAME.forms["tricks"].score(case, options, 4)
    assert [note.say.id for note in after.notes] == [words]
    assert [line.say.facts["number"] for line in after.lines if line.say] == [*range(1, tricks + 1)]
    assert len(after.totals) == 4 and sum(after.totals) == 5 * tricks


def test_game_25_counts_for_each_number_of_sides() -> None:
    for players, teams, sides in ((9, "threes", 3), (6, "pairs", 3), (5, "solo", 5)):
        answer = score([players - 1], players=players, options={"teams": teams})
        assert answer["totals"] == [*[0] * (sides - 1), 5]


@pytest.mark.parametrize(
    ("totals", "fine"), [([0, 5, 20], True), ([0, 5, 25], False), ([0, 5, 21], False)]
)
def test_ruling_no_overrun_before_a_hand(totals: list[int], fine: bool) -> None:
    answer: dict[str, Any] = score([1], players=3, totals=totals)
    places = [(one["id"], one["where"]) for one in answer.get("errors", ())]
    assert places == ([] if fine else [("points-in-fives", "case.totals[2]")])


def test_game_25_is_reached_in_fifteen_minutes() -> None:
    answer = ask({"ask": "game", "game": G})
    assert answer["facts"]["Length"] == "15 minutes"
    assert answer["minutes"] == {"min": 15, "max": 15}


@pytest.mark.parametrize(
    ("trump", "trick", "words"),
    [
        ("D", "2D TD", "trumps-high-in-red"),
        ("H", "2H TH", "trumps-high-in-red"),
        ("S", "TS 2S", "trumps-low-in-black"),
        ("C", "TC 2C", "trumps-low-in-black"),
        ("S", "2H TH", "high-in-red"),
        ("S", "TC 2C", "low-in-black"),
    ],
)
def test_rank_trump_rest_is_told_by_the_color_of_the_suit(
    trump: str, trick: str, words: str
) -> None:
    assert f"'id': '{words}'" in str(winner(trump, trick)["why"])


def test_deal_upcard_is_told_with_the_rule_about_top_trumps_where_it_is_not_the_usual() -> None:
    assert describe(Setting("D")) == say("suit-is-trump", suit=Suit("D"))
    strict = Setting("D", "lower-lead-only")
    assert describe(strict) == say("are-trump-strict", suit=Suit("D"))


def test_lead_winner_is_what_is_told_of_the_next_lead() -> None:
    notes = GAME.trick.brings(Setting("S"), [card("KD"), card("2D")], 0)
    assert [note.clauses for note in notes if note.leads] == [("lead.winner",)]
