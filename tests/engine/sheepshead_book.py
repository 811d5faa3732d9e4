"""The score of Sheepshead read a second time, the slow way (its tricks are Schafkopf's)."""

from __future__ import annotations


def bid_hand(
    bidder: int,
    partner: int | None,
    points: int,
    tricks: int,
    said: set[str],
    schneider: str = "text30",
    off: frozenset[str] = frozenset(),
) -> list[int]:
    """What five players gain; `off` are doublers that are not played."""
    gain = [0] * 5
    alone = partner is None
    for seat in range(5):
        against = seat not in (bidder, partner)
        if points > 60:
            gain[seat] = -1 if against else (4 if alone else 2) if seat == bidder else 1
        else:
            gain[seat] = 2 if against else (-8 if alone else -4) if seat == bidder else -2
    doubled = {word for word in said if word not in off}
    if "crack" in off:
        doubled.discard("recrack")
    if points < (31 if schneider == "traditional31" else 30) or 120 - points < 30:
        doubled |= {"no_schneider"} - off
    if tricks in (0, 6):
        doubled |= {"no_trick"} - off
    for _ in doubled:
        gain = [2 * amount for amount in gain]
    return gain


def leaster(points: list[int], tricks: list[int]) -> list[int]:
    """What five players gain in a leaster."""
    able = [seat for seat in range(5) if tricks[seat]]
    low = min(points[seat] for seat in able)
    winners = [seat for seat in able if points[seat] == low]
    win, lose = [(4, -1), (3, -2), (2, -3), (1, -4), (0, 0)][len(winners) - 1]
    return [win if seat in winners else lose for seat in range(5)]


def called(hand: list[str]) -> str:
    """The card to which the holder of the jack of diamonds must call."""
    return next(card for card in ["JH", "JS", "JC", "QD", "QH", "QS"] if card not in hand)
