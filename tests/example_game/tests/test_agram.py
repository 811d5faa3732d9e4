"""Agram: a book of cases, written from the rules and not from the program."""

from __future__ import annotations

from typing import Any

import pytest

from followsuit import Match, ask
from followsuit.games import game

GAME = "agram"


def asked(kind: str, **fields: Any) -> dict[str, Any]:
    """The engine's answer, which is no refusal."""
    answer = ask({"ask": kind, "game": GAME, **fields})
    assert "error" not in answer, answer
    return answer


@pytest.mark.parametrize(
    ("trick", "winner", "clause"),
    [
        ("9S TS AH", 1, "rank.spades"),
        ("TH AH 9H", 1, "rank.high"),
        ("7C AH 9C", 2, "trick.winner"),
    ],
)
def test_who_wins(trick: str, winner: int, clause: str) -> None:
    answer = asked("winner", trick=trick)
    assert answer["winner"] == winner
    assert f"{GAME}.{clause}" in answer["steps"][winner]["clauses"]


@pytest.mark.parametrize(
    ("hand", "legal", "clause"),
    [
        ("3D TD AC", ["3D", "TD"], "follow.suit"),
        ("3H TS AC", ["3H", "AC", "TS"], "follow.void"),
    ],
)
def test_what_may_be_played(hand: str, legal: list[str], clause: str) -> None:
    answer = asked("legal", trick="8D", hand=hand)
    assert sorted(answer["legal"]) == sorted(legal)
    assert f"{GAME}.{clause}" in answer["law"]["clauses"]


def test_a_leader_is_free() -> None:
    answer = asked("legal", hand="3D TD AC")
    assert len(answer["legal"]) == 3 and answer["law"]["clauses"] == ["agram.lead.any"]


@pytest.mark.parametrize("cards", [6, 5])
@pytest.mark.parametrize("goal", [3, 5])
def test_a_match(cards: int, goal: int) -> None:
    match = Match(GAME, options={"cards": cards, "goal": goal}, seed=1).play_random()
    assert max(match.totals) == goal
    told = {name for table in match.hands for event in table.events for name in event.clauses}
    wanted = """
        players.number deck.35 deck.chief game.goal lead.first turn.counter lead.winner
        score.last deal.winner ruling.match
    """
    wanted += "deal.six" if cards == 6 else "deal.five"
    assert set(wanted.split()) <= told and game(GAME).cite(wanted.split())
