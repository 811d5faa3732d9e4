"""What the players of Sheepshead agree on before the game."""

from __future__ import annotations

from typing import NamedTuple

from ...fields import choice


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
    choice("end", ("hands-10", "hands-5", "hands-20", "limit-20", "limit-50", "open"), "end.free"),
    choice("schneider", ("text30", "traditional31"), "ruling.schneider-border"),
    choice("jd_must_declare", (False, True), "ruling.silent-solo"),
    choice("blitz", (True, False), "double.blitz"),
    choice("schmaltz", (True, False), "double.schmaltz"),
    choice("no_schneider", (True, False), "double.no-schneider"),
    choice("no_trick", (True, False), "double.no-trick"),
    choice("alone", (True, False), "double.alone"),
    choice("crack", (True, False), "double.crack"),
    choice("recrack", (True, False), "double.recrack"),
    choice("after_leaster", (True, False), "double.after-leaster"),
)
