"""What Truc's tests share: a deal, and short ways to ask and to play."""

from __future__ import annotations

from typing import Any

from followsuit import Match, ask

G = "truc"
SIDES = ("West and East", "South and North")

# Seats in playing order: West, South, East, North. North deals unless told otherwise.
STRONG = ["3C 2C 4C", "KD QD 5D", "7H 6H AH", "JS 4S 7S"]  # West wins two tricks at will
DRAWISH = ["3C KC 4C", "7D KD 5D", "6H 7H AH", "JS 4S 7S"]


def deal(hands: list[str] | None = None, dealer: int = 3, **fields: Any) -> Match:
    return Match(G, dealer=dealer, deals=[{"hands": hands or STRONG}], **fields)


def play(match: Match, actions: str) -> Match:
    for action in actions.split(", "):
        match.apply(action)
    return match


def cut(actions: str = "", hands: list[str] | None = None, **fields: Any) -> Match:
    """A hand of three cards, from its cut on."""
    return play(deal(hands, **fields), f"cut, {actions}" if actions else "cut")


def codes(match: Match) -> list[str]:
    return [action.code for action in match.actions]


def raises(match: Match) -> set[str]:
    """The raises a player might call without playing a card."""
    return set(codes(match)) & {"truc", "retruc"}


def refused(match: Match, code: str) -> tuple[str, ...]:
    """The clauses that forbid an action."""
    return next(refused.said.clauses for refused in match.refused if refused.code == code)


def told(match: Match, kind: str) -> set[str]:
    """The clauses of all events of a kind."""
    found = {c for table in match.hands for e in table.events if e.kind == kind for c in e.clauses}
    return {name.removeprefix(f"{G}.") for name in found}


# -- asking --------------------------------------------------------------------------------------


def winner(trick: str) -> dict[str, Any]:
    return ask({"ask": "winner", "game": G, "trick": trick})


def score(options: Any = None, dealer: int = 3, **case: Any) -> dict[str, Any]:
    if isinstance(case.get("tricks"), str):
        case["tricks"] = case["tricks"].split()
    whole = {"dealer": dealer, **case}
    return ask({"ask": "score", "game": G, "form": "hand", "case": whole, "options": options or {}})


def gains(tricks: str, **fields: Any) -> list[int]:
    answer = score(tricks=tricks, **fields)
    assert "error" not in answer, answer
    return [int(total) for total in answer["totals"]]


def cites(answer: Any) -> set[str]:
    """Every clause in an answer, without the name of the game."""
    found: set[str] = set()
    if isinstance(answer, dict):
        for key, value in answer.items():
            found |= set(value) if key == "clauses" else cites(value)
    elif isinstance(answer, list):
        for item in answer:
            found |= cites(item)
    return {name.removeprefix(f"{G}.") for name in found}
