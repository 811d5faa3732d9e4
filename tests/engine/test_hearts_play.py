"""Hearts at the table: the pack, the passing, the first lead, the moon, the end."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import pytest
from hearts_book import GONE, OPENS, SIZES, TURNS

from followsuit import Match, ask
from followsuit.table import Table

GAME = "hearts"


def cited(table: Table) -> set[str]:
    """The clauses that a hand tells of."""
    return {name for event in table.events for name in event.clauses}


def kinds(table: Table, kind: str) -> list[Any]:
    return [event for event in table.events if event.kind == kind]


def codes(table: Table, cards: Any) -> list[str]:
    return [table.pack.codes[card] for card in cards]


DECKS = {3: "deck.three", 4: "deck.four", 5: "deck.five", 6: "deck.six"}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_pack(players: int) -> None:
    """`players.range`, `deck.52`, `ruling.six-removed`"""
    table = Match(GAME, players, seed=1).table
    held = {card.code for hand in table.hands for card in table.pack.of(hand)}
    assert len(held) == SIZES[players] * players and not held & set(GONE[players])
    assert all(hand.bit_count() == SIZES[players] for hand in table.hands)
    told = cited(table)
    assert {"players.range", "deck.52", DECKS[players], "deal.all", "game.aim"} <= told
    assert ("ruling.six-removed" in told) == (players == 6)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("passing", ["cycle", "no-hold", "left", "none"])
def test_to_whom_cards_are_passed(players: int, passing: str) -> None:
    """`pass.left`, `pass.right`, `pass.across`, `pass.hold`, `pass.odd`, `pass.again`"""
    turns = {"left": ["left"], "none": ["hold"]}.get(passing, TURNS[players])
    if passing == "no-hold":
        turns = turns[:-1]
    match = Match(GAME, players, {"passing": passing, "goal": 100}, seed=2, hands=6).play_random()
    for number, table in enumerate(match.hands):
        to = turns[number % len(turns)]
        assert table.shown["pass"] == to and f"pass.{to}" in cited(table)
        assert ("variant.passing" in cited(table)) == (passing != "cycle")
        assert ("pass.odd" in cited(table)) == (passing == "cycle" and players % 2 == 1)
        assert ("pass.again" in cited(table)) == (number >= len(turns) > 1)
        assert ("pass.three" in cited(table)) == (to != "hold")
        steps = {"left": 1, "right": -1, "across": players // 2}
        moves = [event.to for event in kinds(table, "pass")]
        seats = range(players)
        wanted = {(seat, (seat + steps[to]) % players) for seat in seats} if to in steps else set()
        assert set(moves) == wanted and len(moves) == len(wanted)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_how_many_are_passed(count: int) -> None:
    """`variant.count`, `pass.blind`, `ruling.pass-any`"""
    match = Match(GAME, 4, {"pass_count": count}, dealer=3, seed=5)
    dealt = [match.table.pack.of(hand) for hand in match.table.hands]
    for seat in range(4):
        assert match.seat == seat
        for left in range(count, 0, -1):
            assert match.decision.moment["left"] == left
            # What is chosen already cannot be chosen again, and nobody has got anything yet.
            assert len(match.actions) == 13 - (count - left)
            assert {"pass.three", "pass.left", "ruling.pass-any"} <= set(match.actions[0].clauses)
            assert match.table.pack.of(match.table.hands[seat]) == dealt[seat]
            match.apply(match.actions[0].code)
    passes = kinds(match.table, "pass")
    assert all("pass.blind" in event.clauses and len(event.cards) == count for event in passes)
    assert ("variant.count" in cited(match.table)) == (count != 3)
    for seat, event in enumerate(passes):
        assert event.to == (seat, (seat + 1) % 4)
        gone = {match.table.pack.cards[card] for card in event.cards}
        assert gone == set(dealt[seat][:count])
        assert gone <= set(match.table.pack.of(match.table.hands[(seat + 1) % 4]))


def test_a_seat_sees_only_what_it_gives_and_gets() -> None:
    match = Match(GAME, 4, dealer=3, seed=5)
    while match.decision.moment is not None:
        match.apply(match.actions[0].code)
    request = {"ask": "hand", "do": "review", "hand": 0, "record": match.record()}
    for seat in range(4):
        events = ask({**request, "seat": seat})["hand"]["events"]
        told = [event["seat"] for event in events if event["kind"] == "pass"]
        assert sorted(told) == sorted([seat, (seat - 1) % 4])


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_lowest_club_is_led(players: int) -> None:
    """`lead.holder`, `lead.club`, `turn.clockwise`"""
    for seed in range(5):
        table = Match(GAME, players, seed=seed, hands=1).play_random().hands[0]
        first = table.tricks[0]
        assert table.pack.codes[first.cards[0]] == OPENS[players]
        leads = kinds(table, "leader")
        assert leads[0].seat == first.seats[0]
        assert {"lead.holder", "lead.club", "turn.clockwise"} <= set(leads[0].clauses)
        assert list(first.seats) == [(first.seats[0] + n) % players for n in range(players)]


def test_the_first_lead_on_the_left() -> None:
    """`variant.opening`"""
    match = Match(GAME, 4, {"opening": "left"}, dealer=1, seed=3, hands=1).play_random()
    assert match.hands[0].tricks[0].seats[0] == 2
    assert "variant.opening" in cited(match.hands[0])


# Four hands of one suit each: whoever has the clubs takes every trick that is led in them.
SPADES = "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"
HEARTS = "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H"
DIAMONDS = "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D"
CLUBS = "2C AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C"


def moonshot(
    how: str | None, before: Mapping[str, Any] = MappingProxyType({}), **options: Any
) -> Match:
    """West has all clubs, and so wins every trick."""
    hands = [text.split() for text in (CLUBS, HEARTS, SPADES, DIAMONDS)]
    options["passing"] = "none"
    match = Match(GAME, 4, options, dealer=3, deals=[{"hands": hands}], seed=1, **before)
    first = match.table
    while not match.over and match.table is first and match.decision.moment is None:
        match.apply(match.actions[0].code)
    if how:
        match.apply(f"moon {how}")
    return match


def test_the_moon() -> None:
    """`moon.shoot`, `moon.others`, `moon.own`, `moon.choice`, `play.all-tricks`, `lead.broken`"""
    match = moonshot(None)
    assert match.seat == 0 and [action.code for action in match.actions] == [
        "moon others",
        "moon own",
    ]
    assert {"moon.choice", "moon.others", "ruling.any-settlement"} <= set(match.actions[0].clauses)
    assert moonshot("others").totals == [0, 26, 26, 26]
    own = moonshot("own")
    assert own.totals == [-26, 0, 0, 0]
    told = cited(own.hands[0])
    wanted = {"moon.shoot", "moon.own", "play.all-tricks", "lead.broken"}
    assert wanted | {"common.ruling.negative"} <= told
    assert own.hands[0].outcome == {"moon": 0}


@pytest.mark.parametrize(
    ("options", "totals"),
    [
        ({"moon": "others"}, [0, 26, 26, 26]),
        ({"moon": "own"}, [-26, 0, 0, 0]),
        ({"moon": "others", "queen": False}, [0, 13, 13, 13]),
        ({"moon": "own", "jack": True}, [-36, 0, 0, 0]),
        ({"moon": "others", "jack": True}, [-10, 26, 26, 26]),
    ],
)
def test_a_settlement_agreed_before(options: dict[str, Any], totals: list[int]) -> None:
    """`variant.settled`, `variant.no-queen`, `variant.jack`, `ruling.jack-apart`"""
    match = moonshot(None, **options)
    assert match.totals == totals and len(match.hands[0].tricks) == 13
    told = cited(match.hands[0])
    assert "variant.settled" in told and "moon.shoot" in told
    assert ("variant.no-queen" in told) == (not options.get("queen", True))
    assert ("ruling.jack-apart" in told) == options.get("jack", False)


def test_hearts_are_told_to_be_broken_once() -> None:
    """`lead.broken`, `variant.breaking`"""
    for breaking in ("heart", "queen", "never"):
        for seed in range(8):
            match = Match(GAME, 4, {"breaking": breaking}, seed=seed, hands=1).play_random()
            table = match.hands[0]
            told = kinds(table, "broken")
            assert len(told) == (breaking != "never")
            if not told:
                continue
            fallen = [card for trick in table.tricks for card in codes(table, trick.cards)]
            heart = next(n for n, card in enumerate(fallen) if card[1] == "H")
            by_queen = breaking == "queen" and fallen.index("QS") // 4 < heart // 4
            assert ("variant.breaking" in told[0].clauses) == by_queen
            assert "lead.broken" in told[0].clauses


def test_the_match_ends_and_the_deal_moves_on() -> None:
    """`game.end`, `game.lowest`, `deal.next`, `variant.fifty`"""
    for goal in (50, 100):
        match = Match(GAME, 4, {"goal": goal}, seed=4, dealer=2).play_random()
        assert max(match.totals) >= goal
        assert match.winners == tuple(
            seat for seat, had in enumerate(match.totals) if had == min(match.totals)
        )
        assert [table.dealer for table in match.hands] == [
            (2 + n) % 4 for n in range(len(match.hands))
        ]
        assert "deal.next" in cited(match.hands[0])
        last = cited(match.hands[-1])
        assert {"game.end", "game.lowest"} <= last and ("variant.fifty" in last) == (goal == 50)


def test_level_players_play_on() -> None:
    """`ruling.tie`"""
    before = {"totals": [70, 94, 44, 52], "before": 10}
    shared = moonshot(None, before, moon="others")
    assert shared.totals == [70, 120, 70, 78]
    assert shared.over and shared.winners == (0, 2)
    assert "ruling.tie" in cited(shared.hands[0])
    goes_on = moonshot(None, before, moon="others", play_on=True)
    assert goes_on.totals == shared.totals and not goes_on.over
    assert "ruling.tie" in cited(goes_on.hands[0])


def test_a_view_hides_what_others_pass() -> None:
    """What a seat has chosen stays in its hand until all have chosen, and nobody else is told."""
    match = Match(GAME, 4, dealer=3, seed=5)
    for _ in range(3):
        match.apply(match.actions[0].code)
    request = {"ask": "hand", "do": "view", "record": match.record()}
    state = ask({**request, "seat": 1})["state"]
    assert [hand is None for hand in state["hands"]] == [True, False, True, True]
    assert state["shown"] == {"pass": "left"}
    assert ask({**request, "seat": 2})["state"]["actions"] == []
