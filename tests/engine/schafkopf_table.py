"""A table of Schafkopf to test on: a known deal, scripts of play, and questions to the engine."""

from __future__ import annotations

from typing import Any

from followsuit import Match, ask

G = "schafkopf"
TRUMPS = "QC QS QH QD JC JS JH JD AD TD KD 9D 8D 7D"
WEST = "QC QH JS JD AD 8D AS TH 9H 7C"
NORTH = "QS JH 9D 7D AC 9C TS 9S KH 7H"
EAST = "QD JC TD KC 8C KS 8S 7S AH 8H"
PLAYED = (
    "take, discard TH, discard TC, QC, 7D, JC, QH, QS, TD, AC, 8C, 7C, 9C, KC, AD, AS, 9S, 7S, "
    "JS, 9D, QD, KS, JD, TS, 8D, JH, AH, KH, 8H, 9H, 7H, 8S, KD"
)


# -- asking -----------------------------------------------------------------------------------------


def may(trick: str, hand: str) -> str:
    """The legal cards, in the order of the hand."""
    answer = legal(trick, hand)
    return " ".join(card for card in hand.split() if card in answer["legal"])


def legal(trick: str, hand: str) -> dict[str, Any]:
    return ask({"ask": "legal", "game": G, "trick": trick, "hand": hand})


def winner(trick: str) -> dict[str, Any]:
    return ask({"ask": "winner", "game": G, "trick": trick})


def score(form: str = "hand", options: dict[str, Any] | None = None, **case: Any) -> dict[str, Any]:
    return ask({"ask": "score", "game": G, "form": form, "case": case, "options": options or {}})


def gains(form: str = "hand", **case: Any) -> list[int]:
    answer = score(form, **case)
    assert "error" not in answer, answer
    return [int(total) for total in answer["totals"]]


def declared(points: int, tricks: int = 5, away: str = "", **fields: Any) -> int:
    """What the declarer gains."""
    more = {"discards": away.split()} if away else {}
    return gains(declarer=0, points=points, tricks=tricks, **more, **fields)[0]


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


def deal(**fields: Any) -> Match:
    deals = [{"hands": [WEST, NORTH, EAST], "stock": "TC KD"}]
    return Match(G, 3, dealer=2, deals=deals, **fields)


def play(match: Match, actions: str) -> Match:
    for action in actions.split(", "):
        match.apply(action)
    return match


def told(match: Match, kind: str) -> set[str]:
    """The clauses of all events of a kind."""
    found = {c for table in match.hands for e in table.events if e.kind == kind for c in e.clauses}
    return {name.removeprefix(f"{G}.") for name in found}
