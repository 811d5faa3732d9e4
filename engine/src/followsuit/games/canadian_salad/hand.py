"""A hand of Canadian Salad: the deal, the tricks, and what this hand makes them cost."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ...fields import choice, with_choices
from ...game import Flow
from ...ledger import Note
from ...messages import Cards, Row, Seat, of_seat, say
from ...packs import bits
from ...table import Table
from .cards import DECKS, HANDS, NO_HAND, REMOVED, SIZES, Setting
from .prices import PRICES, RULES, Taken, costs, counted, needed


@with_choices
class Options(NamedTuple):
    """What the players agree on before the game."""

    stop_when_settled: bool = choice(False, True, by="ruling.no-early-stop")


def after(setting: Setting, cards: Sequence[int], winner: int) -> list[Note]:
    """What a trick costs its winner in this hand, and who leads next."""
    notes: list[Note] = []
    if setting.hand != NO_HAND:
        taken = Taken(1, cards, setting.last)
        lines, more = costs(setting.hand, taken, winner)
        notes = [Note(line.say, line.clauses) for line in lines] + more
        notes = notes or [nothing(setting.hand, winner)]
    if setting.last:
        return [*notes, Note(say("was-last"), ("play.all-tricks",))]
    return [*notes, Note(of_seat("leads-next", winner), ("lead.winner",), leads=True)]


def nothing(hand: int, seat: int) -> Note:
    """A trick or a hand without penalties."""
    return Note(say("nothing", seat=Seat(seat), hand=hand), (RULES[hand],))


# -- a hand --------------------------------------------------------------------------------------


@cache
def setting_of(number: int, players: int, last: bool) -> Setting:
    """The setting of a trick, made once."""
    return Setting(number, players, last)


def hand(table: Table) -> Flow:
    number, players = table.number + 1, table.players
    begin(table, number)
    leader, tricks = table.after(table.dealer), SIZES[players]
    settled = False
    for trick_number in range(1, tricks + 1):
        last = trick_number == tricks
        trick = yield from table.trick(leader, setting_of(number, players, last))
        leader = table.next_leader(trick)
        if not settled and not last and fallen(table, number):
            settled = True
            if table.options.stop_when_settled:
                table.tell("stop", say("stops", hand=number), "ruling.no-early-stop")
                break
            goes_on = say("does-not-stop", hand=number)
            table.tell("note", goes_on, "ruling.no-early-stop play.all-tricks")
        if not last:
            table.tell("leader", of_seat("leads-next", leader), "lead.winner", leader)
    table.tell("count", say("written-down", hand=number), "score.after-hand")
    # The hands in which the last trick costs something never stop before it.
    taken = [
        Taken(tricks, table.won[seat], seat == trick.winner)
        for seat, tricks in enumerate(table.tricks_won)
    ]
    table.enter(*counted(number, taken))
    close(table)


def begin(table: Table, number: int) -> None:
    """The pack for so many players, the deal, and what this hand is about."""
    players = table.players
    gone = REMOVED[players]
    if gone:
        out = say("pack", players=players, cards=Cards(gone))
        table.tell("pack", out, DECKS[players], cards=bits(gone))
    clauses = "deal.all players.range" if gone else "deal.all players.range deck.four"
    table.deal(SIZES[players], clauses, without=gone)
    table.shown = {"hand": number}
    tell_price(table)
    leader = table.after(table.dealer)
    told = say("leader", dealer=Seat(table.dealer), seat=Seat(leader))
    first = " ruling.first-dealer common.ruling.direction" if number == 1 else ""
    table.tell("leader", told, f"lead.first{first}", leader)


def tell_price(table: Table) -> None:
    """What costs points in this hand."""
    number = table.number + 1
    table.tell("price", say("this-is", hand=number, price=PRICES[number]), RULES[number])


def fallen(table: Table, number: int) -> bool:
    """Whether everything has been captured that could cost points in this hand."""
    wanted = needed(number)
    if not wanted or number == HANDS:
        return False
    return not any(held & wanted for held in table.hands)


def close(table: Table) -> None:
    """The next hand, or after the sixth the result (`game.six`)."""
    number = table.number + 1
    if number < HANDS:
        following = say("next-deal", hands=HANDS - number, seat=Seat(table.next_dealer))
        table.tell_next(following, "game.six ruling.first-dealer")
        return
    winners, note = final(table.totals)
    table.finish(winners, " ".join(note.clauses), note.say)


def final(totals: Sequence[int]) -> tuple[list[int], Note]:
    """Who has won after the sixth hand (`game.lowest`)."""
    best = min(totals)
    winners = [seat for seat, had in enumerate(totals) if had == best]
    over = say("game-over", seats=Row.seats(winners), points=best)
    tie = ("ruling.tie",) * (len(winners) > 1)
    return winners, Note(over, (*tie, "game.lowest", "game.six"))
