"""A hand of Schafkopf: the widow, ten tricks, the count."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ...game import Flow
from ...order import Said
from ...phases import Code, Moment, Phase, flag
from ...phases import hand as hand_part
from ...table import Action, Decision, Refused, Table
from ...words import count, join
from .. import queens_and_jacks as family
from ..queens_and_jacks import TRUMPS, Setting, worth
from .score import TRICKS, Captured, came_to, contract, final, least, widow_note

HAND = 10


def hand(table: Table) -> Flow:
    table.deal(HAND, "deal.packets deal.hand-size deck.32 players.three")
    declarer = yield from offer(table)
    away: list[int] = []
    if declarer is not None:
        away = yield from pick_up(table, declarer)
    leader = table.after(table.dealer)
    say = f"{table.names[leader]} sits on the dealer’s left and leads."
    table.tell("leader", say, "lead.first", leader)
    last = [0] * 3  # the number of each seat's last trick
    for number in range(1, TRICKS + 1):
        trick = yield from table.trick(leader, Setting())
        leader = trick.winner
        last[leader] = number
    if declarer is None:
        widow_of_least(table, leader)
        points = [worth(won) for won in table.won]
        line, notes = least(points, last, table.dealer, table.names)
        table.outcome = {"declarer": None, "card_points": points}
    else:
        took = Captured(worth(table.won[declarer]), len(table.won[declarer]) // 3, away)
        line, notes = contract(declarer, took, table.options, table.names)
        table.outcome = came_to(declarer, took, table.options)
    table.enter([line], notes)
    close(table)


TAKING = ("widow.take-or-pass", "widow.declarer", "widow.order")
PASSING = ("widow.take-or-pass", "ruling.one-offer")


def offered(moment: Moment) -> Decision:
    """Take the widow or pass, once (`widow.take-or-pass`)."""
    if moment["taken"]:
        say = "Another player has taken the widow and is declarer."
        return moment.choice((), [Refused("take", Said(say, ("widow.declarer", "widow.order")))])
    if moment["passed"]:
        say = "You have passed, and the widow goes round only once."
        return moment.choice((), [Refused("take", Said(say, ("ruling.one-offer",)))])
    keen = 3 if (moment["hand"] & TRUMPS).bit_count() > 5 else 0.4
    return moment.choice(
        [
            Action("take", "Take the widow", TAKING, True, keen),
            Action("pass", "Pass", PASSING, False),
        ]
    )


WIDOW = Phase(
    "widow",
    "Taking the widow",
    (
        hand_part(HAND, required=False),
        flag("taken", "Somebody has taken it"),
        flag("passed", "You have passed"),
    ),
    offered,
    (
        Code("take", "take the widow and play as declarer"),
        Code("pass", "leave the widow to the others"),
    ),
)
DISCARD = family.laying_away(HAND + 2, "widow.discard-two ruling.discard-free")


def offer(table: Table) -> Generator[Decision, Any, int | None]:
    """The widow goes round once; whoever takes it is declarer (`widow.order`)."""
    for seat in table.around(table.after(table.dealer)):
        name = table.names[seat]
        takes = yield table.ask(WIDOW, seat, hand=table.hands[seat])
        if takes:
            others = join([n for n in table.names if n != name])
            say = f"{name} takes the widow and is declarer; {others} defend."
            table.tell("declarer", say, "widow.declarer", seat)
            table.shown = {"declarer": seat}
            return seat
        table.tell("pass", f"{name} passes.", PASSING, seat)
    say = "All three have passed. The hand is played as least: few points are good."
    table.tell("least", say, "widow.none-least least.solo")
    table.shown = {"declarer": None}
    return None


def pick_up(table: Table, seat: int) -> Generator[Decision, Any, list[int]]:
    """Both cards of the widow come in, any two go out (`widow.discard-two`)."""
    family.take_up(table, seat, "the widow", "widow.discard-two")
    return (yield from family.lay_away(table, seat, DISCARD))


def widow_of_least(table: Table, winner: int) -> None:
    """What becomes of the widow if nobody took it."""
    widow = tuple(table.stock)
    note = widow_note(widow, table.names[winner], table.options)
    if table.options.least_widow == "last-trick":
        table.won[winner].extend(widow)
        table.stock = []
    table.tell("widow", note.say, note.clauses, winner, widow)


def close(table: Table) -> None:
    """The next deal, or after the last one the result of the game (`game.fixed-deals`)."""
    left = table.options.deals - table.number - 1
    if left > 0:
        dealer = table.names[table.next_dealer]
        say = f"{count(left, 'deal')} to come: {dealer}, on the dealer’s left, deals next."
        table.tell_next(say, "game.fixed-deals common.ruling.deal-rotation")
        return
    winners, note = final(table.totals, table.names)
    table.finish(winners, " ".join(note.clauses), note.say)
