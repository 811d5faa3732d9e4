"""Practice that finds what somebody misreads: questions chosen to tell readers apart.

Nothing is remembered: what a reader has answered so far comes with every request.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from ..game import Game
from ..quiz.positions import Held
from ..slips import misread
from .bank import (
    bank,
    chosen,
    cited,
    content,
    decides,
    deciding,
    fresh,
    hardness,
    options_of,
    question,
    resting,
)
from .belief import CURIOUS, SHOWS, Belief, Seen, believed, focused, named, unknown
from .choose import Due, choose
from .claims import find
from .spots import Row, playable, row

LENGTH, ABOUT = 10, 3  # questions in a round; in one about a single misreading


class Answered(NamedTuple):
    """A question by the name of its position, and the options that were chosen."""

    position: str
    options: tuple[int, ...]


Pressed = tuple[Held, int]  # a card of a hand that somebody wanted to play at a table


class Round(NamedTuple):
    """A round so far: what is believed, and the position to ask about next, if any.

    `named` is a misreading by its number, `shown` the answer in which it showed itself best.
    """

    belief: Belief
    next: str | None
    named: int | None = None
    shown: int | None = None


def practise(
    game: Game,
    seed: int,
    history: Sequence[Answered],
    about: int | None = None,
    clauses: Sequence[str] = (),
    kinds: Sequence[str] = (),
    pressed: Sequence[Pressed] = (),
    again: str | None = None,
) -> Round:
    """What comes next in a round, and what is believed of the reader; the same for the same history.

    What was `pressed` at a table makes likelier what it is explained by, but only answers name a misreading.

    `about` asks only about one misreading, `clauses` (full ids) only about some clauses, of those first
    that one of them decides; `kinds` asks only questions of some kinds. `again` is a position that
    comes next whatever is believed.
    """
    rows = {one.name: one for one in bank(game)}
    asked = [rows.get(one.position) or _row(game, one.position) for one in history]
    seen = [_seen(game, one, was) for one, was in zip(asked, history, strict=True)]
    belief = believed(len(misread(game)), [*(_wanted_to(game, *one) for one in pressed), *seen])
    sure = named(belief, seen)
    shown = None if sure is None else _shown(sure, asked, seen)
    if again or len(history) >= (LENGTH if about is None else ABOUT):
        return Round(belief, again, sure, shown)
    random = Random(f"{game.id}/{seed}/{len(history)}")
    fitting = [one for one in bank(game) if not kinds or one.kind in kinds]
    due = Due(len(history) / (LENGTH - 1), hardness(game))
    if about is None and not clauses:
        due = Due(due.now, due.hardness, *_unknown(game, belief, asked, seen))
        return Round(belief, _open(game, fitting, asked, belief, due, random), sure, shown)
    wanted = _wanted(game, about, clauses)
    fitting += fresh(game, random, wanted)
    wished = _wished(game, random, fitting, wanted, clauses)
    then = (_open(game, one, asked, _in_mind(belief, one, wanted), due, random) for one in wished)
    return Round(belief, next(filter(None, then), None), sure, shown)


def _unknown(
    game: Game, belief: Belief, asked: Sequence[Row], seen: Sequence[Seen]
) -> tuple[float, Mapping[str, float]]:
    """Misreadings that nobody has written down: how likely there is one, and that a position shows it, by its name.

    They are of clauses on which no right answer rests yet.
    """
    rests = resting(game)
    right = [rests.get(one.name, ()) for one, was in zip(asked, seen, strict=True) if was.right]
    each = unknown(belief, len(game.clauses), right)
    likely = {own: SHOWS * sum([each[clause] for clause in own]) for own in set(rests.values())}
    return sum(each), {name: likely[own] for name, own in rests.items()}


def _wished(
    game: Game, random: Random, rows: Sequence[Row], wanted: frozenset[int], clauses: Sequence[str]
) -> Iterator[list[Row]]:
    """Positions that fit a wish, the better ones first."""
    if clauses:
        known = deciding(game)
        decided = [
            one for one in rows if (known.get(one.name) or decides(game, one.name)) in clauses
        ]
        yield [one for one in decided if _shows(one, wanted)]
        yield decided
    yield [one for one in rows if _shows(one, wanted)]
    yield cited(game, random, clauses)


def _in_mind(belief: Belief, rows: Sequence[Row], wanted: frozenset[int]) -> Belief:
    """Only these misreadings, if the positions show any of them."""
    return focused(belief, wanted) if any(_shows(one, wanted) for one in rows) else belief


def _open(
    game: Game,
    rows: Sequence[Row],
    asked: Sequence[Row],
    belief: Belief,
    due: Due,
    random: Random,
) -> str | None:
    """The position to ask about, whose question was not asked yet under any name."""
    known = {content(game, one.name) for one in asked}
    names = {one.name for one in asked}
    open_ = [one for one in rows if one.name not in names]
    while open_:
        then = choose(open_, belief, [one.kind for one in asked], random, due)
        if content(game, then.name) not in known:
            return then.name
        open_.remove(then)
    return None


def _wanted(game: Game, about: int | None, clauses: Sequence[str]) -> frozenset[int]:
    """The misreadings that a question has to show one of: a single one, or those of some clauses."""
    if about is not None:
        return frozenset({about})
    readers = misread(game)
    return frozenset(
        n
        for n, one in enumerate(readers)
        if not set(clauses).isdisjoint(game.cite(one.slip.clauses))
    )


def _shows(one: Row, wanted: frozenset[int]) -> bool:
    return any(one.given[reader] for reader in wanted)


def _row(game: Game, name: str) -> Row:
    spot = find(game, name)
    if spot is None:
        raise LookupError(name)
    return row(game, spot)


def _seen(game: Game, one: Row, was: Answered) -> Seen:
    asked = question(game, one.name)
    assert asked is not None
    told = chosen(one.kind, asked, list(was.options))
    given = [one.answers[place] for place in one.given]
    offered = {answer: bool(options_of(one.kind, asked, answer)) for answer in one.answers}
    fitting = tuple(answer == told if offered[answer] else None for answer in given)
    return Seen(told == one.answers[0], fitting, max(1, len(asked.options) - 1))


def _wanted_to(game: Game, held: Held, card: int) -> Seen:
    right, *fits = (
        bool(playable(one, held) >> card & 1) for one in (game, *(r.game for r in misread(game)))
    )
    return Seen(right, tuple(fits), 1, CURIOUS)


def _shown(reader: int, asked: Sequence[Row], seen: Sequence[Seen]) -> int:
    """The wrong answer of a reader's that the fewest other misreadings would have given."""
    explained = [n for n, one in enumerate(seen) if not one.right and one.fits[reader]]
    return min(explained, key=lambda n: sum(map(bool, seen[n].fits)))
