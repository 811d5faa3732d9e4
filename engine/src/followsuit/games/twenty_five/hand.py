"""A hand of Twenty-Five: the teams, robbing the upcard, five tricks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...errors import Fault
from ...fields import field, yes_no
from ...game import Flow
from ...ledger import Note
from ...packs import FRENCH_52 as PACK
from ...packs import SUIT_NAMES
from ...table import Table
from ...words import spelled
from .cards import SETTINGS, Setting
from .rob import HAND, ROB, rights

TRICK_POINTS, GOAL = 5, 25


class Options(NamedTuple):
    """What the players agree on before the game."""

    teams: str = "solo"
    renege: str = "always"
    dealer_robs_ace: bool = False
    allow_two_or_ten: bool = False


OPTIONS = (
    field(
        "teams",
        "Teams",
        {"solo": "everybody alone", "pairs": "pairs", "threes": "three teams of three"},
        "ruling.team-shape",
    ),
    SETTINGS[1],
    yes_no("dealer_robs_ace", "Dealer robs with an ace turned up", "ruling.upcard-ace"),
    yes_no("allow_two_or_ten", "Two or ten players", "ruling.player-limits"),
)


# -- teams ---------------------------------------------------------------------------------------


def sides(players: int, options: Options) -> tuple[int, ...]:
    """The side of each seat (`ruling.team-shape`)."""
    if options.teams == "solo":
        return tuple(range(players))
    teams = 3 if options.teams == "threes" else players // 2
    return tuple(seat % teams for seat in range(players))


def check_options(players: int, options: Options) -> list[Fault]:
    faults = []
    if options.teams == "pairs" and (players % 2 or players < 4):
        faults.append(Fault("pairs need an even number of players, four or more", "options.teams"))
    if options.teams == "threes" and players != 9:
        faults.append(Fault("three teams of three need nine players", "options.teams"))
    return faults


def check_totals(points: Sequence[int], options: Options, played: int | None) -> list[Fault]:
    """Before a hand nobody has won yet, and points come in fives (`ruling.no-overrun`)."""
    return [
        Fault("points come in fives, from 0 to 20 before a hand", f"totals[{side}]")
        for side, had in enumerate(points)
        if had not in range(0, GOAL, TRICK_POINTS)
    ]


# -- a hand --------------------------------------------------------------------------------------


def hand(table: Table) -> Flow:
    if not table.number:
        tell_teams(table)
    table.deal(HAND, "deal.five deck.52 ruling.no-joker")
    upcard = table.stock[0]
    trump = PACK.cards[upcard].suits[0]
    table.shown = {"trump": trump, "upcard": PACK.codes[upcard]}
    say = f"[[{PACK.codes[upcard]}]] is turned up: {SUIT_NAMES[trump]} are trump."
    table.tell("upcard", say, "deal.upcard deal.stub-dead", cards=(upcard,))
    # Who leads is told before anybody is asked to rob: a sentence still to come would tell of it.
    leader = table.after(table.dealer)
    say = f"{table.names[leader]} sits on the dealer’s left and leads."
    table.tell("leader", say, "lead.first turn.clockwise", leader)
    yield from rob(table, trump, upcard)
    setting, clauses = Setting(trump, table.options.renege), SCORED[table.options.teams]
    for number in range(HAND):
        trick = yield from table.trick(leader, setting)
        leader = trick.winner
        side = table.sides[leader]
        say = five(table.side_name(side), number + 1)
        table.score(side, TRICK_POINTS, clauses, say, trick.cards)
        if table.totals[side] >= GOAL:
            table.finish((side,), "game.25 game.stop", won(table.side_name(side)))
            return
        if number < HAND - 1:
            table.tell("leader", leads(table.names[leader]), "lead.winner", leader)
    dealer = table.names[table.after(table.dealer)]
    table.tell_next(f"{NOBODY_YET} {dealer} deals.", "deal.next ruling.no-overrun")


def tell_teams(table: Table) -> None:
    """Who plays with whom, at the start of a game."""
    many = "ruling.player-limits" if table.players in (2, 10) else "players.range"
    players = f"{spelled(table.players).capitalize()} players sit down"
    if table.options.teams == "solo":
        table.tell("teams", f"{players}, everybody for themselves.", f"{many} teams.solo")
        return
    kind = "teams.even-pairs" if table.options.teams == "pairs" else "teams.nine"
    say = f"{players} in {spelled(max(table.sides) + 1)} teams, partners never next to each other."
    table.tell("teams", say, f"{many} {kind} teams.seating ruling.team-shape")


def rob(table: Table, trump: str, upcard: int) -> Flow:
    """The holder of the ace of trumps may take the upcard for any card of his hand."""
    shown, ace = f"[[{PACK.codes[upcard]}]]", PACK.card(f"A{trump}").index
    # Silence must tell nobody where the ace is: to the others the first lead has come.
    lead = table.turn(table.after(table.dealer), Setting(trump, table.options.renege))
    offers = [
        table.ask(
            ROB,
            seat,
            guise=None if upcard == ace else lead,
            upcard=upcard,
            hand=table.hands[seat],
            dealer=seat == table.dealer,
        )
        for seat in range(table.players)
    ]
    tell_who_not(table, trump, upcard)
    offer = next((offer for offer in offers if offer.actions), None)
    if offer is None:
        return
    robber, clauses = offer.seat, " ".join(rights(upcard))
    who, held = table.names[robber], table.hands[robber] | 1 << upcard
    thrown = yield offer
    if thrown is None:
        say = f"{who} does not rob, and after the first lead it will be too late."
        table.tell("waive", say, "rob.optional rob.deadline", robber, to=(robber,))
        return
    table.hands[robber] = held & ~(1 << thrown)
    table.stock[0] = thrown
    table.shown = {**table.shown, "robber": robber}
    table.tell("rob", f"{who} robs: {shown} comes in.", f"{clauses} rob.discard", robber, (upcard,))
    say = f"{who} lays away [[{PACK.codes[thrown]}]]."
    table.tell("discard", say, "rob.discard", robber, (thrown,), to=(robber,))


def tell_who_not(table: Table, trump: str, upcard: int) -> None:
    """Say why one might think that somebody may rob who may not."""
    other = table.holder(PACK.card("AH").index)
    if trump != "H" and other is not None:
        say = f"[[AH]] does not let {table.names[other]} rob: {SUIT_NAMES[trump]} are trump."
        table.tell("note", say, "rob.not-ace-hearts", other, to=(other,))
    if PACK.cards[upcard].rank == "A" and not table.options.dealer_robs_ace:
        say = f"[[{PACK.codes[upcard]}]] lies on the table, so nobody holds it and nobody robs."
        table.tell("note", say, "rob.holder ruling.upcard-ace")


SCORED = {
    "solo": "score.five",
    "pairs": "score.five teams.even-pairs ruling.team-shape",
    "threes": "score.five teams.nine ruling.team-shape",
}
NOBODY_YET = "Nobody has 25 yet, so all points stay and another hand is dealt."


def five(name: str, number: int = 0) -> str:
    return f"{f'Trick {number}' if number else 'The trick'} brings {TRICK_POINTS} points to {name}."


def won(name: str) -> str:
    return f"That makes {GOAL} for {name}: the game is won, and play stops at once."


def leads(name: str) -> str:
    return f"{name} leads to the next trick."


def after(setting: Setting, cards: Sequence[int], winner: int, names: Sequence[str]) -> list[Note]:
    return [
        Note(five(names[winner]), ("score.five",)),
        Note(leads(names[winner]), ("lead.winner",)),
    ]
