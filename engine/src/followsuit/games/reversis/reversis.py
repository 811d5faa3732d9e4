"""The reversis: undertaken, made or broken."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from ...ledger import Line
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
    quinola: bool = False
    by_quinola: bool = False
    espagnolette: int | None = None

    @property
    def breaker(self) -> int | None:
        """The first opponent to take a trick, None if the reversis is made."""
        return next((s for s in (self.tenth, self.eleventh) if s != self.player), None)

    def came_to(self) -> dict[str, Any]:
        """For the outcome of a hand or a case."""
        return {"reversis": self.player, "broken_by": self.breaker}


def undertaker(winners: Sequence[int]) -> int | None:
    """Who took all of the first nine tricks (`reversis.reversis.undertaken`)."""
    first = winners[:FIRST]
    return first[0] if len(first) == FIRST and len(set(first)) == 1 else None


def refund(player: int, lines: Iterable[Line], pool: Pool, till: Till) -> None:
    """All side payments of the hand are undone (`reversis.reversis.refund`, `ruling.refund-scope`)."""
    moved = list(lines)
    name = till.names[player]
    say = f"{name} has taken the first nine tricks and is undertaking the reversis, willing or not."
    till.note(say, "reversis.reversis.undertaken ruling.no-bids")
    say = "All payments for aces and Quinola are undone, and there will be no more of them."
    if not moved:
        say = "There will be no payments for aces and Quinola in this hand, and there were none."
    till.note(say, "reversis.reversis.refund reversis.reversis.no-more-side")
    ids = "reversis.reversis.refund ruling.refund-scope"
    till.undo(moved, pool, ids, ", as aces and Quinola no longer count")


def reversis(case: Undertaken, till: Till, options: Options) -> None:
    """What a reversis brings or costs. There is no party (`ruling.reversis-no-party`)."""
    if case.breaker is None:
        _made(case, till, options)
    else:
        _broken(case, case.breaker, till)
    say = "A reversis was undertaken, so no party is paid, and nothing is claimed for led cards."
    till.note(say, "ruling.reversis-no-party")


def _made(case: Undertaken, till: Till, options: Options) -> None:
    """All eleven tricks (`reversis.reversis.made-pay`)."""
    player, name = case.player, till.names[case.player]
    if case.espagnolette is not None:
        clauses = "espagnolette.vs-made reversis.reversis.made-pay"
        why = f": {name} makes the reversis against an espagnolette, which pays for all three"
        till.pay(case.espagnolette, player, WHOLE, clauses, why, " for the reversis")
    else:
        for step in (2, 1, 3):
            seat = (player + step) % PLAYERS
            amount, where = (ACROSS, "opposite") if step == 2 else (BESIDE, f"beside {name}")
            why = f": {name} makes the reversis, and {till.names[seat]} sits {where}"
            till.pay(seat, player, amount, "reversis.reversis.made-pay", why, " for the reversis")
    if case.quinola:
        why = ", having played Quinola in the first nine tricks"
        till.take(player, "reversis.reversis.made-pot ruling.pot-after-refund", why)
        after_the_last_pot(till, case.dealer, options)


def _broken(case: Undertaken, breaker: int, till: Till) -> None:
    """Trick 10 or 11 is lost (`reversis.reversis.broken-pay`)."""
    player, names = case.player, till.names
    number = 10 if case.tenth == breaker else 11
    clauses, amount = "reversis.reversis.broken-pay", BROKEN
    why = f": the reversis is broken in trick {number}"
    if case.by_quinola:
        amount = BY_QUINOLA
        clauses = "reversis.reversis.broken-by-quinola ruling.broken-by-quinola-which reversis.reversis.broken-pay"
        why += ", by Quinola"
    if breaker == case.espagnolette:
        clauses += " espagnolette.break"
    till.pay(player, breaker, amount, clauses, why, " for breaking the reversis")
    if number == 10 and case.eleventh != player:
        say = f"Trick 11 is lost as well, but only {names[breaker]}, who took trick 10, is paid."
        till.note(say, "reversis.reversis.broken-first-only")
    if breaker == case.espagnolette:
        say = (
            f"{names[breaker]} gave up an espagnolette to break the reversis: no penalty for that."
        )
        till.note(say, "espagnolette.break")
    elif case.espagnolette is not None:
        say = f"{names[case.espagnolette]}’s espagnolette neither wins nor loses anything."
        till.note(say, "ruling.broken-overrides-espagnolette")
    if case.quinola:
        till.remise(player, "reversis.reversis.broken-remise ruling.pot-after-refund")
