"""Records: played again hand by hand, and what is told where one breaks the rules, at its place in it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from .errors import BadRequest, Fault, FollowSuitError, IllegalAction, Speaker
from .messages import Message, Verbatim, say
from .table import Table

_DEAL = re.compile(r"deals\[(\d+)\](.*)")
_IN_RECORD = {"totals": "start", "dealer": "hands[0].dealer"}


class Played(Protocol):
    """A match (`match.Match`), as far as playing a record again needs one."""

    before: int

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to do."""

    @property
    def hand_number(self) -> int:
        """The number of the current hand."""

    @property
    def table(self) -> Table:
        """The table of the current hand."""

    def apply(self, action: str) -> object:
        """Do what the seat has chosen."""

    def voice(self) -> Speaker:
        """Speaks for the table."""


def play_again(match: Played, hands: Sequence[Mapping[str, Any]]) -> None:
    """Play the hands of a record in a match that is made of it and has just begun.

    Raises `BadRequest` or `IllegalAction` where it breaks the rules or tells other totals than they give.
    """
    for number, hand in enumerate(hands):
        where, table = f"record.hands[{number}]", match.table
        if match.hand_number != match.before + number:
            raise BadRequest(Fault(say("match-already-over"), where))
        told = hand.get("dealer")
        if told is not None and told != table.dealer:
            raise BadRequest(Fault(differs(told, table.dealer), f"{where}.dealer"))
        for place, action in enumerate(hand.get("actions") or ()):
            at = f"{where}.actions[{place}]"
            if match.over or match.hand_number != match.before + number:
                raise BadRequest(Fault(say("hand-already-over"), at))
            try:
                match.apply(action)
            except FollowSuitError as error:
                faults = (
                    in_record(f) if of_a_deal(f) else f._replace(where=at) for f in error.faults
                )
                raise IllegalAction(*faults, voice=match.voice()) from None
        said = hand.get("totals")
        if said is not None and list(said) != table.totals:
            raise BadRequest(Fault(differs(said, table.totals), f"{where}.totals"))


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
