"""What the tests of Canadian Salad ask of the engine, in a few words."""

from __future__ import annotations

from typing import Any

from followsuit import ask

G = "canadian-salad"


def legal(trick: str, held: str, **setting: Any) -> dict[str, Any]:
    request = {"ask": "legal", "game": G, "setting": setting, "trick": trick, "hand": held}
    return ask(request)


def winner(trick: str, **setting: Any) -> dict[str, Any]:
    return ask({"ask": "winner", "game": G, "setting": setting, "trick": trick})


def score(form: str, players: int = 4, **case: Any) -> dict[str, Any]:
    request = {"ask": "score", "game": G, "form": form, "players": players}
    return ask({**request, "options": case.pop("options", {}), "case": case})


def trick(hand: int, cards: str, last: bool = False) -> dict[str, Any]:
    return score("trick", hand=hand, cards=cards, last=last)


def player(hand: int, tricks: int, captured: str = "", last: bool = False) -> int:
    case = {"hand": hand, "tricks": tricks, "captured": captured, "last": last}
    answer = score("player", **case)
    assert "error" not in answer, answer
    paid: int = answer["totals"][0]
    return paid


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
