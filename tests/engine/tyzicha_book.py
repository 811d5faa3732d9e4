"""Tyzicha read a second time, the slow way: what the engine is compared with."""

from __future__ import annotations

RANKS = "ATKQJ9"
SUITS = "SHDC"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
MARRIAGES = {"H": 100, "D": 80, "C": 60, "S": 40}


def beats(card: str, other: str, trump: str) -> bool:
    """Whether a card played later beats the one that is winning."""
    if card[1] == other[1]:
        return RANKS.index(card[0]) < RANKS.index(other[0])
    return card[1] == trump


def winner(trump: str, trick: list[str]) -> int:
    best = 0
    for place, card in enumerate(trick):
        if beats(card, trick[best], trump):
            best = place
    return best


def legal(trump: str, trick: list[str], hand: list[str]) -> list[str]:
    """Follow, else trump, else anything; of those a card that wins, if there is one."""
    if not trick:
        return hand
    best = trick[winner(trump, trick)]
    may = [card for card in hand if card[1] == trick[0][1]]
    may = may or [card for card in hand if card[1] == trump] or hand
    return [card for card in may if beats(card, best, trump)] or may


def score(
    declarer: int,
    contract: int,
    points: list[int],
    marriages: list[list[str]],
    totals: list[int],
    needs: str = "more-than",
    opponents: str = "when-broken",
    round_to: int = 1,
) -> list[int]:
    """The totals after a hand."""
    sums = [points[s] + sum(MARRIAGES[suit] for suit in marriages[s]) for s in range(3)]
    own = sums[declarer]
    made = own > contract or (needs == "at-least" and own == contract)
    after = list(totals)
    for seat in range(3):
        if seat == declarer:
            after[seat] += contract if made else -contract
        elif not made or opponents == "always":
            gain = sums[seat]
            while gain % round_to:  # up from the half-way mark, else down
                gain += 1 if 2 * (gain % round_to) >= round_to else -1
            after[seat] = min(1000, after[seat] + gain)
    return after
