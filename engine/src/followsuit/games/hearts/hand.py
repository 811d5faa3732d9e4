"""A hand of Hearts: the deal, the passing, the tricks, the count."""

from __future__ import annotations

from typing import Any

from ...game import Flow
from ...messages import Cards, Seat, of_seat, say
from ...sets import union
from ...table import Table
from ..leading import next_to_dealer
from .cards import (
    HEARTS,
    JACK,
    LOWEST,
    PACK_CLAUSES,
    QUEEN,
    REMOVED,
    TRICKS,
    broken,
    later,
    opening,
)
from .passing import pass_cards
from .score import MOON, counted, everything, final, shooter


def sides(players: int, options: Any) -> tuple[int, ...]:
    """Everybody plays alone."""
    return tuple(range(players))


def hand(table: Table) -> Flow:
    """One hand, as its rules tell it."""
    players, options = table.players, table.options
    removed = REMOVED[players]
    told = say("pack", cards=Cards(removed), players=players, tricks=TRICKS[players])
    table.tell("pack", told, f"players.range deck.52 {PACK_CLAUSES[players]}")
    table.deal(TRICKS[players], "deal.all", without=removed)
    if not table.number:
        table.tell("goal", say("plays-to", points=options.goal), "game.aim")
    yield from pass_cards(table)
    leader = first_leader(table)
    setting = opening(players, options)
    for _ in range(TRICKS[players]):
        trick = yield from table.trick(leader, setting)
        leader = table.next_leader(trick)
        whole = not broken(setting)
        setting = later(setting, union(trick.cards))
        if whole and broken(setting):
            by = "lead.broken" if setting.fallen == "heart" else "lead.broken variant.breaking"
            table.tell("broken", say("hearts-broken"), by)
    table.tell("played-out", say("played-out", tricks=TRICKS[players]), "play.all-tricks")
    yield from count(table)


def first_leader(table: Table) -> int:
    """Who leads to the first trick."""
    if table.options.opening == "left":
        return next_to_dealer(table, "variant.opening turn.clockwise")
    lowest = LOWEST[table.players]
    leader = table.holder(lowest)
    assert leader is not None
    told = say("opens", seat=Seat(leader))
    table.tell("leader", told, "lead.holder lead.club turn.clockwise", leader)
    return leader


def count(table: Table) -> Flow:
    """What everybody has captured, and the moon."""
    options = table.options
    piles = [union(won) for won in table.won]
    hearts = [(pile & HEARTS).bit_count() for pile in piles]
    queen, jack = (
        next(seat for seat, pile in enumerate(piles) if pile >> card & 1) if counts else None
        for card, counts in ((QUEEN, options.queen), (JACK, options.jack))
    )
    side = shooter(hearts, queen)
    how = options.moon
    if side is not None:
        table.tell("moon", say("shoots", side=Seat(side)), "moon.shoot", side)
        if how == "choice":
            how = yield table.ask(MOON, side, points=everything(options))
    table.outcome = {"moon": side}
    table.enter(counted(hearts, queen, jack, how, options))
    close(table)


def close(table: Table) -> None:
    """The next deal, or the end of the game."""
    winners, note = final(table.totals, table.options)
    if winners:
        table.finish(winners, " ".join(note.clauses), note.say)
        return
    if max(table.totals) >= table.options.goal:
        table.tell("level", note.say, note.clauses)
    table.tell_next(of_seat("next-dealer", table.next_dealer), "deal.next")
