"""A hand of Canadian Salad: the deal, the tricks, and what this hand makes them cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...fields import yes_no
from ...game import Flow
from ...ledger import Note
from ...packs import FRENCH_52 as PACK
from ...packs import bits
from ...table import Table
from ...words import count, join, mark
from .cards import DECKS, HANDS, NO_HAND, PRICES, REMOVED, SIZES, Setting
from .prices import RULES, Taken, costs, counted, needed


class Options(NamedTuple):
    """What the players agree on before the game."""

    stop_when_settled: bool = False


OPTIONS = (
    yes_no("stop_when_settled", "A hand stops with its last penalty", "ruling.no-early-stop"),
)


def after(setting: Setting, cards: Sequence[int], winner: int, names: Sequence[str]) -> list[Note]:
    """What a trick costs its winner in this hand, and who leads next."""
    who, notes = names[winner], []
    if setting.hand != NO_HAND:
        taken = Taken(1, cards, setting.last)
        lines, more = costs(setting.hand, taken, winner, who)
        notes = [Note(line.say, line.clauses) for line in lines] + more
        notes = notes or [nothing(setting.hand, who)]
    if setting.last:
        return [*notes, Note("That was the last trick of the hand.", ("play.all-tricks",))]
    return [*notes, Note(leads(who), ("lead.winner",))]


def nothing(hand: int, name: str) -> Note:
    """A trick or a hand without penalties."""
    return Note(f"{name} takes nothing that costs points in hand {hand}.", (RULES[hand],))


def leads(name: str) -> str:
    return f"{name} leads to the next trick."


# -- a hand --------------------------------------------------------------------------------------


def hand(table: Table) -> Flow:
    number, players = table.number + 1, table.players
    begin(table, number)
    leader, tricks = table.after(table.dealer), SIZES[players]
    settled = False
    for trick_number in range(1, tricks + 1):
        last = trick_number == tricks
        trick = yield from table.trick(leader, Setting(number, players, last))
        leader = trick.winner
        if not settled and not last and fallen(table, number):
            settled = True
            say = f"Nothing that costs points is left in hand {number}"
            if table.options.stop_when_settled:
                table.tell("stop", f"{say}, so it stops.", "ruling.no-early-stop")
                break
            say += ", but it is played to its last trick."
            table.tell("note", say, "ruling.no-early-stop play.all-tricks")
        if not last:
            table.tell("leader", leads(table.names[leader]), "lead.winner", leader)
    say = f"Now the score of hand {number} is written down."
    table.tell("count", say, "score.after-hand")
    # The hands in which the last trick costs something never stop before it.
    taken = [
        Taken(tricks, table.won[seat], seat == leader)
        for seat, tricks in enumerate(table.tricks_won)
    ]
    table.enter(*counted(number, taken, table.names))
    close(table, number)


def begin(table: Table, number: int) -> None:
    """The pack for so many players, the deal, and what this hand is about."""
    players = table.players
    gone = REMOVED[players]
    if gone:
        say = f"With {players} players {mark(PACK, gone)} {_are(gone)} out of the pack."
        table.tell("pack", say, DECKS[players], cards=bits(gone))
    deck = "" if gone else " deck.four"
    table.deal(SIZES[players], f"deal.all players.range{deck}", without=gone)
    table.shown = {"hand": number}
    table.tell("price", f"This is hand {number}: {PRICES[number]}.", RULES[number])
    leader = table.after(table.dealer)
    dealer = table.names[table.dealer]
    say = f"{dealer} deals. {table.names[leader]} sits on the dealer’s left and leads."
    first = " ruling.first-dealer common.ruling.direction" if number == 1 else ""
    table.tell("leader", say, f"lead.first{first}", leader)


def _are(cards: int) -> str:
    return "is" if cards.bit_count() == 1 else "are"


def fallen(table: Table, number: int) -> bool:
    """Whether everything has been captured that could cost points in this hand."""
    wanted = needed(number)
    captured = sum(1 << card for pile in table.won for card in pile)
    return bool(wanted) and number != HANDS and wanted & ~captured == 0


def close(table: Table, number: int) -> None:
    """The next hand, or after the sixth the result (`game.six`)."""
    if number < HANDS:
        dealer = table.names[table.next_dealer]
        say = f"{count(HANDS - number, 'hand')} to come. The deal passes to the left, to {dealer}."
        table.tell_next(say, "game.six ruling.first-dealer")
        return
    winners, note = final(table.totals, table.names)
    table.finish(winners, " ".join(note.clauses), note.say)


def final(totals: Sequence[int], names: Sequence[str]) -> tuple[list[int], Note]:
    """Who has won after the sixth hand (`game.lowest`)."""
    best = min(totals)
    winners = [seat for seat, had in enumerate(totals) if had == best]
    who = join([names[seat] for seat in winners])
    if len(winners) == 1:
        say = f"All six hands are played. {who} has the fewest points, {best}, and wins."
        return winners, Note(say, ("game.lowest", "game.six"))
    say = f"All six hands are played. {who} have {best} points each and share the win."
    return winners, Note(say, ("ruling.tie", "game.lowest", "game.six"))
