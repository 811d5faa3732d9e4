"""A clause that holds only in some cases is cited in those and in no others, in random play.

Each row reads the case off the sentence or the table, and not from what the engine decided by.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

import pytest

from followsuit import Match
from followsuit.checked_play import ways_to_play
from followsuit.game import Game
from followsuit.games import game
from followsuit.ledger import Line
from followsuit.table import Event, Table

MATCHES, HANDS = 50, 12


class Row(NamedTuple):
    """Events of a kind whose sentence has a word in it: a clause is theirs where a case is given."""

    game: str
    kind: str
    word: str
    clause: str
    case: Callable[[Game, Table, Event], bool]


def said(game: Game, table: Table, told: Event | Line) -> str:
    """What an event of a table, or a line of its ledger, says."""
    names = game.seat_names(table.players)
    return game.voice(table.pack, names, table.sides).tell(told.say)


def before(table: Table, event: Event, kind: str) -> list[Event]:
    """Events of a kind that came earlier in the hand."""
    at = next(place for place, other in enumerate(table.events) if other is event)
    return [other for other in table.events[:at] if other.kind == kind]


def twice(game: Game, table: Table, event: Event) -> bool:
    """Whether two sides have declared one suit."""
    suits = [
        side.split()[-1] for side in said(game, table, event).split("; ") if "Spoiler" not in side
    ]
    return len({suit.rstrip(".") for suit in suits}) < len(suits)


def several_spoilers(game: Game, table: Table, event: Event) -> bool:
    return table.shown["declared"].count("spoiler") > 1


def targets(game: Game, table: Table, event: Event) -> bool:
    """Whether more than one side has reached what a game is played to."""
    best = {"twenty": 20, "fifteen": 15, "ten": 10}.get(str(table.options.end), 0)
    return best > 0 and sum(total >= best for total in table.totals) > 1


ROWS = [
    Row("type-trump", "declared", "", "declare.same-ok", twice),
    Row(
        "type-trump",
        "declared",
        "",
        "spoiler.several",
        lambda game, table, event: said(game, table, event).count("is a Spoiler") > 1,
    ),
    Row(
        "type-trump",
        "declared",
        "",
        "declare.simultaneous",
        lambda game, table, event: table.options.declare == "simultaneous",
    ),
    Row("type-trump", "score", "one trick", "ruling.spoiler-others", several_spoilers),
    Row("shed", "draw", "Everybody", "two.draw", lambda game, table, event: table.players == 2),
    Row(
        "reds",
        "over",
        "highest",
        "var.partners-win",
        lambda game, table, event: table.options.partnership,
    ),
    Row(
        "tyzicha",
        "marriage",
        "",
        "marriage.repeat",
        lambda game, table, event: bool(before(table, event, "marriage")),
    ),
    Row(
        "tyzicha",
        "score",
        "contract is",
        "ruling.exceeds",
        lambda game, table, event: (
            "exactly" in said(game, table, event)
            or f" {abs(event.line.amount if event.line else 0)}: not more"
            in said(game, table, event)
        ),
    ),
    Row(
        "ecarte",
        "change",
        "nothing aside",
        "vulnerable.avoid",
        lambda game, table, event: len(before(table, event, "change")) < 2,
    ),
    Row(
        "ecarte",
        "score",
        "was vulnerable",
        "ruling.vole-vulnerable",
        lambda game, table, event: any(
            "all five tricks" in said(game, table, line) for line in table.lines
        ),
    ),
    Row(
        "sheepshead",
        "no-partner",
        "lay in the centre",
        "ruling.jack-from-centre",
        lambda game, table, event: "[[JD]]" in said(game, table, event),
    ),
    Row("truc", "over", "", "ruling.overshoot", lambda game, table, event: max(table.totals) > 12),
]


@cache
def played(name: str) -> tuple[Table, ...]:
    """Hands of random matches in all ways to play."""
    ways = ways_to_play(game(name))
    matches = (
        Match(name, *ways[seed * 7 % len(ways)], seed=seed, hands=HANDS).play_random()
        for seed in range(MATCHES)
    )
    return tuple(table for match in matches for table in match.hands)


def met(row: Row) -> Iterator[tuple[Table, Event]]:
    for table in played(row.game):
        for event in table.events:
            if event.kind == row.kind and row.word in said(game(row.game), table, event):
                yield table, event


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.game}-{row.clause}")
def test_a_clause_is_cited_where_it_holds_and_nowhere_else(row: Row) -> None:
    cases = set()
    for table, event in met(row):
        case = bool(row.case(game(row.game), table, event))
        assert (row.clause in event.clauses) == case, (table.options, table.totals, event)
        cases.add(case)
    assert cases == {True, False}
