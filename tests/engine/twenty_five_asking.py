"""Short questions about Twenty-Five, for tests."""

from __future__ import annotations

from typing import Any

from followsuit import Match, ask

G = "twenty-five"


# -- asking -----------------------------------------------------------------------------------------


def legal(trump: str, trick: str, hand: str, renege: str = "always") -> dict[str, Any]:
    setting = {"trump": trump, "renege": renege}
    return ask({"ask": "legal", "game": G, "setting": setting, "trick": trick, "hand": hand})


def winner(trump: str, trick: str) -> dict[str, Any]:
    return ask({"ask": "winner", "game": G, "setting": {"trump": trump}, "trick": trick})


def score(winners: list[int], **fields: Any) -> dict[str, Any]:
    case = {"winners": winners}
    if "totals" in fields:
        case["totals"] = fields.pop("totals")
    return ask({"ask": "score", "game": G, "form": "tricks", "case": case, **fields})


def may(trump: str, trick: str, hand: str, renege: str = "always") -> str:
    """The legal cards, in the order of the hand."""
    answer = legal(trump, trick, hand, renege)
    return " ".join(card for card in hand.split() if card in answer["legal"])


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


def ranks(trump: str) -> dict[str, str]:
    answer = ask({"ask": "ranks", "game": G, "setting": {"trump": trump}})
    return {t["title"]: " ".join(card for (card,) in t["cards"]) for t in answer["ranks"]}


WEST = "KD 7D 3H 9S 2S"
EAST = "AH TH 6D 7S JS"
SOUTH = "KH 5H 3D QS 8C"


def deal(north: str = "AC QH 9D 8S 4C", upcard: str = "6C", **fields: Any) -> Match:
    hands = [WEST, north, EAST, SOUTH]
    return Match(G, 4, dealer=3, deals=[{"hands": hands, "stock": upcard}], **fields)


def codes(cards: str) -> set[str]:
    return set(cards.split())


def held(match: Match, seat: int) -> set[str]:
    return {card.code for card in match.table.pack.of(match.table.hands[seat])}


def events(match: Match, kind: str) -> list[Any]:
    return [event for event in match.table.events if event.kind == kind]


def play(match: Match, actions: str) -> Match:
    for action in actions.split(", "):
        match.apply(action)
    return match
