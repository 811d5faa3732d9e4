"""A hand of Agram: the deal, the tricks, and who has won the last of them."""

from __future__ import annotations

from followsuit.game import Flow
from followsuit.games.leading import COUNTER_CLOCKWISE, next_to_dealer
from followsuit.messages import Seat, of_seat, say
from followsuit.table import Table

from .cards import SETTING
from .score import SIX, final, won


def hand(table: Table) -> Flow:
    """One hand, as its rules tell it."""
    count = table.options.cards
    table.deal(
        count, f"players.number deck.35 deck.chief {'deal.six' if count == SIX else 'deal.five'}"
    )
    table.tell("goal", say("last-decides"), "game.goal")
    leader = next_to_dealer(table, "lead.first turn.counter", COUNTER_CLOCKWISE)
    for number in range(count):
        trick = yield from table.trick(leader, SETTING)
        leader = table.next_leader(trick)
        if number < count - 1:
            table.tell("leader", of_seat("leads-next", leader), "lead.winner", leader)
    table.next_dealer = leader
    table.enter(won(leader))
    winners, note = final(table.totals, table.options)
    if winners:
        table.finish(winners, " ".join(note.clauses), note.say)
    else:
        table.tell_next(say("winner-deals", seat=Seat(leader)), "deal.winner")
