"""What the players of Reversis agree on before the game."""

from __future__ import annotations

from typing import NamedTuple

from ...fields import choice, with_choices

START = 100


@with_choices
class Options(NamedTuple):
    """What the players agree on before the game."""

    length: int = choice(8, 4, 12, by="game.end")
    forced: str = choice("any", "only-if-last-of-suit", by="ruling.forced-any")
    quinola_discard: str = choice("allowed", "forbidden", by="ruling.quinola-discardable")
    talon_bonus: str = choice("none", "AD5-JH3", by="ruling.talon-values")
    reante: str = choice("next-deal", "immediately", by="ruling.new-pot-timing")
    led_quinola_remise: bool = choice(False, True, by="ruling.led-quinola-remise")
    claims: str = choice("explicit", "automatic", by="ruling.claim-phase")
    pots_left: str = choice("shared", "unclaimed", by="ruling.pots-left")
