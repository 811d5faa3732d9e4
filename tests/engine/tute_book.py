"""Tute read a second time, the slow way, and short questions about it, for tests."""

from __future__ import annotations

from typing import Any

from followsuit import Match, ask
from followsuit.games.tute import GAME

G = "tute"
RANKS = "A3KQJ76542"
SUITS = "SHDC"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
POINTS = {"A": 11, "3": 10, "K": 4, "Q": 3, "J": 2}


# -- the rules again -----------------------------------------------------------------------------


def beats(card: str, other: str, trump: str) -> bool:
    """Whether a card played later beats the one that is winning."""
    if card[1] == other[1]:
        return RANKS.index(card[0]) < RANKS.index(other[0])
    return card[1] == trump


def best(trump: str, trick: list[str]) -> str:
    winning = trick[0]
    for card in trick[1:]:
        if beats(card, winning, trump):
            winning = card
    return winning


def legal(trump: str, trick: list[str], hand: list[str], undertrump: str = "forced") -> list[str]:
    """Follow and head, else trump and overtrump, else anything."""
    if not trick:
        return hand
    winning = best(trump, trick)
    follow = [card for card in hand if card[1] == trick[0][1]]
    trumps = [card for card in hand if card[1] == trump]
    for may in (follow, trumps):
        if may:
            over = [card for card in may if beats(card, winning, trump)]
            in_vain = may is trumps and may is not follow and not over
            return hand if in_vain and undertrump == "free" else over or may
    return hand


def points(cards: list[str]) -> int:
    return sum(POINTS.get(card[0], 0) for card in cards)


def pairs(hand: set[str]) -> set[str]:
    return {suit for suit in SUITS if {f"K{suit}", f"Q{suit}"} <= hand}


# -- asking --------------------------------------------------------------------------------------


def law(trick: str, hand: str, trump: str = "D", undertrump: str = "forced") -> dict[str, Any]:
    setting = {"trump": trump, "undertrump": undertrump}
    return ask({"ask": "legal", "game": G, "setting": setting, "trick": trick, "hand": hand})


def may(trick: str, hand: str, trump: str = "D", undertrump: str = "forced") -> str:
    """The legal cards, in the order of the hand."""
    allowed = law(trick, hand, trump, undertrump)["legal"]
    return " ".join(card for card in hand.split() if card in allowed)


def winner(trick: str, trump: str = "D") -> dict[str, Any]:
    return ask({"ask": "winner", "game": G, "setting": {"trump": trump}, "trick": trick})


def score(form: str = "hand", options: dict[str, Any] | None = None, **case: Any) -> dict[str, Any]:
    request = {"ask": "score", "game": G, "form": form, "case": case}
    return ask({**request, "options": options} if options else request)


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


# -- playing -------------------------------------------------------------------------------------

# Diamonds are trumps. West can declare the forty and two twenties.
SONGS = [
    "AS KS QS KD QD AH KH QH 5C 2C",
    "3S JS 7S 3H JH AD 3D 7C 6C 4C",
    "6S 5S 4S 7H 6H JD 6D 5D AC JC",
    "2S 5H 4H 2H 7D 4D 2D 3C KC QC",
]
KINGS = [
    "AS KS 7S KH 5H KD 4D KC 3C 2C",
    "3S 6S 4S QH 7H 6H JD 5D QC 7C",
    "QS 5S AH JH 4H AD 6D AC 6C 5C",
    "JS 2S 3H 2H 3D QD 7D 2D JC 4C",
]
QUEENS = [hand.translate(str.maketrans("KQ", "QK")) for hand in KINGS]
FIRST = "AS, 7S, 4S, 2S"  # West wins the first trick of SONGS
SECOND = "AH, JH, 6H, 2H"  # and the second


def deal(held: list[str] = SONGS, upcard: str = "7D", dealer: int = 3, **fields: Any) -> Match:
    return Match(GAME, dealer=dealer, deals=[{"hands": held, "upcard": upcard}], **fields)


def play(match: Match, actions: str) -> Match:
    for action in actions.split(", "):
        match.apply(action)
    return match


def codes(match: Match) -> list[str]:
    return [action.code for action in match.actions]


def offers(match: Match) -> list[str]:
    """What may be done beside playing a card."""
    return [code for code in codes(match) if code not in PACK]


def clauses(match: Match, code: str) -> tuple[str, ...]:
    return next(action.clauses for action in match.actions if action.code == code)


def told(match: Match, kind: str) -> list[Any]:
    return [event for table in match.hands for event in table.events if event.kind == kind]


def seen(match: Match, seat: int) -> tuple[int, str, int]:
    """Whose turn it is for one seat, the phase, and how many actions it sees."""
    request = {"ask": "hand", "do": "view", "record": match.record(), "seat": seat}
    state = ask(request)["state"]
    return state["seat"], state["phase"], len(state["actions"])


def finish(match: Match) -> Match:
    """Play the current hand to its end with the first legal action each time, silently."""
    number = match.hand_number
    while not match.over and match.hand_number == number:
        match.apply(next(code for code in reversed(codes(match)) if code in PACK))
    return match
