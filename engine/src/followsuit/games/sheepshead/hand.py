"""A hand of Sheepshead: bidding, six tricks, the count; or a leaster."""

from __future__ import annotations

from ...actions import Action, Code
from ...decisions import Decision, Moment, Phase
from ...game import Flow
from ...messages import Cards, Seat, of_seat, say
from ...table import Table
from ..queens_and_jacks import SETTING, TRUMPS, worth
from .bidding import Contract, announcements, auction, reveal
from .score import (
    TRICKS,
    Outcome,
    bid_hand,
    came_to,
    ended,
    heard,
    leaders,
    leaster,
    leaster_came_to,
    limit_on,
)

HAND = 6


def hand(table: Table) -> Flow:
    table.deal(HAND, "deal.six deck.32 players.five ruling.no-misdeal")
    contract = yield from auction(table)
    if contract is None:
        yield from play_leaster(table)
    else:
        yield from play_bid(table, contract)
    yield from close(table)


# -- with a bidder -------------------------------------------------------------------------------


def play_bid(table: Table, contract: Contract) -> Flow:
    """The bidder's side against the opposition, from the announcements to the score."""
    said = yield from announcements(table, contract)
    said = heard(said, after_leaster=bool(table.carried))
    leader, mate = contract.bidder, contract.partner
    leads = of_seat("bidder-leads", leader)
    table.tell("leader", leads, "lead.bidder ruling.bidder-leads", leader)
    for _ in range(TRICKS):
        trick = yield from table.trick(leader, SETTING)
        leader = table.next_leader(trick)
        if mate and mate.card in trick.cards and not mate.shown_by(said):
            reveal(table, mate, say("partner-played"))
    away = table.aside
    partner = mate.seat if mate else None
    side = [contract.bidder, *([] if partner is None else [partner])]
    points = sum(worth(table.won[seat]) for seat in side) + worth(away)
    tricks = sum(table.tricks_won[seat] for seat in side)
    discards = say("discards", cards=Cards(tuple(away)))
    table.tell("discards", discards, "discard.count", contract.bidder, away)
    outcome = Outcome(contract.bidder, partner, points, tricks, said, worth(away))
    table.enter(*bid_hand(outcome, table.options))
    table.outcome = came_to(outcome, table.options)
    carry(table, leaster=False)


# -- without one ---------------------------------------------------------------------------------


def play_leaster(table: Table) -> Flow:
    """Everybody alone, fewest points win (`leaster.rules`)."""
    table.tell("leaster", say("leaster"), "bid.all-pass leaster.rules leaster.winner")
    table.shown = {"bidder": None}
    leader = table.dealer
    leads = of_seat("dealer-leads", leader)
    table.tell("leader", leads, "leaster.lead ruling.bidder-leads", leader)
    for _ in range(TRICKS):
        trick = yield from table.trick(leader, SETTING)
        leader = table.next_leader(trick)
        if table.stock and any(TRUMPS >> card & 1 for card in trick.cards):
            centre(table, trick.winner)
    points = [worth(won) for won in table.won]
    tricks = table.tricks_won
    pending = bool(table.carried and table.options.after_leaster)
    table.enter(*leaster(points, tricks, cancelled=pending))
    table.outcome = leaster_came_to(points, tricks)
    carry(table, leaster=True)


def centre(table: Table, winner: int) -> None:
    """The two cards go to the winner of the first trick with a trump (`leaster.blind`)."""
    cards, table.stock = tuple(table.stock), []
    table.won[winner].extend(cards)
    who = Seat(winner)
    ids = "leaster.blind ruling.any-trump-trick ruling.centre-claimed"
    table.tell("centre", say("centre-won", seat=who), ids, winner)
    found = say("finds-there", seat=who, cards=Cards(cards))
    table.tell("found", found, "leaster.blind", winner, cards, to=(winner,))


def carry(table: Table, *, leaster: bool) -> None:
    """A leaster doubles the next hand that is none (`double.after-leaster`)."""
    table.carried = leaster


# -- and on --------------------------------------------------------------------------------------


def going_on(moment: Moment) -> Decision:
    """Where no end is agreed, the next dealer may stop (`end.free`)."""
    return moment.choice((DEAL, STOP) if moment.options.end == "open" else (DEAL,))


DEAL = Action("deal", say("deal-another"), ("end.free", "deal.rotate"), True)
STOP = Action("stop", say("stop-here"), ("end.free",), False, 0.1)
AGAIN = Phase(
    "again", (), going_on, (Code("deal"), Code("stop", say("end-agreed"), "end.free end.limit"))
)


def close(table: Table) -> Flow:
    """The end of the game, or the next deal (`end.free`, `end.limit`)."""
    settle(table)
    if table.winners:
        return
    offer = table.ask(AGAIN, table.next_dealer)
    if not table.last and len(offer.actions) > 1:
        again = yield offer
        if not again:
            winners, note = leaders(table.totals)
            table.finish(winners, " ".join(note.clauses), note.say)
            return
    deal_on(table)


def settle(table: Table) -> None:
    """Whether the game is over by what was agreed, and a word about it (`end.free`, `end.limit`)."""
    table.outcome |= limit_on(table.options, table.number + 1)
    winners, note = ended(table.options, table.number + 1, table.totals)
    if note is None:
        return
    if winners:
        table.finish(winners, " ".join(note.clauses), note.say)
    else:
        table.tell_next(note.say, note.clauses, "limit")


def deal_on(table: Table) -> None:
    """Who deals next (`deal.rotate`)."""
    table.tell_next(of_seat("deal-moves", table.next_dealer), "deal.rotate")
