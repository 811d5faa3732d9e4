"""What the players of Reversis agree on before the game."""

from __future__ import annotations

from typing import NamedTuple

from ...fields import choice

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
    choice("length", (8, 4, 12), "game.end"),
    choice("forced", ("any", "only-if-last-of-suit"), "ruling.forced-any"),
    choice("quinola_discard", ("allowed", "forbidden"), "ruling.quinola-discardable"),
    choice("talon_bonus", ("none", "AD5-JH3"), "ruling.talon-values"),
    choice("reante", ("next-deal", "immediately"), "ruling.new-pot-timing"),
    choice("led_quinola_remise", (False, True), "ruling.led-quinola-remise"),
    choice("claims", ("explicit", "automatic"), "ruling.claim-phase"),
    choice("pots_left", ("shared", "unclaimed"), "ruling.pots-left"),
)
