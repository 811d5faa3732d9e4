"""What the players of Sheepshead agree on before the game."""

from __future__ import annotations

from typing import NamedTuple

from ...fields import field, yes_no


class Options(NamedTuple):
    """When the game ends, where schneider begins, and which doublers are played."""

    end: str = "hands-10"
    schneider: str = "text30"
    jd_must_declare: bool = False
    blitz: bool = True
    schmaltz: bool = True
    no_schneider: bool = True
    no_trick: bool = True
    alone: bool = True
    crack: bool = True
    recrack: bool = True
    after_leaster: bool = True

    @property
    def hands(self) -> int:
        """The agreed number of hands, 0 where there is none."""
        return self._number("hands")

    @property
    def limit(self) -> int:
        """The point limit of the first hand, 0 where there is none."""
        return self._number("limit")

    def _number(self, kind: str) -> int:
        word, _, number = self.end.partition("-")
        return int(number) if word == kind else 0


OPTIONS = (
    field(
        "end",
        "The game ends",
        {
            "hands-10": "after ten hands",
            "hands-5": "after five hands",
            "hands-20": "after twenty hands",
            "limit-20": "at a point limit that starts at 20",
            "limit-50": "at a point limit that starts at 50",
            "open": "when the next dealer likes",
        },
        "end.free",
    ),
    field(
        "schneider",
        "A side is schneidered",
        {
            "text30": "with fewer than 30 points",
            "traditional31": "opponents below 30, the bidder’s side below 31",
        },
        "ruling.schneider-border",
    ),
    yes_no("jd_must_declare", "With J♦ the bidder must call or say alone", "ruling.silent-solo"),
    yes_no("blitz", "Doubler B, blitz", "double.blitz", default=True),
    yes_no("schmaltz", "Doubler S, schmaltz", "double.schmaltz", default=True),
    yes_no("no_schneider", "Doubler N, no schneider", "double.no-schneider", default=True),
    yes_no("no_trick", "Doubler N², no trick", "double.no-trick", default=True),
    yes_no("alone", "Doubler A, alone", "double.alone", default=True),
    yes_no("crack", "Doubler C, crack", "double.crack", default=True),
    yes_no("recrack", "Doubler C², re-crack", "double.recrack", default=True),
    yes_no("after_leaster", "Doubler L, after a leaster", "double.after-leaster", default=True),
)
