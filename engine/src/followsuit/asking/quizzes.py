"""`quiz`: a question made and answered by the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..clauses import find
from ..errors import UnknownName
from ..messages import say
from ..quiz import kinds_of
from ..quiz.making import make_question
from .reading import Reader


def quiz_answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """One question with its answer, the deciding clause, and why each other option is wrong.

    The same seed gives the same question. `clause` asks for one which that clause decides.
    `again` in the answer is what asks for this very question again.
    """
    reader = Reader(request, "game kind seed clause setting")
    game = reader.game()
    kinds = kinds_of(game)
    seed = reader.seed()
    kind = reader.word("kind", kinds, kinds[seed % len(kinds)])
    fixed = reader.setting(game)
    clause = request.get("clause")
    if isinstance(clause, str):
        name = f"{game.id}.{clause.removeprefix(f'{game.id}.')}"
        try:
            clause = find(game.clauses, name).id
        except UnknownName as error:
            reader.faults.extend(fault._replace(where="clause") for fault in error.faults)
    elif clause is not None:
        reader.fault(say("needs-clause-id"), "clause")
    if kind == "points" and request.get("setting"):
        reader.fault(say("no-setting-for-points"), "setting")
    reader.done()
    given = set(request.get("setting") or ())
    wanted = {name: getattr(fixed, name) for name in given}
    again = {"game": game.id, "kind": kind, "seed": seed}
    again |= {"clause": clause} if clause else {}
    again |= {"setting": dict(request["setting"])} if given else {}
    return {**make_question(game, kind, seed, clause, wanted, reader.language), "again": again}
