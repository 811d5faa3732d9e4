"""What Euchre's tests share: a deal, and short ways to ask and to play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from followsuit import Match, ask

G = "euchre"
WEST, NORTH, EAST, SOUTH = range(4)

# South deals and turns up the queen of hearts; West speaks first, East is West's partner.
HANDS = ("JH JD AH KH AS", "KS QS TS KC QC", "9S AC TC 9C AD", "TH 9H KD QD TD")
STOCK = "QH JS JC 9D"
DEFENDED: dict[str, Any] = {"options": {"defend": True}}


def deal(
    hands: Sequence[str] | None = HANDS, stock: str = STOCK, players: int = 4, **fields: Any
) -> Match:
    dealt: dict[str, Any] = {"stock": stock} if stock else {}
    if hands:
        dealt["hands"] = list(hands)
    fields.setdefault("dealer", players - 1)
    return Match(G, players, deals=[dealt], **fields)


def play(match: Match, actions: str) -> Match:
    for action in actions.split(", "):
        match.apply(action)
    return match


def play_out(match: Match, seed: int = 1) -> Match:
    """The hand that is being played, to its end."""
    hands = len(match.hands)
    while match.decision is not None and len(match.hands) == hands:
        match.apply(match.decision.pick(0.5))
    return match


def held(match: Match, seat: int) -> set[str]:
    return {card.code for card in match.table.pack.of(match.table.hands[seat])}


def told(match: Match, kind: str = "") -> set[str]:
    """The clauses of all events, or of those of a kind."""
    events = [event for table in match.hands for event in table.events]
    found = {c for event in events if event.kind == kind or not kind for c in event.clauses}
    return {name.removeprefix(f"{G}.") for name in found}


def codes(match: Match) -> list[str]:
    """What may be done now."""
    assert match.decision is not None
    return match.decision.codes


# -- asking --------------------------------------------------------------------------------------


def asked(kind: str, **fields: Any) -> dict[str, Any]:
    """The engine's answer, which is no refusal."""
    answer = ask({"ask": kind, "game": G, **fields})
    assert "error" not in answer, answer
    return answer


def refused(kind: str, **fields: Any) -> str:
    """Why the engine does not answer."""
    answer = ask({"ask": kind, "game": G, **fields})
    return str(answer["error"]["text"] if "text" in answer["error"] else answer["error"])


def may(trick: str, hand: str, trump: str, pack: int = 24) -> str:
    """The legal cards, in the order of the hand."""
    setting = {"trump": trump, "pack": pack}
    answer = asked("legal", setting=setting, trick=trick, hand=hand)
    return " ".join(card for card in hand.split() if card in answer["legal"])


def ranks(trump: str, pack: int = 24) -> dict[str, str]:
    answer = asked("ranks", setting={"trump": trump, "pack": pack})
    return {t["key"]: " ".join(card for (card,) in t["cards"]) for t in answer["ranks"]}


def gains(maker: int, tricks: int, players: int = 4, options: Any = None, **case: Any) -> list[int]:
    """What each side scores for a hand."""
    case = {"maker": maker, "tricks": tricks, **case}
    answer = asked("score", form="hand", case=case, players=players, options=options or {})
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
