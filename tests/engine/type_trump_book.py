"""The rules of Type Trump once more, as plainly as the rule book prints them.

Only for tests: slow, with a card table of its own, and sharing nothing with the engine's module.
"""

from __future__ import annotations

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "Crown"]
SUITS = {"M": "moons", "S": "suns", "W": "waves", "L": "leaves", "Y": "wyrms", "K": "knots"}
TYPES = {"P": "personality", "L": "location", "E": "event"}
CARDS = {  # rank, suits, types
    **{f"ace-{name}": ("A", letter, "") for letter, name in SUITS.items()},
    "author": ("2", "MK", "P"),
    "desert": ("2", "SY", "L"),
    "origin": ("2", "WL", "LE"),
    "journey": ("3", "MW", "E"),
    "painter": ("3", "SK", "P"),
    "savage": ("3", "LY", "P"),
    "battle": ("4", "YK", "E"),
    "mountain": ("4", "MS", "L"),
    "sailor": ("4", "WL", "P"),
    "discovery": ("5", "SW", "E"),
    "forest": ("5", "ML", "L"),
    "soldier": ("5", "YK", "P"),
    "lunatic": ("6", "MW", "P"),
    "market": ("6", "LK", "LE"),
    "penitent": ("6", "SY", "P"),
    "castle": ("7", "SK", "L"),
    "cave": ("7", "WY", "L"),
    "chance-meeting": ("7", "ML", "E"),
    "betrayal": ("8", "YK", "E"),
    "diplomat": ("8", "MS", "P"),
    "mill": ("8", "WL", "L"),
    "darkness": ("9", "WY", "L"),
    "merchant": ("9", "LK", "P"),
    "pact": ("9", "MS", "E"),
    "bard": ("Crown", "S", "P"),
    "calamity": ("Crown", "Y", "E"),
    "end": ("Crown", "L", "LE"),
    "huntress": ("Crown", "M", "P"),
    "sea": ("Crown", "W", "L"),
    "windfall": ("Crown", "K", "E"),
}
# Personalities, locations, events that bear each suit, as the source's last table prints them.
SPREAD = {"M": "423", "S": "432", "W": "253", "L": "354", "Y": "333", "K": "424"}


def trump(kind: str, card: str) -> bool:
    """Whether a card is a trump."""
    return kind[0].upper() in CARDS[card][2]


def shares(one: str, other: str) -> bool:
    """Whether two cards have a suit in common."""
    return any(suit in CARDS[other][1] for suit in CARDS[one][1])


def legal(kind: str, trick: list[str], hand: list[str]) -> list[str]:
    """What a hand may play to a trick."""
    if not trick:
        return hand
    if trump(kind, trick[0]):
        follow = [card for card in hand if trump(kind, card)]
    else:
        follow = [card for card in hand if shares(card, trick[0])]
    return follow or hand


def winner(kind: str, trick: list[str]) -> int:
    """The place of the winning card."""
    trumps = [place for place, card in enumerate(trick) if trump(kind, card)]
    if trump(kind, trick[0]):
        able = trumps
    else:
        sharing = [place for place, card in enumerate(trick) if shares(card, trick[0])]
        able = [place for place in sharing if place in trumps] or sharing
    return max(able, key=lambda place: (RANKS.index(CARDS[trick[place]][0]), place))


def count(suit: str, cards: list[str]) -> int:
    """How many of the cards bear a suit."""
    return sum(SUITS[letter] == suit for card in cards for letter in CARDS[card][1])
