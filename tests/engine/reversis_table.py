"""Asking and playing Reversis in tests: short words for requests, deals and whole stories."""

from __future__ import annotations

from typing import Any

from followsuit import Match, ask
from followsuit.table import Event

G = "reversis"

# South deals, West leads. West has three aces, four kings and queens, and no small card.
STRONG = {
    "hands": [
        "AS KS QS JS AH KH QH AC KC QC JC",
        "9S 8S 7S JH 9H AD KD 7D 6D 9C 8C",
        "6S 5S 8H 7H 6H QD JD 5D 7C 6C 5C",
        "4S 3S 2S 5H 4H 3H 9D 8D 4D 4C 3C",
    ],
    "stock": "2H 2C 3D 2D",
}
TALON = ["AC", "9D", "5S", "2H"]  # four points
KEPT = ["discard 4D", "keep", "keep", "keep"]
NINE = [
    "AS",
    "7S",
    "5S",
    "2S",
    "KS",
    "8S",
    "6S",
    "3S",
    "QS",
    "9S",
    "JD",
    "4S",
    "AC",
    "8C",
    "5C",
    "3C",
    "KC",
    "9C",
    "6C",
    "4C",
    "QC",
    "KD",
    "7C",
    "5H",
    "AH",
    "9H",
    "7H",
    "3H",
    "KH",
    "JH",
    "6H",
    "2H",
    "QH",
    "AD",
    "8H",
    "4H",
]
# East has four aces and seven small cards.
LOW = {
    "hands": [
        "KS 8S 5S QD 9D 6D 4D QC 9C 6C 3C",
        "QS JS 4S 2S QH 8H 5H 3H 7D 8C 5C",
        "AS 7S 3S AH 6H 2H AD 5D 2D AC 4C",
        "6S JH 4H KD JD 8D 3D KC JC 7C 2C",
    ],
    "stock": "9S KH 7H 9H",
}
WON = [
    "3C",
    "5C",
    "AD",
    "2C",
    "2S",
    "AH",
    "6S",
    "5S",
    "3D",
    "4D",
    "7D",
    "AC",
    "3H",
    "AS",
    "4H",
    "KS",
    "7C",
    "6C",
    "8C",
    "7S",
    "4S",
    "6H",
    "9S",
    "8S",
    "8D",
    "6D",
    "QS",
    "4C",
    "JD",
    "9D",
    "QH",
    "3S",
    "JC",
    "9C",
    "JS",
    "5D",
    "KC",
    "QC",
    "8H",
    "2H",
    "JH",
    "QD",
    "5H",
    "2D",
]
LOW_KEPT = ["discard KD", "keep", "keep", "keep"]


def match(deal: dict[str, Any] | None = None, **more: Any) -> Match:
    """A match that South deals, for one hand if nothing else is said."""
    return Match(G, 4, deals=[deal] if deal else [], **{"dealer": 3, "hands": 1, **more})


def play(start: Match, *actions: str) -> Match:
    """Some actions, each a code or several codes of cards."""
    for action in actions:
        whole = action if action.startswith("discard") else ""
        for code in [whole] if whole else action.split():
            start.apply(code)
    return start


def strong(*more: str, **changes: Any) -> Match:
    """West has taken nine tricks; then some more cards."""
    return play(match(STRONG, **changes), *KEPT, *NINE, *more)


def won(until: int = 44, **changes: Any) -> Match:
    """East's espagnolette, so many cards of it."""
    return play(match(LOW, **changes), *LOW_KEPT, *WON[:until])


def score(form: str, options: dict[str, Any] | None = None, **case: Any) -> dict[str, Any]:
    """The answer to a question about chips."""
    request = {"ask": "score", "game": G, "form": form, "case": case, "options": options or {}}
    return ask(request)


def gains(answer: dict[str, Any]) -> list[int]:
    """What each seat gains, and the pots at the end of the list."""
    sums = [0] * 5
    for line in answer["lines"]:
        sums[4 if line["side"] is None else line["side"]] += line["points"]
    return sums


def trick(cards: str, options: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """What a trick's aces and Quinola bring, West leading."""
    return score("trick", options, cards=cards.split(), **more)


def legal(cards: str, hand: str, right: str = "none") -> dict[str, Any]:
    """What may be played."""
    return ask(
        {"ask": "legal", "game": G, "setting": {"right": right}, "trick": cards, "hand": hand}
    )


def cites(answer: Any) -> set[str]:
    """Every clause in an answer, without the game's name."""
    if isinstance(answer, str):
        return {answer.removeprefix(f"{G}.")}
    parts = answer.values() if isinstance(answer, dict) else answer
    if not isinstance(answer, dict | list):
        return set()
    return set().union(*(cites(part) for part in parts))


def told(done: Match, clause: str, hand: int = -1) -> list[Event]:
    """The events of a hand that cite a clause."""
    return [event for event in done.hands[hand].events if clause in event.clauses]


def said(done: Match, event: Event) -> str:
    """What an event says, its cards marked."""
    return done.voice().tell(event.say)


def pots(done: Match) -> list[int]:
    """The pots as they stand."""
    return list(done.table.shown["pots"])


def reversis(**case: Any) -> list[int]:
    """What a reversis of West's moves."""
    return gains(score("reversis", **{"player": 0, "tenth": 0, "eleventh": 0, **case}))


FAILED = {
    "hands": [
        "JS 9S 8S 6S JH 8H 4H 3H QD JC 9C",
        "KS QS KH KD JD 8D 7D QC 8C 5C 3C",
        "AS 7S 3S AH 6H 2H AD 5D 2D AC 4C",
        "5S 4S 2S QH 7H 9D 6D 4D 3D 7C 2C",
    ],
    "stock": "9H 6C KC 5H",
}
LOST = (
    "3H KH 2H 9H 3C 4C 2C JC 4H 7D 6H 7H 2S 8S QS AH 5C 7S 7C 9C 6S KS AC 4S 8D 5D 6D QD"
    " 8H KD 3S 9D 9S QC AD 5S JS JD AS 4D 2D 3D JH 8C"
)


def lost(until: int = 44) -> Match:
    """East's espagnolette that fails, so many cards of it."""
    return play(match(FAILED), "discard QH", "keep", "keep", "keep", *LOST.split()[:until])
