"""Phases: what a seat may be asked, told by the facts it depends on and decided by one function.

A hand asks through `Table.ask`, a reader through the request `legal`: both give the facts of a
`Moment` to the same `decide`, so that there is no second copy of a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from .decisions import Action, Decision, Play, Refused
from .errors import Fault
from .game import Part
from .messages import Message
from .order import Said

if TYPE_CHECKING:
    from .game import Game


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


class Phase(NamedTuple):
    """A kind of choice: its name in a state, the facts of a position, and the rule that decides.

    `setting` tells whether it also depends on the game's setting; `check` why there is no such
    position. A decision without actions says with its refusals why there is nothing to choose.
    """

    name: str
    parts: tuple[Part, ...]
    decide: Callable[[Moment], Decision]
    codes: tuple[Code, ...]
    setting: bool = False
    check: Callable[[Moment], list[Fault]] = lambda moment: []

    def __hash__(self) -> int:
        return id(self)  # not by its fields: a message has no hash


@dataclass(eq=False, slots=True)  # not frozen: it would take thrice as long to make
class Moment:
    """A seat that must choose, and all that the choice depends on; `moment["hand"]` is a fact.

    Hands are sets of cards (ints), a trick is a list of card indexes, the lead first.
    """

    game: Game
    phase: Phase
    seat: int
    facts: Mapping[str, Any]
    options: Any
    players: int
    setting: Any = None

    def __getitem__(self, name: str) -> Any:
        return self.facts[name]

    def choice(self, actions: Iterable[Action], refused: Iterable[Refused] = ()) -> Decision:
        """A decision about something else than a card of a trick."""
        return Decision(self.seat, self.phase.name, actions, refused)

    def turn(self, extra: Sequence[Action] = (), barred: Sequence[Refused] = ()) -> Play:
        """A card from the hand, or something else instead; the game's duty binds the card."""
        game, hand, trick = self.game, self.facts["hand"], tuple(self.facts.get("trick", ()))
        chain = game.chain(self.setting, trick, hand)
        pack = game.pack(self.options)
        play = Play(pack, self.seat, hand, self.setting, trick, chain, extra, barred)
        play.phase = self.phase.name
        return play


def decided(moment: Moment, guise: Decision | None = None) -> Decision:
    """The decision of a moment, which remembers what it was made from."""
    decision = moment.phase.decide(moment)
    decision.moment = moment
    decision.guise = guise
    return decision


@cache
def usual(phase: Phase) -> Mapping[str, Any]:
    """The facts that need not be told, as they usually are."""
    return {part.name: part.default for part in phase.parts if not part.required}


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
