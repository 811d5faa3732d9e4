"""Hearts from its rules alone, with cards as texts: what may be played, who wins, what it costs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

HIGH = "23456789TJQKA"
PACK = [rank + suit for suit in "SHDC" for rank in HIGH]
GONE = {3: ["2D"], 4: [], 5: ["2D", "2C"], 6: ["2D", "2C", "3D", "3C"]}
SIZES = {3: 17, 4: 13, 5: 10, 6: 8}
OPENS = {3: "2C", 4: "2C", 5: "3C", 6: "4C"}
TURNS = {
    3: ["left", "right", "hold"],
    4: ["left", "right", "across", "hold"],
    5: ["left", "right", "hold"],
    6: ["left", "right", "across", "hold"],
}


@dataclass
class Book:
    """The rules of one table."""

    players: int = 4
    opening: str = "club"
    first_points: bool = False
    breaking: str = "heart"
    queen: bool = True
    jack: bool = False

    def costs(self, card: str) -> int:
        """What a card costs whoever captures it."""
        if card == "QS":
            return 13 if self.queen else 0
        if card == "JD":
            return -10 if self.jack else 0
        return int(card[1] == "H")

    def may_lead(self, hand: Sequence[str], first: bool, played: Sequence[str]) -> list[str]:
        """What the leader may lead after these cards."""
        if first and self.opening == "club":
            return [OPENS[self.players]]
        cards = list(hand)
        if first and not self.first_points:
            cards = [card for card in cards if self.costs(card) <= 0] or cards
        breakers = [card for card in played if card[1] == "H"]
        if self.breaking == "queen" and self.queen:
            breakers += [card for card in played if card == "QS"]
        if self.breaking != "never" and not breakers:
            cards = [card for card in cards if card[1] != "H"] or cards
        return cards

    def may_follow(self, hand: Sequence[str], led: str, first: bool) -> list[str]:
        """What may be played on a lead."""
        cards = [card for card in hand if card[1] == led[1]] or list(hand)
        if first and not self.first_points:
            cards = [card for card in cards if self.costs(card) <= 0] or cards
        return cards

    def moon(self, piles: Sequence[Sequence[str]]) -> int | None:
        """Who has captured all that costs points."""
        for seat, pile in enumerate(piles):
            others = [card for n, other in enumerate(piles) if n != seat for card in other]
            if pile and not any(self.costs(card) > 0 for card in others):
                return seat
        return None

    def points(self, piles: Sequence[Sequence[str]], settled: str) -> list[int]:
        """What a hand brings to each, a moon settled so."""
        jacks = [-10 * (self.jack and "JD" in pile) for pile in piles]
        moon = self.moon(piles)
        if moon is None:
            return [sum(self.costs(card) for card in pile) for pile in piles]
        everything = 26 if self.queen else 13
        if settled == "own":
            jacks[moon] -= everything
            return jacks
        return [jack + everything * (seat != moon) for seat, jack in enumerate(jacks)]


def winner(trick: Sequence[str]) -> int:
    """The place of the winning card."""
    followed = [place for place, card in enumerate(trick) if card[1] == trick[0][1]]
    return max(followed, key=lambda place: HIGH.index(trick[place][0]))
