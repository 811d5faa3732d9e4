"""What Tyzicha's tests share: two deals, and short ways to ask and to play."""

from __future__ import annotations

from typing import Any

from followsuit import Match, ask
from followsuit.packs import FRENCH_24

G = "tyzicha"

# East deals: North is the dealer's right and bids first, West is last and may be forced.
GOOD = ["AH QH QC TC KS QS AD", "AS 9S KD QD TH JC 9C", "AC TS JS KH JH TD JD"]
GOOD_WIDOW = "KC 9D 9H"
WEAK = ["JS 9S TH JH QD KC 9C", "AS QS KH 9H TD JD QC", "KS AH QH KD 9D AC JC"]
WEAK_WIDOW = "TS AD TC"


# -- asking --------------------------------------------------------------------------------------


def legal(trick: str, hand: str, trump: str = "none", marriage: str = "none") -> dict[str, Any]:
    setting = {"trump": trump, "marriage": marriage}
    return ask({"ask": "legal", "game": G, "setting": setting, "trick": trick, "hand": hand})


def may(trick: str, hand: str, trump: str = "none", marriage: str = "none") -> str:
    """The legal cards, in the order of the hand."""
    allowed = legal(trick, hand, trump, marriage)["legal"]
    return " ".join(card for card in hand.split() if card in allowed)


def winner(trick: str, trump: str = "none", marriage: str = "none") -> dict[str, Any]:
    setting = {"trump": trump, "marriage": marriage}
    return ask({"ask": "winner", "game": G, "setting": setting, "trick": trick})


def score(contract: int, points: list[int], **fields: Any) -> dict[str, Any]:
    """West's hand, counted; `options` and `names` stand beside the case."""
    beside = {name: fields.pop(name) for name in ("options", "names") if name in fields}
    case = {"declarer": 0, "contract": contract, "points": points, **fields}
    return ask({"ask": "score", "game": G, "form": "hand", "case": case, **beside})


def concede(contract: int, **fields: Any) -> dict[str, Any]:
    case = {"declarer": 0, "contract": contract, "conceded": True, **fields}
    return ask({"ask": "score", "game": G, "form": "hand", "case": case})


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


def deal(hands: list[str] = GOOD, widow: str = GOOD_WIDOW, **fields: Any) -> Match:
    return Match(G, dealer=2, deals=[{"hands": hands, "stock": widow}], **fields)


def play(match: Match, actions: str) -> Match:
    for action in actions.split(", "):
        match.apply(action)
    return match


def west_plays(more: str = "play", **fields: Any) -> Match:
    """West is declarer at 120 and has given the two nines of the widow away."""
    return play(deal(**fields), f"bid 110, pass, bid 120, pass, give 9D to 1, give 9H to 2, {more}")


def west_forced(price: int, more: str = "", **fields: Any) -> Match:
    actions = f"pass, pass, bid {price}, give JS to 1, give 9S to 2"
    return play(deal(WEAK, WEAK_WIDOW, **fields), actions + (f", {more}" if more else ""))


def codes(match: Match) -> list[str]:
    return [action.code for action in match.actions]


def held(match: Match, seat: int) -> set[str]:
    return {card.code for card in FRENCH_24.of(match.table.hands[seat])}


def told(match: Match, kind: str) -> list[Any]:
    return [event for event in match.table.events if event.kind == kind]


def seen(match: Match, seat: int) -> dict[str, Any]:
    request = {"ask": "hand", "do": "view", "record": match.record(), "seat": seat}
    state: dict[str, Any] = ask(request)["state"]
    return state


def clauses(match: Match, code: str) -> tuple[str, ...]:
    return next(action.clauses for action in match.actions if action.code == code)


def codes_in_order(cards: set[str]) -> list[str]:
    return [code for code in FRENCH_24.codes if code in cards]
