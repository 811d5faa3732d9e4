"""“How many points?”"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

from ..forms import PointsCase, Scored
from ..game import Game
from ..ledger import Line, totals
from ..messages import Message, Row, Side, say
from ..order import Said
from .asked import Draft, Option, Question

OPTIONS = 4
TOLD, OWN = 3, 5  # lines of the ledger in a verdict; of the asked side itself


def points_drafts(game: Game, random: Random, wanted: Mapping[str, Any], most: int) -> list[Draft]:
    """Questions about a score that the game's own rule works out."""
    if game.practice is None:
        return []
    return [points_draft(game, random, game.practice(random)) for _ in range(most)]


def points_draft(game: Game, random: Random, asked: PointsCase, wrong: Sequence[int] = ()) -> Draft:
    """What a side has in the end; `wrong` are numbers to be offered beside the right one."""
    options = game.read_options(asked.players, asked.options)
    scored = game.forms[asked.form].score(asked.case, options, asked.players)
    right = result(scored, asked)
    numbers = [right, *wrong, *_near(random, scored, right, asked, wrong)]
    random.shuffle(numbers)
    make = partial(_question, game, asked, options, scored, right, numbers)
    return Draft(_deciding(game, scored, asked), make)


def _question(
    game: Game,
    asked: PointsCase,
    options: Any,
    scored: Scored,
    right: int,
    numbers: Sequence[int],
) -> Question:
    unit = game.forms[asked.form].unit or game.match.unit
    verdict = _verdict(game, scored, asked, right, unit)
    return Question(
        prompt=asked.prompt,
        pick="number",
        setting=game.setting(),
        options=[
            Option(
                say(f"unit-{unit}", count=number),
                number == right,
                verdict if number == right else Said(_off(number, right, unit), verdict.clauses),
                number=number,
            )
            for number in numbers
        ],
        verdict=verdict,
        seats=game.seat_names(asked.players),
        sides=game.match.sides(asked.players, options),
        request={
            "ask": "score",
            "game": game.id,
            "form": asked.form,
            "players": asked.players,
            "options": dict(asked.options),
            "case": _written(game, asked, options),
        },
        case=asked,
    )


def _written(game: Game, asked: PointsCase, options: Any) -> dict[str, Any]:
    """The case as a request writes it: cards by code."""
    codes = game.pack(options).codes
    kinds = {part.name: part.kind for part in game.forms[asked.form].parts}

    def write(value: Any) -> Any:
        return codes[value] if isinstance(value, int) else [write(item) for item in value]

    return {
        name: write(value) if kinds[name].startswith("card") else value
        for name, value in asked.case.items()
    }


def result(scored: Scored, asked: PointsCase) -> int:
    """The number that is asked for: a new total, or what was gained or lost."""
    if asked.change:
        zero = [0] * len(scored.totals)
        return totals(scored.lines, zero)[asked.side]
    return scored.totals[asked.side]


def wrong_numbers(scored: Scored, right: int, asked: PointsCase) -> set[int]:
    """Those that a slip would give: what others got, sums left out, signs turned."""
    amounts = [line.amount for line in scored.lines if line.amount]
    slips = {right + amount for amount in amounts} | {right - amount for amount in amounts}
    slips |= set(amounts) | {-right, *asked.slips}
    slips.discard(right)
    if not asked.change:
        slips = {number for number in slips if number >= 0 or right < 0}
    return slips


def _near(
    random: Random, scored: Scored, right: int, asked: PointsCase, offered: Sequence[int]
) -> list[int]:
    """Wrong numbers until there are enough to choose from."""
    few = max(0, OPTIONS - 1 - len(offered))
    slips = wrong_numbers(scored, right, asked).difference(offered)
    found = random.sample(sorted(slips), min(len(slips), few))
    step = 10
    while len(found) < few:
        step += 5
        if right + step not in (*found, *offered):
            found.append(right + step)
    return found


def _verdict(game: Game, scored: Scored, asked: PointsCase, right: int, unit: str) -> Said:
    lines = _lines(scored, asked)
    own = any(line.side == asked.side for line in lines)
    told = [line.say for line in lines[: OWN if own else TOLD]]
    told += [note.say for note in scored.notes[:1]]
    whole = say("quiz-points", result=result_told(asked, right, unit), why=Row.of(told))
    return Said(whole, _deciding(game, scored, asked))


def _lines(scored: Scored, asked: PointsCase) -> Sequence[Line]:
    """The lines of the side that is asked about, after the first one of who decides; all where it has none."""
    own = [line for line in scored.lines if line.side == asked.side]
    first = [line for line in scored.lines if line.side == asked.decider != asked.side][:1]
    return [*first, *own] if own else scored.lines


def _deciding(game: Game, scored: Scored, asked: PointsCase) -> tuple[str, ...]:
    clauses = [one for line in _lines(scored, asked) for one in line.clauses]
    clauses += [one for note in scored.notes for one in note.clauses]
    return tuple(dict.fromkeys(game.cite(clauses)))


def result_told(asked: PointsCase, right: int, unit: str) -> Message:
    """What the side has in the end, or what it gains or loses."""
    who, shown = Side(asked.side), say(f"unit-{unit}", count=abs(right) if asked.change else right)
    if not asked.change:
        return say("quiz-has", side=who, amount=shown)
    if right > 0:
        return say("quiz-gains", side=who, amount=shown)
    if right < 0:
        return say("quiz-loses", side=who, amount=shown)
    return say("quiz-nothing-changes", side=who)


def _off(number: int, right: int, unit: str) -> Message:
    gap = say(f"unit-{unit}", count=abs(number - right))
    return say("quiz-too-many" if number > right else "quiz-too-few", number=number, gap=gap)
