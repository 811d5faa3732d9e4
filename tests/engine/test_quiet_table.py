"""A quiet table counts as any other does, and a sheet's table is begun as its game says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

import pytest

from followsuit.chance import Chance
from followsuit.games import game
from followsuit.ledger import Line, Note, totals
from followsuit.messages import say
from followsuit.quiet import Quiet
from followsuit.table import Table

SAID = say("scores")
LINES = (Line(0, 5, ("a",), SAID), Line(None, 7, ("b",), SAID), Line(2, -3, ("c",), SAID))


def table(kind: type[Table] = Quiet) -> Table:
    """A table for three, each with ten points."""
    truc = game("truc")
    chance = Chance(Random(1), {}, "deal")
    pack = truc.pack(truc.setting())
    return kind(truc.trick, pack, (0, 1, 2), None, 0, chance, [10, 10, 10], None, 0, False, ())


def doubled(lines: Sequence[Line]) -> Iterable[Line]:
    return [line._replace(amount=2 * line.amount) for line in lines]


@pytest.mark.parametrize(("reckoned", "points"), [(False, [15, 10, 7]), (True, [20, 10, 4])])
def test_lines_are_counted_and_not_kept(reckoned: bool, points: list[int]) -> None:
    for kind in (Table, Quiet):
        at_once, one_by_one = table(kind), table(kind)
        for one in (at_once, one_by_one):
            one.reckon = doubled if reckoned else None
        at_once.enter(LINES, [Note(SAID, ())])
        for line in LINES:
            one_by_one.score(line.side, line.amount, " ".join(line.clauses), line.say)
        assert at_once.totals == one_by_one.totals == points
        quiet = kind is Quiet
        assert bool(at_once.events or at_once.lines or one_by_one.lines) is not quiet or reckoned
    assert totals(LINES, [10, 10, 10]) == [15, 10, 7]


def test_a_deal_takes_out_only_what_is_told() -> None:
    for kind in (Table, Quiet):
        whole, less = table(kind), table(kind)
        whole.deal(3)
        less.deal(3, without=0b101)
        assert (whole.aside, less.aside) == ([], [0, 2])
        assert len(whole.stock) - len(less.stock) == 2
        top = whole.stock[0]
        assert whole.draw(1) == top and whole.hands[1] >> top & 1
    quiet = table()
    quiet.deal(3)
    quiet.draw(0)
    quiet.tell("note", SAID, ())
    quiet.tell_next(SAID, ())
    quiet.finish([1], "", SAID)
    assert (quiet.events, quiet.winners) == ([], (1,))
