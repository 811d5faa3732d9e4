"""The reversis: undertaken, made or broken."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from ...ledger import Line
from ...messages import Seat, of_seat, say
from .cards import FIRST, PLAYERS
from .options import Options
from .payments import after_the_last_pot
from .pots import Pool, Till

ACROSS, BESIDE, BROKEN, BY_QUINOLA = 32, 16, 64, 54
WHOLE = ACROSS + 2 * BESIDE


class Undertaken(NamedTuple):
    """A reversis: who, who took the last two tricks, and what Quinola had to do with it.

    `quinola` is whether its player played Quinola in the first nine tricks, `by_quinola` whether
    Quinola took the breaking trick; `espagnolette` is who undertook one.
    """

    player: int
    tenth: int
    eleventh: int
    dealer: int
    quinola: bool
    by_quinola: bool
    espagnolette: int | None

    @property
    def breaker(self) -> int | None:
        """The first opponent to take a trick, None if the reversis is made."""
        return next((s for s in (self.tenth, self.eleventh) if s != self.player), None)

    def came_to(self) -> dict[str, Any]:
        """For the outcome of a hand or a case."""
        return {"reversis": self.player, "broken_by": self.breaker}


def undertaker(winners: Sequence[int]) -> int | None:
    """Who took all of the first nine tricks (`reversis.reversis.undertaken`)."""
    if len(winners) < FIRST:
        return None
    player, *others = {*winners[:FIRST]}
    return None if others else player


def refund(player: int, lines: Iterable[Line], pool: Pool, till: Till) -> None:
    """All side payments of the hand are undone (`reversis.reversis.refund`, `ruling.refund-scope`)."""
    moved = list(lines)
    undertakes = of_seat("undertakes-reversis", player)
    till.note(undertakes, "reversis.reversis.undertaken ruling.no-bids")
    undone = say("payments-undone" if moved else "no-payments")
    till.note(undone, "reversis.reversis.refund reversis.reversis.no-more-side")
    till.undo(moved, pool, "reversis.reversis.refund ruling.refund-scope", "reversis")


def reversis(case: Undertaken, till: Till, options: Options) -> None:
    """What a reversis brings or costs. There is no party (`ruling.reversis-no-party`)."""
    if case.breaker is None:
        _made(case, till, options)
    else:
        _broken(case, case.breaker, till)
    till.note(say("no-party"), "ruling.reversis-no-party")


def _made(case: Undertaken, till: Till, options: Options) -> None:
    """All eleven tricks (`reversis.reversis.made-pay`)."""
    player, gets = case.player, say("gets-reversis")
    if case.espagnolette is not None:
        clauses = "espagnolette.vs-made reversis.reversis.made-pay"
        till.pay(case.espagnolette, player, WHOLE, clauses, say("pays-reversis-for-all"), gets)
    else:
        for step in (2, 1, 3):
            seat = (player + step) % PLAYERS
            amount, entry = (
                (ACROSS, "pays-reversis-across") if step == 2 else (BESIDE, "pays-reversis-beside")
            )
            till.pay(seat, player, amount, "reversis.reversis.made-pay", say(entry), gets)
    if case.quinola:
        clauses = "reversis.reversis.made-pot ruling.pot-after-refund"
        till.take(player, clauses, say("takes-pot-for-quinola"))
        after_the_last_pot(till, case.dealer, options)


def _broken(case: Undertaken, breaker: int, till: Till) -> None:
    """Trick 10 or 11 is lost (`reversis.reversis.broken-pay`)."""
    player, who = case.player, Seat(breaker)
    number = 10 if case.tenth == breaker else 11
    clauses, amount = ["reversis.reversis.broken-pay"], BROKEN
    if case.by_quinola:
        amount = BY_QUINOLA
        rulings = ("reversis.reversis.broken-by-quinola", "ruling.broken-by-quinola-which")
        clauses = [*rulings, *clauses]
    if breaker == case.espagnolette:
        clauses.append("espagnolette.break")
    pays = say("pays-broken", trick=number, quinola=case.by_quinola)
    till.pay(player, breaker, amount, " ".join(clauses), pays, say("gets-broken"))
    if number == 10 and case.eleventh != player:
        till.note(say("first-break-paid", seat=who), "reversis.reversis.broken-first-only")
    if breaker == case.espagnolette:
        till.note(say("breaks-for-nothing", seat=who), "espagnolette.break")
    elif case.espagnolette is not None:
        void = of_seat("espagnolette-void", case.espagnolette)
        till.note(void, "ruling.broken-overrides-espagnolette")
    if case.quinola:
        till.remise(player, "reversis.reversis.broken-remise ruling.pot-after-refund")
