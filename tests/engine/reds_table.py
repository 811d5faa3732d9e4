"""What the tests of Reds ask of the engine, in a few words."""

from __future__ import annotations

from typing import Any

from followsuit import Match, ask
from followsuit.games.reds import GAME

G = "reds"
HANDS = ["KS 5S JC 5C 2C", "5D JS 9S KC 4C", "QS 6S QC 7C 3C", "TD 6D 3S 8C 6C"]
BIDS = "bid 2, bid 1, bid 2, bid 0"
PASSES = "pass JS, pass 3C, pass 6D, pass KS"
TRICKS = "4C, 7C, 3C, 2C, QC, 8C, 5C, KC, 5D, QS, TD, 6D, 6C, JC, 9S, JS, 6S, 3S, 5S, KS"


def short(clauses: Any) -> list[str]:
    return [name.removeprefix(f"{G}.") for name in clauses]


def winner(trick: str, anti: str = "S") -> dict[str, Any]:
    answer = ask({"ask": "winner", "game": G, "setting": {"anti": anti}, "trick": trick})
    assert "error" not in answer, answer
    return {**answer, "cites": short(answer["clauses"])}


def legal(trick: str, hand: str) -> tuple[set[str], list[str]]:
    answer = ask({"ask": "legal", "game": G, "trick": trick, "hand": hand})
    assert "error" not in answer, answer
    return set(answer["legal"]), short(answer["law"]["clauses"])


def score(form: str, players: int = 2, options: Any = None, **case: Any) -> dict[str, Any]:
    request = {"ask": "score", "game": G, "form": form, "case": case, "players": players}
    return ask({**request, "options": options or {}})


def cites(answer: dict[str, Any]) -> list[str]:
    said = [*answer["lines"], *answer["notes"]]
    return short(name for item in said for name in item["clauses"])


def start(**more: Any) -> Match:
    """Round 7 for four, dealt by West, where one card goes to the left; clubs are anti-trump."""
    deal = {"hands": HANDS, "stock": "8D AC"}
    return Match(GAME, 4, dealer=0, deals=[deal], **{"before": 6, "hands": 1, **more})


def play(match: Match, actions: str) -> Match:
    for action in actions.split(", "):
        match.apply(action)
    return match


def said(match: Match, kind: str) -> list[str]:
    """The sentences of all events of a kind."""
    told = match.voice().plain
    return [told(event.say) for event in match.table.events if event.kind == kind]


def told(match: Match, kind: str) -> list[str]:
    """The clauses of all events of a kind."""
    return [c for event in match.table.events if event.kind == kind for c in event.clauses]


def held(match: Match, seat: int) -> set[str]:
    return {card.code for card in match.table.pack.of(match.table.hands[seat])}
