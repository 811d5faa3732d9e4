"""A hand of Schafkopf: the widow, ten tricks, the count."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ...actions import Action, Code, Refused
from ...decisions import Decision, Moment, Phase
from ...game import Flow
from ...messages import Seat, of_seat, say
from ...order import Said
from ...parts import flag
from ...parts import hand as hand_part
from ...table import Table
from .. import queens_and_jacks as family
from ..leading import next_to_dealer
from ..queens_and_jacks import SETTING, TRUMPS, worth
from .score import TRICKS, Captured, came_to, contract, defenders, final, least, widow_note

HAND = 10


def hand(table: Table) -> Flow:
    table.deal(HAND, "deal.packets deal.hand-size deck.32 players.three")
    declarer = yield from offer(table)
    away: list[int] = []
    if declarer is not None:
        away = yield from pick_up(table, declarer)
    leader = next_to_dealer(table, "lead.first")
    for _ in range(TRICKS):
        trick = yield from table.trick(leader, SETTING)
        leader = table.next_leader(trick)
    if declarer is None:
        widow_of_least(table, trick.winner)
        points = [worth(won) for won in table.won]
        last = {trick.winner: number for number, trick in enumerate(table.tricks, 1)}
        line, notes = least(points, last, table.dealer)
        table.outcome = {"declarer": None, "card_points": points}
    else:
        took = Captured(worth(table.won[declarer]), len(table.won[declarer]) // 3, away)
        line, notes = contract(declarer, took, table.options)
        table.outcome = came_to(declarer, took, table.options)
    table.enter([line], notes)
    close(table)


TAKING = ("widow.take-or-pass", "widow.declarer", "widow.order")
PASSING = ("widow.take-or-pass", "ruling.one-offer")
TAKE = Action("take", say("take"), TAKING, True, 3)
DARE = TAKE._replace(weight=0.4)  # with few trumps
PASS = Action("pass", say("to-pass"), PASSING, False)


def offered(moment: Moment) -> Decision:
    """Take the widow or pass, once (`widow.take-or-pass`)."""
    if moment["taken"]:
        taken = Said(say("widow-taken"), ("widow.declarer", "widow.order"))
        return moment.choice((), [Refused("take", taken)])
    if moment["passed"]:
        passed = Said(say("widow-passed"), ("ruling.one-offer",))
        return moment.choice((), [Refused("take", passed)])
    strong = (moment["hand"] & TRUMPS).bit_count() > 5
    return moment.choice((TAKE if strong else DARE, PASS))


WIDOW = Phase(
    "widow",
    (hand_part(HAND, required=False), flag("taken"), flag("passed")),
    offered,
    (Code("take"), Code("pass")),
    turns="taken passed",
)
DISCARD = family.laying_away(HAND + 2, "widow.discard-two ruling.discard-free")


def offer(table: Table) -> Generator[Decision, Any, int | None]:
    """The widow goes round once; whoever takes it is declarer (`widow.order`)."""
    for seat in table.around(table.after(table.dealer)):
        takes = yield table.ask(WIDOW, seat, hand=table.hands[seat])
        if takes:
            takes = say("declarer", seat=Seat(seat), defenders=defenders(seat))
            table.tell("declarer", takes, "widow.declarer", seat)
            table.shown = {"declarer": seat}
            return seat
        table.tell("pass", of_seat("has-passed", seat), PASSING, seat)
    table.tell("least", say("least"), "widow.none-least least.solo")
    table.shown = {"declarer": None}
    return None


def pick_up(table: Table, seat: int) -> Generator[Decision, Any, list[int]]:
    """Both cards of the widow come in, any two go out (`widow.discard-two`)."""
    family.take_up(table, seat, say("the-widow"), "widow.discard-two")
    return (yield from family.lay_away(table, seat, DISCARD))


def widow_of_least(table: Table, winner: int) -> None:
    """What becomes of the widow if nobody took it."""
    widow = tuple(table.stock)
    note = widow_note(widow, winner, table.options)
    if table.options.least_widow == "last-trick":
        table.won[winner].extend(widow)
        table.stock = []
    table.tell("widow", note.say, note.clauses, winner, widow)


def close(table: Table) -> None:
    """The next deal, or after the last one the result of the game (`game.fixed-deals`)."""
    left = table.options.deals - table.number - 1
    if left > 0:
        more = say("next-deal", deals=left, seat=Seat(table.next_dealer))
        table.tell_next(more, "game.fixed-deals common.ruling.deal-rotation")
        return
    winners, note = final(table.totals)
    table.finish(winners, " ".join(note.clauses), note.say)
