"""The rules of Twenty-Five once more, as plainly as the rule book prints them.

Only for tests: slow, written from the rank tables, and sharing nothing with the engine's module.
"""

from __future__ import annotations

SUITS = "SHDC"
TRUMPS = {
    "H": "5H JH AH KH QH TH 9H 8H 7H 6H 4H 3H 2H",
    "D": "5D JD AH AD KD QD TD 9D 8D 7D 6D 4D 3D 2D",
    "C": "5C JC AH AC KC QC 2C 3C 4C 6C 7C 8C 9C TC",
    "S": "5S JS AH AS KS QS 2S 3S 4S 6S 7S 8S 9S TS",
}
PLAIN = {
    "H": "KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",
    "D": "KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD",
    "C": "KC QC JC AC 2C 3C 4C 5C 6C 7C 8C 9C TC",
    "S": "KS QS JS AS 2S 3S 4S 5S 6S 7S 8S 9S TS",
}
PACK = [rank + suit for suit in SUITS for rank in "AKQJT98765432"]


def trumps(trump: str) -> list[str]:
    """All trumps, best first."""
    return TRUMPS[trump].split()


def top_three(trump: str) -> list[str]:
    """The trumps that nobody can be forced to play."""
    return trumps(trump)[:3]


def legal(trump: str, trick: list[str], hand: list[str], renege: str = "always") -> list[str]:
    """What a hand may play to a trick."""
    if not trick:
        return hand
    led, mine = trick[0], [card for card in hand if card in trumps(trump)]
    if led not in trumps(trump):
        follow = [card for card in hand if card in PLAIN[led[1]].split()]
        return [card for card in hand if card in follow + mine] if follow else hand
    free = top_three(trump)
    if renege == "lower-lead-only":
        free = [card for card in free if trumps(trump).index(card) < trumps(trump).index(led)]
    return mine if any(card not in free for card in mine) else hand


def winner(trump: str, trick: list[str]) -> int:
    """The place of the winning card in a trick."""
    order = trumps(trump)
    if not any(card in order for card in trick):
        order = PLAIN[trick[0][1]].split()
    return min(
        range(len(trick)),
        key=lambda place: order.index(trick[place]) if trick[place] in order else len(order),
    )
