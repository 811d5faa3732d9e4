"""Hands that end before their last card: the form of a hand takes them as they were played.

Random hands of every game are told to the game's form out of what the table shows, and must score
the same. A game that is not in `CASES` plays every hand to its last card.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from followsuit import ask
from followsuit.checked_play import play_skewed, ways_to_play
from followsuit.game import Game
from followsuit.games import game
from followsuit.match import Match
from followsuit.table import Table

Case = dict[str, Any]
MATCHES = 20
MOST_HANDS = 12  # of one match


def seat_of(table: Table, kind: str) -> int | None:
    """Whose the last event of a kind is."""
    return next((event.seat for event in reversed(table.events) if event.kind == kind), None)


def sides_of(table: Table) -> list[int | None]:
    """The side that won each trick."""
    return [None if t.position is None else table.sides[t.winner] for t in table.tricks]


def by_winner(table: Table) -> list[int]:
    winners = [trick.winner for trick in table.tricks]
    return [winners.count(seat) for seat in range(table.players)]


def piles(table: Table) -> list[list[str]]:
    """The cards that each side has won."""
    won: list[list[str]] = [[] for _ in set(table.sides)]
    for seat, cards in enumerate(table.won):
        won[table.sides[seat]] += [table.pack.codes[card] for card in cards]
    return won


def ecarte(table: Table) -> Case:
    case: Case = {"dealer": table.dealer, "upcard": table.shown["upcard"]}
    if any(event.kind == "vulnerable" for event in table.events):
        risk = seat_of(table, "vulnerable")
        refused = "refused-at-once" if risk == table.dealer else "played-at-once"
        case["exchange"] = "exchanged" if risk is None else refused
    shown = [line.side for line in table.lines if "king.show" in line.clauses]
    played = {"tricks": by_winner(table)} if table.tricks else {}
    return case | played | ({"king": shown[0]} if shown else {})


def tute(table: Table) -> Case:
    if (seat := seat_of(table, "tute")) is not None:
        return {"tute": seat}
    declared = table.shown.get("declared") or [[]] * table.players
    trump = table.shown["trump"]
    forty = [seat for seat, suits in enumerate(declared) if trump in suits]
    twenties = [seat for seat, suits in enumerate(declared) for suit in suits if suit != trump]
    case: Case = {"last": table.tricks[-1].winner, "cards": piles(table), "veintes": twenties}
    return case | ({"cuarenta": forty[0]} if forty else {})


def canadian_salad(table: Table) -> Case:
    whole = not any(table.hands)
    last = {"last": table.tricks[-1].winner} if whole else {}
    return {"hand": table.number + 1, "tricks": by_winner(table), "captured": piles(table), **last}


def truc(table: Table) -> Case:
    case: Case = {"dealer": table.dealer}
    if "eleven.choice" in table.lines[0].clauses:
        return case | {"declined": True}
    dealers = table.dealer % 2
    called = {None: "drawn", dealers: "dealer", 1 - dealers: "opponents"}
    raises = sum(event.kind == "raise" for event in table.events)
    case |= {"raised": ["none", "truc", "retruc"][raises], "cards": dealt(table)}
    if seat_of(table, "reject") is not None:
        case |= {"rejected": True, "caller": seat_of(table, "raise")}
    return case | {"tricks": [called[side] for side in sides_of(table)]}


def dealt(table: Table) -> int:
    """How many cards each player was dealt."""
    return len(table.chance.record["hands"][0].split())


def tyzicha(table: Table) -> Case:
    case: Case = {name: table.shown[name] for name in ("declarer", "contract")}
    if any(event.kind == "concede" for event in table.events):
        return case | {"conceded": True}
    shown: list[list[str]] = [[], [], []]
    for trick in table.tricks:
        if trick.setting.marriage != "none":
            shown[trick.seats[0]].append(trick.setting.marriage)
    return case | {"cards": piles(table), "marriages": shown}


def twenty_five(table: Table) -> Case:
    return {"winners": [trick.winner for trick in table.tricks]}


CASES: dict[str, tuple[str, Callable[[Table], Case]]] = {
    "ecarte": ("hand", ecarte),
    "tute": ("hand", tute),
    "canadian-salad": ("hand", canadian_salad),
    "truc": ("hand", truc),
    "tyzicha": ("hand", tyzicha),
    "twenty-five": ("tricks", twenty_five),
}
MOVE_BY_MOVE = {"shed"}  # its form is one token, so it has no form of a hand that might end early
RARE = {"tute": ["KS KH KD KC AS AH AD AC 3S 3H", None, None, None]}  # an early end on demand
OWN_UNIT = {"tute"}  # its form counts points, its match hands won


def hands(which: Game) -> list[tuple[Match, Table, list[int]]]:
    """Finished hands of random matches, half of them skewed, and the points before each."""
    ways = ways_to_play(which)
    found = []
    for seed in range(MATCHES):
        players, options = ways[seed * len(ways) // MATCHES]
        match = Match(which, players, options, seed=seed, deals=rare(which, seed))
        if seed % 2:
            match = play_skewed(match, Random(seed))
        match.play_random(limit=MOST_HANDS)
        before = [which.match.start] * len(match.totals)
        for table in match.hands[:MOST_HANDS]:
            found.append((match, table, before))
            before = table.totals
    return found


def rare(which: Game, seed: int) -> list[dict[str, Any]]:
    """Now and then the deal that makes an early end likely which chance hardly ever brings."""
    return [{"hands": RARE[which.id]}] if which.id in RARE and seed % 4 == 0 else []


@pytest.mark.parametrize("name", sorted(CASES))
def test_the_form_of_a_hand_takes_every_hand_that_is_played(name: str) -> None:
    form, case_of = CASES[name]
    known = {part.name for part in game(name).forms[form].parts}
    early = 0
    for match, table, before in hands(game(name)):
        early += any(table.hands)
        answer = ask(
            {
                "ask": "score",
                "game": name,
                "form": form,
                "case": case_of(table) | ({"totals": before} if "totals" in known else {}),
                "options": match.options._asdict(),
                "names": list(match.names),
            }
        )
        assert "error" not in answer, (answer, case_of(table), match.options)
        gained = [now - had for now, had in zip(table.totals, before, strict=True)]
        if name in OWN_UNIT:
            assert answer["winners"] == [side for side, gain in enumerate(gained) if gain]
        else:
            assert answer["totals"] == table.totals
    assert early, "some hands end early"


def test_every_other_hand_is_played_to_its_last_card(any_game: Game) -> None:
    if any_game.id in CASES or any_game.id in MOVE_BY_MOVE:
        return
    for _, table, _ in hands(any_game):
        assert not any(table.hands) or not table.lines, "a hand that scores is played out"
