"""Other lines in the ledger: another amount, left out, or counted in another way."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ...decisions import Decision
from ...forms import Form, Scored
from ...game import Flow, Game
from ...ledger import Line, totals
from ...table import Table
from .seen import Change

Lines = Callable[[Sequence[Line]], Iterable[Line]]


def ledger(change: Lines) -> Change:
    """Other lines in the ledger, in every form and in play."""

    def new(game: Game) -> Game:
        forms = {name: _counted(form, change) for name, form in game.forms.items()}
        play = game.hand.play

        def changed(table: Table) -> Generator[Decision, Any, None]:
            table.reckon = change
            yield from play(table)

        def again(table: Table) -> Flow:
            return changed(table)

        return replace(game, forms=forms, hand=replace(game.hand, play=again))

    return new


def _counted(form: Form, change: Lines) -> Form:
    def score(case: Mapping[str, Any], options: Any, players: int) -> Scored:
        scored = form.score(case, options, players)
        lines, none = tuple(change(scored.lines)), [0] * len(scored.totals)
        gains = zip(scored.totals, totals(scored.lines, none), totals(lines, none), strict=True)
        now = tuple(had - right + wrong for had, right, wrong in gains)
        return scored._replace(lines=lines, totals=now)

    return form._replace(score=score)


def each_line(change: Callable[[Line], Line | None], clause: str = "") -> Change:
    """Each line of the ledger another (None: left out); all, or those that rest on a clause."""

    def lines(own: Sequence[Line]) -> Iterable[Line]:
        for line in own:
            known = not clause or clause in line.clauses
            if (new := change(line) if known else line) is not None:
                yield new

    return ledger(lines)


def amount(clause: str, points: int) -> Change:
    """Another amount for the lines that rest on a clause, gained or lost as before."""
    return each_line(
        lambda line: line._replace(amount=points if line.amount > 0 else -points), clause
    )


def times(clause: str, factor: int) -> Change:
    """So many times the amount for the lines that rest on a clause."""
    return each_line(lambda line: line._replace(amount=factor * line.amount), clause)


def left_out(clause: str) -> Change:
    """Nothing for what a clause gives or takes."""
    return each_line(lambda line: None, clause)


def once(clause: str) -> Change:
    """A side scores only once by a clause, however often it should."""

    def lines(own: Sequence[Line]) -> Iterable[Line]:
        had: set[int | None] = set()
        for line in own:
            if clause not in line.clauses or line.side not in had:
                yield line
            if clause in line.clauses:
                had.add(line.side)

    return ledger(lines)


def recounted(
    form: str, change: Callable[[Mapping[str, Any], Sequence[Line]], Iterable[Line]]
) -> Change:
    """Other lines in one form, from the case and its right lines.

    Only questions about points are answered by it, since in play nobody tells a case.
    """

    def new(game: Game) -> Game:
        right = game.forms[form]

        def score(case: Mapping[str, Any], options: Any, players: int) -> Scored:
            here = _counted(right, lambda lines: change(case, lines))
            return here.score(case, options, players)

        return replace(game, forms={**game.forms, form: right._replace(score=score)})

    return new


def told(form: str, change: Callable[[Mapping[str, Any]], Mapping[str, Any]]) -> Change:
    """A case of a form read otherwise: what such a reader takes the facts to be.

    Only questions about points are answered by it, since in play nobody tells a case.
    """

    def new(game: Game) -> Game:
        right = game.forms[form]
        wrong = right._replace(
            score=lambda case, options, players: right.score(change(case), options, players)
        )
        return replace(game, forms={**game.forms, form: wrong})

    return new


def to_the_end(form: str) -> Change:
    """A hand that is counted to its end, though somebody has won before."""

    def new(game: Game) -> Game:
        right = game.forms[form]

        def score(case: Mapping[str, Any], options: Any, players: int) -> Scored:
            bare = {name: value for name, value in case.items() if name != "totals"}
            scored = right.score(bare, options, players)
            before = case.get("totals") or [0] * len(scored.totals)
            now = tuple(had + more for had, more in zip(before, scored.totals, strict=True))
            return scored._replace(totals=now)

        return replace(game, forms={**game.forms, form: right._replace(score=score)})

    return new
