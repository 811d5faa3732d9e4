"""Actions: what a seat may do, how it is written, and why something is refused."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from typing import Any, NamedTuple

from .errors import Fault, UnknownName, quoted, suggest
from .messages import Message, Row, Verbatim, say
from .order import Said


class Action(NamedTuple):
    """Something a seat may do now: `code` is its written form, `value` what the hand receives.

    `weight` says how often random play takes it: somebody who bids without looking at the cards
    would never bring some games to an end.
    """

    code: str
    label: Message
    clauses: tuple[str, ...]
    value: Any = None
    weight: float = 1


class Refused(NamedTuple):
    """A card in hand, or another action, that is not allowed now, and why.

    `code` may be a pattern (see `fits`), where a whole kind of action is refused.
    """

    code: str
    said: Said


class Code(NamedTuple):
    """A pattern of action codes (see `decisions.fits`).

    `otherwise` says when it is possible, with the clauses of that (spaces between), for everybody
    who asks why it is not.
    """

    pattern: str
    otherwise: Message | None = None
    clauses: str = ""

    @property
    def why_not(self) -> Refused:
        """The general refusal of what is of this kind and is not offered."""
        assert self.otherwise
        return Refused(self.pattern, Said(self.otherwise, tuple(self.clauses.split())))


_BLANKS = {
    "card": r"\S+",
    "cards": r"\S+(?: \S+)*",
    "number": r"\d+",
    "seat": r"\d",
    "side": r"\d",
    "suit": r"[A-Za-z]+",
    "type": r"[a-z]+",
}


@cache
def pattern_of(pattern: str) -> re.Pattern[str]:
    found = ""
    for word in re.findall(r"\[[^\]]+\]|\S+", pattern):
        inner = word.strip("[]")
        blank = re.fullmatch(r"<(\w+)>", inner)
        if blank and blank[1] not in _BLANKS:
            what = say(
                "no-blank",
                pattern=quoted(pattern),
                given=quoted(blank[1]),
                known=Row.verbatim(_BLANKS),
            )
            raise UnknownName(Fault(what, "", suggest(blank[1], _BLANKS)))
        one = f"(?P<{blank[1]}>{_BLANKS[blank[1]]})" if blank else re.escape(inner)
        space = " " if found else ""
        found += f"(?:{space}{one})?" if word.startswith("[") else space + one
    return re.compile(found)


def fits(pattern: str, code: str, cards: Collection[str] = ()) -> bool:
    """Whether an action code is of a pattern: words, blanks such as `<card>`, `[optional]` words.

    With `cards`, the codes of a pack, what stands for a card must be one of them.

    >>> fits("rob <card>", "rob 5H"), fits("bid <number>", "bid high")
    (True, False)
    >>> fits("pick up [blitz]", "pick up"), fits("<card>", "waive", ["5H"])
    (True, False)
    """
    if "<" not in pattern and "[" not in pattern:
        return pattern == code
    found = pattern_of(pattern).fullmatch(code)
    if not found or not cards:
        return bool(found)
    named = found.groupdict()
    words = [*(named.get("card") or "").split(), *(named.get("cards") or "").split()]
    return all(word in cards for word in words)


def written(code: str) -> Message:
    """An action that has no words but its code."""
    return say("written", code=Verbatim(code[:1].upper() + code[1:]))
