"""The espagnolette: who has the right, what it frees from, and what a failure costs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from ...duty import EVERY_CARD, Link, Role
from ...ledger import Line
from ...messages import Cards, Seat, of_seat, say
from ...packs import bits
from ...table import Table
from ..nouns import of_suit
from .cards import ACES, CARDS, OF_SUIT, PLAYERS, QUINOLA, SPECIAL, SUIT, Setting
from .pots import Payment, Pool, Till


def entitled(hand: int) -> bool:
    """Whether a hand may attempt the espagnolette (`espagnolette.holding`)."""
    aces = (hand & ACES).bit_count()
    return aces == 4 or (aces == 3 and bool(hand >> QUINOLA & 1))


def right_holder(table: Table) -> int | None:
    """Who may disregard the suit led (`ruling.espagnolette-eligibility`); only that seat is told."""
    seat = next((seat for seat, held in enumerate(table.hands) if entitled(held)), None)
    if seat is not None:
        held = table.hands[seat] & SPECIAL
        told = say("has-right", seat=Seat(seat), cards=Cards(held))
        clauses = "espagnolette.holding espagnolette.undertake ruling.espagnolette-eligibility"
        table.tell("right", told, clauses, seat, bits(held), to=(seat,))
    return seat


# -- what it frees from --------------------------------------------------------------------------


@cache
def _free(led: int) -> tuple[Link, ...]:
    """In the first nine tricks the right lets its holder disregard the suit led."""
    suit = SUIT[led]
    noun = of_suit(suit)
    _, *rest = CARDS.duty(None, [led])
    able = Link(
        OF_SUIT[suit],
        EVERY_CARD,
        ("espagnolette.undertake", "espagnolette.holding"),
        say("play-by-right"),
        say("lacks", noun=noun),
        roles=(
            Role(OF_SUIT[suit], say("follows-suit"), ("follow.suit",)),
            Role(EVERY_CARD, say("would-undertake", noun=noun)),
        ),
    )
    return able, *rest


@cache
def _bound(led: int) -> tuple[Link, ...]:
    """In the last two tricks it does not (`espagnolette.last-two`)."""
    follow, *rest = CARDS.duty(None, [led])
    must = say("follow-without-right", noun=of_suit(SUIT[led]))
    return follow._replace(clauses=("espagnolette.last-two", *follow.clauses), must=must), *rest


_CHAINS = {"first-nine": _free, "last-two": _bound}


def duty(setting: Setting, cards: Sequence[int]) -> tuple[Link, ...]:
    """Follow suit if you can; only the espagnolette may disregard it, and not to the end."""
    if not cards or setting.right == "none":
        return CARDS.duty(setting, cards)
    return _CHAINS[setting.right](cards[0])


# -- when it fails -------------------------------------------------------------------------------


def received(payments: Iterable[Payment], player: int) -> list[int]:
    """What each seat paid a player, out of all payments for aces and Quinola in this hand."""
    sums = [0] * PLAYERS
    for payment in payments:
        if payment.payee == player:
            sums[payment.payer] += payment.amount
    return sums


def give_back_double(player: int, paid: Sequence[int], till: Till) -> None:
    """Twice what each paid, in all (`espagnolette.fail-return`, `ruling.fail-double-total`)."""
    for seat, amount in enumerate(paid):
        if amount:
            clauses = "espagnolette.fail-return ruling.fail-double-total"
            pays = say("pays-back-double", paid=amount)
            till.pay(player, seat, 2 * amount, clauses, pays, say("gets-back-double"))


def return_pot(player: int, moved: Sequence[Line], before: Pool, till: Till) -> None:
    """A pot that was won goes back, with a remise (`espagnolette.fail-pot`)."""
    returns = of_seat("returns-pot", player)
    till.note(returns, "espagnolette.fail-pot ruling.misere-is-remise")
    till.undo(moved, before, "espagnolette.fail-pot", "espagnolette")
    till.remise(player, "espagnolette.fail-pot ruling.misere-is-remise")
