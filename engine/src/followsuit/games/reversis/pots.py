"""Chips that change hands: the pots, antes and remises, and what players pay one another.

Every function here writes balanced lines: what one account loses, others gain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from ...ledger import Line, Note
from ...messages import Card, Message, Seat, say
from ...order import split
from .cards import PLAYERS

ANTE, DEALER_ANTE = 5, 10
FULL_ANTE = 3 * ANTE + DEALER_ANTE
GETS_FOR_CARD, TAKES_POT = say("gets-for-card"), say("takes-pot")
ASIDE = ("pay.immediate", "quinola.is-jh", "points.values")  # said once, where somebody pays


class Pool(NamedTuple):
    """The pots, oldest first, and how many remises were paid since the last full ante."""

    pots: tuple[int, ...] = ()
    remises: int = 0

    @property
    def newest(self) -> int:
        """What the most recently formed pot holds."""
        return self.pots[-1]


class Payment(NamedTuple):
    """What one player pays another, and why."""

    payer: int
    payee: int
    amount: int
    clauses: tuple[str, ...]
    say: Message


@cache
def pot_name(number: int) -> Message:
    """What a pot is called; the oldest is number 1."""
    return say("pot", number=number)


@cache
def holds(number: int, chips: int) -> Message:
    """What a pot holds."""
    return say("pot-holds", number=number, chips=chips)


@cache
def _ante(entry: str, seat: int, chips: int, ids: tuple[str, ...]) -> Line:
    return Line(seat, -chips, ids, say(entry, seat=Seat(seat), chips=chips))


def _held(pots: Sequence[int], number: int) -> int:
    """What a pot holds; nothing if it is no more."""
    return pots[number - 1] if number <= len(pots) else 0


@cache
def _for_payee(clauses: str) -> tuple[str, ...]:
    """The clauses of a payment that are not said where it is paid."""
    return tuple(
        name for name in split(clauses) if name not in ASIDE and not name.startswith("ruling.")
    )


class Till:
    """The lines of some payments, and the pots as they then stand; `last` if no deal follows."""

    def __init__(self, pool: Pool, last: bool = False) -> None:
        self.last = last
        self.pool = pool
        self.entries: list[Line | Note] = []  # in the order in which they came about
        self.payments: list[Payment] = []
        self.potted: list[Line] = []  # what went into pots or came out of them
        self.taken = False  # whether a pot was taken

    @property
    def lines(self) -> list[Line]:
        """What moves chips."""
        return [entry for entry in self.entries if isinstance(entry, Line)]

    @property
    def notes(self) -> list[Note]:
        """What moves none."""
        return [entry for entry in self.entries if isinstance(entry, Note)]

    def note(self, told: Message, clauses: str) -> None:
        """Remark on something that moves no chips."""
        self.entries.append(Note(told, split(clauses)))

    def pay(
        self,
        payer: int,
        payee: int,
        amount: int,
        clauses: str,
        pays: Message,
        gets: Message = GETS_FOR_CARD,
        card: int | None = None,
    ) -> None:
        """One player pays another, perhaps for a card; both messages are told who, whom and what."""
        ids = split(clauses)
        moved: dict[str, Any] = {"payer": Seat(payer), "payee": Seat(payee), "chips": amount}
        pays = pays.but(**moved)
        cards: tuple[int, ...] = ()
        if card is not None:
            moved["card"], cards = Card(card), (card,)
        self.entries.append(Line(payer, -amount, ids, pays, cards))
        self.entries.append(Line(payee, amount, _for_payee(clauses), gets.but(**moved), cards))
        self.payments.append(Payment(payer, payee, amount, ids, pays))

    # -- pots --------------------------------------------------------------------------------

    def _pot(self, line: Line) -> None:
        self.entries.append(line)
        self.potted.append(line)

    def _into(self, pots: Iterable[int], number: int, amount: int, ids: tuple[str, ...]) -> None:
        """The pots' own line, once the chips have come in or gone out."""
        pots = tuple(pots)
        now = holds(number, _held(pots, number))
        self._pot(Line(None, amount, ids[:1], now, what=pot_name(number)))
        self.pool = self.pool._replace(pots=pots)

    def ante(self, dealer: int, *, first: bool = False, at_once: bool = False) -> None:
        """Before a hand: all ante where no pot is left, otherwise only the dealer."""
        pots = self.pool.pots
        if pots:
            ids: tuple[str, ...] = ("ante.later",)
            puts = say("ante-later", seat=Seat(dealer), chips=ANTE, pots=len(pots))
            self._pot(Line(dealer, -ANTE, ids, puts))
            self._into((*pots[:-1], pots[-1] + ANTE), len(pots), ANTE, ids)
            return
        ids = ("ante.first",)
        if not first:
            ids = ("quinola.new-pot", "remise.reset", "ruling.new-pot-timing")
            self.note(say("new-pot-at-once" if at_once else "new-pot-now"), " ".join(ids))
        for step in range(PLAYERS):
            seat = (dealer + step) % PLAYERS
            amount = ANTE if step else DEALER_ANTE
            self._pot(_ante("ante" if step or at_once else "ante-dealer", seat, amount, ids))
        self.pool = Pool()
        self._into((FULL_ANTE,), 1, FULL_ANTE, ids)

    def take(self, seat: int, clauses: str, takes: Message = TAKES_POT) -> None:
        """A player takes the newest pot."""
        number, amount, ids = len(self.pool.pots), self.pool.newest, split(clauses)
        told = takes.but(seat=Seat(seat), number=number, chips=amount)
        self.taken = True
        self._pot(Line(seat, amount, ids, told))
        self._into(self.pool.pots[:-1], number, -amount, ids)

    def close(self, shared: bool) -> None:
        """After the last hand: all get back alike what is left, or nobody (`ruling.pots-left`)."""
        left, ids = sum(self.pool.pots), ("ruling.pots-left",)
        each, odd = divmod(left, PLAYERS) if shared else (0, left)
        if each:
            for seat in range(PLAYERS):
                gets = say("gets-share", seat=Seat(seat), chips=each, left=left)
                self._pot(Line(seat, each, ids, gets))
            while len(self.pool.pots) > 1:
                *older, newest = self.pool.pots
                self._into(older, len(older) + 1, -newest, ids)
            self._into((odd,) * bool(odd), 1, odd - self.pool.newest, ids)
        if odd:
            self.note(say("left-over", chips=odd), "ruling.pots-left")

    def remise(self, seat: int, clauses: str) -> None:
        """A player pays as much as the newest pot holds (`ruling.remise-amount-time`).

        The first remise doubles pot 1 (`remise.first`), each later one forms a pot of its own
        (`remise.later`), even if newer pots were taken (`ruling.remise-after-partial`).
        """
        pots, paid = self.pool.pots, self.pool.remises
        amount = self.pool.newest
        ids = [*clauses.split(), "remise.later" if paid else "remise.first"]
        ids += ["ruling.remise-after-partial"] * (len(pots) < paid)
        ids += ["ruling.remise-amount-time"]
        told = say("first-remise", seat=Seat(seat), chips=amount)
        after: tuple[int, ...] = (2 * amount,)  # no other was formed yet
        if paid:
            newest, formed = pot_name(len(pots)), pot_name(len(pots) + 1)
            told = say("later-remise", seat=Seat(seat), chips=amount, newest=newest, formed=formed)
            after = (*pots, amount)
        self._pot(Line(seat, -amount, tuple(ids), told))
        self.pool = self.pool._replace(remises=paid + 1)
        self._into(after, len(after), amount, tuple(ids))

    # -- undoing -----------------------------------------------------------------------------

    def undo(self, lines: Iterable[Line], pool: Pool, clauses: str, plan: str) -> None:
        """Give back all that some lines moved; the pots are again what they were.

        `plan` says what undoes it, the "reversis" or the "espagnolette".
        """
        seats, pots, ids = Counter[int](), Counter[int](), split(clauses)
        for line in lines:
            if line.what:
                pots[line.what.facts["number"]] -= line.amount
            elif line.side is not None:
                seats[line.side] -= line.amount
        for seat, amount in sorted(seats.items()):
            told: dict[str, Any] = {"seat": Seat(seat), "plan": plan}
            if amount > 0:
                back = say("gets-back", chips=amount, **told)
                self.entries.append(Line(seat, amount, ids, back))
            elif amount < 0:
                back = say("gives-back", chips=-amount, **told)
                self.entries.append(Line(seat, amount, ids, back))
        for number, amount in sorted(pots.items()):
            if amount:
                again = say("pot-again", number=number, chips=_held(pool.pots, number))
                self.entries.append(Line(None, amount, ids, again, what=pot_name(number)))
        self.pool = pool
