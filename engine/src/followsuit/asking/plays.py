"""The cards of a hand as they fall: the trick so far, who is ahead, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..match import Match
from ..messages import Card, Seat, reseated, say
from ..order import Said
from ..table import Event, Table


def trick_so_far(table: Table, event: Event) -> list[Event]:
    """The plays of a trick up to an event of the table: a play of it, or its end."""
    at = next(n for n, other in enumerate(table.events) if other is event)
    plays = [event] if event.kind == "play" else []
    for other in reversed(table.events[:at]):
        if other.kind == "trick":
            break
        if other.kind == "play":
            plays.append(other)
    return plays[::-1]


def table_of(match: Match, event: Event) -> Table:
    """The table on which something happened: nearly always the latest."""
    latest_first = match.hands[::-1]
    return next(one for one in latest_first if any(event is other for other in one.events))


def lying(table: Table, plays: Sequence[Event], ahead: int | None) -> dict[str, Any]:
    """A trick as it lies: who played what, and the seat and the card that are ahead."""
    codes = table.pack.codes
    trick = [{"seat": play.seat, "card": codes[card]} for play in plays for card in play.cards]
    best = {"seat": None, "card": None} if ahead is None else trick[ahead]
    return {"trick": trick, "winner": best["seat"], "best": best["card"]}


def play_told(match: Match, table: Table, event: Event) -> tuple[Said, dict[str, Any]]:
    """A play in words, with the reason for who is ahead now; and the trick as it lies."""
    plays = trick_so_far(table, event)
    cards = [card for play in plays for card in play.cards]
    seats = tuple(play.seat for play in plays if play.seat is not None)
    leads, who, shown = len(plays) == 1, Seat(seats[-1]), Card(cards[-1])
    if match.game.positions.check_trick(event.setting, cards):
        # The leader has still to say what it is.
        told = say("play-leads", lead=say("led"), seat=who, card=shown)
        return Said(told, ()), lying(table, plays, 0)
    step = match.game.trick.judge(event.setting, cards).steps[-1]
    why = reseated(step.said.say, seats)
    if leads:
        told = say("play-leads", lead=why, seat=who, card=shown)
    else:  # a sentence about this card need not name it twice
        entry = "play-plays-it" if why.facts.get("card") == shown else "play-plays"
        told = say(entry, seat=who, card=shown, why=why)
    return Said(told, step.said.clauses), lying(table, plays, step.winner)


def trick_told(match: Match, table: Table, event: Event) -> tuple[Said, dict[str, Any]]:
    """The end of a trick: who has won it and why; and its cards."""
    ended = [other for other in table.events if other.kind == "trick"]
    trick = table.tricks[next(n for n, other in enumerate(ended) if other is event)]
    said = match.game.trick.judge(trick.setting, trick.cards).said
    told = said._replace(say=reseated(said.say, trick.seats))
    return told, lying(table, trick_so_far(table, event), trick.position)
