"""The score sheet of Type Trump: what every side declared, and the cards that it captured."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...errors import BadRequest, Fault
from ...forms import Form, Scored
from ...messages import say
from ...sheets import Sheet
from ...table import Table
from .forms import FORMS, declared_faults, score_round, sides_of
from .hand import announce, begin, close, rounds_played, scrub
from .score import Options, only_spoilers


def score(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """A round, or one that is dealt again because nobody has declared a suit (`spoiler.scrub`)."""
    if not only_spoilers(case["declared"]):
        if "cards" not in case:
            raise BadRequest(Fault(say("missing"), "case.cards"))
        return score_round(case, options, players)
    faults = declared_faults(case["declared"], sides_of(players, options), options)
    if any(case.get("cards") or ()):
        faults.append(Fault(say("scrubbed-unplayed"), "case.cards"))
    if faults:
        raise BadRequest(*faults)
    return Scored((), tuple(case["totals"]))


def write(table: Table, form: str, case: Mapping[str, Any], scored: Scored) -> bool:
    if only_spoilers(case["declared"]):
        scrub(table)
    else:
        close(table, scored.lines)
    return True


def start(table: Table) -> None:
    """Who deals first, and the trump of the round."""
    begin(table)
    announce(table)


ROUND: Form = FORMS["round"]._replace(
    parts=tuple(
        part._replace(required=False) if part.name == "cards" else part
        for part in FORMS["round"].parts
    ),
    score=score,
)
SHEET = Sheet(
    lambda table: {"round": {"round": rounds_played(table) + 1}},
    write,
    start,
    forms={"round": ROUND},
)
