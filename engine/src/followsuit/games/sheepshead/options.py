"""What the players of Sheepshead agree on before the game."""

from __future__ import annotations

from typing import NamedTuple

from ...fields import choice, with_choices


@with_choices
class Options(NamedTuple):
    """When the game ends, where schneider begins, and which doublers are played."""

    end: str = choice(
        "hands-10", "hands-5", "hands-20", "limit-20", "limit-50", "open", by="end.free"
    )
    schneider: str = choice("text30", "traditional31", by="ruling.schneider-border")
    jd_must_declare: bool = choice(False, True, by="ruling.silent-solo")
    blitz: bool = choice(True, False, by="double.blitz")
    schmaltz: bool = choice(True, False, by="double.schmaltz")
    no_schneider: bool = choice(True, False, by="double.no-schneider")
    no_trick: bool = choice(True, False, by="double.no-trick")
    alone: bool = choice(True, False, by="double.alone")
    crack: bool = choice(True, False, by="double.crack")
    recrack: bool = choice(True, False, by="double.recrack")
    after_leaster: bool = choice(True, False, by="double.after-leaster")

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
