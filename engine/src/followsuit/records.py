"""Records: what is told where one breaks the rules, at its place in the record."""

from __future__ import annotations

import re
from typing import Any

from .errors import Fault
from .messages import Message, Verbatim, say

_DEAL = re.compile(r"deals\[(\d+)\](.*)")
_IN_RECORD = {"totals": "start", "dealer": "hands[0].dealer"}


def differs(told: Any, right: Any) -> Message:
    """What a record says that the rules do not."""
    return say("not-as-the-rules", told=Verbatim(told), right=Verbatim(right))


def in_record(fault: Fault) -> Fault:
    """A fault of what a match was made of, at its place in the record."""
    deal = _DEAL.match(fault.where)
    if deal:
        return fault._replace(where=f"record.hands[{deal[1]}].deal{deal[2]}")
    name = fault.where.partition("[")[0]
    return fault._replace(
        where=f"record.{_IN_RECORD.get(name, name)}{fault.where.removeprefix(name)}"
    )


def of_a_deal(fault: Fault) -> bool:
    """Whether a fault is one of the deals that a match was made of."""
    return bool(_DEAL.match(fault.where))
