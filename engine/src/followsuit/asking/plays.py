"""The cards of a hand as they fall: the trick so far, who is ahead, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..match import Match
from ..order import Said
from ..table import Event, Table
from ..trick import Step


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
    tables = reversed(match.hands)
    return next(table for table in tables if any(event is other for other in table.events))


def lying(table: Table, plays: Sequence[Event], ahead: int | None) -> dict[str, Any]:
    """A trick as it lies: who played what, and the seat and the card that are ahead."""
    codes = table.pack.codes
    best = None if ahead is None else plays[ahead]
    return {
        "trick": [{"seat": play.seat, "card": codes[play.cards[0]]} for play in plays],
        "winner": best and best.seat,
        "best": best and codes[best.cards[0]],
    }


def play_told(match: Match, table: Table, event: Event) -> tuple[Said, dict[str, Any]]:
    """A play in words, with the reason for who is ahead now; and the trick as it lies."""
    plays = trick_so_far(table, event)
    cards = [play.cards[0] for play in plays]
    names = [match.names[play.seat or 0] for play in plays]
    shown = f"[[{table.pack.codes[cards[-1]]}]]"
    does = f"{names[-1]} {'leads' if len(plays) == 1 else 'plays'} {shown}"
    if match.game.check_trick(event.setting, cards):  # the leader has still to say what it is
        return Said(f"{does}.", ()), lying(table, plays, 0)
    step = match.game.judge(event.setting, cards, names).steps[-1]
    said = _led(does, shown, step.said.say) if len(plays) == 1 else _followed(does, shown, step)
    return Said(said, step.said.clauses), lying(table, plays, step.winner)


def trick_told(match: Match, table: Table, event: Event) -> tuple[Said, dict[str, Any]]:
    """The end of a trick: who has won it and why; and its cards."""
    ended = [other for other in table.events if other.kind == "trick"]
    trick = table.tricks[next(n for n, other in enumerate(ended) if other is event)]
    names = [match.names[seat] for seat in trick.seats]
    said = match.game.judge(trick.setting, trick.cards, names).said
    return said, lying(table, trick_so_far(table, event), trick.position)


def _led(does: str, shown: str, say: str) -> str:
    """A lead and what it is; a remark that would be true of any lead stays with its clause."""
    start = f"{shown} is led"
    return does + say.removeprefix(start) if say.startswith(start) else f"{does}."


def _followed(does: str, shown: str, step: Step) -> str:
    """A card and its reason, which need not name the card twice."""
    say = step.said.say
    if say.startswith(f"{shown} ") and not say.startswith(f"{shown} and "):
        say = f"It{say.removeprefix(shown)}"
    return f"{does}. {say}"
