"""The exchange: four cards leave the hands, or are never taken, and become the talon."""

from __future__ import annotations

from functools import cache

from ...actions import Action, Code, Refused
from ...decisions import Decision, Moment, Phase
from ...game import Flow
from ...messages import Card, Seat, of_seat, say
from ...order import Said
from ...packs import bits
from ...parts import flag, hand
from ...table import Table
from .cards import PACK, PLAYERS, QUINOLA, SPECIAL, TRICKS


def exchange(table: Table) -> Flow:
    """The dealer lays a card aside, then the others may (`ruling.exchange-order`)."""
    dealer = table.dealer
    table.draw(dealer)
    yield from dealer_discards(table, dealer)
    for step in range(1, PLAYERS):
        yield from may_swap(table, table.after(dealer, step))
    table.tell("talon", say("talon-left", number=len(table.aside)), "exchange.talon")


def choosing(moment: Moment) -> Decision:
    """The dealer's twelfth card must go; the others may change one (`exchange.dealer`, `exchange.swap`)."""
    if moment["dealer"]:
        ids = ("exchange.dealer", "ruling.exchange-order")
        return moment.choice(*discards(moment, "lay-aside", ids))
    swaps, refused = discards(moment, "swap", ("exchange.swap", "exchange.blind"))
    return moment.choice([KEEP, *swaps], refused)


KEEP = Action("keep", say("keep"), ("exchange.swap", "exchange.peek"), None, 4)


def discards(
    moment: Moment, label: str, clauses: tuple[str, ...]
) -> tuple[list[Action], list[Refused]]:
    """Every card that may be laid aside (`ruling.quinola-discardable`)."""
    held, refused = moment["hand"], []
    if held >> QUINOLA & 1 and moment.options.quinola_discard == "forbidden":
        held &= ~(1 << QUINOLA)
        kept = say("quinola-kept", card=Card(QUINOLA))
        refused.append(Refused(f"discard {PACK.codes[QUINOLA]}", Said(kept, DISCARDABLE)))
    return [discard(card, label, clauses) for card in bits(held)], refused


DISCARDABLE = ("ruling.quinola-discardable",)


@cache
def discard(card: int, label: str, clauses: tuple[str, ...]) -> Action:
    ids = (*clauses, *DISCARDABLE) if SPECIAL >> card & 1 else clauses
    return Action(f"discard {PACK.codes[card]}", say(label, card=Card(card)), ids, card)


EXCHANGE = Phase(
    "exchange",
    (hand(TRICKS + 1), flag("dealer")),
    choosing,
    (
        Code("discard <card>", say("one-change"), "exchange.swap exchange.blind"),
        Code("keep", say("dealer-must"), "exchange.dealer"),
    ),
)


def dealer_discards(table: Table, dealer: int) -> Flow:
    """Twelve cards are one too many (`exchange.dealer`)."""
    card = yield table.ask(EXCHANGE, dealer, hand=table.hands[dealer], dealer=True)
    lay_aside(table, dealer, card)
    told = of_seat("dealer-lays-aside", dealer)
    table.tell("exchange", told, "exchange.dealer ruling.exchange-order", dealer)


def lay_aside(table: Table, seat: int, card: int) -> None:
    table.hands[seat] &= ~(1 << card)
    table.aside.append(card)
    told = of_seat("lays-aside", seat, card)
    ids = "exchange.talon ruling.quinola-discardable" if SPECIAL >> card & 1 else "exchange.talon"
    table.tell("discard", told, ids, seat, (card,), to=(seat,))


def may_swap(table: Table, seat: int) -> Flow:
    """A card for the face-down one, unseen; or the hand as it is (`exchange.swap`)."""
    card = yield table.ask(EXCHANGE, seat, hand=table.hands[seat])
    who, down = Seat(seat), table.stock[0]
    if card is None:
        table.aside.append(table.stock.pop(0))
        table.tell("keep", of_seat("keeps", seat), "exchange.swap exchange.talon", seat)
        looks = say("looks", seat=who, card=Card(down))
        table.tell("peek", looks, "exchange.peek", seat, (down,), to=(seat,))
        return
    lay_aside(table, seat, card)
    table.draw(seat)
    table.tell("swap", of_seat("swaps", seat), "exchange.swap exchange.blind", seat)
