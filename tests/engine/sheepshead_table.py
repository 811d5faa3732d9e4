"""A table of Sheepshead to test on: known deals, scripts of play, and questions to the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from followsuit import Match, ask
from followsuit.ledger import Line

G = "sheepshead"
TRUMPS = "QC QS QH QD JC JS JH JD AD TD KD 9D 8D 7D"
ADA = "QC JS JH 9D AH TS"
HANDS = [
    ADA,
    "QS 8D KC 9C KS 9H",
    "QH 7D AC 7C 9S KH",
    "QD JD TD TC AS 8H",
    "JC AD 8C 7S TH 7H",
]
QUIET = "quiet, quiet, quiet, quiet"
PICKED = f"pick up, discard TS, discard 8S, {QUIET}"
PLAYED = (
    f"{PICKED}, QC, 8D, 7D, TD, JC, AH, 9H, KH, 8H, 7H, JS, QS, QH, JD, AD, "
    "KC, AC, TC, 8C, KD, JH, 9C, 7C, QD, 7S, AS, TH, 9D, KS, 9S"
)
ALL_PASS = "pass, pass, pass, pass, pass"
LEASTER_HANDS = [
    "QD 8D 7C AH AS KS",
    "QC JS 8C 9H TS 7S",
    "QS JH KD 9D TC 7H",
    "JC JD KC 9C KH 8H",
    "AD 7D AC TH 9S 8S",
]
LEASTER = (
    f"{ALL_PASS}, 7C, 8C, TC, 9C, AC, 7D, 8D, QC, QS, JD, JS, 9D, JC, AD, QD, "
    "AH, 9H, 7H, KH, TH, KS, 7S, JH, KC, 8S, KD, 8H, 9S, AS, TS"
)

QUEENS = [
    "JC JS JH 9D AH TS",
    "QS QC KC 9C KS 9H",
    "QH 7D AC 7C 9S KH",
    "QD JD TD TC AS 8H",
    "8D AD 8C 7S TH 7H",
]
BEFORE_LEAD = "pick up, discard TS, discard 8S"


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


def gains(points: int, partner: int | None = 1, **fields: Any) -> list[int]:
    """What five players gain when player 0 bids: bidder, partner (if any), opponents."""
    more = {} if partner is None else {"partner": partner}
    answer = score(bidder=0, points=points, **more, **fields)
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


def deal(
    ada: str = ADA, centre: str = "KD 8S", hands: Sequence[str | None] | None = None, **more: Any
) -> Match:
    """A match with known cards; hands that do not fit the given one are dealt by chance."""
    known: list[str | None] = list(hands or (HANDS if ada == ADA else [ada, *[None] * 4]))
    return Match(
        G, 5, **{"dealer": 4, "deals": [{"hands": known, "stock": centre}], "hands": 1, **more}
    )


def play(match: Match, actions: str) -> Match:
    for action in actions.split(", "):
        match.apply(action)
    return match


def codes(match: Match) -> set[str]:
    return {action.code for action in match.actions}


def told(match: Match, kind: str) -> set[str]:
    """The clauses of all events of a kind."""
    found = {c for table in match.hands for e in table.events if e.kind == kind for c in e.clauses}
    return {name.removeprefix(f"{G}.") for name in found}


def seen(match: Match, seat: int) -> list[str]:
    """The kinds of events that a seat knows of."""
    view = ask({"ask": "hand", "do": "view", "record": match.record(), "seat": seat})["state"]
    return [event["kind"] for event in view["events"]]


def clauses_of(match: Match, code: str) -> set[str]:
    return {c for action in match.actions if action.code == code for c in action.clauses}


def refusals(match: Match) -> dict[str, set[str]]:
    return {refused.code: set(refused.said.clauses) for refused in match.refused}


def sheet(match: Match, line: Line) -> list[str]:
    """What stands beside a line on the score sheet."""
    return match.voice().plain(line.what).split()


def leaster() -> Match:
    return deal(hands=LEASTER_HANDS, centre="QH TD", dealer=0)


def end(hand: int, totals: list[int], option: str = "limit-50") -> dict[str, Any]:
    return score("end", {"end": option}, hand=hand, totals=totals)
