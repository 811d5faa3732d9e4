"""The score sheet of Tëtka: the bum card, tricks won, the two that cost, and the captured cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...errors import BadRequest, Fault
from ...forms import Form, Scored
from ...messages import say
from ...parts import Part
from ...sheets import Sheet, closed_by
from .hand import Options, close
from .penalties import QUEENS, TRICKS, bum_of
from .score import FORMS, count_faults, pile_faults, score_whole


def score(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """All penalties of a hand; the bum suit is needed where it decides about the most tricks."""
    bum, tricks = bum_of(case["bum"]), case["tricks"]
    level = tricks.count(max(tricks)) > 1
    faults = count_faults(tricks)
    faults += pile_faults(bum.cards | QUEENS if level else bum.costly, tricks, case["captured"])
    won = {bum.trick: case["bum_trick"], TRICKS: case["last"]}
    if won[bum.trick] != case["bum_trick"]:
        faults.append(Fault(say("bum-trick-is-last"), "case.bum_trick"))
    elif any(tricks[seat] < list(won.values()).count(seat) for seat in won.values()):
        faults.append(Fault(say("too-few-tricks"), "case.last"))
    if faults:
        raise BadRequest(*faults)
    scored = score_whole(case, bum, tricks, won.items())
    if level:
        return scored
    # How many cards of the bum suit everybody has captured need not have been written down.
    known = {name: found for name, found in scored.outcome.items() if name != "suit_cards"}
    return scored._replace(outcome=known)


HAND = Form(
    (
        *(part for part in FORMS["hand"].parts if part.name == "bum"),
        Part("tricks", "ints"),
        Part("bum_trick", "seat"),
        Part("last", "seat"),
        *(part for part in FORMS["hand"].parts if part.name in ("captured", "totals")),
    ),
    score,
)
SHEET = Sheet(lambda table: {"hand": {}}, closed_by(close), forms={"hand": HAND})
