"""Parts: the named facts of a score form or of a position, each of a kind that can be read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from .errors import Fault, WrongRules, quoted, suggest
from .fields import Value
from .messages import Row, say
from .packs import Pack

PART_KINDS = (
    *("seat", "int", "bool", "card", "cards", "text", "choice", "seats", "ints", "seat_ints"),
    *("choice_list", "choice_lists", "card_lists", "totals", "hand", "number"),
)


class Part(NamedTuple):
    """One field of a score form or of a position; `asking.reading` reads each of `PART_KINDS`.

    * `seat`, `int`, `bool`, `text`: what they say; `number`: a whole number from `least` to `most`;
    * `choice`: one of `choices`; `choice_list`: several; `choice_lists`: several by side;
    * `card`, `cards`: indexes; `hand`: a set, of `most` cards at most; `card_lists`: cards by side;
    * `seats`: seats in a row; `ints`: a number by side, `seat_ints`: a number by seat;
    * `totals`: what the sides had before, by side.

    `least` and `most` bound a number, `most` the cards of a hand. `default` is what a position has
    where a fact is not told.
    """

    name: str
    kind: str
    required: bool = True
    choices: tuple[Value, ...] = ()
    least: int = 0
    most: int = 0
    default: Any = None


def check_kind(where: str, part: Part) -> None:
    """Raises `WrongRules` for a kind that nobody can read."""
    if part.kind not in PART_KINDS:
        what = say("no-part-kind", given=quoted(part.kind), known=Row.verbatim(PART_KINDS))
        raise WrongRules(str(Fault(what, where, suggest(part.kind, PART_KINDS))))


def listed(value: Any) -> Any:
    """Any sequence as the list that it is in JSON."""
    return [listed(one) for one in value] if isinstance(value, list | tuple) else value


def spelled(pack: Pack, part: Part, value: Any) -> Any:
    """The value of a field as it is answered: cards as their codes."""
    if part.kind == "hand":
        return [card.code for card in pack.of(value)]
    if not part.kind.startswith("card"):
        return listed(value)
    if isinstance(value, int):
        return pack.codes[value]
    return [spelled(pack, part, one) for one in value]


# -- parts that many phases have -----------------------------------------------------------------


def hand(most: int, *, required: bool = True) -> Part:
    """The cards that the seat holds, at most so many."""
    return Part("hand", "hand", required, most=most, default=0)


def trick() -> Part:
    """The cards that lie on the table."""
    return Part("trick", "cards")


def flag(name: str) -> Part:
    """Something that is usually not so."""
    return Part(name, "bool", False, default=False)


def number(name: str, least: int, most: int, default: int | None = None) -> Part:
    """A whole number; needed if it has no default."""
    return Part(name, "number", default is None, least=least, most=most, default=default)


def one_of(name: str, choices: Sequence[Any], default: Any = None) -> Part:
    """One of a few words; needed if it has no default."""
    return Part(name, "choice", default is None, tuple(choices), default=default)
