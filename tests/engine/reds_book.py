"""The rules of Reds once more, as plainly as the rule book prints them.

Only for tests: slow, and sharing nothing with the engine's module.
"""

from __future__ import annotations

RANKS = "AKQJT98765432"
PACK = [rank + suit for suit in "DSC" for rank in RANKS]
SCHEDULE = ["4L", "4R", "3L", "3R", "2L", "2R", "1L", "1R", "0-"]
SHORT = [1, 4, 5, 8, 9]
POINTS = [  # a row for each bid, a column for each number of tricks
    [10, 1, 2, 3, 4, 5],
    [0, 8, 4, 5, 6, 7],
    [0, 1, 11, 7, 8, 9],
    [0, 1, 2, 14, 10, 11],
    [0, 1, 2, 3, 17, 13],
    [0, 1, 2, 3, 4, 20],
]


def legal(trick: list[str], hand: list[str]) -> list[str]:
    """What a hand may play to a trick."""
    follow = [card for card in hand if trick and card[1] == trick[0][1]]
    return follow or hand


def winner(anti: str, trick: list[str]) -> str:
    """The winning card."""
    led = trick[0][1]
    for suit in ("D", led if led != anti else {"S": "C", "C": "S"}[anti], anti):
        there = [card for card in trick if card[1] == suit]
        if there:
            return min(there, key=lambda card: RANKS.index(card[0]))
    raise AssertionError("a trick has cards")
