"""The exchange: four cards leave the hands, or are never taken, and become the talon."""

from __future__ import annotations

from ...game import Flow
from ...order import Said
from ...phases import Code, Moment, Phase, flag, hand
from ...table import Action, Decision, Refused, Table
from ...words import count, mark
from .cards import PACK, PLAYERS, QUINOLA, SPECIAL, TRICKS


def exchange(table: Table) -> Flow:
    """The dealer lays a card aside, then the others may (`ruling.exchange-order`)."""
    dealer = table.dealer
    table.draw(dealer)
    yield from dealer_discards(table, dealer)
    for step in range(1, PLAYERS):
        yield from may_swap(table, table.after(dealer, step))
    say = f"The {count(len(table.aside), 'card')} that are left over are the talon."
    table.tell("talon", say, "exchange.talon")


def choosing(moment: Moment) -> Decision:
    """The dealer's twelfth card must go; the others may change one (`exchange.dealer`, `exchange.swap`)."""
    if moment["dealer"]:
        return moment.choice(*discards(moment, ("exchange.dealer", "ruling.exchange-order"), ""))
    ids = ("exchange.swap", "exchange.blind")
    swaps, refused = discards(moment, ids, " and take the face-down card")
    keep = Action("keep", "Keep your hand", ("exchange.swap", "exchange.peek"), None, 4)
    return moment.choice([keep, *swaps], refused)


def discards(
    moment: Moment, clauses: tuple[str, ...], what: str
) -> tuple[list[Action], list[Refused]]:
    """Every card that may be laid aside (`ruling.quinola-discardable`)."""
    actions, refused = [], []
    ruling = ("ruling.quinola-discardable",)
    for card in PACK.of(moment["hand"]):
        code = f"discard {card.code}"
        if card.index == QUINOLA and moment.options.quinola_discard == "forbidden":
            say = "Quinola, [[JH]], may not be laid aside."
            refused.append(Refused(code, Said(say, ruling)))
            continue
        ids = (*clauses, *ruling) if SPECIAL >> card.index & 1 else clauses
        actions.append(Action(code, f"Lay aside [[{card.code}]]{what}", ids, card.index))
    return actions, refused


EXCHANGE = Phase(
    "exchange",
    "The exchange",
    (hand(TRICKS + 1), flag("dealer", "You have dealt, and hold twelve cards")),
    choosing,
    (
        Code(
            "discard <card>",
            "lay this card aside; who has not dealt takes the face-down card for it, unseen",
            "One card from the hand is changed, once, before the face-down card is seen.",
            "exchange.swap exchange.blind",
        ),
        Code(
            "keep",
            "keep the hand as it is",
            "The dealer holds twelve cards and must lay one aside.",
            "exchange.dealer",
        ),
    ),
)


def dealer_discards(table: Table, dealer: int) -> Flow:
    """Twelve cards are one too many (`exchange.dealer`)."""
    card = yield table.ask(EXCHANGE, dealer, hand=table.hands[dealer], dealer=True)
    lay_aside(table, dealer, card)
    say = f"{table.names[dealer]}, the dealer, lays one card aside."
    table.tell("exchange", say, "exchange.dealer ruling.exchange-order", dealer)


def lay_aside(table: Table, seat: int, card: int) -> None:
    table.hands[seat] &= ~(1 << card)
    table.aside.append(card)
    say = f"{table.names[seat]} lays aside {mark(PACK, [card])}."
    ids = "exchange.talon ruling.quinola-discardable" if SPECIAL >> card & 1 else "exchange.talon"
    table.tell("discard", say, ids, seat, (card,), to=(seat,))


def may_swap(table: Table, seat: int) -> Flow:
    """A card for the face-down one, unseen; or the hand as it is (`exchange.swap`)."""
    card = yield table.ask(EXCHANGE, seat, hand=table.hands[seat])
    name, down = table.names[seat], table.stock[0]
    if card is None:
        table.aside.append(table.stock.pop(0))
        say = f"{name} keeps the hand as it is; the face-down card stays out."
        table.tell("keep", say, "exchange.swap exchange.talon", seat)
        say = f"{name} looks at the face-down card: {mark(PACK, [down])}."
        table.tell("peek", say, "exchange.peek", seat, (down,), to=(seat,))
        return
    lay_aside(table, seat, card)
    table.draw(seat)
    say = f"{name} lays a card aside and takes the face-down card unseen."
    table.tell("swap", say, "exchange.swap exchange.blind", seat)
