"""What the players of Reversis agree on before the game."""

from __future__ import annotations

from typing import NamedTuple

from ...fields import field, yes_no

START = 100


class Options(NamedTuple):
    """What the players agree on before the game."""

    length: int = 8
    forced: str = "any"
    quinola_discard: str = "allowed"
    talon_bonus: str = "none"
    reante: str = "next-deal"
    led_quinola_remise: bool = False
    claims: str = "explicit"
    pots_left: str = "shared"


OPTIONS = (
    field(
        "length",
        "Length of the game",
        {8: "eight hands", 4: "four hands", 12: "twelve hands"},
        "game.end",
    ),
    field(
        "forced",
        "An ace or Quinola is forced",
        {
            "any": "whenever it is played to its own suit",
            "only-if-last-of-suit": "only as the last card of its suit in the hand",
        },
        "ruling.forced-any",
    ),
    field(
        "quinola_discard",
        "Quinola into the talon",
        {"allowed": "allowed", "forbidden": "forbidden"},
        "ruling.quinola-discardable",
    ),
    field(
        "talon_bonus",
        "The talon counts",
        {"none": "card points only", "AD5-JH3": "ace of diamonds 5, jack of hearts 3"},
        "ruling.talon-values",
    ),
    field(
        "reante",
        "A new pot is formed",
        {"next-deal": "at the next deal", "immediately": "at once"},
        "ruling.new-pot-timing",
    ),
    yes_no("led_quinola_remise", "A remise for leading Quinola", "ruling.led-quinola-remise"),
    field(
        "claims",
        "Payments for led cards",
        {"explicit": "only if the winner asks", "automatic": "by themselves"},
        "ruling.claim-phase",
    ),
    field(
        "pots_left",
        "Pots left at the end",
        {"shared": "are shared equally", "unclaimed": "belong to nobody"},
        "ruling.pots-left",
    ),
)
