"""Chips that change hands: the pots, antes and remises, and what players pay one another.

Every function here writes balanced lines: what one account loses, others gain.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ...ledger import Line, Note
from ...words import count
from .cards import PACK

ANTE, DEALER_ANTE = 5, 10
FULL_ANTE = 3 * ANTE + DEALER_ANTE
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
    say: str


def chips(number: int) -> str:
    """A number of chips in words."""
    return count(number, "chip")


def pot_name(number: int) -> str:
    """What a pot is called; the oldest is number 1."""
    return f"pot {number}"


class Till:
    """The lines of some payments, and the pots as they then stand; `last` if no deal follows."""

    def __init__(self, pool: Pool, names: Sequence[str], last: bool = False) -> None:
        self.last = last
        self.pool = pool
        self.names = names
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

    def note(self, say: str, clauses: str) -> None:
        """Remark on something that moves no chips."""
        self.entries.append(Note(say, tuple(clauses.split())))

    def pay(
        self,
        payer: int,
        payee: int,
        amount: int,
        clauses: str,
        why: str,
        short: str = "",
        card: int | None = None,
    ) -> None:
        """One player pays another; `why` ends the payer's sentence, `short` the payee's."""
        ids = tuple(clauses.split())
        cards = () if card is None else (card,)
        say = f"{self.names[payer]} pays {self.names[payee]} {chips(amount)}{why}."
        shown = short if card is None else f" for [[{PACK.codes[card]}]]"
        got = f"{self.names[payee]} gets {chips(amount)} from {self.names[payer]}{shown}."
        self.entries.append(Line(payer, -amount, ids, say, cards))
        own = tuple(name for name in ids if name not in ASIDE and not name.startswith("ruling."))
        self.entries.append(Line(payee, amount, own, got, cards))
        self.payments.append(Payment(payer, payee, amount, ids, say))

    # -- pots --------------------------------------------------------------------------------

    def _pot(self, line: Line) -> None:
        self.entries.append(line)
        self.potted.append(line)

    def _into(self, pots: Iterable[int], number: int, amount: int, ids: tuple[str, ...]) -> None:
        """The pots' own line, once the chips have come in or gone out."""
        pots = tuple(pots)
        left = pots[number - 1] if number <= len(pots) else 0
        name = pot_name(number)
        holds = f"now holds {chips(left)}" if left else "is empty"
        self._pot(Line(None, amount, ids[:1], f"{name.capitalize()} {holds}.", what=name))
        self.pool = self.pool._replace(pots=pots)

    def ante(self, dealer: int, *, first: bool = False, at_once: bool = False) -> None:
        """Before a hand: all ante where no pot is left, otherwise only the dealer."""
        name, pots = self.names[dealer], self.pool.pots
        if pots:
            ids: tuple[str, ...] = ("ante.later",)
            where = "the newest pot" if len(pots) > 1 else "the pot"
            say = f"{name} deals and puts {chips(ANTE)} into {where}."
            self._pot(Line(dealer, -ANTE, ids, say))
            self._into((*pots[:-1], pots[-1] + ANTE), len(pots), ANTE, ids)
            return
        ids = ("ante.first",) if first else ("quinola.new-pot", "remise.reset")
        ids += ("ruling.new-pot-timing",) * (not first)
        when = "at once" if at_once else "for this deal"
        if not first:
            self.note(f"No pot is left, so a new one is formed {when}.", " ".join(ids))
        for step in range(len(self.names)):
            seat = (dealer + step) % len(self.names)
            amount = ANTE if step else DEALER_ANTE
            what = "puts" if step or at_once else "deals and puts"
            say = f"{self.names[seat]} {what} {chips(amount)} into the pot."
            self._pot(Line(seat, -amount, ids, say))
        self.pool = Pool()
        self._into((FULL_ANTE,), 1, FULL_ANTE, ids)

    def take(self, seat: int, clauses: str, why: str = "") -> None:
        """A player takes the newest pot."""
        number, amount, ids = len(self.pool.pots), self.pool.newest, tuple(clauses.split())
        which = f"the newest pot, pot {number}," if number > 1 else "the pot"
        say = f"{self.names[seat]} takes {which} with {chips(amount)}{why}."
        self.taken = True
        self._pot(Line(seat, amount, ids, say))
        self._into(self.pool.pots[:-1], number, -amount, ids)

    def close(self, shared: bool) -> None:
        """After the last hand: all get back alike what is left, or nobody (`ruling.pots-left`)."""
        left, ids = sum(self.pool.pots), ("ruling.pots-left",)
        each, odd = divmod(left, len(self.names)) if shared else (0, left)
        if each:
            for seat, name in enumerate(self.names):
                say = f"{name} gets {chips(each)}, an equal share of the {left} that are left."
                self._pot(Line(seat, each, ids, say))
            while len(self.pool.pots) > 1:
                *older, newest = self.pool.pots
                self._into(older, len(older) + 1, -newest, ids)
            self._into((odd,) * bool(odd), 1, odd - self.pool.newest, ids)
        if odd:
            verb = "belongs" if odd == 1 else "belong"
            self.note(f"{chips(odd)} left over {verb} to nobody.", "ruling.pots-left")

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
        say = f"{self.names[seat]} pays a remise of {chips(amount)}, as much as "
        if paid:
            say += f"pot {len(pots)} holds, and it forms pot {len(pots) + 1}."
            after: tuple[int, ...] = (*pots, amount)
        else:
            say += "the pot holds, and doubles it."
            after = (*pots[:-1], 2 * amount)
        self._pot(Line(seat, -amount, tuple(ids), say))
        self.pool = self.pool._replace(remises=paid + 1)
        self._into(after, len(after), amount, tuple(ids))

    # -- undoing -----------------------------------------------------------------------------

    def undo(self, lines: Iterable[Line], pool: Pool, clauses: str, what: str) -> None:
        """Give back all that some lines moved; the pots are again what they were."""
        net: dict[tuple[int | None, str], int] = {}
        for line in lines:
            account = (line.side, str(line.what))
            net[account] = net.get(account, 0) - line.amount
        ids = tuple(clauses.split())
        order = sorted(net, key=lambda account: (account[0] is None, account[0] or 0, account[1]))
        for side, pot in order:
            amount = net[side, pot]
            if not amount:
                continue
            if side is None:
                number = int(pot.split()[1])
                held = pool.pots[number - 1] if number <= len(pool.pots) else 0
                state = f"holds {chips(held)}" if held else "is gone"
                say = f"{pot.capitalize()} {state} again."
            else:
                verb = "gets back" if amount > 0 else "gives back"
                say = f"{self.names[side]} {verb} {chips(abs(amount))}{what}."
            self.entries.append(Line(side, amount, ids, say, what=pot))
        self.pool = pool
