"""Fünfzehnern read a second time, the slow way, and short questions about it, for tests."""

from __future__ import annotations

from typing import Any

from followsuit import Match, ask
from followsuit.games.fuenfzehnern import GAME

G = "fuenfzehnern"
RANKS = "AKQJT987"
SUITS = "SHDC"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
POINTS = {"A": 5, "K": 4, "Q": 3, "J": 2, "T": 1}


# -- the rules again -----------------------------------------------------------------------------


def above(card: str) -> set[str]:
    return {rank + card[1] for rank in RANKS[: RANKS.index(card[0])]}


def leads(bound: str, gone: set[str], hand: set[str], own_counts: bool = True) -> set[str]:
    """What a leader may lead."""
    suit = {card for card in hand if card[1] == bound}
    if not suit:
        return hand
    known = gone | hand if own_counts else gone
    return suit | {card for card in hand if above(card) <= known}


def follows(trick: list[str], hand: set[str], zwang: bool = False) -> set[str]:
    ace = {"A" + trick[0][1]}
    if zwang and ace <= hand:
        return ace
    return {card for card in hand if card[1] == trick[0][1]} or hand


def winner_of(trick: list[str]) -> str:
    return min((c for c in trick if c[1] == trick[0][1]), key=lambda c: RANKS.index(c[0]))


def points(cards: list[str]) -> int:
    return sum(POINTS.get(card[0], 0) for card in cards)


# -- asking --------------------------------------------------------------------------------------


def law(trick: str, hand: str, **setting: Any) -> dict[str, Any]:
    return ask({"ask": "legal", "game": G, "setting": setting, "trick": trick, "hand": hand})


def may(trick: str, hand: str, **setting: Any) -> str:
    """The legal cards, in the order of the hand."""
    allowed = law(trick, hand, **setting)["legal"]
    return " ".join(card for card in hand.split() if card in allowed)


def why(card: str, answer: dict[str, Any]) -> str:
    """Why a card may or may not be played."""
    return next(str(told["why"]["text"]) for told in answer["cards"] if told["card"] == card)


def winner(trick: str, **setting: Any) -> dict[str, Any]:
    return ask({"ask": "winner", "game": G, "setting": setting, "trick": trick})


def score(form: str = "hand", beside: dict[str, Any] | None = None, **case: Any) -> dict[str, Any]:
    return ask({"ask": "score", "game": G, "form": form, "case": case, **(beside or {})})


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

# West has a zwang in spades and one in clubs; the whole hand is the lesson of the page.
ZWANG = [
    "KS QS 7S AH QH KD KC QC",
    "AS JS TH 9H AD JD TD 9C",
    "TS JH 8H 7H QD 8D AC JC",
    "9S 8S KH 9D 7D TC 8C 7C",
]
TRICKS = [
    "zwang QS, AS, TS, 8S",
    "JS, 8D, 9S, KS",
    "AH, 9H, 7H, KH",
    "QH, TH, 8H, 7C",
    "7S, 9C, JC, 8C",
    "zwang QC, TD, AC, TC",
    "JH, 7D, KD, JD",
    "QD, 9D, KC, AD",
]
# South leads; West takes the lead with the only spade in that hand.
SHORT = [
    "KS AH KH 9H 8H AD KD 9D",
    "QS JS TS JH TH JD QC JC",
    "9S 8S TD 8D TC 9C 8C 7C",
    "AS 7S QH 7H QD 7D AC KC",
]
OUT = "7S, KS, TS, 8S, AH, TH, 7C, 7H"


def deal(held: list[str] = ZWANG, dealer: int = 3, **fields: Any) -> Match:
    return Match(GAME, len(held), dealer=dealer, deals=[{"hands": held}], **fields)


def play(match: Match, actions: str) -> Match:
    for action in actions.split(", "):
        match.apply(action)
    return match


def tricks(count: int, **fields: Any) -> Match:
    """The lesson's hand after so many tricks."""
    return play(deal(**fields), ", ".join(TRICKS[:count])) if count else deal(**fields)


def codes(match: Match) -> list[str]:
    return [action.code for action in match.actions]


def clauses(match: Match, code: str) -> tuple[str, ...]:
    return next(action.clauses for action in match.actions if action.code == code)


def told(match: Match, kind: str) -> list[Any]:
    return [event for table in match.hands for event in table.events if event.kind == kind]
