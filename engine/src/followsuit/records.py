"""Records: written, and played again hand by hand; what is told where one breaks the rules, at its place."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from .chance import Deal
from .errors import BadRequest, Fault, FollowSuitError, IllegalAction, Speaker
from .game import Game
from .messages import Message, Verbatim, say
from .table import Table

_DEAL = re.compile(r"deals\[(\d+)\](.*)")
_IN_RECORD = {"totals": "start", "dealer": "hands[0].dealer"}


class Start(NamedTuple):
    """What a hand starts from; `given` of its deal is fixed beforehand, and all `cards` where they are known."""

    dealer: int
    totals: tuple[int, ...]
    carried: Any = None
    given: Mapping[str, Any] = {}
    cards: Deal | None = None


class Played(Protocol):
    """A match (`match.Match`), as far as a record needs one."""

    game: Game
    players: int
    options: Any
    names: tuple[str, ...]
    seed: int
    before: int
    hand_limit: int | None

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides that have won."""

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


def written(match: Played, hands: Iterable[tuple[Start, Table, Sequence[str]]]) -> dict[str, Any]:
    """A match as JSON-able data, from what each of its hands started from, its table and its actions."""
    told, starts = [], []
    for begun, table, actions in hands:
        starts.append(begun.totals)
        told.append(
            {
                "dealer": begun.dealer,
                "deal": dict(table.chance.record),
                "actions": list(actions),
                "totals": list(table.totals),
            }
        )
    start = starts[0]
    return {
        "game": match.game.id,
        "players": match.players,
        "options": match.options._asdict(),
        "names": list(match.names),
        "seed": match.seed,
        **({"limit": match.hand_limit} if match.hand_limit else {}),
        **({"before": match.before} if match.before else {}),
        **({"start": list(start)} if any(n != match.game.match.start for n in start) else {}),
        "hands": told,
        "winners": list(match.winners),
    }


def made_with(record: Mapping[str, Any]) -> dict[str, Any]:
    """What a match is made with, by name, so that the hands of a record can be played in it."""
    given = {name: value for name, value in record.items() if value is not None}
    hands = given.get("hands") or [{}]
    return {
        "game": given["game"],
        "players": given.get("players"),
        "options": given.get("options"),
        "seed": given.get("seed", 0),
        "names": given.get("names"),
        "dealer": hands[0].get("dealer"),
        "totals": given.get("start"),
        "before": given.get("before", 0),
        "deals": [hand.get("deal") or {} for hand in hands],
        "hands": given.get("limit"),
    }


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
