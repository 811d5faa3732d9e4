"""A quiet table: the same rules, and nothing is told or written down but cards and points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .ledger import Line, Note
from .messages import Message
from .table import Table


class Quiet(Table):
    """A table at which nobody watches: it has no events and no ledger, only what rules go by.

    Hands, tricks, piles, totals and what lies open are those of any other table.
    """

    heard = False

    def deal(self, count: int, clauses: str = "", *, without: int = 0) -> None:
        self.place(count, without)

    def draw(self, seat: int) -> int:
        return self.draw_card(seat)

    def tell(
        self,
        kind: str,
        say: Message,
        clauses: str | tuple[str, ...],
        seat: int | None = None,
        cards: Sequence[int] = (),
        to: tuple[int, ...] | None = None,
    ) -> None:
        pass

    def tell_next(self, say: Message, clauses: str | tuple[str, ...], kind: str = "next") -> None:
        pass

    def score(
        self,
        side: int | None,
        amount: int,
        clauses: str,
        say: Message,
        cards: Sequence[int] = (),
        what: Message | None = None,
    ) -> None:
        if self.reckon:
            super().score(side, amount, clauses, say, cards, what)
        elif side is not None:
            self.totals[side] += amount

    def enter(self, lines: Iterable[Line], notes: Iterable[Note] = ()) -> None:
        totals = self.totals
        for line in self.reckon(tuple(lines)) if self.reckon else lines:
            if line[0] is not None:
                totals[line[0]] += line[1]

    def finish(self, winners: Iterable[int], clauses: str, say: Message) -> None:
        self.winners = tuple(winners)
