"""A hand of Twenty-Five: the teams, robbing the upcard, five tricks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ...errors import Fault
from ...fields import as_in, choice, with_choices
from ...game import Flow
from ...ledger import Note
from ...messages import Card, Message, Seat, Side, Suit, of_seat, say
from ...packs import FRENCH_52 as PACK
from ...table import Table
from ..leading import next_to_dealer
from .cards import ACE, Setting
from .rob import HAND, ROB, rights

TRICK_POINTS, GOAL = 5, 25


@with_choices
class Options(NamedTuple):
    """What the players agree on before the game."""

    teams: str = choice("solo", "pairs", "threes", by="ruling.team-shape")
    renege: str = as_in(Setting, "renege")
    dealer_robs_ace: bool = choice(False, True, by="ruling.upcard-ace")
    allow_two_or_ten: bool = choice(False, True, by="ruling.player-limits")


# -- teams ---------------------------------------------------------------------------------------


def sides(players: int, options: Options) -> tuple[int, ...]:
    """The side of each seat (`ruling.team-shape`)."""
    if options.teams == "solo":
        return tuple(range(players))
    teams = 3 if options.teams == "threes" else players // 2
    return tuple(seat % teams for seat in range(players))


def check_options(players: int, options: Options) -> list[Fault]:
    faults = []
    if options.teams == "pairs" and (players % 2 or players == 2):
        faults.append(Fault(say("pairs-need-even"), "options.teams"))
    if options.teams == "threes" and players != 9:
        faults.append(Fault(say("threes-need-nine"), "options.teams"))
    return faults


def check_totals(points: Sequence[int], options: Options, played: int | None) -> list[Fault]:
    """Before a hand nobody has won yet, and points come in fives (`ruling.no-overrun`)."""
    return [
        Fault(say("points-in-fives"), f"totals[{side}]")
        for side, had in enumerate(points)
        if had not in range(0, GOAL, TRICK_POINTS)
    ]


# -- a hand --------------------------------------------------------------------------------------


def hand(table: Table) -> Flow:
    if not table.number:
        tell_teams(table)
    table.deal(HAND, "deal.five deck.52 ruling.no-joker")
    upcard = table.stock[0]
    trump = PACK.suit_of[upcard]
    table.shown = {"trump": trump, "upcard": PACK.codes[upcard]}
    turned = say("upcard", card=Card(upcard), suit=Suit(trump))
    table.tell("upcard", turned, "deal.upcard deal.stub-dead", cards=(upcard,))
    # Who leads is told before anybody is asked to rob: a sentence still to come would tell of it.
    leader = next_to_dealer(table, "lead.first turn.clockwise")
    yield from rob(table, trump, upcard)
    setting, clauses = Setting(trump, table.options.renege), SCORED[table.options.teams]
    for number in range(HAND):
        trick = yield from table.trick(leader, setting)
        leader = table.next_leader(trick)
        side = table.sides[trick.winner]
        table.score(side, TRICK_POINTS, clauses, five(side, number + 1), trick.cards)
        if table.totals[side] >= GOAL:
            table.finish((side,), "game.25 game.stop", won(side))
            return
        if number < HAND - 1:
            table.tell("leader", of_seat("leads-next", leader), "lead.winner", leader)
    dealer = Seat(table.after(table.dealer))
    table.tell_next(say("next-deal", goal=GOAL, seat=dealer), "deal.next ruling.no-overrun")


def tell_teams(table: Table) -> None:
    """Who plays with whom, at the start of a game."""
    many = "ruling.player-limits" if table.players in (2, 10) else "players.range"
    if table.options.teams == "solo":
        table.tell("teams", say("alone", players=table.players), f"{many} teams.solo")
        return
    kind = "teams.even-pairs" if table.options.teams == "pairs" else "teams.nine"
    told = say("in-teams", players=table.players, teams=max(table.sides) + 1)
    table.tell("teams", told, f"{many} {kind} teams.seating ruling.team-shape")


def rob(table: Table, trump: str, upcard: int) -> Flow:
    """The holder of the ace of trumps may take the upcard for any card of his hand."""
    ace = PACK.card(f"A{trump}").index
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
    who, held = Seat(robber), table.hands[robber] | 1 << upcard
    thrown = yield offer
    if thrown is None:
        waives = say("waives", seat=who)
        table.tell("waive", waives, "rob.optional rob.deadline", robber, to=(robber,))
        return
    table.hands[robber] = held & ~(1 << thrown)
    table.stock[0] = thrown
    table.shown = {**table.shown, "robber": robber}
    robs = say("robs", seat=who, card=Card(upcard))
    table.tell("rob", robs, f"{clauses} rob.discard", robber, (upcard,))
    lays = say("lays-away", seat=who, card=Card(thrown))
    table.tell("discard", lays, "rob.discard", robber, (thrown,), to=(robber,))


def tell_who_not(table: Table, trump: str, upcard: int) -> None:
    """Say why one might think that somebody may rob who may not."""
    other = table.holder(PACK.card("AH").index)
    if trump != "H" and other is not None:
        idle = say("heart-robs-not", card=ACE, seat=Seat(other), suit=Suit(trump))
        table.tell("note", idle, "rob.not-ace-hearts", other, to=(other,))
    if PACK.cards[upcard].rank == "A" and not table.options.dealer_robs_ace:
        nobody = say("nobody-robs", card=Card(upcard))
        table.tell("note", nobody, "rob.holder ruling.upcard-ace")


SCORED = {
    "solo": "score.five",
    "pairs": "score.five teams.even-pairs ruling.team-shape",
    "threes": "score.five teams.nine ruling.team-shape",
}


@cache
def five(side: int, number: int) -> Message:
    return say("numbered-trick", number=number, points=TRICK_POINTS, side=Side(side))


def won(side: int) -> Message:
    return say("game-won", points=GOAL, side=Side(side))


def after(setting: Setting, cards: Sequence[int], winner: int) -> list[Note]:
    brings = say("trick-brings", points=TRICK_POINTS, seat=Seat(winner))
    leads = of_seat("leads-next", winner)
    return [Note(brings, ("score.five",)), Note(leads, ("lead.winner",), leads=True)]
