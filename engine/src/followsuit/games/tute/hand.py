"""A hand of Tute: the deal, ten tricks with declarations between them, the count."""

from __future__ import annotations

from collections.abc import Sequence

from ...errors import BadRequest, Fault
from ...game import Flow
from ...ledger import Line, Note
from ...messages import Card, Seat, Suit, of_seat, say
from ...table import Table
from ..leading import COUNTER_CLOCKWISE, next_to_dealer
from .cards import PACK, Setting, worth
from .declare import Declared, declare_and_lead, lead
from .options import Options
from .score import SIDE_OF, SIDES, TRICKS, came_to, compared, counted, decided, tute


def check_totals(won: Sequence[int], options: Options, played: int | None) -> list[Fault]:
    """Every hand played before was won by a side, or at most drawn (`game.hands`, `ruling.tie`)."""
    together = sum(won)
    if min(won) < 0 or together >= options.hands:
        return [Fault(say("one-still-to-play"), "totals")]
    drawn = options.tie == "drawn"
    if played is None or 0 <= played - together <= (played if drawn else 0):
        return []
    return [Fault(say("hands-at-most" if drawn else "hands-before", played=played), "totals")]


def hand(table: Table) -> Flow:
    faults = check_totals(table.totals, table.options, table.number)
    if faults:  # a match that begins later has to say who won the hands before
        raise BadRequest(*faults)
    table.deal(TRICKS, "deal.ten deck.40 players.partners")
    setting = Setting(turn_up(table), table.options.undertrump)
    leader = next_to_dealer(table, "lead.first turn.counter-clockwise", COUNTER_CLOCKWISE)
    said: list[Declared] = []
    led: int | None = None
    for number in range(TRICKS):
        if number:
            ids = "lead.winner declare.when" + " ruling.first-trick-typo" * (number > 1)
            table.tell("leader", of_seat("declares-leads", leader), ids, leader)
            led = yield from declare_and_lead(table, leader, setting, said)
            if led is None:
                by_tute(table, said[-1])
                return
        else:
            led = yield lead(table, leader, setting, said, first=True)
        trick = yield from table.trick(leader, setting, led=led)
        leader = table.next_leader(trick)
    table.tell("note", say("no-cards-left"), "ruling.no-declare-after-last")
    add_up(table, trick.winner, said, setting.trump)


def turn_up(table: Table) -> str:
    """The last card dealt is shown and goes into the dealer’s hand (`deal.trump`)."""
    dealer = table.dealer
    upcard = table.chance.one("upcard", PACK, table.hands[dealer])
    trump = PACK.suit_of[upcard]
    table.shown = {"trump": trump, "upcard": PACK.codes[upcard]}
    shown = say("upcard", card=Card(upcard), seat=Seat(dealer), suit=Suit(trump))
    table.tell("upcard", shown, "deal.trump", dealer, (upcard,))
    return trump


def by_tute(table: Table, said: Declared) -> None:
    """The hand goes to the side that has shown four kings (`declare.tute`)."""
    table.enter([tute(said.seat, said.clauses)])
    table.outcome = {"tute": said.seat}
    close(table)


def add_up(table: Table, last: int, said: Sequence[Declared], trump: str) -> None:
    """Cards, declarations, the last trick; the higher total wins (`score.higher-wins`)."""
    piles = [0] * SIDES
    for seat, won in enumerate(table.won):
        piles[SIDE_OF[seat]] += worth(won)
    forty = next((one.seat for one in said if one.suit == trump), None)
    twenties = [one.seat for one in said if one.suit != trump]
    lines = counted(piles, last, forty, twenties)
    table.outcome = came_to(piles, lines)
    enter_hand(table, lines, *compared(lines, last, table.options))


def enter_hand(table: Table, lines: Sequence[Line], side: int | None, note: Note) -> None:
    """What was counted, and the hand for the side that has won it, if one has."""
    for line in lines:
        table.tell("count", line.say, line.clauses)
    if side is None:
        table.enter([], [note])
    else:
        table.score(side, 1, " ".join(note.clauses), note.say)
    close(table)


def close(table: Table) -> None:
    """The next deal, or the end of the game (`game.hands`)."""
    left = table.options.hands - table.number - 1
    if left > 0:
        following = of_seat("next-dealer", table.next_dealer)
        table.tell_next(following, "game.hands ruling.deal-right")
        return
    winners, note = decided(table.totals, table.options)
    table.finish(winners, " ".join(note.clauses), note.say)
