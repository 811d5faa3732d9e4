"""Making a question: drawn from random play and stratified by the clause that decides it.

Uniformly drawn tricks mostly ask for "the highest of the suit"; drawing the clause first brings
the hard rules up as often as the easy ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from ..errors import BadRequest, Fault
from ..game import Game
from ..messages import Verbatim, say
from .action import action_drafts
from .asked import Draft, answer_of
from .fault import fault_drafts
from .goal import goal_drafts
from .leader import leader_drafts
from .legal import legal_drafts
from .order import order_drafts
from .points import points_drafts
from .reason import reason_drafts
from .winner import winner_drafts

Maker = Callable[[Game, Random, Mapping[str, Any], int], list[Draft]]

MAKERS: Mapping[str, Maker] = {
    "winner": winner_drafts,
    "leader": leader_drafts,
    "reason": reason_drafts,
    "legal": legal_drafts,
    "goal": goal_drafts,
    "fault": fault_drafts,
    "order": order_drafts,
    "points": points_drafts,
    "action": action_drafts,
}

BATCH = 24  # candidates to choose a clause from
ROUNDS = 24  # batches to search for one wanted clause


def make_question(
    game: Game,
    kind: str,
    seed: int,
    clause: str | None,
    wanted: Mapping[str, Any],
    language: str = "en",
) -> dict[str, Any]:
    """A question of a kind, the same for the same seed.

    Raises `BadRequest` where no question of that kind is decided by the wanted clause.
    """
    random = Random(f"{game.id}/{kind}/{seed}")
    for _ in range(ROUNDS if clause else 2):
        found: dict[str, list[Draft]] = {}
        for draft in MAKERS[kind](game, random, wanted, BATCH):
            deciding = game.cite(draft.clauses)
            for one in deciding if clause else deciding[:1]:
                found.setdefault(one, []).append(draft)
        if clause and clause not in found:
            continue
        if found:
            chosen = clause or random.choice(sorted(found))
            return answer_of(game, kind, random.choice(found[chosen]).make(), language)
    if clause:
        what = say("no-question-decided", kind=Verbatim(kind), clause=Verbatim(clause))
        raise BadRequest(Fault(what, "clause"))
    raise BadRequest(Fault(say("no-question", kind=Verbatim(kind)), "setting"))
