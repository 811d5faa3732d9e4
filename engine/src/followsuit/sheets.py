"""Score sheets: how a match goes on from hand to hand where only what its hands came to is known.

What is entered is a case of one of the game's forms. Each game says in `sheet.py` beside its rules which
forms its sheet takes; what follows from them is written by the same rules that end a played hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

from .chance import Chance
from .errors import Fault
from .forms import Form, Scored
from .game import Game
from .table import Table

Entries = Mapping[str, Mapping[str, Any]]
Write = Callable[[Table, str, Mapping[str, Any], Scored], bool]


def written(table: Table, form: str, case: Mapping[str, Any], scored: Scored) -> bool:
    """A whole hand whose last note says how the match goes on, or who has won it."""
    *notes, last = scored.notes
    table.enter(scored.lines, notes)
    if scored.winners:
        table.finish(scored.winners, " ".join(last.clauses), last.say)
    else:
        table.tell_next(last.say, last.clauses)
    return True


def closed_by(close: Callable[[Table], None]) -> Write:
    """A whole hand after which the game's own `close` says how the match goes on."""

    def write(table: Table, form: str, case: Mapping[str, Any], scored: Scored) -> bool:
        table.enter(scored.lines, scored.notes)
        close(table)
        return True

    return write


@dataclass(frozen=True, eq=False)
class Sheet:
    """How a game's score is kept.

    * `entries(table)`: the forms of which a case may be entered now, each with those of its parts that
      the sheet itself knows, None for what nobody need know; what its parts `totals` and `dealer`
      are, the kernel adds;
    * `write(table, form, case, scored)`: enters a case and what it scored; whether the hand is over;
    * `begin(table)`: what is told or paid before anything is entered;
    * `check(table, form, case, scored)`: why this cannot be entered, although a score may be asked of it;
    * `forms`: those whose parts are others on a sheet than by themselves.
    """

    entries: Callable[[Table], Entries]
    write: Write = written
    begin: Callable[[Table], None] = lambda table: None
    check: Callable[[Table, str, Mapping[str, Any], Scored], list[Fault]] = (
        lambda table, form, case, scored: []
    )
    forms: Mapping[str, Form] = field(default_factory=dict)

    def form(self, game: Game, name: str) -> Form:
        """A form as it is asked on the sheet."""
        return self.forms.get(name) or game.forms[name]


@cache
def sheet_of(game: Game) -> Sheet:
    """How a game's score is kept."""
    own: Sheet = import_module(f"{game.words}.sheet").SHEET
    return own


def laid(
    game: Game,
    sides: tuple[int, ...],
    options: Any,
    dealer: int,
    totals: Sequence[int],
    carried: Any = None,
    number: int = 0,
) -> Table:
    """A table for a hand of which nobody sees the cards, begun as the game's sheet begins one."""
    agreed = game.match.hands(options)
    table = Table(
        game.trick,
        game.pack(options),
        sides,
        options,
        dealer,
        Chance(Random(number), {}, "deal"),
        totals,
        carried,
        number,
        0 < agreed <= number + 1,
        game.common,
    )
    sheet_of(game).begin(table)
    return table


def known_of(form: Form, table: Table, more: Mapping[str, Any]) -> dict[str, Any]:
    """The parts of a form that need not be entered, as values of a case."""
    usual = {"totals": list(table.totals), "dealer": table.dealer}
    names = {part.name for part in form.parts}
    return {name: value for name, value in usual.items() if name in names} | dict(more)
