"""Schafkopf and Sheepshead read a second time, the slow way: what the engine is compared with."""

from __future__ import annotations

TRUMPS = ["QC", "QS", "QH", "QD", "JC", "JS", "JH", "JD", "AD", "TD", "KD", "9D", "8D", "7D"]
PLAIN = "ATK987"
PACK = [rank + suit for suit in "SHDC" for rank in "AKQJT987"]
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}


def suit(card: str) -> str:
    """The suit that a card belongs to in play."""
    return "trump" if card in TRUMPS else card[1]


def beats(card: str, other: str) -> bool:
    """Whether a card played later beats the one that is winning."""
    if suit(card) != suit(other):
        return suit(card) == "trump"
    row = TRUMPS if card in TRUMPS else [rank + card[1] for rank in PLAIN]
    return row.index(card) < row.index(other)


def winner(trick: list[str]) -> int:
    best = 0
    for place, card in enumerate(trick):
        if beats(card, trick[best]):
            best = place
    return best


def legal(trick: list[str], hand: list[str]) -> list[str]:
    if not trick:
        return hand
    return [card for card in hand if suit(card) == suit(trick[0])] or hand


def points(cards: list[str]) -> int:
    return sum(POINTS[card[0]] for card in cards)


def declarer_scores(in_tricks: int, tricks: int, away: int) -> int:
    """Victory points of a declarer; `away` are the points laid away (0 where they do not count)."""
    if tricks == 10:
        return 6
    if in_tricks == 0:
        return -6
    borders = [(30, -4), (60, -2), (90, 2)]
    return next((vp for most, vp in borders if in_tricks + away <= most), 4)


def least_scores(had: list[int], last: list[int], dealer: int) -> list[int]:
    """What each of three gains in least."""
    gain = [0, 0, 0]
    low = [seat for seat in range(3) if had[seat] == min(had)]
    if len(low) == 3:
        gain[dealer] = 2
    elif len(low) == 2 and min(had) == 0:
        gain[3 - sum(low)] = -4
    elif len(low) == 2:
        gain[min(low, key=lambda seat: last[seat])] = 2
    else:
        gain[low[0]] = 4 if min(had) == 0 else 2
    return gain
