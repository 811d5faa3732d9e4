"""The score sheet of Canadian Salad: of each hand what costs points in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...errors import BadRequest
from ...forms import Scored
from ...sheets import Entries, Sheet, closed_by
from ...table import Table
from .cards import absent
from .hand import Options, close, tell_price
from .prices import Taken, counted, needed, paid
from .score import FORMS, missing_faults, score_hand, scored_of


def entries(table: Table) -> Entries:
    """The hand that is due; nobody need know what costs nothing in it."""
    hand = table.number + 1
    costs = {"tricks": paid(1, hand), "captured": needed(hand), "last": paid(5, hand)}
    return {
        "hand": {"hand": hand} | {name: None for name, any_cost in costs.items() if not any_cost}
    }


def score(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """What everybody pays for a hand, even if nobody has counted the tricks."""
    if "tricks" in case:
        return score_hand(case, options, players)
    piles, last = case.get("captured") or [[]] * players, case.get("last")
    taken = [Taken(0, pile, seat == last) for seat, pile in enumerate(piles)]
    faults = [
        fault
        for seat, own in enumerate(taken)
        for fault in absent(own.cards, players, f"case.captured[{seat}]")
    ]
    faults += missing_faults(case["hand"], taken)
    if faults:
        raise BadRequest(*faults)
    return scored_of(case, *counted(case["hand"], taken), players)


HAND = FORMS["hand"]._replace(
    parts=tuple(part._replace(required=part.name != "totals") for part in FORMS["hand"].parts),
    score=score,
)
SHEET = Sheet(entries, closed_by(close), tell_price, forms={"hand": HAND})
