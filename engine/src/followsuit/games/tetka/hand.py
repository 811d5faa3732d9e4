"""A hand of Tëtka: the deal with its bum card, thirteen tricks, and what they cost."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ...fields import choice, with_choices
from ...game import Flow
from ...ledger import Note
from ...messages import Card, Message, Named, Row, Seat, of_seat, say
from ...packs import FRENCH_52 as PACK
from ...sets import union
from ...table import Table
from ..leading import next_to_dealer
from ..plain_suits import PlainSuits
from .clauses import CITED
from .penalties import TRICKS, Bum, bum_of, came_to, most_tricks, of_trick

PLAYERS = 4
CARDS = PlainSuits(PACK, CITED)


@with_choices
class Options(NamedTuple):
    """What the players agree on before the game."""

    orbits: int = choice(1, 2, 3, 4, by="game.orbits")


@with_choices
class Setting(NamedTuple):
    """What a trick costs depends on the bum card and on the trick’s number; who wins it does not."""

    bum: str = choice("none", *PACK.codes, by="deal.bum-card")
    trick: int = choice(*range(1, TRICKS + 1), by="penalty.bum-trick-map")


def describe(setting: Setting) -> Message | None:
    if setting.bum == "none":
        return None
    return say("where", bum=Named(PACK.card(setting.bum)), trick=setting.trick)


def after(setting: Setting, cards: Sequence[int], winner: int) -> list[Note]:
    """What a trick costs its winner, and who leads next."""
    notes = []
    if setting.bum != "none":
        bum = bum_of(PACK.card(setting.bum).index)
        lines, more = of_trick(bum, setting.trick, cards, winner)
        notes = [*(Note(line.say, line.clauses) for line in lines), *more]
        notes = notes or [nothing(winner)]
        if setting.trick == TRICKS:
            return [*notes, Note(say("all-played"), ("play.thirteen",))]
    return [*notes, Note(of_seat("leads-next", winner), ("lead.winner",), leads=True)]


def nothing(seat: int) -> Note:
    return Note(of_seat("nothing", seat), ("object.avoid",))


# -- a hand --------------------------------------------------------------------------------------


@cache
def setting_of(bum: str, trick: int) -> Setting:
    """The setting of a trick: 52 times 13 of them, made once."""
    return Setting(bum, trick)


def hand(table: Table) -> Flow:
    table.deal(TRICKS, "deal.all players.four deck.52")
    bum = show_last_card(table)
    code = PACK.codes[bum.card]
    leader = next_to_dealer(table, "lead.first turn.clockwise")
    for number in range(1, TRICKS + 1):
        trick = yield from table.trick(leader, setting_of(code, number))
        leader = table.next_leader(trick)
        table.enter(*of_trick(bum, number, trick.cards, trick.winner))
        if number < TRICKS:
            table.tell("leader", of_seat("leads-next", leader), "lead.winner", leader)
    table.tell("note", say("all-played"), "play.thirteen")
    piles = [union(won) for won in table.won]
    lines, notes = most_tricks(bum, table.tricks_won, piles)
    table.enter(lines, notes)
    table.outcome = came_to(bum, piles, lines)
    close(table)


def show_last_card(table: Table) -> Bum:
    """The last card of the deal is the dealer’s, and everybody sees it (`deal.bum-card`)."""
    dealer = table.dealer
    bum = bum_of(table.chance.one("bum", PACK, table.hands[dealer]))
    table.shown = {
        "bum": PACK.codes[bum.card],
        "tetka": PACK.codes[bum.tetka],
        "bum_trick": bum.trick,
    }
    shown = say("bum-card", card=Card(bum.card), seat=Seat(dealer))
    table.tell("bum", shown, "deal.bum-card ruling.deal-order", dealer, (bum.card,))
    both = bum.card == bum.tetka
    tetka = say("both-at-once" if both else "so-tetka", card=Card(bum.tetka), stands=bum.stands_for)
    ruling = ("ruling.bum-is-queen",) if both else ()
    table.tell("tetka", tetka, ("penalty.tetka", *ruling, "penalty.bum-trick-map"))
    return bum


def close(table: Table) -> None:
    """The next deal, or after the last one the result (`game.four-hands`, `game.orbits`)."""
    left = PLAYERS * table.options.orbits - table.number - 1
    if left:
        more = say("next-deal", hands=left, seat=Seat(table.next_dealer))
        table.tell_next(more, f"{length(table.options)} ruling.deal-passes-left")
        return
    winners, note = final(table.totals, table.options)
    table.finish(winners, " ".join(note.clauses), note.say)


def length(options: Options) -> str:
    """The clause that says how many hands a game has."""
    return "game.four-hands" if options.orbits == 1 else "game.orbits"


def final(totals: Sequence[int], options: Options) -> tuple[list[int], Note]:
    """Who has won after the last hand (`game.lowest`)."""
    best = min(totals)
    winners = [seat for seat, had in enumerate(totals) if had == best]
    hands, seats = PLAYERS * options.orbits, Row.seats(winners)
    told = say("game-over", hands=hands, seats=seats, points=best)
    shared = ("ruling.tie-game",) if len(winners) > 1 else ()
    return winners, Note(told, (*shared, "game.lowest", "object.avoid", length(options)))
