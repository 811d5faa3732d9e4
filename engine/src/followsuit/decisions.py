"""Decisions: what a seat may choose between, each choice with its clauses, each refusal with its why."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from .duty import Law, Link, allowed, law
from .errors import Fault, IllegalAction, UnknownName, quoted, suggest
from .messages import Card, Message, Row, Verbatim, say
from .order import Said
from .packs import Pack, bits
from .sets import drawn

if TYPE_CHECKING:
    from .phases import Moment


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
def _pattern(pattern: str) -> re.Pattern[str]:
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
    found = _pattern(pattern).fullmatch(code)
    if not found or not cards:
        return bool(found)
    named = found.groupdict()
    words = [*(named.get("card") or "").split(), *(named.get("cards") or "").split()]
    return all(word in cards for word in words)


def written(code: str) -> Message:
    """An action that has no words but its code."""
    return say("written", code=Verbatim(code[:1].upper() + code[1:]))


class Decision:
    """A seat must choose one of `actions`.

    `guise`: that anything is asked at all tells something about this seat's hand, so that other
    seats see this decision instead, which comes next. `moment` is what it was made from, unless
    it is a plain turn to play a card.
    """

    __slots__ = ("_actions", "_refused", "guise", "moment", "phase", "seat")

    def __init__(
        self,
        seat: int,
        phase: str,
        actions: Iterable[Action],
        refused: Iterable[Refused] = (),
        *,
        guise: Decision | None = None,
    ) -> None:
        self.seat = seat
        self.phase = phase
        self.guise = guise
        self.moment: Moment | None = None
        self._actions = tuple(actions)
        self._refused = tuple(refused)

    def seen_by(self, seat: int | None) -> Decision:
        """What a seat sees of it; None stands for somebody who sees everything."""
        return self if self.guise is None or seat in (None, self.seat) else self.guise

    @property
    def actions(self) -> tuple[Action, ...]:
        """What may be done, each with its clauses."""
        return self._actions

    @property
    def codes(self) -> list[str]:
        """The written forms of the actions."""
        return [action.code for action in self.actions]

    @property
    def refused(self) -> tuple[Refused, ...]:
        """What one might expect to be allowed and is not, each with its reason."""
        return self._refused

    @property
    def rest(self) -> tuple[Refused, ...]:
        """Why nothing else of the kinds of this phase is possible, said in general."""
        if self.moment is None:
            return ()
        done = {*self.codes, *(refused.code for refused in self.refused)}
        codes = self.moment.phase.codes
        return tuple(code.why_not for code in codes if code.otherwise and code.pattern not in done)

    def draw(self, chance: float) -> tuple[str, Any]:
        """The action of a random player, by weight, and its value; `chance` is from 0 up to 1."""
        actions = self._actions
        action = actions[_weighted([action.weight for action in actions], chance)]
        return action.code, action.value

    def pick(self, chance: float) -> str:
        """The action of a random player (see `draw`)."""
        return self.draw(chance)[0]

    def action(self, code: str) -> Action:
        """An action as it is told; one that may be written though it is not offered tells its code."""
        offered = (action for action in self.actions if action.code == code)
        return next(offered, None) or Action(code, written(code), ())

    def value(self, code: str) -> Any:
        """What the hand receives for an action. Raises `IllegalAction`, nothing changed."""
        for action in self.actions:
            if action.code == code:
                return action.value
        raise self._illegal(code)

    def _why_not(self, code: str) -> Refused | None:
        """The refusal of an action; one that names it before one of its whole kind."""
        named = (refused for refused in self._refused if refused.code == code)
        kinds = (refused for refused in (*self._refused, *self.rest) if fits(refused.code, code))
        return next(named, None) or next(kinds, None)

    def _illegal(self, code: str) -> IllegalAction:
        refused = self._why_not(code)
        if refused:
            return IllegalAction(Fault(refused.said.say, "action", tuple(self.codes)))
        possible = self.codes
        what = say("not-possible-now", given=quoted(code), possible=Row.verbatim(possible[:12]))
        return IllegalAction(Fault(what, "action", suggest(code, possible)))


class OneOf(Decision):
    """One of many things, each as likely in random play.

    `action` gives the action of a thing; all are made only when somebody reads them.
    """

    __slots__ = ("_action", "_made", "_things")

    def __init__(
        self,
        seat: int,
        phase: str,
        things: Iterable[Any],
        action: Callable[[Any], Action],
        refused: Iterable[Refused] = (),
    ) -> None:
        super().__init__(seat, phase, (), refused)
        self._things = tuple(things)
        self._action = action
        self._made: tuple[Action, ...] | None = None

    @property
    def actions(self) -> tuple[Action, ...]:
        if self._made is None:
            self._made = tuple(map(self._action, self._things))
        return self._made

    def draw(self, chance: float) -> tuple[str, Any]:
        many = len(self._things)
        action = self._action(self._things[min(int(chance * many), many - 1)])
        return action.code, action.value


def _weighted(weights: Sequence[float], chance: float) -> int:
    """Which of several things is taken, by weight."""
    left = chance * sum(weights)
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    return len(weights) - 1


class Play(Decision):
    """A seat must play a card; what the chain of duty allows is a set, reasons come on demand.

    `extra` are things that the seat may do instead of playing a card at once; `barred` are such
    things that one might expect and that are not allowed.
    """

    __slots__ = ("_chain", "_pack", "allowed", "cards", "extra", "hand", "setting")

    def __init__(
        self,
        pack: Pack,
        seat: int,
        hand: int,
        setting: Any,
        cards: Sequence[int],
        chain: Sequence[Link],
        extra: Sequence[Action] = (),
        barred: Sequence[Refused] = (),
    ) -> None:
        self.seat = seat
        self.phase = "play" if cards else "lead"
        self.guise = None
        self.moment = None
        self.hand = hand
        self.setting = setting
        self.cards = cards
        self.allowed = allowed(chain, hand)
        self.extra = extra
        self._refused = tuple(barred)
        self._chain = chain
        self._pack = pack

    @property
    def law(self) -> Law:
        """The law that binds the hand, with its sentence and clauses."""
        return law(self._chain, self.hand)

    @property
    def actions(self) -> tuple[Action, ...]:
        clauses = self.law.said.clauses
        cards = self._pack.of(self.allowed)
        plays = (
            Action(c.code, say("play-card", card=Card(c.index)), clauses, c.index) for c in cards
        )
        return (*self.extra, *plays)

    @property
    def codes(self) -> list[str]:
        codes = self._pack.codes
        plays = [codes[index] for index in bits(self.allowed)]
        return [*(action.code for action in self.extra), *plays] if self.extra else plays

    def draw(self, chance: float) -> tuple[str, Any]:
        extra = self.extra
        if not extra:
            card = drawn(self.allowed, chance)
            return self._pack.codes[card], card
        cards = bits(self.allowed)
        weights = [action.weight for action in extra]
        place = _weighted(weights + [1] * len(cards), chance) - len(extra)
        if place < 0:  # counted from the end: one of the extra ones
            return extra[place].code, extra[place].value
        return self._pack.codes[cards[place]], cards[place]

    @property
    def refused(self) -> tuple[Refused, ...]:
        bound = self.law
        cards = (
            Refused(self._pack.codes[index], bound.of(index))
            for index in bits(self.hand & ~self.allowed)
        )
        return (*self._refused, *cards)

    def value(self, code: str) -> Any:
        for action in self.extra:
            if action.code == code:
                return action.value
        meant = self._pack.by_code.get(code)
        if meant is not None and self.allowed >> meant.index & 1:
            return meant.index
        if self._why_not(code):
            raise self._illegal(code)
        try:
            found = self._pack.card(code)
        except UnknownName:
            # Where there is more to do than play a card, the word may have been meant for that.
            if self.extra or self._refused:
                raise self._illegal(code) from None
            raise
        if self.allowed >> found.index & 1:
            return found.index
        if self.hand >> found.index & 1:
            bound = self.law.of(found.index)
            raise IllegalAction(Fault(bound.say, "action", tuple(self.codes)))
        what = say("not-in-this-hand", card=Card(found.index))
        raise IllegalAction(Fault(what, "action"))
