"""What Écarté's tests share: a deal, and short ways to ask and to play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from followsuit import Match, ask

G = "ecarte"

# East deals and turns up 9H; West speaks first.
WEST, EAST = "JH QC AS TS 8D", "AH KS TD 7C 8S"
EAST_KING = "KH KS TD 7C 8S"
STOCK = "9H KH KD 9S TH AC JC"
SHORT = "9H 7D 9D JD QD 8C 9C TC AC JC 7S 9S JS QS 7H 8H TH AD KC KD QH KH"
TWICE = (
    "propose, accept, discard JH, discard QC, discard AS, discard TS, discard 8D, "
    "discard AH, discard KS, discard TD, discard 7C, discard 8S, "
    "propose, accept, discard 7D, discard 9D, discard JD, discard QD, discard 8C, "
    "discard 9C, discard TC, discard AC, discard JC, discard 7S, propose, accept"
)


def deal(
    hands: Sequence[str] | None = (WEST, EAST),
    east: str = EAST,
    stock: str = STOCK,
    **fields: Any,
) -> Match:
    if east != EAST:
        hands, stock = (WEST, east), "9H"
    dealt: dict[str, Any] = {"stock": stock}
    if hands:
        dealt["hands"] = list(hands)
    return Match(G, 2, dealer=1, deals=[dealt], **fields)


def play(match: Match, actions: str) -> Match:
    for action in actions.split(", "):
        match.apply(action)
    return match


def held(match: Match, seat: int) -> set[str]:
    return {card.code for card in match.table.pack.of(match.table.hands[seat])}


def events(match: Match, kind: str) -> list[Any]:
    return [event for event in match.table.events if event.kind == kind]


def told(match: Match, kind: str) -> set[str]:
    """The clauses of all events of a kind."""
    found = {c for table in match.hands for e in table.events if e.kind == kind for c in e.clauses}
    return {name.removeprefix(f"{G}.") for name in found}


# -- asking --------------------------------------------------------------------------------------


def legal(trick: str, hand: str, trump: str = "H") -> dict[str, Any]:
    setting = {"trump": trump}
    return ask({"ask": "legal", "game": G, "setting": setting, "trick": trick, "hand": hand})


def may(trick: str, hand: str, trump: str = "H") -> str:
    """The legal cards, in the order of the hand."""
    allowed = legal(trick, hand, trump)["legal"]
    return " ".join(card for card in hand.split() if card in allowed)


def winner(trick: str, trump: str = "H") -> dict[str, Any]:
    return ask({"ask": "winner", "game": G, "setting": {"trump": trump}, "trick": trick})


def score(
    exchange: str, tricks: list[int], dealer: int = 1, options: Any = None, **fields: Any
) -> dict[str, Any]:
    case = {"dealer": dealer, "exchange": exchange, "tricks": tricks, **fields}
    return ask({"ask": "score", "game": G, "form": "hand", "case": case, "options": options or {}})


def gains(exchange: str, tricks: list[int], **fields: Any) -> list[int]:
    answer = score(exchange, tricks, **fields)
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
